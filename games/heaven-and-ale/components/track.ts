/** The common track and its starting area. Source: kinds and counts rulebook p. 2–4; order and prices: public sources (tables T1 and T2 of the spec). */
export const LETTERS = ['A', 'B', 'C', 'A/B/C'] as const
export type Letter = (typeof LETTERS)[number]

export type Space =
  | { readonly id: string; readonly kind: 'resource' | 'barrel' }
  | { readonly id: string; readonly kind: 'monk'; readonly price: number }
  | { readonly id: string; readonly kind: 'disc'; readonly letter: Letter }

/** The 27 action spaces in clockwise order; the first one has index 1 on the track, the starting area 0 and, re-entered, 28 (HA-2.1, HA-2.2). */
export const TRACK = [
  { id: 'resource-1', kind: 'resource' },
  { id: 'resource-2', kind: 'resource' },
  { id: 'monk-space-4', kind: 'monk', price: 4 }, // HA-2.3
  { id: 'disc-a', kind: 'disc', letter: 'A' },
  { id: 'resource-3', kind: 'resource' },
  { id: 'resource-4', kind: 'resource' },
  { id: 'disc-b', kind: 'disc', letter: 'B' },
  { id: 'resource-5', kind: 'resource' },
  { id: 'resource-6', kind: 'resource' },
  { id: 'monk-space-3', kind: 'monk', price: 3 },
  { id: 'resource-7', kind: 'resource' },
  { id: 'disc-c', kind: 'disc', letter: 'C' },
  { id: 'resource-8', kind: 'resource' },
  { id: 'barrel-space-1', kind: 'barrel' },
  { id: 'resource-9', kind: 'resource' },
  { id: 'disc-abc-1', kind: 'disc', letter: 'A/B/C' },
  { id: 'resource-10', kind: 'resource' },
  { id: 'monk-space-2', kind: 'monk', price: 2 },
  { id: 'resource-11', kind: 'resource' },
  { id: 'disc-abc-2', kind: 'disc', letter: 'A/B/C' },
  { id: 'resource-12', kind: 'resource' },
  { id: 'resource-13', kind: 'resource' },
  { id: 'resource-14', kind: 'resource' },
  { id: 'disc-abc-3', kind: 'disc', letter: 'A/B/C' },
  { id: 'monk-space-1', kind: 'monk', price: 1 },
  { id: 'barrel-space-2', kind: 'barrel' },
  { id: 'resource-15', kind: 'resource' },
] as const satisfies readonly Space[]

/** Where one can move: the action spaces, then the starting area. A destination's index on the track is its place here plus 1. */
export const DESTINATIONS: readonly string[] = [...TRACK.map(space => space.id), 'start']

/** Index of the starting area at the end of a round's way (HA-2.1). */
export const HOME = DESTINATIONS.length

/** The name of a track index: 0 and 28 are both the starting area. */
export const spaceName = (index: number): string => (index === 0 ? 'start' : DESTINATIONS[index - 1])

export const START_SPACES = ['start-first', 'start-brewmaster', 'start-marker', 'start-ducats'] as const // HA-2.4
export type StartSpace = (typeof START_SPACES)[number]

/** What a start space gives at once, and what it is worth at the end of the game. */
export interface StartIncome {
  readonly id: StartSpace
  readonly brewmaster: number
  readonly marker: number
  readonly ducats: number
  readonly points: number
}

export const START_INCOMES: readonly StartIncome[] = [
  { id: 'start-first', brewmaster: 0, marker: 0, ducats: 0, points: 1 }, // HA-4.17
  { id: 'start-brewmaster', brewmaster: 1, marker: 0, ducats: 0, points: 0 },
  { id: 'start-marker', brewmaster: 0, marker: 2, ducats: 0, points: 0 },
  { id: 'start-ducats', brewmaster: 0, marker: 0, ducats: 2, points: 0 },
]
