import { For, type JSX } from 'solid-js'
import type { Building } from '../kinds.ts'

const COURSES = [20, 26, 32]
const VINES = [
  [14, 8],
  [3, 18],
  [13, 27],
]

function Courses(props: { from: number; to: number }) {
  return <For each={COURSES}>{y => <path class="course" d={`M${props.from} ${y}H${props.to}`} />}</For>
}

/** Roofs 38 high over a building `w` wide; chimneys and such rise above 0. The name is written over it. */
const ROOFS: Record<Building, (w: number) => JSX.Element> = {
  'malt-house': w => (
    <>
      <path class="roof" d={`M0 38 9 14H${w - 9}L${w} 38z`} />
      <Courses from={6} to={w - 6} />
      <path class="deep" d={`M${w - 74} 14l20-22 20 22zM${w - 110} 14V5h16v9z`} />
      <path class="copper" d={`M${w - 57}-7h6l7-7-4 10h-9zM${w - 112} 5h20l-10-6z`} />
      <path class="lit" d={`M${w - 59} 8h10v6h-10z`} />
    </>
  ),
  'hop-plantation': w => (
    <>
      <g class="poles">
        <path d={`M8 38V-8M${w * 0.36} 12V-10M${w * 0.66} 12V-10M${w - 8} 38V-8`} />
        <path
          d={`M2-4C${w * 0.2}-1 ${w * 0.28}-1 ${w * 0.36}-4S${w * 0.58}-1 ${w * 0.66}-4 ${w * 0.86}-1 ${w - 2}-4`}
          stroke-width="1.4"
        />
      </g>
      <path
        class="vine"
        d={`M8 36c7-6-7-10 0-16s-6-10 0-22M${w - 8} 36c7-6-7-10 0-16s-6-10 0-22${[0.2, 0.36, 0.5, 0.66, 0.82]
          .map(part => `M${w * part} 8c4-4-4-5 0-9`)
          .join('')}`}
      />
      <g class="cones">
        <For
          each={[
            ...VINES,
            ...VINES.map(([x, y]) => [w - x, y]),
            ...[0.23, 0.4, 0.48, 0.62, 0.7, 0.79].map((part, i) => [w * part, i % 2 ? 2 : 6]),
          ]}
        >
          {([x, y]) => <path d={`M${x} ${y - 5}c3.5 2 4.5 6 0 10.5-4.5-4.5-3.5-8.5 0-10.5z`} />}
        </For>
      </g>
      <rect class="roof" x="18" y="13" width={w - 36} height="25" rx="4" />
    </>
  ),
  'craft-school': w => (
    <>
      <path class="roof" d={`M0 38V25l14-11H${w - 14}L${w} 25v13z`} />
      <Courses from={4} to={w - 4} />
      <path class="deep" d={`M${w - 66} 14V-4h24v18z`} />
      <path class="copper" d={`M${w - 70}-4l16-11 16 11z`} />
      <circle class="clock" cx={w - 54} cy="5" r="6" />
      <path class="hands" d={`M${w - 54} 1.5V5l2.6 1.6`} />
      <path class="lit" d={`M${w - 112} 14V8a5 5 0 0 1 10 0v6zM${w - 94} 14V8a5 5 0 0 1 10 0v6z`} />
    </>
  ),
  'seed-department': w => (
    <>
      <path class="roof" d={`M0 38V26l12-12H${w - 84}l12 12v12z`} />
      <Courses from={3} to={w - 74} />
      <path class="pane" d={`M${w - 70} 38V14a33 26 0 0 1 66 0v24z`} />
      <path
        class="sprouts"
        d={`M${w - 62} 38c0-8 3-10 6-10-1 5-3 8-6 10zM${w - 44} 38c0-9-3-11-6-11 1 5 3 9 6 11zM${w - 28} 38c0-8 3-10 6-10-1 5-3 8-6 10zM${w - 12} 38c0-9-3-10-6-10 1 5 3 8 6 10z`}
      />
      <path
        class="frame"
        d={`M${w - 70} 38V14a33 26 0 0 1 66 0v24zM${w - 37}-12v50M${w - 70} 14h66M${w - 54}-8v46M${w - 20}-8v46M${w - 70} 26h66`}
      />
    </>
  ),
}

export function Roof(props: { of: Building; width: number }) {
  return (
    <svg class="db-roof" viewBox={`0 0 ${props.width} 38`} preserveAspectRatio="none" aria-hidden="true">
      {ROOFS[props.of](props.width)}
    </svg>
  )
}
