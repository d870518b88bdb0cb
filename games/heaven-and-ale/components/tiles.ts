/** The tiles for the gardens. Source: rulebook p. 1 (counts); numbers per colour and set: public sources, see the spec, HA-2.10 to HA-2.18. */
export const COLOURS = ['wood', 'yeast', 'hops', 'water', 'barley'] as const // HA-2.10
export type Colour = (typeof COLOURS)[number]

/** Told apart by portrait on the real tiles; the names are ours. They differ only in the spot that triggers them (HA-2.17, HA-2.18). */
export const MONK_TYPES = ['cellarer', 'gardener', 'scribe', 'bellringer'] as const
export type MonkType = (typeof MONK_TYPES)[number]

export const SETS = ['i', 'ii'] as const
export type TileSet = (typeof SETS)[number]

/** Fertility numbers go from 1 to this. */
export const HIGHEST_NUMBER = 5

export interface ResourceTile {
  readonly id: string
  readonly set: TileSet
  readonly colour: Colour
  readonly number: number
}

export interface MonkTile {
  readonly id: string
  readonly set: TileSet
  readonly type: MonkType
}

const NUMBERS = [1, 2, 3, 4, 5] as const

/** 100 tiles: in each of the two sets two of every colour and number, so four of each in all (HA-2.10, HA-2.11, HA-2.12). */
export const RESOURCE_TILES: readonly ResourceTile[] = SETS.flatMap(set =>
  COLOURS.flatMap(colour =>
    NUMBERS.flatMap(number =>
      // The copy letter only tells equal tiles apart (HA-2.13).
      ['a', 'b'].map(copy => ({ id: `${set}-${colour}-${number}-${copy}`, set, colour, number })),
    ),
  ),
)

/** 24 monks: in each of the two sets of twelve, three of every type (HA-2.14, HA-2.15, HA-2.16). */
export const MONK_TILES: readonly MonkTile[] = SETS.flatMap(set =>
  MONK_TYPES.flatMap(type => ['a', 'b', 'c'].map(copy => ({ id: `${set}-${type}-${copy}`, set, type }))),
)

const faceOf = (tile: ResourceTile | MonkTile): string =>
  'type' in tile ? `${tile.set}-${tile.type}-` : `${tile.set}-${tile.colour}-${tile.number}-`

/**
 * Journal and words know a tile by an id that says what it is. Where an owner's box gives a tile another face than its id says,
 * the tile goes by a free id of that face.
 */
export function tileIds(tiles: readonly (ResourceTile | MonkTile)[]): string[] {
  const taken = new Set(tiles.filter(tile => tile.id.startsWith(faceOf(tile))).map(tile => tile.id))
  return tiles.map(tile => {
    const face = faceOf(tile)
    if (tile.id.startsWith(face)) return tile.id
    let copy = 1
    while (taken.has(`${face}${copy}`)) copy++
    taken.add(`${face}${copy}`)
    return `${face}${copy}`
  })
}
