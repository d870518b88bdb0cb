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
  type Preview,
} from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { type Accessor, createMemo } from 'solid-js'
import { CARDS, COLOURS, SELECTIONS, SHED_NEIGHBOURS, SITES, SPOTS, START_SPACES } from '../components/index.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import {
  type Asked,
  decisionOf,
  FREE_COUNT,
  FREE_TYPE,
  kindsOn,
  type Legal,
  moveAt,
  placeId,
  readChoices,
  sameMarks,
} from './choices.ts'
import { labelAt } from './labels.ts'
import type { BoardEvent } from './previews.ts'
import { type GardenRead, readGarden } from './reading.ts'
import { type BoardWords, boardWords } from './words.ts'

export type HeavenAndAleProps = BoardProps<HeavenAndAleView, BoardEvent>

export interface Play extends BasePlay<HeavenAndAleView, BoardEvent>, Described {
  readonly words: Accessor<BoardWords>
  readonly asked: Accessor<Asked>
  readonly legal: Accessor<Legal>
  readonly garden: Accessor<GardenRead>
  /** The name of a thing on the board that is drawn large: on somebody else's it says whose. */
  thing(name: string): string
  /** Puts back what is in hand and disarms what is considered; false when there was nothing. */
  letGo(): boolean
  /** What the move at hand would lead to in the shown garden. */
  forecast(): Preview<HeavenAndAleView, BoardEvent> | undefined
}

const UNMARKED: readonly number[] = []
const NONE: ReadonlySet<string> = new Set()
/** Places of a player board; all others are on the common one. */
const ON_A_BOARD: ReadonlySet<string> = new Set([...SITES, ...SPOTS, ...COLOURS, ...CARDS, 'brewmaster'])

export function createPlay(props: HeavenAndAleProps): Play {
  const base = createBasePlay(props)
  const { own, shown, active, point, take } = base
  const position = () => props.view
  const [place, setPlace] = createPassing<number | undefined>(position, undefined)
  const [marked, setMarked] = createPassing<readonly number[]>(position, UNMARKED)

  const words = createMemo(() => boardWords[props.language])
  const garden = createMemo(() => readGarden(props.view, shown()))
  const forecast = createForecast(base)

  const asked = createMemo((): Asked => {
    const { view } = props
    const { a, b } = view.prompts
    const decision = base.mine() ? decisionOf(view) : undefined
    const kinds = decision === 'buy' ? kindsOn(view, a) : []
    return { decision, seat: shown(), a, b, place: kinds.length === 1 ? kinds[0] : place(), marked: marked() }
  })
  const legal = createMemo(() => readChoices(props.view, props.choices, asked()))
  const markable = createMemo(() => {
    const { decision, a, b } = asked()
    return decision === 'shed' && b === FREE_TYPE ? [...SHED_NEIGHBOURS[a]].map(site => SITES[site]) : []
  })
  const glowing = createMemo((): ReadonlySet<string> => {
    if (shown() !== own()) return new Set(START_SPACES.filter(space => legal().asked.has(space)))
    return new Set([...legal().asked.keys(), ...markable()])
  })
  const held = createMemo((): ReadonlySet<string> => {
    const tile = asked().place
    return tile === undefined ? NONE : new Set([placeId(tile)])
  })
  const chosen = createMemo((): ReadonlySet<string> => {
    const now = active()
    const here = now ? [...legal().asked, ...legal().besides].filter(([, choice]) => choice === now) : []
    const positions = asked().marked.map(position => SITES[SHED_NEIGHBOURS[asked().a][position]])
    return new Set([...here.map(([id]) => id), ...positions, ...held()])
  })

  /** A sold card is gone for good and nobody asked for it: the card only proposes, the button in the prompt bar sells; a second tap lets it be. */
  const sell = (choice: Choice) => props.consider(props.considered === choice.move ? undefined : choice.move)
  const refuse = (move: MoveData | undefined) => move && props.pick(move)

  const mark = (id: string) => {
    const position = markable().indexOf(id)
    const next = marked().includes(position) ? marked().filter(one => one !== position) : [...marked(), position]
    if (next.length > FREE_COUNT) return
    setMarked(next)
    const whole = props.choices.find(
      ({ data }) => data.kind === 'shed' && sameMarks(SELECTIONS[Number(data.selection)].positions, next),
    )
    if (whole) take(whole)
    else props.consider(undefined)
  }
  const hold = (id: string) => {
    const wanted = Number(id.slice('place-'.length))
    props.consider(undefined)
    setPlace(wanted)
    if (!legal().asked.size || props.choices.every(({ data }) => data.kind !== 'buy' || data.place !== wanted))
      refuse(cheapest(wanted))
  }
  /** A purchase that fails only for its price: it tells what is missing. */
  const cheapest = (wanted: number): MoveData => {
    const { sites } = props.view.seats[own()]
    const free = Array.from({ length: 30 }, (_, i) => (i + 15) % 30).find(site => sites[site] === 0)
    return { kind: 'buy', place: wanted, site: free ?? 0 }
  }
  const nextTile = () => {
    const kinds = kindsOn(props.view, asked().a)
    const now = asked().place
    if (kinds.length > 1) hold(placeId(kinds[(now === undefined ? 0 : kinds.indexOf(now) + 1) % kinds.length]))
  }

  const pick = (id: string) => {
    const { decision, a } = asked()
    point(id)
    if (shown() !== own() && (SITES.includes(id) || legal().besides.has(id))) return
    if (id.startsWith('place-')) return hold(id)
    if (decision === 'buy' && props.view.box.track[a - 1]?.id === id) return nextTile()
    if (markable().includes(id)) return mark(id)
    const choice = legal().asked.get(id)
    if (choice) return take(choice)
    const besides = legal().besides.get(id)
    if (besides) return besides.data.kind === 'sell' ? sell(besides) : take(besides)
    if (decision === 'buy' && asked().place === undefined && SITES.includes(id)) return focusBench()
    refuse(moveAt(id, asked()))
  }
  const thingOn = (name: string) => (shown() === own() ? name : `seat-${shown()}/${name}`)
  const choices = createChoices(base, {
    legal: glowing,
    quiet: () => legal().besides,
    chosen,
    held,
    pick,
    shows(id) {
      if (shown() !== own() || id.startsWith('place-')) return undefined
      return (legal().asked.get(id) ?? legal().besides.get(id))?.move
    },
    labelsFollow: () => [words(), legal(), garden()],
    label: (id, passages) => labelAt(id, props, words(), asked(), legal(), garden(), passages),
    thing: id => (shown() === own() || !ON_A_BOARD.has(id) ? undefined : thingOn(id)),
  })
  return {
    ...base,
    ...choices,
    words,
    thing: thingOn,
    asked,
    legal,
    garden,
    letGo() {
      const holding = props.considered !== undefined || place() !== undefined || marked().length > 0
      props.consider(undefined)
      setPlace(undefined)
      setMarked(UNMARKED)
      return holding
    },
    forecast: () => (shown() === own() ? forecast() : undefined),
  }
}

/** First the tile, then its site: the eye and the keyboard are led to what lies at hand. */
function focusBench(): void {
  document.querySelector<HTMLElement>('.ha-bench button')?.focus()
}
