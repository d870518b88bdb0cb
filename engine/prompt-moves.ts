import type { Args } from './args.ts'
import type { GameEvent } from './journal.ts'
import type { MoveKind, MoveRules, Offer } from './moves.ts'

/** The kinds of moves a prompt takes: from the seat that is asked, and from the others. */
export interface PromptMoves<T, E extends GameEvent> {
  readonly asked: readonly MoveKind<T, Args, E>[]
  readonly others: readonly MoveKind<T, Args, E>[]
  readonly askedFast: readonly Lister<T>[]
  readonly othersFast: readonly Lister<T>[]
}

/** A kind's `candidates` with its own offer: one shape for all kinds, so that the compiler sees a plain call. */
class Lister<T> {
  readonly candidates: MoveRules<T, Args, GameEvent>['candidates']
  readonly needs: MoveRules<T, Args, GameEvent>['needs']
  readonly offer: Offer
  readonly aside: boolean
  /** Where to go on in the list when what it needs is not there. */
  readonly past: number

  constructor(rules: MoveRules<T, Args, GameEvent>, offer: Offer, past: number) {
    this.candidates = rules.candidates
    this.needs = rules.needs
    this.offer = offer
    this.aside = rules.aside === true
    this.past = past
  }
}

/** The listers of these kinds; those that need the same thing and follow each other are passed over together. */
function listersOf<T, E extends GameEvent>(
  kinds: readonly MoveKind<T, Args, E>[],
  offers: readonly Offer[],
): Lister<T>[] {
  return kinds.map((kind, i) => {
    const next = kinds.findIndex((other, j) => j > i && other.rules.needs !== kind.rules.needs)
    return new Lister(kind.rules, offers[kind.index], next < 0 ? kinds.length : next)
  })
}

export function promptMovesAt<T, E extends GameEvent>(
  prompt: string,
  kinds: readonly MoveKind<T, Args, E>[],
  offers: readonly Offer[],
): PromptMoves<T, E> {
  const asked = kinds.filter(kind => kind.rules.at.includes(prompt))
  const others = kinds.filter(kind => kind.rules.others?.includes(prompt))
  return { asked, others, askedFast: listersOf(asked, offers), othersFast: listersOf(others, offers) }
}
