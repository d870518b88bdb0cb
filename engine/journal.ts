/**
 * One thing that happened, as plain data. `secret` is for one seat only: the engine takes it away for everybody else,
 * so what a rule puts there cannot leak.
 */
export interface GameEvent {
  readonly kind: string
  readonly seat?: number
  readonly rule?: string
  readonly secret?: { readonly to: number }
}

/** A move that had no alternative and was played by the table itself. */
export interface ForcedEvent extends GameEvent {
  readonly kind: 'forced'
  readonly seat: number
  readonly move: string
}

/** Rules write `log?.add({…})`: with no log the event is not even built. */
export interface Log<E extends GameEvent = GameEvent> {
  add(event: E): void
}

/** An event with its place in the match. */
export type Stamped<E extends GameEvent = GameEvent> = E & {
  readonly seq: number
  /** How many moves had been made when it happened: 0 = set-up, n = during or after the n-th move. */
  readonly at: number
  readonly turn: number
}

/** What a seat (−1: a spectator) may read of an event. */
export function eventFor<E extends GameEvent>(event: E, seat: number): E {
  if (event.secret === undefined || event.secret.to === seat) return event
  const { secret: _, ...open } = event
  return open as E
}
