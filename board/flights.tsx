/** What just happened, told by pieces that travel. Nothing here holds anybody up: the table is already as it will be. */
import { type Accessor, createEffect, createSignal, For, type JSX, on, onCleanup, onMount } from 'solid-js'
import type { Change } from './contract.ts'
import { afterwards, beforePaint } from './frame.ts'
import './flights.css'

export interface Flight {
  readonly piece: () => JSX.Element
  readonly from: DOMRect
  readonly to: DOMRect
  /** Pieces that leave together follow each other closely. */
  readonly delay?: number
  /** The place that stays empty until the piece lands there. */
  readonly landsAt?: string
}

/** One flight, where both ends can be seen. */
export function flight(
  piece: () => JSX.Element,
  from: Element | undefined,
  to: Element | undefined,
  more?: Pick<Flight, 'delay' | 'landsAt'>,
): Flight[] {
  return from && to ? [{ piece, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), ...more }] : []
}

export interface Flights {
  readonly inTheAir: Accessor<readonly Flight[]>
  land(flight: Flight): void
  /** Whether pieces become part of the table when they land, or only tell again what it shows already. */
  readonly landing: boolean
}

export function createFlights<E>(
  props: { readonly lastChange: Change<E>; readonly motion: boolean },
  flightsOf: (event: E) => readonly Flight[],
  landing = false,
): Flights {
  const [inTheAir, setInTheAir] = createSignal<readonly Flight[]>([])
  const look = (events: readonly E[]) => () => {
    const fresh = events.flatMap(flightsOf)
    return fresh.length > 0 ? () => void setInTheAir(old => [...old, ...fresh]) : undefined
  }
  createEffect(
    on(
      () => props.lastChange,
      ({ events }) => {
        if (props.motion && events.length > 0) (landing ? beforePaint : afterwards)(look(events))
      },
      { defer: true },
    ),
  )
  return { inTheAir, landing, land: flight => setInTheAir(old => old.filter(one => one !== flight)) }
}

/** Pieces in the air. */
export function FlyingPieces(props: { flights: Flights }) {
  return (
    <div class="bd-flights" aria-hidden="true">
      <For each={props.flights.inTheAir()}>
        {flight => (
          <Flying flight={flight} landing={props.flights.landing} onLanded={() => props.flights.land(flight)} />
        )}
      </For>
    </div>
  )
}

const FLIGHT_MS = 250

function Flying(props: { flight: Flight; landing: boolean; onLanded: () => void }) {
  let element: HTMLDivElement | undefined
  onMount(() => {
    const { from, to, delay } = props.flight
    const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px)`
    const frames: Keyframe[] = props.landing
      ? [{ transform: `${at(from)} scale(.8)` }, { transform: at(to) }]
      : [
          { transform: at(from), opacity: 0.4 },
          { transform: at(to), opacity: 1, offset: 0.9 },
          { transform: at(to), opacity: 0 },
        ]
    const flight = element?.animate(frames, { duration: FLIGHT_MS, delay, easing: 'ease-out', fill: 'backwards' })
    if (flight) flight.onfinish = flight.oncancel = props.onLanded
    else props.onLanded()
  })
  return (
    <div class="flying" ref={element}>
      {props.flight.piece()}
    </div>
  )
}

/** The project's unit of time in ms; 0 where motion is off. */
export function quickMs(element: Element): number {
  const text = getComputedStyle(element).getPropertyValue('--quick').trim()
  const number = Number.parseFloat(text) || 0
  return text.endsWith('ms') ? number : number * 1000
}

/** Longer ago than this, a piece has not travelled but come from elsewhere. */
const FRESH_MS = 200
const left = new Map<string, { readonly box: DOMRect; readonly time: number }>()

/** A piece that disappears here and appears there in the same moment glides over. */
export function travel(id: string, element: () => HTMLElement | undefined): void {
  onMount(() => {
    const from = left.get(id)
    left.delete(id)
    if (from && performance.now() - from.time <= FRESH_MS) beforePaint(() => glide(from.box, element()))
  })
  onCleanup(() => {
    const piece = element()
    if (piece?.isConnected) left.set(id, { box: piece.getBoundingClientRect(), time: performance.now() })
  })
}

function glide(from: DOMRect, piece: HTMLElement | undefined) {
  if (!piece?.isConnected) return undefined
  const duration = quickMs(piece) * 1.4
  const to = piece.getBoundingClientRect()
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  if (duration === 0 || to.width === 0 || Math.hypot(dx, dy) < 2) return undefined
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`
  return () => {
    piece.animate(
      [
        { transform: start, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
    )
  }
}
