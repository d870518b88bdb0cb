/** What every brewery has, on 24×24: for boards and front cards alike. */
import { For, type JSX } from 'solid-js'

/** Fill and edge can be passed, so one drawing serves tile, marker, spot, log and tab. */
export type Drawing = (fill?: string, edge?: string) => JSX.Element

export const solid = (d: string, fill?: string) => <path d={d} fill={fill} />
export const disc = (cx: number, cy: number, r: number, fill?: string) => <circle cx={cx} cy={cy} r={r} fill={fill} />
export const box = (x: number, y: number, width: number, height: number, rx: number, fill?: string) => (
  <rect x={x} y={y} width={width} height={height} rx={rx} fill={fill} />
)
export const line = (d: string, width = 1.8, stroke = 'currentColor') => (
  <path d={d} fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
)

const GRAINS = [
  [8.3, 17.5, -32],
  [15.7, 17.5, 32],
  [8.1, 12.5, -32],
  [15.9, 12.5, 32],
  [8.5, 7.8, -28],
  [15.5, 7.8, 28],
  [12, 5.6, 0],
]

const hops = (c = '#ddebaf', e = '#2a4416') => (
  <g stroke={e} stroke-linecap="round" stroke-linejoin="round" fill="none">
    <path d="M12 1.600c.2 1.400 0 2.200-.4 3.200" stroke-width="1.6" />
    <path
      d="M12 22.600c-2-1.300-3-2.800-3.200-4.400-2-.8-3.200-2.200-3.200-4.200-1.400-1.200-1.800-3-1.200-5.400C6 4.800 9 4 12 4s6 .8 7.600 4.600c.6 2.400.2 4.200-1.200 5.400 0 2-1.200 3.400-3.200 4.200-.2 1.600-1.200 3.100-3.200 4.400z"
      fill={c}
      stroke-width="1.4"
    />
    <path
      d="M5.600 14c2.600.6 5-.6 6.400-3 1.400 2.400 3.800 3.600 6.400 3M8.800 18.200c1.600 0 2.600-.8 3.200-2.200.6 1.400 1.600 2.200 3.200 2.200M4.800 8.400c2 .9 4 .2 5-1.800M19.200 8.400c-2 .9-4 .2-5-1.800"
      stroke-width="1.2"
    />
  </g>
)

const barley = (c = '#fff0be', e = '#5d3d06') => (
  <g stroke={e} stroke-linecap="round">
    <path d="M12 23V8M7.500 7.500 6 2M16.500 7.500 18 2M12 5V.8" stroke-width="1.3" />
    <For each={GRAINS}>
      {([x, y, turn]) => (
        <ellipse cx={x} cy={y} rx="2.1" ry="3.6" transform={`rotate(${turn} ${x} ${y})`} fill={c} stroke-width="1.1" />
      )}
    </For>
  </g>
)

const barrel = (c = '#e2b878', e = '#4c2f17') => (
  <g stroke={e}>
    <path
      d="M6.200 2.500h11.600c2.600 6.300 2.600 12.700 0 19H6.200c-2.600-6.300-2.600-12.700 0-19z"
      fill={c}
      stroke-width="1.5"
    />
    <path d="M4.900 7.300h14.200M4.900 16.700h14.200" stroke-width="1.7" />
  </g>
)

export const GLYPHS = { hops, barley, barrel } satisfies Record<string, Drawing>
export type GlyphName = keyof typeof GLYPHS

/** Inside a drawing: centred on x, y. */
export function Glyph(props: { of: GlyphName; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}>
      {GLYPHS[props.of]()}
    </g>
  )
}
