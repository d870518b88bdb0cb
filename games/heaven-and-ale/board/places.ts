/** Where things lie: the garden's hexes (T3, doubled x) and the cloister's cells (T1), in drawing units. */
const ROWS = [
  'S1 H1',
  'S2 B1 H2',
  'S3 S4 S5 H3 H4 H5',
  'S6 B2 S7 B3 H6 B4 H7',
  'S8 S9 S10 H8 H9 H10',
  'S11 B5 S12 B6 H11 B7 H12',
  'S13 S14 S15 H13 H14 H15',
]
const HALVES = { S: 'sun', H: 'shade', B: 'shed' } as const

export interface Site {
  id: string
  half: 'sun' | 'shade' | 'shed'
  /** Doubled column, 0 is the wall between the halves. */
  x: number
  row: number
}

export const SITES: readonly Site[] = ROWS.flatMap((cells, row) =>
  cells.split(' ').map((cell, i, all) => {
    const half = HALVES[cell[0] as keyof typeof HALVES]
    return { id: `${half}-${cell.slice(1)}`, half, x: 2 * i - (all.length - 1), row }
  }),
)

export const HEX = 60
const TALL = (HEX * 2) / Math.sqrt(3)
const STEP = TALL * 0.75
export const GARDEN_PAD = 12
export const GARDEN_HEIGHT = TALL + STEP * 6 + GARDEN_PAD * 2

export const siteAt = (site: Site, width: number) => ({
  x: width / 2 + (site.x * HEX) / 2,
  y: GARDEN_PAD + TALL / 2 + site.row * STEP,
})

/** The cloister closes with the 2×2 gatehouse at the bottom left: cols + rows must be 17. */
export const CLOISTER = { wide: { cols: 9, rows: 8 }, tall: { cols: 7, rows: 10 } } as const
export type CloisterShape = keyof typeof CLOISTER
export const CELL = 61

export interface Cell {
  col: number
  row: number
  /** The way from the flagstone to the walk inside the cloister. */
  inward: { x: number; y: number }
}

/** Clockwise from above the gatehouse: up, across, down and back. */
export function cloisterCells(shape: CloisterShape): Cell[] {
  const { cols, rows } = CLOISTER[shape]
  const cells: Cell[] = [{ col: 0, row: rows - 2, inward: { x: 1, y: 0 } }]
  for (let row = rows - 3; row >= 1; row--) cells.push({ col: 0, row, inward: { x: 1, y: 0 } })
  for (let col = 0; col < cols; col++)
    cells.push({ col, row: 0, inward: { x: col === 0 ? 1 : col === cols - 1 ? -1 : 0, y: 1 } })
  for (let row = 1; row < rows; row++)
    cells.push({ col: cols - 1, row, inward: { x: -1, y: row === rows - 1 ? -1 : 0 } })
  for (let col = cols - 2; col >= 2; col--) cells.push({ col, row: rows - 1, inward: { x: 0, y: -1 } })
  return cells
}
