import { createUniqueId, For, Show } from 'solid-js'
import { Glyph } from './art/index.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

/** The sunny half with engraved rays, the shady half hatched, and the garden wall between them. */
export function GardenGround(props: { width: number; height: number; factors?: { sun: string; shade: string } }) {
  const id = createUniqueId()
  const middle = () => props.width / 2
  const ray = (i: number) => {
    const angle = ((4 + i * 7.2) * Math.PI) / 180
    const far = (d: number) => `${24 + d * Math.cos(angle)} ${-30 + d * Math.sin(angle)}`
    return `M${far(60)}L${far(900)}`
  }
  return (
    <g>
      <defs>
        <clipPath id={`${id}sun`}>
          <rect width={middle()} height={props.height} />
        </clipPath>
        <clipPath id={`${id}shade`}>
          <rect x={middle()} width={middle()} height={props.height} />
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
      <rect width={middle()} height={props.height} fill={`url(#${id}s)`} />
      <g clip-path={`url(#${id}sun)`} stroke="var(--sun)" stroke-width="7" opacity=".3">
        <For each={upTo(13)}>{i => <path d={ray(i)} />}</For>
      </g>
      <rect x={middle()} width={middle()} height={props.height} fill={`url(#${id}h)`} />
      <g clip-path={`url(#${id}shade)`} stroke="var(--shade)" opacity=".35">
        <For each={upTo(44)}>
          {i => (
            <path
              d={`M${middle() + i * 11 - props.height * 0.6} ${props.height}l${props.height * 0.6} ${-props.height}`}
            />
          )}
        </For>
      </g>
      <path d={`M${middle()} 0V${props.height}`} stroke="var(--ha-stone-edge)" stroke-width="5" opacity=".8" />
      <path d={`M${middle()} 0V${props.height}`} stroke="var(--ha-stone)" stroke-width="3" stroke-dasharray="9 2" />
      <Show when={props.factors}>
        {factors => (
          <g font-weight="700" font-size="15" text-anchor="middle" fill="var(--ink)">
            <Glyph of="sun" x={25} y={props.height - 44} size={26} fill="var(--ha-sun-edge)" />
            <text x="25" y={props.height - 15}>
              {factors().sun}
            </text>
            <Glyph of="shade" x={props.width - 25} y={props.height - 44} size={28} fill="var(--ha-shade-edge)" />
            <text x={props.width - 25} y={props.height - 15}>
              {factors().shade}
            </text>
          </g>
        )}
      </Show>
    </g>
  )
}
