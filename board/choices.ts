import { type Accessor, createContext, createSelector, useContext } from 'solid-js'

/** Names of places, asked one by one. */
export interface Places {
  has(place: string): boolean
}

/** Places that change with every position: only those for whom the answer is another one look again. */
export const createPlaces = (read: Accessor<Places>): Places => ({
  has: createSelector(read, (place: string, places) => places.has(place)),
})

/** One set of choices serves the whole table; everything that can be tapped looks for its own place in it. */
export interface Choices {
  readonly legal: Places
  /** What one may also do, without being asked for it: it answers, but does not glow. */
  readonly quiet: Places
  /** Both, told after the paint: what Tab stops at. To change that at the place in focus makes the browser work out all styles at once. */
  readonly reachable: Places
  readonly chosen: Places
  /** Places worth a glance without being a choice. */
  readonly hinted?: Places
  /** What was taken and waits for its place: it stays a tab stop, and is told as pressed. */
  readonly held?: Places
  /** Called for every tap, legal or not: the shell explains a refusal. */
  onPick(place: string): void
  /** Hover or focus arrives at a place, or leaves (null). */
  onPreview(place: string | null): void
  /** A piece is lifted to be dragged, or let go over nothing (undefined). */
  onLift?(piece: string | undefined): void
  /** A piece was dragged onto a place. */
  onDrop?(piece: string, place: string): void
  label(place: string): string
  /** By which name a place is explained, where that is not its own: on a board that is looked at, it says whose it is. */
  thing?(place: string): string | undefined
}

const NOWHERE: Places = new Set<string>()
const nothing = () => undefined

/** What is drawn without a table around it answers nothing. */
export const ChoicesContext = createContext<Choices>({
  legal: NOWHERE,
  quiet: NOWHERE,
  reachable: NOWHERE,
  chosen: NOWHERE,
  onPick: nothing,
  onPreview: nothing,
  label: () => '',
})

/** The choices of the table that this is drawn in. */
export const useChoices = (): Choices => useContext(ChoicesContext)
