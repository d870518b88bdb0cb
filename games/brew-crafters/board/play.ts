/** One person at the drawn board: what is asked, what is at hand, and what a tap means. */
import {
  type BasePlay,
  type BoardProps,
  type Choice,
  createPlay as createBasePlay,
  createChoices,
  createForecast,
  createPassing,
  type Described,
} from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import {
  KINDS,
  PARTNERSHIPS,
  PLACES,
  RECIPES,
  SECRET_RECIPE,
  SECTIONS,
  TANKS,
  TILES,
  TRACKS,
} from '../components/names.ts'
import type { BrewCrafters, BrewCraftersView } from '../rules/table.ts'
import { type Asked, decisionOf, type Hand, type Legal, markable, moveAt, readChoices, START_OVER } from './choices.ts'
import { labelAt } from './labels.ts'
import { firstOf, nextOf, type Plan, readPlans } from './plans.ts'
import type { BoardEvent, Forecast } from './previews.ts'
import { readyFor } from './read/ready.ts'
import { tableOf } from './read/table.ts'
import type { BoardWords } from './words.ts'

export type BrewCraftersProps = BoardProps<BrewCraftersView, BoardEvent>

export interface Play extends BasePlay<BrewCraftersView, BoardEvent>, Described {
  readonly words: Accessor<BoardWords>
  /** The shown table as the rules read it. */
  readonly table: Accessor<BrewCrafters>
  readonly asked: Accessor<Asked>
  readonly legal: Accessor<Legal>
  /** What the move at hand would lead to. */
  readonly forecast: Accessor<Forecast | undefined>
}

const EMPTY: Hand = {}

/** Places of a brewery: on somebody else's they mean nothing. */
const OF_A_BREWERY: readonly string[] = [...KINDS, ...TANKS, ...TILES, ...TRACKS, START_OVER]
const inBrewery = (id: string): boolean =>
  OF_A_BREWERY.includes(id) || (id.includes('/') && PARTNERSHIPS.some(card => id.startsWith(card)))

/** What a crew could do with these is told by their own marks; they answer a tap without glowing. */
const QUIET_PLANS: readonly string[] = [...RECIPES, ...SECTIONS]

/** BC-9.38: looking through the unused recipes tells what others have taken, so the crew is spent for good. */
const isForGood = ({ data }: Choice): boolean => data.kind === 'act' && data.action === SECRET_RECIPE

export function createPlay(props: BrewCraftersProps, words: Accessor<BoardWords>): Play {
  const base = createBasePlay(props)
  const { own, shown, mine, pointed, take } = base
  const [hand, setHand] = createPassing<Hand>(() => props.view, EMPTY)
  const [plan, setPlan] = createSignal<Plan>()
  const table = createMemo(() => tableOf(props.view))

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
  const marks = createMemo(() => markable(props.view, asked()))

  /** A place of the brewery, while somebody else's is shown. */
  const elsewhere = (id: string): boolean => shown() !== own() && inBrewery(id)
  const here = (ids: Iterable<string>): ReadonlySet<string> => new Set([...ids].filter(id => !elsewhere(id)))
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
    const { recipe } = hand()
    return (
      base.active() ?? (recipe === undefined ? undefined : props.choices.find(({ data }) => data.recipe === recipe))
    )
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

  const follow = (next: Plan, id: string) => {
    const first = firstOf(next, props.choices)
    if (first) take(first, id, () => goOn(next))
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

  /** What cannot be taken back asks first, by mouse too: the prompt's button or a second press does it. */
  const consider = (choice: Choice, id: string) => {
    base.point(id)
    props.consider(choice.move)
  }

  const pick = (id: string) => {
    if (elsewhere(id)) return
    if (id === START_OVER) return setHand(EMPTY)
    const cube = marks().find(kind => KINDS[kind] === id)
    if (cube !== undefined) return mark(cube)
    const choice = legal().moves.get(id) ?? legal().besides.get(id)
    if (choice && isForGood(choice) && props.considered !== choice.move) return consider(choice, id)
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
  const play: Play = {
    ...base,
    ...createChoices(base, {
      legal: glowing,
      quiet,
      chosen,
      pick,
      shows(id) {
        if (elsewhere(id)) return undefined
        const planned = plans().get(id)
        const choice = legal().moves.get(id) ?? legal().besides.get(id) ?? (planned && firstOf(planned, props.choices))
        return choice?.move
      },
      labelsFollow: () => [words(), legal(), plans(), shown()],
      label: id => labelAt(id, play, plans()),
      thing: id => (elsewhere(id) ? `seat/${shown()}/${id}` : undefined),
    }),
    active,
    forecast: createForecast({ active, props }),
    words,
    table,
    asked,
    legal,
  }
  return play
}
