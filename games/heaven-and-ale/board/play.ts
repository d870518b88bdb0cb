/** One person at the drawn board: what is asked, what is at hand, and what a tap means. */
import { type BoardProps, type Choice, createChoices, createLate, createPassing, glance } from '@taproom/board'
import type { MoveData, Passage } from '@taproom/engine'
import { type Accessor, createComputed, createMemo, createSignal, on, untrack } from 'solid-js'
import { SELECTIONS, SHED_NEIGHBOURS, SITES, START_SPACES } from '../components/index.ts'
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
import type { Choices } from './kinds.ts'
import { labelAt } from './labels.ts'
import type { BoardEvent } from './previews.ts'
import { type GardenRead, readGarden } from './reading.ts'
import { type BoardWords, boardWords } from './words.ts'

export type HeavenAndAleProps = BoardProps<HeavenAndAleView, BoardEvent>

export interface Play {
  readonly props: HeavenAndAleProps
  readonly words: Accessor<BoardWords>
  /** The seat whose table this is; for a spectator the one that is asked. */
  readonly own: Accessor<number>
  /** The seat whose board is drawn large. */
  readonly shown: Accessor<number>
  show(seat: number): void
  readonly asked: Accessor<Asked>
  readonly legal: Accessor<Legal>
  /** The move under pointer or focus, or tapped once. */
  readonly active: Accessor<Choice | undefined>
  readonly garden: Accessor<GardenRead>
  /** The table in words. */
  readonly told: Accessor<readonly Passage[]>
  /** A space or goal looked at closely. */
  readonly peeked: Accessor<string | undefined>
  peek(id: string | undefined): void
  /** What a region with choices understands. */
  choices(name: () => string): Choices
  /** Whether the last touch of the board came from a finger. */
  touched(touch: boolean): void
}

const SECOND_TAP_MS = 4000
const UNMARKED: readonly number[] = []

export function createPlay(props: HeavenAndAleProps): Play {
  const position = () => props.view
  const [place, setPlace] = createPassing<number | undefined>(position, undefined)
  const [marked, setMarked] = createPassing<readonly number[]>(position, UNMARKED)
  const [peeked, peek] = createPassing<string | undefined>(position, undefined)
  const [looked, setLooked] = createSignal<number>()
  let touch = false
  let armed: { readonly move: number; readonly at: number } | undefined

  const words = createMemo(() => boardWords[props.language])
  const own = createMemo(() => (props.seat >= 0 ? props.seat : Math.max(0, props.view.prompts.seat)))
  const shown = createMemo(() => looked() ?? own())
  const mine = () => props.interactive && props.view.prompts.seat === props.seat
  const garden = createMemo(() => readGarden(props.view, shown()))

  // One's own decision brings one's own board back.
  createComputed(
    on(
      () => props.view.prompts.seat,
      (asked, before) => {
        if (asked !== before) setLooked(undefined)
      },
    ),
  )

  const asked = createMemo((): Asked => {
    const { view } = props
    const { a, b } = view.prompts
    const decision = mine() ? decisionOf(view) : undefined
    const kinds = decision === 'buy' ? kindsOn(view, a) : []
    return { decision, seat: shown(), a, b, place: kinds.length === 1 ? kinds[0] : place(), marked: marked() }
  })
  const legal = createMemo(() => readChoices(props.view, props.choices, asked()))
  // Names and descriptions are heard, not seen: they follow when the table is painted.
  const heard = createLate(() => [props.view, props.words, words(), legal(), garden()])
  const told = createMemo(on(heard, () => props.words.describe(props.view, props.who)))
  const label = (id: string): string => {
    heard()
    return untrack(() => labelAt(id, props, words(), asked(), legal(), garden(), told()))
  }
  const markable = createMemo(() => {
    const { decision, a, b } = asked()
    return decision === 'shed' && b === FREE_TYPE ? [...SHED_NEIGHBOURS[a]].map(site => SITES[site]) : []
  })
  const glowing = createMemo((): ReadonlySet<string> => {
    if (shown() !== own()) return new Set(START_SPACES.filter(space => legal().asked.has(space)))
    return new Set([...legal().asked.keys(), ...markable()])
  })
  const quiet = createMemo((): ReadonlySet<string> => new Set(legal().besides.keys()))
  const active = createMemo(() => {
    const move = props.hovered ?? props.considered
    return move === undefined ? undefined : props.choices.find(choice => choice.move === move)
  })
  const chosen = createMemo((): ReadonlySet<string> => {
    const now = active()
    const here = now ? [...legal().asked, ...legal().besides].filter(([, choice]) => choice === now) : []
    const positions = asked().marked.map(position => SITES[SHED_NEIGHBOURS[asked().a][position]])
    const tile = asked().place
    return new Set([...here.map(([id]) => id), ...positions, ...(tile === undefined ? [] : [placeId(tile)])])
  })

  const places = createChoices(glowing, quiet, chosen)

  /** A mouse does it at once; a finger looks first, and does it with the second tap or the button. */
  const take = (choice: Choice, careful: boolean) => {
    if (!careful || props.considered === choice.move) props.pick(choice.move)
    else props.consider(choice.move)
  }
  /** A sold card is gone for good and nobody asked for it: two taps, even if others move in between. */
  const sell = (choice: Choice) => {
    const now = performance.now()
    if (props.considered === choice.move || (armed?.move === choice.move && now - armed.at < SECOND_TAP_MS))
      return props.pick(choice.move)
    armed = { move: choice.move, at: now }
    props.consider(choice.move)
  }
  const refuse = (move: MoveData | undefined) => move && props.pick(move)

  const mark = (id: string) => {
    const position = markable().indexOf(id)
    const next = marked().includes(position) ? marked().filter(one => one !== position) : [...marked(), position]
    if (next.length > FREE_COUNT) return
    setMarked(next)
    const whole = props.choices.find(
      ({ data }) => data.kind === 'shed' && sameMarks(SELECTIONS[Number(data.selection)].positions, next),
    )
    if (whole) take(whole, touch)
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

  const onPick = (id: string) => {
    const { decision, a } = asked()
    onPreview.forget()
    peek(id)
    if (shown() !== own() && (SITES.includes(id) || quiet().has(id))) return
    if (id.startsWith('place-')) return hold(id)
    if (decision === 'buy' && props.view.box.track[a - 1]?.id === id) return nextTile()
    if (markable().includes(id)) return mark(id)
    const choice = legal().asked.get(id)
    if (choice) return take(choice, touch)
    const besides = legal().besides.get(id)
    if (besides) return besides.data.kind === 'sell' ? sell(besides) : take(besides, touch)
    if (decision === 'buy' && asked().place === undefined && SITES.includes(id)) return focusBench()
    refuse(moveAt(id, asked()))
  }
  const onPreview = glance((id: string | null) => {
    if (id === null) peek(undefined)
    if (id === null || shown() !== own()) return props.hover(undefined)
    const choice = legal().asked.get(id) ?? legal().besides.get(id)
    props.hover(id.startsWith('place-') ? undefined : choice?.move)
    peek(id)
  })
  return {
    props,
    words,
    own,
    shown,
    show: seat => setLooked(seat === own() ? undefined : seat),
    asked,
    legal,
    active,
    garden,
    told,
    peeked,
    peek,
    choices: name => ({
      get name() {
        return name()
      },
      ...places,
      onPick,
      onPreview,
      label,
    }),
    touched: finger => {
      touch = finger
    },
  }
}

/** First the tile, then its site: the eye and the keyboard are led to what lies at hand. */
function focusBench(): void {
  document.querySelector<HTMLElement>('.ha-bench button')?.focus()
}
