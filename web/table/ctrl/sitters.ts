import type { SeatColour } from '../../design/SeatBadge.tsx'

/** Who may sit on a seat: a person, or one of the players made of code. */
export const PLAYERS = ['person', 'random', 'greedy', 'master'] as const
export type PlayerKind = (typeof PLAYERS)[number]

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const satisfies readonly SeatColour[]

export interface Sitter {
  readonly name: string
  readonly colour: SeatColour
  readonly player: PlayerKind
}

/** Bots carry the names of beers, which need no translation. */
export const BOT_NAMES = ['Amber', 'Porter', 'Weizen', 'Dubbel', 'Saison'] as const

export const isPerson = (sitter: Sitter | undefined): boolean => sitter?.player === 'person'

/** One person against bots on all other seats. */
export function aloneAgainstBots(seats: number, name: string): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? name : BOT_NAMES[seat - 1],
    colour: COLOURS[seat],
    player: seat === 0 ? 'person' : 'greedy',
  }))
}

/** Everybody around one screen; `names` of a record where it tells them. */
export function aroundOneScreen(seats: number, nameOf: (seat: number) => string, names?: readonly string[]): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: names?.[seat] || nameOf(seat),
    colour: COLOURS[seat],
    player: 'person',
  }))
}
