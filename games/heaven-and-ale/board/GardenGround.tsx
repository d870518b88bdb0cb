import { createUniqueId, Show } from 'solid-js'
import { Glyph } from './art/index.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

const ROUND = 12

/**
 * The sunny half with engraved rays, the shady half hatched, and the garden wall between them. Its corners are round by themselves,
 * and its lines faint by themselves: a clip around the garden, or groups that fade, would slow every paint of a tile.
 */
export function GardenGround(props: {
  width: number
  height: number
  /** What the picture leaves out above and below. */
  inset?: number
  factors?: { sun: string; shade: string }
  thing: (name: string) => string
}) {
  const id = createUniqueId()
  const middle = () => props.width / 2
  const top = () => props.inset ?? 0
  const tall = () => props.height - 2 * top()
  const ray = (i: number) => {
    const angle = ((4 + i * 7.2) * Math.PI) / 180
    const far = (d: number) => `${24 + d * Math.cos(angle)} ${-30 + d * Math.sin(angle)}`
    return `M${far(60)}L${far(900)}`
  }
  const rays = upTo(13).map(ray).join('')
  const hatch = () =>
    upTo(44)
      .map(i => `M${middle() + i * 11 - props.height * 0.6} ${props.height}l${props.height * 0.6} ${-props.height}`)
      .join('')
  const corner = (x: number, y: number) => `a${ROUND} ${ROUND} 0 0 1 ${x} ${y}`
  const sunny = () =>
    `M${middle()} ${top()}v${tall()}h${ROUND - middle()}${corner(-ROUND, -ROUND)}v${2 * ROUND - tall()}${corner(ROUND, -ROUND)}z`
  const shady = () =>
    `M${middle()} ${top()}h${middle() - ROUND}${corner(ROUND, ROUND)}v${tall() - 2 * ROUND}${corner(-ROUND, ROUND)}h${ROUND - middle()}z`
  return (
    <g>
      <defs>
        <clipPath id={`${id}sun`}>
          <rect y={top()} width={middle()} height={tall()} />
        </clipPath>
        <clipPath id={`${id}shade`}>
          <path d={shady()} />
        </clipPath>
        <linearGradient id={`${id}s`}>
          <stop offset="0" stop-color="var(--ha-sun-far)" />
          <stop offset="1" stop-color="var(--ha-sun)" />
        </linearGradient>
        <linearGradient id={`${id}h`}>
          <stop offset="0" stop-color="var(--ha-shade)" />
          <stop offset="1" stop-color="var(--ha-shade-far)" />
        </linearGradient>
      </defs>
      <path data-thing={props.thing('sun')} d={sunny()} fill={`url(#${id}s)`} />
      <path d={rays} clip-path={`url(#${id}sun)`} stroke="var(--sun)" stroke-width="7" stroke-opacity=".3" />
      <path data-thing={props.thing('shade')} d={shady()} fill={`url(#${id}h)`} />
      <path d={hatch()} clip-path={`url(#${id}shade)`} stroke="var(--shade)" stroke-opacity=".35" />
      <path d={`M${middle()} 0V${props.height}`} stroke="var(--ha-stone-edge)" stroke-width="5" stroke-opacity=".8" />
      <path d={`M${middle()} 0V${props.height}`} stroke="var(--ha-stone)" stroke-width="3" stroke-dasharray="9 2" />
      <Show when={props.factors}>
        {factors => (
          <g font-weight="700" font-size="15" text-anchor="middle" fill="var(--ink)">
            <g data-thing={props.thing('sun')}>
              <Glyph of="sun" x={25} y={props.height - 44} size={26} fill="var(--ha-sun-edge)" />
              <text x="25" y={props.height - 15}>
                {factors().sun}
              </text>
            </g>
            <g data-thing={props.thing('shade')}>
              <Glyph of="shade" x={props.width - 25} y={props.height - 44} size={28} fill="var(--ha-shade-edge)" />
              <text x={props.width - 25} y={props.height - 15}>
                {factors().shade}
              </text>
            </g>
          </g>
        )}
      </Show>
    </g>
  )
}
