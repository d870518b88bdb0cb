/** One person at the drawn board: what is asked, what is at hand, and what a tap means. */
import { type BoardProps, type Choice, createChoices, createLate, createPassing, glance } from '@taproom/board'
import type { MoveData, Passage } from '@taproom/engine'
import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import { KINDS, PARTNERSHIPS, PLACES, RECIPES, SECTIONS, TANKS, TILES, TRACKS } from '../components/names.ts'
import type { BrewCrafters, BrewCraftersView } from '../rules/table.ts'
import { type Asked, decisionOf, type Hand, type Legal, markable, moveAt, readChoices, START_OVER } from './choices.ts'
import type { Choices } from './kinds.ts'
import { labelAt } from './labels.ts'
import { firstOf, nextOf, type Plan, readPlans } from './plans.ts'
import type { BoardEvent, Forecast } from './previews.ts'
import { readyFor } from './read/ready.ts'
import { tableOf } from './read/table.ts'
import type { BoardWords } from './words.ts'

export type BrewCraftersProps = BoardProps<BrewCraftersView, BoardEvent>

export interface Play {
  readonly props: BrewCraftersProps
  readonly words: Accessor<BoardWords>
  /** The shown table as the rules read it. */
  readonly table: Accessor<BrewCrafters>
  /** The table in words. */
  readonly told: Accessor<readonly Passage[]>
  /** The seat whose table this is; for a spectator the one that is asked. */
  readonly own: Accessor<number>
  /** The seat whose brewery is drawn large. */
  readonly shown: Accessor<number>
  show(seat: number): void
  readonly asked: Accessor<Asked>
  readonly legal: Accessor<Legal>
  /** The place under pointer or focus, or tapped once. */
  readonly pointed: Accessor<string | undefined>
  /** The move under pointer or focus, or tapped once, and what it would lead to. */
  readonly active: Accessor<Choice | undefined>
  readonly forecast: Accessor<Forecast | undefined>
  /** What a region with choices understands. */
  choices(name: string): Choices
  pick(id: string): void
  /** Whether the last touch of the board came from a finger. */
  touched(touch: boolean): void
}

const EMPTY: Hand = {}

/** Places of a brewery: on somebody else's they mean nothing. */
const OF_A_BREWERY: readonly string[] = [...KINDS, ...TANKS, ...TILES, ...TRACKS, START_OVER]
const inBrewery = (id: string): boolean =>
  OF_A_BREWERY.includes(id) || (id.includes('/') && PARTNERSHIPS.some(card => id.startsWith(card)))

/** What a crew could do with these is told by their own marks; they answer a tap without glowing. */
const QUIET_PLANS: readonly string[] = [...RECIPES, ...SECTIONS]

