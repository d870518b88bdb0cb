import { type Accessor, createSelector } from 'solid-js'
import { createLate } from './steady.ts'

/** Names of places, asked one by one. */
export interface Places {
  has(id: string): boolean
}

/** Places that change with every position: only those for whom the answer is another one look again. */
export const createPlaces = (read: Accessor<Places>): Places => ({
  has: createSelector(read, (id: string, places) => places.has(id)),
})

/** What every region of a board with choices understands, where places are told apart by names. */
export interface Choices {
  /** The region's accessible name. */
  name: string
  legal: Places
  /** What one may also do, without being asked for it: it answers, but does not glow. */
  quiet?: Places
  /** Both, told after the paint: what Tab stops at. To change that at the place in focus makes the browser work out all styles at once. */
  reachable: Places
  chosen?: Places
  /** Called for every tap, legal or not: the shell explains a refusal. */
  onPick: (id: string) => void
  /** Hover or focus arrives at a choice, or leaves (null). */
  onPreview?: (id: string | null) => void
  label: (id: string) => string
}

/** A region's places from what glows, what answers besides and what is chosen. */
export function createChoices(
  glowing: Accessor<ReadonlySet<string>>,
  quiet: Accessor<ReadonlySet<string>>,
  chosen: Accessor<Places>,
): Required<Pick<Choices, 'legal' | 'quiet' | 'reachable' | 'chosen'>> {
  const reachable = createLate(() => new Set([...glowing(), ...quiet()]))
  return {
    legal: createPlaces(glowing),
    quiet: createPlaces(quiet),
    reachable: createPlaces(reachable),
    chosen: createPlaces(chosen),
  }
}
