import type { SeatColour } from '@taproom/board'
import { SeatShape } from '@taproom/board/seats'
import { type JSX, Match, Show, Switch } from 'solid-js'
import { Glyph } from './glyphs.tsx'

const COWL =
  'M0-40c-6 0-9 4.500-9 9 0 3.500 1.500 6 3.500 7.500C-10.500-20-13.500-10-14 0-8 3 8 3 14 0 13.500-10 10.500-20 5.500-23.500 7.500-25 9-27.500 9-31c0-4.500-3-9-9-9z'

/** A hooded figure 40 units high, feet on the origin. */
export function Figure(props: { seat: SeatColour; halo?: boolean }) {
  return (
    <g>
      <Show when={props.halo}>
        <path d={COWL} fill="none" stroke="var(--panel)" stroke-width="8" stroke-linejoin="round" />
      </Show>
      <ellipse cx="0" cy="0" rx="15" ry="4" fill="rgb(30 18 8 / .35)" />
      <path d={COWL} fill={`var(--seat-${props.seat})`} stroke="#21150b" stroke-width="2" stroke-linejoin="round" />
      <path
        d="M-5.500-31c0-3.500 2-5.500 5.500-5.500s5.500 2 5.500 5.500"
        fill="none"
        stroke="rgb(255 255 255 / .4)"
        stroke-width="1.600"
        stroke-linecap="round"
      />
      <SeatShape seat={props.seat} x={0} y={-9.5} r={6} fill="#fff9ec" edge="rgb(30 18 8 / .5)" />
    </g>
  )
}

/** A copper scoring disc; what is struck into it comes as children or as text. */
export function Disc(props: { x: number; y: number; r: number; text?: string; children?: JSX.Element }) {
  return (
    <g>
      <circle cx={props.x} cy={props.y + props.r * 0.1} r={props.r} fill="var(--ha-cast)" />
      <circle
        cx={props.x}
        cy={props.y}
        r={props.r}
        fill="var(--ha-disc)"
        stroke="var(--ha-disc-edge)"
        stroke-width="1.3"
      />
      <circle cx={props.x} cy={props.y} r={props.r * 0.8} fill="none" stroke="var(--ha-disc-light)" />
      <Show when={props.text}>
        {text => (
          <text
            class={/\d/.test(text()) ? undefined : 'serif'}
            x={props.x}
            y={props.y + props.r * (text().length > 1 ? 0.25 : 0.36)}
            text-anchor="middle"
            font-weight="700"
            font-size={`${props.r * (text().length > 1 ? 0.78 : 1.02)}`}
            fill="#fff6e6"
          >
            {text()}
          </text>
        )}
      </Show>
      {props.children}
    </g>
  )
}

export interface BarrelProps {
  x: number
  y: number
  size: 'large' | 'small'
  /** What it is worth, burnt into its lid. */
  points: number
  /** Whoever took it; the place keeps an outline. */
  holder?: SeatColour
}

export function Barrel(props: BarrelProps) {
  const height = () => (props.size === 'large' ? 30 : 25)
  return (
    <Switch>
      <Match when={props.holder}>
        {holder => (
          <g>
            <Glyph of="barrel" x={props.x} y={props.y} size={height()} fill="none" edge="var(--line-strong)" />
            <SeatShape seat={holder()} x={props.x} y={props.y} r={props.size === 'large' ? 8 : 7} />
          </g>
        )}
      </Match>
      <Match when={!props.holder}>
        <g>
          <Glyph of="barrel" x={props.x} y={props.y} size={height()} />
          <circle cx={props.x} cy={props.y} r={height() * 0.3} fill="#f6e6c6" />
          <text x={props.x} y={props.y + 6.3} text-anchor="middle" font-weight="800" font-size="18" fill="#3a2110">
            {props.points}
          </text>
        </g>
      </Match>
    </Switch>
  )
}
