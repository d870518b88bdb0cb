import type { Wish } from '@taproom/protocol'

/**
 * The terms by which proposals and hand-overs are read. Entries of the log before version 2 say nothing about it: what they did
 * then is what they do for ever, or an old log would lead to another match.
 */
export const TERMS = 2

export interface Proposal {
  readonly by: number
  readonly at: number
  readonly index: number
  readonly wish: Wish
  readonly agreed: ReadonlySet<number>
  readonly declined: ReadonlySet<number>
  readonly terms: number
}

/** Who could answer, and what is to be said of each of them now. */
export interface Table {
  /** The seats that are played by their people. */
  readonly people: readonly number[]
  /** Whether its end without a result would take one from somebody. */
  readonly rated: boolean
  late(seat: number): boolean
  /** Whether a seat has done nothing since the proposal, for longer than anybody has to wait. */
  silent(seat: number): boolean
}

/** Who is asked about it, without its maker. */
export const askedAbout = ({ by, wish }: Pick<Proposal, 'by' | 'wish'>, people: readonly number[]): readonly number[] =>
  people.filter(seat => seat !== by && !(wish.kind === 'kick' && wish.of === seat))

/** Whether there are two people at least to send somebody away: never one alone. */
export const mayKick = (by: number, of: number, people: readonly number[]): boolean =>
  people.includes(by) && people.some(seat => seat !== by && seat !== of)

/** Whether what is proposed happens now. */
export function passes(proposal: Proposal, table: Table): boolean {
  const { by, agreed, wish, terms } = proposal
  const asked = askedAbout(proposal, table.people)
  if (wish.kind === 'kick' && terms >= 2) {
    if (!mayKick(by, wish.of, table.people)) return false
    const yes = 1 + asked.filter(seat => agreed.has(seat)).length
    // Who is late is judged by most of the others, who still has time only by all of them.
    return table.late(wish.of) ? yes > 1 && yes * 2 > asked.length + 1 : yes === asked.length + 1
  }
  // Nobody can hold the others at a table by not answering; but where it counts, silence gives nothing away.
  const silenceConsents = wish.kind === 'end' && (terms < 2 || !table.rated)
  const consents = (seat: number): boolean =>
    agreed.has(seat) || (silenceConsents && (table.late(seat) || table.silent(seat)))
  return asked.every(consents)
}

/** Whether it can no longer happen. Most proposals need everybody; a majority against one of the others does not. */
export function hasFallen(proposal: Proposal, { people }: Table): boolean {
  const { by, declined, wish, terms } = proposal
  if (wish.kind !== 'kick' || terms < 2 || declined.has(by)) return declined.size > 0
  if (!mayKick(by, wish.of, people)) return true
  const asked = askedAbout(proposal, people)
  const possible = 1 + asked.filter(seat => !declined.has(seat)).length
  return possible < 2 || possible * 2 <= asked.length + 1
}

/** The last word of a seat counts. */
export function answered(proposal: Proposal, how: 'agreed' | 'declined', seat: number): Proposal {
  const without = (seats: ReadonlySet<number>) => [...seats].filter(other => other !== seat)
  const [agreed, declined] = [without(proposal.agreed), without(proposal.declined)]
  if (how === 'agreed') agreed.push(seat)
  else declined.push(seat)
  return { ...proposal, agreed: new Set(agreed), declined: new Set(declined) }
}
