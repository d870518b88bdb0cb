/** What the flow of a screen depends on, as a source tells it. */
export interface TableFacts {
  /** How many moves have been made, an unconfirmed one included. */
  readonly index: number
  readonly over: boolean
  /** The seat that is asked; −1 when nobody is. */
  readonly asked: number
  /** The seats of the people at this screen. */
  readonly people: readonly number[]
  /** Whether seats keep things from each other now. */
  readonly secrets: boolean
  /** The seat whose last move ended its turn, while it is neither confirmed nor past taking back. */
  readonly unconfirmed: number | undefined
}

/** Who sees the table on this screen and what it waits for there: plain data, changed only by the functions below. */
export interface Screen {
  /** The seat whose person holds the screen; −1: nobody in particular. */
  readonly holder: number
  /** The seat whose finished turn waits to be confirmed. */
  readonly pending: number | undefined
  /** The seat that the screen must be handed to before it shows anything of it. */
  readonly curtain: number | undefined
  /** The position that somebody looks back at. */
  readonly lookingAt: number | undefined
}

/** Choices can be made in a turn only: by the seat that is asked, or by one that steps in. */
export type Phase = 'turn' | 'confirm' | 'curtain' | 'looking-back'

export function phaseOf({ curtain, lookingAt, pending }: Screen): Phase {
  if (curtain !== undefined) return 'curtain'
  if (lookingAt !== undefined) return 'looking-back'
  return pending === undefined ? 'turn' : 'confirm'
}

/** Several people with secrets share the screen: it is handed on behind a curtain. */
const needsCurtain = ({ secrets, people, over }: TableFacts): boolean => people.length > 1 && !over && secrets

export function openScreen(facts: TableFacts, confirms: boolean): Screen {
  const holder = needsCurtain(facts) ? -1 : (facts.people[0] ?? -1)
  return afterChange({ holder, pending: undefined, curtain: undefined, lookingAt: undefined }, facts, confirms, true)
}

/** `confirms`: the end of a turn waits for its person's word. `own`: somebody at this screen made the change. */
export function afterChange(screen: Screen, facts: TableFacts, confirms: boolean, own: boolean): Screen {
  const pending = confirms ? facts.unconfirmed : undefined
  // Who looks back is not torn away by what others do.
  const back = own ? undefined : screen.lookingAt
  const lookingAt = back === undefined ? undefined : Math.min(back, facts.index)
  // Who is alone with this screen may be another seat than before, or only watch; after the end, eyes are free.
  const holder = facts.over || facts.people.length > 1 ? screen.holder : (facts.people[0] ?? -1)
  const now = { ...screen, holder, pending, lookingAt }
  const acting = pending ?? facts.asked
  if (!facts.people.includes(acting)) return now
  if (acting === holder) return { ...now, curtain: undefined }
  if (pending === undefined && needsCurtain(facts)) return { ...now, curtain: acting }
  return { ...now, holder: acting }
}

/** Another person at this screen wants to see their side or to step in; after the end, anybody's. */
export function handTo(screen: Screen, seat: number, facts: TableFacts): Screen {
  return needsCurtain(facts) ? { ...screen, curtain: seat } : { ...screen, holder: seat }
}

/** The person that the screen was handed to is there. */
export function liftCurtain(screen: Screen): Screen {
  return screen.curtain === undefined ? screen : { ...screen, holder: screen.curtain, curtain: undefined }
}

/** Stays in the past also at the last position, so that a replay can end there without leaving. */
export function lookBack(screen: Screen, at: number, { index }: TableFacts): Screen {
  return { ...screen, lookingAt: Math.max(0, Math.min(at, index)) }
}

export const returnToMatch = (screen: Screen): Screen => ({ ...screen, lookingAt: undefined })
