import { For, type JSX } from 'solid-js'
import { type Counted, GOAL_RECORDS, GOALS } from '../components/index.ts'
import { Glyph, type GlyphName, House, hexPath } from './art/index.ts'
import { type Goal, MONKS, RESOURCES, type ShedType } from './kinds.ts'

const MIDDLE = 40

const words = (x: number, text: string, anchor: 'start' | 'middle' = 'start') => (
  <text x={x} y="18.500" text-anchor={anchor} font-weight="800" font-size="18.200" fill="var(--ink)">
    {text}
  </text>
)
const tilesOf = (n: string, needs: number) => (
  <>
    <path d={hexPath(MIDDLE - 11, 12.5, 20)} fill="var(--panel)" stroke="var(--ink-soft)" stroke-width="1.4" />
    {words(MIDDLE - 11, n, 'middle')}
    {words(MIDDLE + 3, `×${needs}`)}
  </>
)
const discs = (kinds: readonly GlyphName[], monk: boolean) => (
  <For each={kinds}>
    {(kind, i) => {
      const x = () => MIDDLE + (i() - (kinds.length - 1) / 2) * 15.4
      return (
        <>
          <circle
            cx={x()}
            cy="12.500"
            r="7.400"
            fill={`var(--ha-${monk ? 'monk' : kind})`}
            stroke={`var(--ha-${monk ? 'monk' : kind}-edge)`}
          />
          <Glyph of={kind} x={x()} y={12.5} size={10} />
        </>
      )
    }}
  </For>
)
const houses = (types: readonly ShedType[]) => (
  <For each={types}>
    {(type, i) => <House type={type} x={MIDDLE + (i() - (types.length - 1) / 2) * 18.5} y={12} size={18} />}
  </For>
)

/** By what a goal counts, with how much it needs. */
const PICTURES: Record<Counted, (needs: number) => JSX.Element> = {
  brewmaster: needs => (
    <>
      <Glyph of="brewmaster" x={MIDDLE - 12} y={12} size={22} fill="#f0d9b4" />
      {words(MIDDLE + 3, `≥${needs}`)}
    </>
  ),
  'lowest-marker': needs => (
    <>
      <For each={RESOURCES}>
        {(resource, i) => (
          <circle
            cx={10 + i() * 9}
            cy="12.500"
            r="4.600"
            fill={`var(--ha-${resource})`}
            stroke={`var(--ha-${resource}-edge)`}
          />
        )}
      </For>
      {words(54, `≥${needs}`)}
    </>
  ),
  ones: needs => tilesOf('1', needs),
  fives: needs => tilesOf('5', needs),
  'monk-discs': () => discs(MONKS, true),
  'colour-discs': () => discs(RESOURCES, false),
  'sheds-of-one-type': needs => houses(Array.from({ length: needs }, () => 2)),
  'shed-types': needs => houses([2, 3, 1, 4, 0].slice(0, needs)),
  'highest-marker': needs => (
    <>
      <rect
        x={MIDDLE - 14}
        y="2.500"
        width="28"
        height="20"
        rx="5"
        fill="var(--board)"
        stroke="var(--ink-soft)"
        stroke-width="1.4"
      />
      {words(MIDDLE, `${needs}`, 'middle')}
    </>
  ),
  'placed-cards': needs => (
    <g color="var(--ink)">
      <For each={Array.from({ length: needs }, (_, i) => i - (needs - 1) / 2)}>
        {place => <Glyph of="card" x={MIDDLE + place * 15} y={12.5} size={20} />}
      </For>
    </g>
  ),
  'sunny-tiles': needs => (
    <>
      <Glyph of="sun" x={MIDDLE - 12} y={12.5} size={21} fill="var(--ha-sun-edge)" />
      {words(MIDDLE + 4, `${needs}`)}
    </>
  ),
  'shady-tiles': needs => (
    <>
      <Glyph of="shade" x={MIDDLE - 12} y={12} size={22} fill="var(--ha-shade-edge)" />
      {words(MIDDLE + 4, `${needs}`)}
    </>
  ),
}

/** What a goal asks for, without words: 80×25. */
export function GoalPicture(props: { of: Goal }) {
  const goal = () => GOAL_RECORDS[GOALS.indexOf(props.of)]
  return (
    <svg class="picture" viewBox="0 0 80 25" aria-hidden="true">
      {PICTURES[goal().counts](goal().needs)}
    </svg>
  )
}