export function createPlay(props: BrewCraftersProps, words: Accessor<BoardWords>): Play {
  const position = () => props.view
  const [hand, setHand] = createPassing<Hand>(position, EMPTY)
  const [pointed, setPointed] = createPassing<string | undefined>(position, undefined)
  const [plan, setPlan] = createSignal<Plan>()
  const [looked, setLooked] = createSignal<number>()
  let touch = false

  const table = createMemo(() => tableOf(props.view))
  const own = createMemo(() => (props.seat >= 0 ? props.seat : Math.max(0, props.view.prompts.seat)))
  const shown = createMemo(() => looked() ?? own())
  const mine = () => props.interactive && props.view.prompts.seat === props.seat

  // One's own decision brings one's own brewery back.
  createComputed(
    on(
      () => props.view.prompts.seat,
      (asked, before) => {
        if (asked !== before) setLooked(undefined)
      },
    ),
  )

  const asked = createMemo((): Asked => {
    const { a, b } = props.view.prompts
    return { decision: mine() ? decisionOf(props.view) : undefined, a, b, hand: hand() }
  })
  const decision = createMemo(() => asked().decision)
  const choices = () => (decision() ? props.choices : [])
  const legal = createMemo(() => readChoices(props.view, choices(), asked()))
  const plans = createMemo(() =>
    decision() ? readPlans(decision(), props.choices, readyFor(table(), own())) : new Map<string, Plan>(),
  )
  // Names and descriptions are heard, not seen: they follow when the table is painted.
  const heard = createLate(() => [props.view, props.words, words(), legal(), plans(), shown()])
  const told = createMemo(on(heard, () => props.words.describe(props.view, props.who)))
  const label = (id: string): string => {
    heard()
    return untrack(() => labelAt(id, play, plans()))
  }
  const marks = createMemo(() => markable(props.view, asked()))

  const here = (ids: Iterable<string>): ReadonlySet<string> =>
    new Set([...ids].filter(id => shown() === own() || !inBrewery(id)))
  const glowing = createMemo(() => {
    const planned = [...plans().keys()].filter(id => !QUIET_PLANS.includes(id))
    return here([...legal().moves.keys(), ...legal().holds.keys(), ...planned, ...marks().map(kind => KINDS[kind])])
  })
  const quiet = createMemo(() => {
    const planned = [...plans().keys()].filter(id => QUIET_PLANS.includes(id))
    const again = hand().cubes?.length ? [START_OVER] : []
    return here([...legal().besides.keys(), ...planned, ...again])
  })
  const active = createMemo(() => {
    const move = props.hovered ?? props.considered
    if (move !== undefined) return props.choices.find(choice => choice.move === move)
    const { recipe } = hand()
    return recipe === undefined ? undefined : props.choices.find(({ data }) => data.recipe === recipe)
  })
  const forecast = createMemo(() => {
    const now = active()
    return now && props.preview(now.move)
  })
  const chosen = createMemo((): ReadonlySet<string> => {
    const { place, recipe, tank, section } = hand()
    const ids = [
      ...(place === undefined ? [] : [PLACES[place]]),
      ...(recipe === undefined ? [] : [RECIPES[recipe]]),
      ...(tank === undefined ? [] : [TANKS[tank]]),
      ...(section === undefined ? [] : [SECTIONS[section]]),
    ]
    const at = pointed()
    return new Set(at && active() ? [...ids, at] : ids)
  })

  const places = createChoices(glowing, quiet, chosen)

  /** A mouse does it at once; a finger looks first, and does it with the second tap or the button. */
  const take = (choice: Choice, id: string) => {
    const again = props.considered === choice.move && pointed() === id
    if (!touch || again) return props.pick(choice.move)
    setPointed(id)
    props.consider(choice.move)
  }
  const follow = (next: Plan, id: string) => {
    const first = firstOf(next, props.choices)
    if (!first) return
    const again = props.considered === first.move && pointed() === id
    if (touch && !again) {
      setPointed(id)
      return props.consider(first.move)
    }
    goOn(next)
  }
  const goOn = (now: Plan) => {
    const next = nextOf(now, props.view, choices())
    setPlan(next?.rest)
    if (!next) return
    if ('hold' in next) setHand(next.hold)
    else props.pick(next.pick.move)
  }
  createEffect(
    on(
      () => props.choices,
      () => {
        const now = plan()
        if (now) goOn(now)
      },
      { defer: true },
    ),
  )

  const mark = (kind: number) => {
    const cubes = [...(hand().cubes ?? []), kind]
    if (cubes.length < asked().b) return setHand({ cubes })
    goOn({ steps: [], cubes })
  }
  /** While it is one's turn nothing is played by a refusal; otherwise the shell says whose turn it is. */
  const refuse = (move: MoveData | undefined) => {
    if (!move) return
    if (props.interactive) props.why(move)
    else props.pick(move)
  }

  const pick = (id: string) => {
    onPreview.forget()
    if (shown() !== own() && inBrewery(id)) return
    if (id === START_OVER) return setHand(EMPTY)
    const cube = marks().find(kind => KINDS[kind] === id)
    if (cube !== undefined) return mark(cube)
    const choice = legal().moves.get(id) ?? legal().besides.get(id)
    if (choice) return take(choice, id)
    const held = legal().holds.get(id)
    if (held) {
      props.consider(undefined)
      const same = held.place !== undefined && held.place === hand().place
      return setHand(same ? EMPTY : held)
    }
    const planned = plans().get(id)
    if (planned) return follow(planned, id)
    refuse(moveAt(id, props.view, asked(), props.choices))
  }
  const onPreview = glance((id: string | null) => {
    setPointed(id ?? undefined)
    if (id === null || (shown() !== own() && inBrewery(id))) return props.hover(undefined)
    const planned = plans().get(id)
    const choice = legal().moves.get(id) ?? legal().besides.get(id) ?? (planned && firstOf(planned, props.choices))
    props.hover(choice?.move)
  })
  const play: Play = {
    props,
    words,
    table,
    told,
    own,
    shown,
    show: seat => setLooked(seat === own() ? undefined : seat),
    asked,
    legal,
    pointed,
    active,
    forecast,
    pick,
    choices: name => ({
      name,
      ...places,
      onPick: pick,
      onPreview,
      label,
    }),
    touched: finger => {
      touch = finger
    },
  }
  return play
}
