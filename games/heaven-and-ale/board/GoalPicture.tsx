import { For, type JSX } from 'solid-js'
import { Glyph, type GlyphName, House, hexPath } from './art/index.ts'
import { type Goal, MONKS, RESOURCES, type ShedType } from './kinds.ts'

const MIDDLE = 40

const words = (x: number, text: string, anchor: 'start' | 'middle' = 'start') => (
  <text x={x} y="18.500" text-anchor={anchor} font-weight="800" font-size="17.500" fill="var(--ink)">
    {text}
  </text>
)
const sixOf = (n: string) => (
  <>
    <path d={hexPath(MIDDLE - 11, 12.5, 20)} fill="var(--panel)" stroke="var(--ink-soft)" stroke-width="1.4" />
    {words(MIDDLE - 11, n, 'middle')}
    {words(MIDDLE + 3, '×6')}
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

const PICTURES: Record<Goal, () => JSX.Element> = {
  'goal-brewmaster-1': () => (
    <>
      <Glyph of="brewmaster" x={MIDDLE - 12} y={12} size={22} fill="#f0d9b4" />
      {words(MIDDLE + 3, '≥1')}
    </>
  ),
  'goal-all-markers-1': () => (
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
      {words(54, '≥1')}
    </>
  ),
  'goal-six-ones': () => sixOf('1'),
  'goal-six-fives': () => sixOf('5'),
  'goal-monk-spots': () => discs(MONKS, true),
  'goal-resource-spots': () => discs(RESOURCES, false),
  'goal-three-same-sheds': () => houses([2, 2, 2]),
  'goal-four-shed-types': () => houses([2, 3, 1, 4]),
  'goal-marker-20': () => (
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
      {words(MIDDLE, '20', 'middle')}
    </>
  ),
  'goal-three-privileges': () => (
    <g color="var(--ink)">
      <For each={[-15, 0, 15]}>{x => <Glyph of="card" x={MIDDLE + x} y={12.5} size={20} />}</For>
    </g>
  ),
  'goal-sun-full': () => (
    <>
      <Glyph of="sun" x={MIDDLE - 12} y={12.5} size={21} fill="var(--ha-sun-edge)" />
      {words(MIDDLE + 4, '15')}
    </>
  ),
  'goal-shade-full': () => (
    <>
      <Glyph of="shade" x={MIDDLE - 12} y={12} size={22} fill="var(--ha-shade-edge)" />
      {words(MIDDLE + 4, '15')}
    </>
  ),
}

/** What a goal asks for, without words: 80×25. */
export function GoalPicture(props: { of: Goal }) {
  return (
    <svg class="picture" viewBox="0 0 80 25" aria-hidden="true">
      {PICTURES[props.of]()}
    </svg>
  )
}
