/** What just happened, told by pieces that travel. Nothing here holds anybody up: the table is already as it will be. */
import { beforePaint } from '@taproom/board'
import { type Accessor, createEffect, createSignal, For, on, onCleanup, onMount } from 'solid-js'
import { Disc, TileIcon } from './art/index.ts'
import type { Gain } from './Garden.tsx'
import type { TileFace } from './kinds.ts'
import type { Play } from './play.ts'
import { type BoardEvent, gainsOf } from './previews.ts'
import { faceOfId } from './reading.ts'

const FLIGHT_MS = 240
/** How long what tiles paid stays to be read. */
const PAID_MS = 1100

interface Flight {
  readonly face: TileFace | undefined
  readonly from: DOMRect
  readonly to: DOMRect
  /** The site that stays empty until the tile lands. */
  readonly site: string | undefined
}

export interface Motion {
  /** Sites whose tile is still in the air. */
  readonly landing: Accessor<ReadonlySet<string>>
  /** What tiles of the shown garden have just paid. */
  readonly paid: Accessor<Readonly<Record<string, Gain>> | undefined>
  readonly flights: Accessor<readonly Flight[]>
  land(flight: Flight): void
}

export function createMotion(play: Play, root: () => HTMLElement | undefined): Motion {
  const [flights, setFlights] = createSignal<readonly Flight[]>([])
  const [paid, setPaid] = createSignal<Readonly<Record<string, Gain>>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const rectOf = (selector: string) => {
    const rect = root()?.querySelector(selector)?.getBoundingClientRect()
    return rect && rect.width > 0 ? rect : undefined
  }
  const flightOf = (event: BoardEvent): Flight[] => {
    if (event.kind !== 'buy' && event.kind !== 'disc') return []
    const seen = event.seat === play.shown()
    const goal = event.kind === 'buy' ? event.site : event.spot
    const from = rectOf(`[data-id="${event.space}"]`)
    const to = rectOf(seen ? `[data-id="${goal}"]` : `[data-seat="${play.props.colour(event.seat)}"]`)
    if (!from || !to) return []
    const face = event.kind === 'buy' ? faceOfId(play.props.view.box, event.tile) : undefined
    return [{ face, from, to, site: seen && face ? goal : undefined }]
  }
  const takeOff = (fresh: readonly Flight[]) =>
    fresh.length > 0 ? () => void setFlights(old => [...old, ...fresh]) : undefined
  createEffect(
    on(
      () => play.props.step,
      ({ events }) => {
        clearTimeout(timer)
        setPaid(undefined)
        if (!play.props.motion) return
        beforePaint(() => takeOff(events.flatMap(flightOf)))
        const gains = gainsOf(events, play.shown())
        if (Object.keys(gains).length === 0) return
        setPaid(gains)
        timer = setTimeout(() => setPaid(undefined), PAID_MS)
      },
      { defer: true },
    ),
  )
  onCleanup(() => clearTimeout(timer))
  return {
    flights,
    paid,
    landing: () => new Set(flights().flatMap(flight => flight.site ?? [])),
    land: flight => setFlights(old => old.filter(one => one !== flight)),
  }
}

/** Tiles and discs in the air. */
export function Flights(props: { motion: Motion }) {
  return (
    <div class="ha-flights" aria-hidden="true">
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
    const from = centre(props.flight.from)
    const to = centre(props.flight.to)
    const at = ({ x, y }: { x: number; y: number }, scale: number) => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
    })
    const flight = element?.animate([at(from, 0.8), at(to, 1)], { duration: FLIGHT_MS, easing: 'ease-out' })
    if (flight) flight.onfinish = flight.oncancel = props.onLanded
    else props.onLanded()
  })
  return (
    <div class="ha-flying" ref={element}>
      {props.flight.face ? (
        <TileIcon face={props.flight.face} size={56} />
      ) : (
        <svg viewBox="0 0 40 40" class="ha-offer">
          <Disc x={20} y={20} r={18} />
        </svg>
      )}
    </div>
  )
}
