/** The garden of a player board: where its hexes lie and which of them touch. Source: public pictures of the board (table T3 of the spec). */

/** Seven rows, sun on the left and shade on the right half; S = sun, H = shade, B = shed site (HA-2.6, HA-2.7). */
const ROWS = [
  'S1 H1',
  'S2 B1 H2',
  'S3 S4 S5 H3 H4 H5',
  'S6 B2 S7 B3 H6 B4 H7',
  'S8 S9 S10 H8 H9 H10',
  'S11 B5 S12 B6 H11 B7 H12',
  'S13 S14 S15 H13 H14 H15',
]

/** Tile sites of one half. */
export const HALF = 15
/** Tile sites of a garden. */
export const TILE_SITES = 2 * HALF
/** Shed sites of a garden. */
export const SHED_SITES = 7

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`)

export const SHEDS: readonly string[] = numbered('shed', SHED_SITES)
/** All sites by name: `sun-1` to `sun-15`, `shade-1` to `shade-15`, then the shed sites. */
export const SITES: readonly string[] = [...numbered('sun', HALF), ...numbered('shade', HALF), ...SHEDS]

export const isSunny = (site: number): boolean => site < HALF

/** Ways from a hex to its neighbours in doubled columns: E, SE, SW, W, NW, NE. Only a shared edge counts (HA-2.8). */
const WAYS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const

const FIRST_OF = { S: 0, H: HALF, B: TILE_SITES } as const

function siteOf(cell: string): number {
  const half = cell[0]
  if (half !== 'S' && half !== 'H' && half !== 'B') throw new Error(`no site "${cell}"`)
  return FIRST_OF[half] + Number(cell.slice(1)) - 1
}

const place = (x: number, row: number): string => `${x},${row}`

const hexes = ROWS.flatMap((cells, row) =>
  cells.split(' ').map((cell, i, all) => ({ site: siteOf(cell), x: 2 * i - (all.length - 1), row })),
)
const siteAt = new Map(hexes.map(hex => [place(hex.x, hex.row), hex.site]))

/** The sites around each site in the order E, SE, SW, W, NW, NE; the border between sun and shade separates nothing (HA-2.9). */
export const AROUND: readonly (readonly number[])[] = hexes
  .toSorted((a, b) => a.site - b.site)
  .map(hex => WAYS.map(([x, row]) => siteAt.get(place(hex.x + x, hex.row + row))).filter(site => site !== undefined))

/** The tile sites around each tile site, in the order in which they pay (HA-8.10). */
export const TILE_NEIGHBOURS: readonly Int8Array[] = AROUND.slice(0, TILE_SITES).map(sites =>
  Int8Array.from(sites.filter(site => site < TILE_SITES)).sort(),
)

/** The six tile sites around each shed site, positions 0–5. */
export const SHED_NEIGHBOURS: readonly Int8Array[] = AROUND.slice(TILE_SITES).map(sites => Int8Array.from(sites))

/** The shed sites (0–6) that each tile site touches, lower number first. */
export const SHEDS_BESIDE: readonly Int8Array[] = AROUND.slice(0, TILE_SITES).map(sites =>
  Int8Array.from(sites.filter(site => site >= TILE_SITES).map(site => site - TILE_SITES)).sort(),
)
