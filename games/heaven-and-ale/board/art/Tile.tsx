import { Match, Show, Switch } from 'solid-js'
import { isMonk, type Monk, type Resource, type TileFace } from '../kinds.ts'
import { Glyph } from './glyphs.tsx'
import { Portrait } from './Portrait.tsx'
import { hexPath } from './paths.ts'

export interface TileProps {
  face: TileFace
  x: number
  y: number
  w: number
  /** Without the shadow that lifts it from the board. */
  flat?: boolean
}

const NUMBER_INK: Partial<Record<Resource, string>> = { yeast: '#3a2e20', barley: '#3b2705' }

/** One tile at any size: below 38 units the engraved line goes, the number grows, and a monk shows its attribute only. */
export function Tile(props: TileProps) {
  const monk = () => isMonk(props.face.kind)
  const small = () => props.w < 38
  const colour = () => (monk() ? 'monk' : props.face.kind)
  const pale = () => props.face.kind === 'yeast' || props.face.kind === 'barley'
  return (
    <g>
      <Show when={!props.flat}>
        <path d={hexPath(props.x, props.y + props.w * 0.04, props.w)} fill="var(--ha-cast)" />
      </Show>
      <path
        d={hexPath(props.x, props.y, props.w)}
        fill={`var(--ha-${colour()})`}
        stroke={`var(--ha-${colour()}-edge)`}
        stroke-width={Math.max(1, props.w * 0.026)}
      />
      <Show when={!small()}>
        <path
          d={hexPath(props.x, props.y, props.w * 0.86)}
          fill="none"
          stroke={pale() ? 'rgb(90 60 10 / .3)' : 'rgb(255 255 255 / .28)'}
          stroke-width={Math.max(0.7, props.w * 0.014)}
        />
      </Show>
      <Switch>
        <Match when={monk() && small()}>
          <Glyph of={props.face.kind} x={props.x} y={props.y} size={props.w * 0.6} />
        </Match>
        <Match when={monk()}>
          <g transform={`translate(${props.x} ${props.y}) scale(${props.w / 60})`}>
            <Portrait of={props.face.kind as Monk} />
          </g>
          <Glyph of={props.face.kind} x={props.x} y={props.y + props.w * 0.27} size={props.w * 0.34} />
        </Match>
        <Match when={!monk()}>
          <Glyph
            of={props.face.kind}
            x={props.x}
            y={props.y - props.w * (small() ? 0.27 : 0.215)}
            size={props.w * 0.4}
          />
          <text
            x={props.x}
            y={props.y + props.w * (small() ? 0.46 : 0.345)}
            text-anchor="middle"
            font-weight="800"
            font-size={`${props.w * (small() ? 0.64 : 0.42)}`}
            fill={NUMBER_INK[props.face.kind as Resource] ?? '#fff9ec'}
          >
            {props.face.number}
          </text>
        </Match>
      </Switch>
    </g>
  )
}

/** A tile standing in a line of text or on the prompt bar. */
export function TileIcon(props: { face: TileFace; size?: number }) {
  const tiny = () => (props.size ?? 46) < 38
  return (
    <svg
      class="ha-tile-icon"
      viewBox={tiny() ? '0 0 37 43' : '0 0 60 70'}
      aria-hidden="true"
      style={{
        width: `calc(${props.size ?? 46} * var(--px))`,
        height: `calc(${(props.size ?? 46) * 1.165} * var(--px))`,
      }}
    >
      <Tile face={props.face} x={tiny() ? 18.5 : 30} y={tiny() ? 21 : 34} w={tiny() ? 35 : 56} />
    </svg>
  )
}
