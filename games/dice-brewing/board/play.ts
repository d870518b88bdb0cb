/** One person at the drawn board: what is asked, what is in hand, and what a tap or a drag means. */
import {
  type BasePlay,
  type BoardProps,
  createPlay as createBasePlay,
  createChoices,
  type Described,
  type Places,
} from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { type Accessor, createComputed, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { DiceBrewingView } from '../rules/table.ts'
import { recipeOf, slotWith } from './brews.ts'
import { dieAtPlace, diePlace, type Looking } from './ends.ts'
import { type Hand, type Laid, lay, NOTHING, stillHeld, type Tap, tapOn } from './hand.ts'
import { at, TOKENS, type Token } from './kinds.ts'
import { labelAt } from './labels.ts'
import { fitsOf } from './reach.ts'
import { type BoardEvent, type Rolls, rollsOf } from './reading.ts'
import { tryAt, tryDrop } from './tries.ts'
import { isAsked, openWindow } from './windows.ts'
import { type BoardWords, boardWords } from './words.ts'

export type DiceBrewingProps = BoardProps<DiceBrewingView, BoardEvent>

export interface Play extends BasePlay<DiceBrewingView, BoardEvent>, Described {
  readonly words: Accessor<BoardWords>
  readonly looking: Accessor<Looking>
  readonly hand: Accessor<Hand>
  /** The token that is being aimed. */
  readonly aimed: Accessor<Token | undefined>
  /** Puts back what is in hand; false when there was nothing. */
  release(): boolean
  readonly laid: Accessor<Laid>
  /** What could be done with empty hands. */
  readonly free: Accessor<Laid>
  readonly rolls: Accessor<Rolls>
}

const NOWHERE = new Map<string, Tap>()

export function createPlay(props: DiceBrewingProps): Play {
  const base = createBasePlay(props)
  const { own, mine, screen } = base
  const [hand, setHand] = createSignal<Hand>(NOTHING)
  // A recipe that is looked at keeps its hints when the table changes around it.
  const [pointed, point] = createSignal<string>()
  /** Moves that one tap makes one after the other, as soon as the table has taken the one before. */
  let queue: readonly (number | MoveData)[] = []

  const words = createMemo(() => boardWords[props.language])
  const looking = createMemo((): Looking => ({ view: props.view, seat: own(), colour: props.colour }))
  const rolls = createMemo(() =>
    rollsOf(props.view, props.motion ? props.lastChange : { ...props.lastChange, events: [] }),
  )

  const free = createMemo(() => lay(looking(), props.choices, NOTHING))
  const laid = createMemo(() => (hand() === NOTHING ? free() : lay(looking(), props.choices, hand())))
  const aimed = createMemo(() => TOKENS.find(kind => hand().held === at.token(kind)))

  createComputed(
    on(
      () => props.choices,
      choices => {
        if (hand() !== NOTHING && !stillHeld(looking(), choices, hand())) setHand(NOTHING)
      },
    ),
  )
  createEffect(
    on(
      () => props.choices,
      () => {
        const [next, ...rest] = queue
        queue = rest
        if (next !== undefined) props.pick(next)
      },
      { defer: true },
    ),
  )
  // Who does not want to be asked passes the window; every right to play a token stays (DB-9.17).
  createEffect(() => {
    const window = openWindow(props.view)
    if (window && mine() && !isAsked(window)) queueMicrotask(() => props.pick({ kind: 'pass-window' }, true))
  })

  const hold = (next: Hand) => {
    setHand(next)
    props.consider(laid().whole)
  }
  /** A mouse does it at once. A finger looks first at what one tap would do, and at what cannot be taken back. */
  const careful = (move: number) =>
    screen.finger && props.considered !== move && (hand() === NOTHING || props.preview(move) === undefined)
  const act = (tap: Tap, deliberate = false) => {
    if ('hold' in tap) return hold(tap.hold)
    const [first, ...rest] = tap.play
    if (typeof first === 'number' && !deliberate && careful(first)) return props.consider(first)
    queue = rest
    props.pick(first)
  }
  const refuse = (move: MoveData | undefined) => {
    if (move) props.why(move)
  }
  /** Where a field is loaded, a skill die on it can only mean its accelerator. */
  const spotFor = (place: string, from: Laid): string => {
    const accelerator = place.replace(/^input:/, 'accelerator:')
    return !from.legal.has(place) && from.legal.has(accelerator) ? accelerator : place
  }
  const hinted = createMemo((): Places => {
    const place = pointed()
    if (!place?.startsWith('recipe:') || hand().brew) return NOWHERE
    const recipe = recipeOf(props.view, slotWith(props.view, place.slice('recipe:'.length)))
    const fits = recipe ? fitsOf(looking(), recipe) : []
    return new Set(fits.filter(fit => fit.die >= 0).map(fit => diePlace(fit.die)))
  })
  const chosen = () => laid().chosen
  const choices = createChoices(
    { props, point },
    {
      legal: () => (props.interactive ? laid().legal : NOWHERE),
      quiet: () => (props.interactive ? laid().quiet : NOWHERE),
      chosen,
      held: chosen,
      hinted,
      pick(tapped) {
        const place = hand().held === undefined ? tapped : spotFor(tapped, laid())
        const tap = tapOn(laid(), place)
        if (tap) return act(tap)
        refuse(tryAt(looking(), hand(), place))
      },
      shows: place => tapOn(laid(), place)?.shows,
      lift(piece) {
        if (piece === undefined) return hold(NOTHING)
        const tap = tapOn(free(), piece)
        if (tap && 'hold' in tap && tap.hold.held === piece) hold(tap.hold)
      },
      drop(piece, target) {
        const over = lay(looking(), props.choices, { held: piece })
        const place = spotFor(target, over)
        const tap = over.legal.get(place)
        if (tap) return act(tap, true)
        hold(NOTHING)
        if (!liesThere(looking(), piece, place)) refuse(tryDrop(looking(), piece, place))
      },
      labelsFollow: () => [words(), laid()],
      label: (place, passages) => labelAt(place, props, words(), looking(), laid(), passages),
    },
  )
  return {
    ...base,
    ...choices,
    words,
    looking,
    hand,
    aimed,
    release: () => {
      if (hand() === NOTHING) return false
      hold(NOTHING)
      return true
    },
    laid,
    free,
    rolls,
  }
}

/** A die put down again in the zone it came from. */
function liesThere({ view, seat }: Looking, piece: string, place: string): boolean {
  const die = dieAtPlace(piece)
  const me = view.seats[seat]
  const zone = place === at.zone('storage') ? me.storage : place === at.zone('active-zone') ? me.active : undefined
  return die >= 0 && zone !== undefined && (zone[die >> 4] & (1 << (die & 15))) !== 0
}
