import { SeatShape } from '@taproom/board/seats'
import { Show } from 'solid-js'
import type { Batch, Family, Recipe, SeatColour } from '../kinds.ts'
import { GlyphAt, sized } from './Glyph.tsx'
import { teeth } from './marks.ts'
import { PICTURES } from './pictures.ts'

// One path, not eighteen: a table shows some twenty caps.
const TEETH = teeth(18, 14, [12.4, 2.6], 1.7)

/** A crown cap in the colour of the family with the picture of the recipe: the same wherever a batch stands. Drawn on 28×28. */
export function CapFace(props: { recipe: Recipe; family: Family }) {
  return (
    <g>
      <g fill={`var(--bc-${props.family}-edge)`}>
        <path d={TEETH} />
        <circle cx="14" cy="14" r="11.900" />
      </g>
      <circle cx="14" cy="14" r="10.100" fill={`var(--bc-${props.family})`} stroke="#f7e3b8" stroke-width=".9" />
      <GlyphAt of={PICTURES[props.recipe]} x={14} y={14} size={15} ink="#fff3da" cut={`var(--bc-${props.family})`} />
    </g>
  )
}

/** In a drawing, centred on x, y. */
export function CapAt(props: { batch: Batch; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 28})`}>
      <CapFace {...props.batch} />
    </g>
  )
}

export function Cap(props: { batch: Batch; size?: number; faded?: boolean }) {
  return (
    <svg
      class="bc-cap"
      classList={{ faded: props.faded }}
      viewBox="0 0 28 28"
      aria-hidden="true"
      style={sized(props.size ?? 28)}
    >
      <CapFace {...props.batch} />
    </svg>
  )
}

const SEAL = teeth(14, 12, [9.7, 3.2], 2.5)

/** The Gold Label: a seal with its points, or the shape of the seat that won it in the place where it lay. */
export function GoldLabel(props: { points: number; won?: SeatColour; size?: number }) {
  return (
    <svg class="bc-seal" viewBox="0 0 24 24" aria-hidden="true" style={sized(props.size ?? 22)}>
      <Show
        when={props.won}
        fallback={
          <>
            <g fill="#b87a14">
              <path d={SEAL} />
              <circle cx="12" cy="12" r="9.600" />
            </g>
            <circle cx="12" cy="12" r="7.900" fill="#f3c65f" stroke="#8a5a0e" stroke-width=".8" />
            <text
              class="serif"
              x="12"
              y="17.400"
              text-anchor="middle"
              font-weight="700"
              font-size="15.600"
              fill="#5a3804"
            >
              {props.points}
            </text>
          </>
        }
      >
        {seat => (
          <>
            <circle
              cx="12"
              cy="12"
              r="10"
              fill="var(--panel)"
              stroke="var(--amber)"
              stroke-width="1.600"
              stroke-dasharray="3 2.200"
            />
            <SeatShape seat={seat()} x={12} y={12} r={5.6} />
          </>
        )}
      </Show>
    </svg>
  )
}
