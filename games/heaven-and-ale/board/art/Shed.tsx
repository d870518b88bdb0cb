import { For, Show } from 'solid-js'
import { SHED_RECORDS } from '../../components/index.ts'
import type { ShedType } from '../kinds.ts'
import { hexPath } from './paths.ts'

export const roofOf = (type: ShedType): string => SHED_RECORDS[type].roof
const EDGE = '#4a2413'

export function House(props: { x: number; y: number; size: number; type: ShedType }) {
  return (
    <g
      transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}
      stroke={EDGE}
      stroke-linejoin="round"
    >
      <path d="M4.5 11.500V21h15v-9.500L12 5z" fill="#f3e3c4" stroke-width="1.3" />
      <path
        d="M1.600 12.400 12 2.600l10.400 9.800-2.500 2.700L12 7.700l-7.900 7.400z"
        fill={roofOf(props.type)}
        stroke-width="1.1"
      />
      <path d="M9.800 21v-4.500a2.200 2.200 0 0 1 4.400 0V21z" fill={EDGE} stroke="none" />
    </g>
  )
}

export interface ShedProps {
  type: ShedType
  x: number
  y: number
  w: number
  sum?: number
  /** Which of the six edges (E, SE, SW, W, NW, NE) it activated; by default the type's pattern. */
  lit?: readonly number[]
}

/** A shed tile: the house, its fertility sum, and a mark on every edge it activates. */
export function Shed(props: ShedProps) {
  const marks = (): readonly number[] => props.lit ?? SHED_RECORDS[props.type].marks
  return (
    <g>
      <path d={hexPath(props.x, props.y + props.w * 0.04, props.w)} fill="var(--ha-cast)" />
      <path
        d={hexPath(props.x, props.y, props.w)}
        fill="var(--ha-shed)"
        stroke="var(--ha-stone-edge)"
        stroke-width="1.4"
      />
      <For each={[0, 1, 2, 3, 4, 5]}>
        {edge => (
          <path
            d={`M${props.w * 0.425} ${-props.w * 0.11}v${props.w * 0.22}`}
            transform={`translate(${props.x} ${props.y}) rotate(${edge * 60})`}
            stroke={marks().includes(edge) ? roofOf(props.type) : 'var(--ha-stone-edge)'}
            stroke-width={props.w * (marks().includes(edge) ? 0.085 : 0.02)}
            stroke-linecap="round"
          />
        )}
      </For>
      <House
        type={props.type}
        x={props.x}
        y={props.y - props.w * (props.sum === undefined ? 0 : 0.12)}
        size={props.w * 0.46}
      />
      <Show when={props.sum !== undefined}>
        <text
          x={props.x}
          y={props.y + props.w * 0.32}
          text-anchor="middle"
          font-weight="800"
          font-size={`${props.w * 0.275}`}
          fill="var(--ink)"
        >
          {props.sum}
        </text>
      </Show>
    </g>
  )
}
