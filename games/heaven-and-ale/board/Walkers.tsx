import { createEffect, Index, on, Show } from 'solid-js'
import { Figure } from './art/index.ts'
import { gateSpot } from './Gatehouse.tsx'
import { CELL, type Cell } from './places.ts'
import type { RingFigure } from './Ring.tsx'

const HOME = 28
const WALK_MS = 240

/** Where feet stand on the walk beside a flagstone; several share it in a fan. */
function walkSpot(cell: Cell, fan: number) {
  const { col, row, inward } = cell
  const along = inward.y !== 0 ? { x: fan, y: 0 } : { x: 0, y: fan }
  const down = inward.y > 0 ? CELL * 0.87 : inward.y < 0 ? -CELL * 0.55 : 14
  return {
    x: col * CELL + CELL / 2 + inward.x * CELL * 0.72 + along.x,
    y: row * CELL + CELL / 2 + down + along.y,
  }
}

/** The figures of all seats: on the walk, on their start spaces, or on their way along the cloister. */
export function Walkers(props: {
  figures: readonly RingFigure[]
  cells: readonly Cell[]
  /** The upper edge of the gatehouse. */
  gate: number
  motion?: boolean
  /** A figure that walks lets nothing below it be missed: a tap means the space it stands at. */
  onTap: (at: number) => void
}) {
  const inGate = (at: number) => at === 0 || at >= HOME
  const spotAt = (figure: RingFigure) => {
    if (inGate(figure.at)) {
      const spot = gateSpot(figure.start)
      return { x: spot.x, y: spot.y + props.gate, size: figure.start ? 0.64 : 0.95 }
    }
    const company = props.figures.filter(other => other.at === figure.at)
    const place = company.findIndex(other => other.seat === figure.seat)
    const spot = walkSpot(props.cells[figure.at], (place - (company.length - 1) / 2) * 21)
    return { ...spot, size: figure.mine ? 0.88 : 0.78 }
  }
  return (
    <Index each={props.figures}>
      {figure => {
        let element: SVGGElement | undefined
        const spot = () => spotAt(figure())
        const transform = (at: { x: number; y: number; size: number }) =>
          `translate(${at.x}px, ${at.y}px) scale(${at.size})`
        createEffect(
          on(
            () => figure().at,
            (now, before) => {
              if (!props.motion || before === undefined || before < 0 || now <= before) return
              const passed = Array.from({ length: Math.min(now, HOME - 1) - before }, (_, i) => before + 1 + i)
              const stops = passed.map(index => ({ ...walkSpot(props.cells[index], 0), size: spot().size }))
              const way = [...stops.slice(0, now >= HOME ? undefined : -1), spot()].map(at => ({
                transform: transform(at),
              }))
              element?.animate(way.length > 1 ? way : [{}, ...way], { duration: WALK_MS, easing: 'ease-in-out' })
            },
            { defer: true },
          ),
        )
        return (
          <Show when={figure().at >= 0}>
            <g
              class="ha-figure"
              classList={{ out: !inGate(figure().at) }}
              data-thing={`figure/${figure().index}`}
              ref={element}
              on:click={() => props.onTap(figure().at)}
              style={{ transform: transform(spot()) }}
            >
              <Figure seat={figure().seat} halo={figure().mine} />
            </g>
          </Show>
        )
      }}
    </Index>
  )
}
