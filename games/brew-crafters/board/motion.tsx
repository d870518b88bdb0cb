/** What just happened, told by pieces that travel. Nothing here holds anybody up: the table is already as it will be. */
import { afterwards } from '@taproom/board'
import { type Accessor, createEffect, createSignal, For, type JSX, on, onMount } from 'solid-js'
import { RECIPES, type Recipe } from '../components/names.ts'
import type { CubeCounts } from '../rules/events.ts'
import { Cap, Coin, Cube, GoldLabel, Peg } from './art/index.ts'
import { KINDS } from './kinds.ts'
import type { Play } from './play.ts'
import type { BoardEvent } from './previews.ts'
import { batchOf } from './read/recipes.ts'

const FLIGHT_MS = 260
/** Pieces that leave together follow each other closely. */
const BEHIND_MS = 45

interface Flight {
  readonly piece: () => JSX.Element
  readonly from: DOMRect
  readonly to: DOMRect
  readonly delay: number
}

export interface Motion {
  readonly flights: Accessor<readonly Flight[]>
  land(flight: Flight): void
}

export function createMotion(play: Play, root: () => HTMLElement | undefined): Motion {
  const [flights, setFlights] = createSignal<readonly Flight[]>([])

  /** The first of these places that can be seen. */
  const rectOf = (...selectors: readonly string[]): DOMRect | undefined => {
    for (const selector of selectors)
      for (const element of root()?.querySelectorAll(selector) ?? []) {
        const rect = element.getBoundingClientRect()
        if (rect.width > 0) return rect
      }
    return undefined
  }
  const at = (id: string) => `[data-id="${id}"]`
  /** In the brewery that is shown, or with the seat as a whole. */
  const home = (seat: number, ...ids: readonly string[]) => {
    const badge = `[data-seat="${play.props.colour(seat)}"]`
    return seat === play.shown() ? rectOf(...ids.map(at), '.bc-store', badge) : rectOf(badge)
  }
  const travel = (piece: () => JSX.Element, from?: DOMRect, to?: DOMRect, delay = 0): Flight[] =>
    from && to ? [{ piece, from, to, delay }] : []

  const cubesTo = (seat: number, cubes: CubeCounts, from: DOMRect | undefined): Flight[] =>
    KINDS.filter(kind => cubes[kind]).flatMap((kind, i) =>
      travel(() => <Cube of={kind} size={22} />, from, home(seat, kind), i * BEHIND_MS),
    )
  const cap = (recipe: Recipe) => () => <Cap batch={batchOf(play.table(), RECIPES.indexOf(recipe))} size={32} />

  const flightsOf = (event: BoardEvent): Flight[] => {
    switch (event.kind) {
      case 'market-place':
        return travel(
          () => <Peg seat={play.props.colour(event.seat)} size={28} />,
          home(event.seat),
          rectOf(at(event.place)),
        )
      case 'take':
        return [
          ...cubesTo(event.seat, event.cubes, rectOf(at(event.from))),
          ...(event.money ? travel(() => <Coin size={24} />, rectOf(at(event.from)), home(event.seat)) : []),
        ]
      case 'brew':
        return travel(
          cap(event.recipe),
          rectOf(at(event.recipe)),
          home(event.seat, event.tank === 'pub' ? 'pub' : 'line'),
        )
      case 'sell':
        return travel(
          () => <Coin size={24} />,
          home(event.seat, event.slot === 'pub' ? 'pub' : 'line'),
          home(event.seat),
          120,
        )
      case 'label':
        return travel(
          () => <GoldLabel points={play.table().box.constants.goldLabelRep} size={30} />,
          rectOf(at(event.recipe)),
          home(event.seat),
          160,
        )
      case 'install':
        return cubesTo(event.seat, event.cubes, home(event.seat, event.tile))
      case 'hire-worker':
        return travel(
          () => <Peg seat={play.props.colour(event.seat)} size={24} />,
          rectOf(at(event.worker)),
          home(event.seat),
        )
      default:
        return []
    }
  }
  const takeOff = (fresh: readonly Flight[]) =>
    fresh.length > 0 ? () => void setFlights(old => [...old, ...fresh]) : undefined
  createEffect(
    on(
      () => play.props.step,
      ({ events }) => {
        if (play.props.motion && events.length > 0) afterwards(() => takeOff(events.flatMap(flightsOf)))
      },
      { defer: true },
    ),
  )
  return { flights, land: flight => setFlights(old => old.filter(one => one !== flight)) }
}

/** Pieces in the air. */
export function Flights(props: { motion: Motion }) {
  return (
    <div class="bc-flights" aria-hidden="true">
      <For each={props.motion.flights()}>
        {flight => <Flying flight={flight} onLanded={() => props.motion.land(flight)} />}
      </For>
    </div>
  )
}

const centre = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })

function Flying(props: { flight: Flight; onLanded: () => void }) {
  let element: HTMLDivElement | undefined
  onMount(() => {
    const { from, to, delay } = props.flight
    const frame = (rect: DOMRect, opacity: number) => ({
      transform: `translate(${centre(rect).x}px, ${centre(rect).y}px)`,
      opacity,
    })
    const flight = element?.animate([frame(from, 0.4), { ...frame(to, 1), offset: 0.9 }, frame(to, 0)], {
      duration: FLIGHT_MS,
      delay,
      easing: 'ease-out',
      fill: 'backwards',
    })
    if (flight) flight.onfinish = flight.oncancel = props.onLanded
    else props.onLanded()
  })
  return (
    <div class="bc-flying" ref={element}>
      {props.flight.piece()}
    </div>
  )
}
