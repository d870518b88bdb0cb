/** What a person at any drawn board has: seats, what is under the pointer, what a tap does, what places are called. */
import type { MoveData, Passage } from '@taproom/engine'
import { type Accessor, createComputed, createMemo, createSignal, on, untrack } from 'solid-js'
import { type Choices, createPlaces, type Places } from './choices.ts'
import type { BoardProps, Choice, Preview } from './contract.ts'
import { oncePerFrame } from './frame.ts'
import { createLate, createPassing } from './steady.ts'

/** What every table has. */
interface Seated {
  readonly prompts: { readonly seat: number }
  readonly seatCount: number
}

/** The drawn table, and how it was last touched. */
export interface Screen {
  root?: HTMLElement
  finger: boolean
  keys: boolean
}

export interface BasePlay<V, E> {
  readonly props: BoardProps<V, E>
  readonly screen: Screen
  /** The seat whose table this is; for a spectator the one that is asked. */
  readonly own: Accessor<number>
  /** The seat that is drawn large: one's own, or one that is looked at until the next decision. */
  readonly shown: Accessor<number>
  show(seat: number): void
  /** All but the own seat, in the order in which they follow. */
  readonly others: Accessor<readonly number[]>
  /** Whether the seat that looks is asked. */
  readonly mine: Accessor<boolean>
  /** The place under pointer or focus, or tapped once. */
  readonly pointed: Accessor<string | undefined>
  point(place: string | undefined): void
  /** The move under pointer or focus, or tapped once. */
  readonly active: Accessor<Choice | undefined>
  /** A mouse does it at once; a finger looks first, and does it with the second tap or the button. */
  take(choice: Choice, place?: string, act?: () => void): void
}

export function createPlay<V extends Seated, E>(props: BoardProps<V, E>): BasePlay<V, E> {
  const screen: Screen = { finger: false, keys: false }
  const [looked, setLooked] = createSignal<number>()
  const [pointed, point] = createPassing<string | undefined>(() => props.view, undefined)
  const own = createMemo(() => (props.seat >= 0 ? props.seat : Math.max(0, props.view.prompts.seat)))
  // One's own decision brings one's own board back.
  createComputed(
    on(
      () => props.view.prompts.seat,
      (asked, before) => {
        if (asked !== before) setLooked(undefined)
      },
    ),
  )
  return {
    props,
    screen,
    own,
    shown: createMemo(() => looked() ?? own()),
    show: seat => setLooked(seat === own() ? undefined : seat),
    others: createMemo(() => {
      const { seatCount } = props.view
      return Array.from({ length: seatCount - 1 }, (_, i) => (own() + 1 + i) % seatCount)
    }),
    mine: createMemo(() => props.interactive && props.view.prompts.seat === props.seat),
    pointed,
    point,
    active: createMemo(() => {
      const move = props.hovered ?? props.considered
      return move === undefined ? undefined : props.choices.find(choice => choice.move === move)
    }),
    take(choice, place = pointed(), act = () => props.pick(choice.move)) {
      const again = props.considered === choice.move && pointed() === place
      if (!screen.finger || again) return act()
      point(place)
      props.consider(choice.move)
    },
  }
}

/** The table after the move at hand, as far as its maker may know it. */
export const createForecast = <V, E>({ active, props }: Pick<BasePlay<V, E>, 'active' | 'props'>) =>
  createMemo((): Preview<V, E> | undefined => {
    const now = active()
    return now && props.preview(now.move)
  })

/** Names of places, as a set or as the keys of what they mean. */
interface Named extends Places {
  keys(): Iterable<string>
}

/** What a board's places mean: all that a board has to say of its own. */
export interface Meaning {
  /** What is asked for, and what one may do besides. */
  readonly legal: Accessor<Named>
  readonly quiet: Accessor<Named>
  readonly chosen: Accessor<Places>
  readonly hinted?: Accessor<Places>
  readonly held?: Accessor<Named>
  /** The move that the prompt bar foretells for a place under pointer or focus. */
  shows(place: string): number | MoveData | undefined
  pick(place: string): void
  lift?(piece: string | undefined): void
  drop?(piece: string, place: string): void
  /** What the names of places follow, besides the table and its words. */
  labelsFollow(): unknown
  label(place: string, passages: readonly Passage[]): string
  /** By which name a place is explained, where that is not its own. */
  thing?(place: string): string | undefined
}

export interface Described {
  /** The table in words. */
  readonly passages: Accessor<readonly Passage[]>
  readonly choices: Choices
}

/** What everything that can be tapped asks, from what the board's places mean. */
export function createChoices<V, E>(
  { props, point }: Pick<BasePlay<V, E>, 'props' | 'point'>,
  meaning: Meaning,
): Described {
  const { legal, quiet, held, hinted } = meaning
  // Names and descriptions are for screen readers: they follow when the table is painted.
  const labelled = createLate(() => [props.view, props.words, meaning.labelsFollow()])
  const reachable = createLate(() => new Set([...legal().keys(), ...quiet().keys(), ...(held?.().keys() ?? [])]))
  const onPreview = oncePerFrame((place: string | null) => {
    point(place ?? undefined)
    props.hover(place === null ? undefined : meaning.shows(place))
  })
  const passages = createMemo(on(labelled, () => props.words.describe(props.view, props.who)))
  return {
    passages,
    choices: {
      legal: createPlaces(legal),
      quiet: createPlaces(quiet),
      reachable: createPlaces(reachable),
      chosen: createPlaces(meaning.chosen),
      hinted: hinted && createPlaces(hinted),
      held: held && createPlaces(held),
      onPick(place) {
        onPreview.forget()
        meaning.pick(place)
      },
      onPreview,
      onLift: meaning.lift,
      onDrop: meaning.drop,
      label(place) {
        labelled()
        return untrack(() => meaning.label(place, passages()))
      },
      thing: meaning.thing,
    },
  }
}
