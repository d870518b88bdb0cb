/** What just happened, told by tiles and discs that travel and by what tiles pay. */
import { createFlights, type Flight, flight, placeElement, seatElement } from '@taproom/board'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { Disc, TileIcon } from './art/index.ts'
import type { Gain } from './Garden.tsx'
import type { Play } from './play.ts'
import { type BoardEvent, gainsOf } from './previews.ts'
import { faceOfId } from './reading.ts'

/** How long what tiles paid stays to be read. */
const PAID_MS = 1100

export interface Motion {
  readonly flights: ReturnType<typeof createFlights>
  /** Sites whose tile is still in the air. */
  readonly landing: Accessor<ReadonlySet<string>>
  /** What tiles of the shown garden have just paid. */
  readonly paid: Accessor<Readonly<Record<string, Gain>> | undefined>
}

export function createMotion(play: Play): Motion {
  const { props, screen } = play
  const [paid, setPaid] = createSignal<Readonly<Record<string, Gain>>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flightOf = (event: BoardEvent): Flight[] => {
    if (event.kind !== 'buy' && event.kind !== 'disc') return []
    const from = placeElement(screen.root, event.space)
    const goal = event.kind === 'buy' ? event.site : event.spot
    const seen = event.seat === play.shown()
    const to = seen ? placeElement(screen.root, goal) : seatElement(screen.root, props.colour(event.seat))
    if (event.kind === 'disc') return flight(FlyingDisc, from, to)
    const face = faceOfId(props.view.box, event.tile)
    return flight(() => <TileIcon face={face} size={56} />, from, to, { landsAt: seen ? goal : undefined })
  }
  const flights = createFlights(props, flightOf, true)
  createEffect(
    on(
      () => props.lastChange,
      ({ events }) => {
        clearTimeout(timer)
        setPaid(undefined)
        const gains = props.motion ? gainsOf(events, play.shown()) : {}
        if (Object.keys(gains).length === 0) return
        setPaid(gains)
        timer = setTimeout(() => setPaid(undefined), PAID_MS)
      },
      { defer: true },
    ),
  )
  onCleanup(() => clearTimeout(timer))
  return { flights, paid, landing: () => new Set(flights.inTheAir().flatMap(one => one.landsAt ?? [])) }
}

const FlyingDisc = () => (
  <svg viewBox="0 0 40 40" class="ha-offer">
    <Disc x={20} y={20} r={18} />
  </svg>
)
