import type { SeatColour } from '../../design/SeatBadge.tsx'

/** The players made of code, from the friendliest to the hardest, and the one that plays anything. */
export const BOTS = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master', 'random'] as const
/** Who may sit on a seat. Nobody is offered a `greedy` any more, but matches that were kept know it. */
export type PlayerKind = 'person' | (typeof BOTS)[number] | 'greedy'
/** Whom a newcomer meets. */
export const USUAL_BOT: PlayerKind = 'journeyman'

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const satisfies readonly SeatColour[]

/** The colour a seat has until somebody chooses another; no game has more seats than there are colours. */
export const colourOf = (seat: number): SeatColour => COLOURS[seat] ?? COLOURS[0]

export interface SeatedPlayer {
  readonly name: string
  readonly colour: SeatColour
  readonly player: PlayerKind
}

/** Bots carry the names of beers, which need no translation. */
const BOT_NAMES = ['Amber', 'Porter', 'Weizen', 'Dubbel', 'Saison'] as const
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? BOT_NAMES[0]

export const isPerson = (seated: SeatedPlayer | undefined): boolean => seated?.player === 'person'

/** The same players; where only bots sit, somebody takes the first seat. */
export const withSomebody = (players: readonly SeatedPlayer[]): readonly SeatedPlayer[] =>
  players.some(isPerson) ? players : players.map((one, seat) => (seat === 0 ? { ...one, player: 'person' } : one))

/** One person against bots on all other seats. */
export function aloneAgainstBots(seats: number, name: string, bot: PlayerKind = USUAL_BOT): SeatedPlayer[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? name : botName(seat - 1),
    colour: colourOf(seat),
    player: seat === 0 ? 'person' : bot,
  }))
}

/** Everybody around one screen; `names` and `players` of a record or link where it tells them. */
export function aroundOneScreen(
  seats: number,
  nameOf: (seat: number) => string,
  names?: readonly string[],
  players?: string,
): SeatedPlayer[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: names?.[seat] || nameOf(seat),
    colour: colourOf(seat),
    player: kindOfCode(players?.[seat]),
  }))
}

/** Who sits on each seat, as a letter each: for addresses and records, which otherwise tell names only. */
const CODES: { readonly [P in PlayerKind]: string } = {
  person: 'p',
  guest: 'g',
  apprentice: 'a',
  journeyman: 'j',
  brewer: 'b',
  cellarer: 'c',
  master: 'm',
  random: 'r',
  greedy: 'e',
}
const KINDS = Object.keys(CODES) as PlayerKind[]

/** Undefined where only people sit: then there is nothing to tell. */
export function codeOf(players: readonly SeatedPlayer[]): string | undefined {
  return players.every(isPerson) ? undefined : players.map(({ player }) => CODES[player]).join('')
}

const kindOfCode = (letter: string | undefined): PlayerKind => KINDS.find(kind => CODES[kind] === letter) ?? 'person'
