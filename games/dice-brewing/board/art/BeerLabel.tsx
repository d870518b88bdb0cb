import { createMemo, For } from 'solid-js'
import type { Level, Style } from '../kinds.ts'
import { Glyph } from './glyphs.tsx'

type Glass = keyof typeof GLASSES

/** The glass, the beer in it and the foam on top, on 96×96. */
const GLASSES = {
  pint: {
    glass: 'M30 18h36l-5 62H35z',
    beer: 'M32 30h32l-4 47H36z',
    foam: 'M30 31c-3-4-1-10 4-10 1-6 9-7 12-3 3-4 11-3 12 3 6-1 9 6 6 10z',
  },
  tulip: {
    glass: 'M32 16h32c2 16-1 26-6 33-3 4-4 8-4 14v12h8v5H34v-5h8V63c0-6-1-10-4-14-5-7-8-17-6-33z',
    beer: 'M33 28h30c0 10-2 16-6 21-2.5 3-4 6-5 9h-8c-1-3-2.5-6-5-9-4-5-6-11-6-21z',
    foam: 'M31 29c-3-4 0-10 5-9 2-5 9-6 12-2 3-4 10-3 12 2 5-1 8 5 5 9z',
  },
  flute: {
    glass: 'M35 10h26l-6 58v6h9v6H32v-6h9v-6z',
    beer: 'M37 24h22l-4.5 42h-13z',
    foam: 'M34 25c-3-4 0-9 4-9 2-5 8-5 10-1 3-4 9-3 10 1 5 0 7 5 4 9z',
  },
  weizen: {
    glass: 'M33 10h30c1 14-2 24-5 32-2 8-2 16 1 30v8H37v-8c3-14 3-22 1-30-3-8-6-18-5-32z',
    beer: 'M35 24h26c0 8-2 14-4 20-2 10-1.5 20 .5 32H38.5c2-12 2.5-22 .5-32-2-6-4-12-4-20z',
    foam: 'M32 26c-4-5 0-11 5-11 2-6 9-6 11-2 3-4 10-3 11 2 6 0 9 6 5 11z',
  },
  mug: {
    glass: 'M28 22h34v8h6a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-6v16H28zM62 38v18h4a2 2 0 0 0 2-2V40a2 2 0 0 0-2-2z',
    beer: 'M31 32h28v45H31z',
    foam: 'M26 33c-4-5 0-11 5-11 2-6 9-6 12-2 3-4 11-3 12 2 7-1 10 6 6 11z',
  },
  flask: {
    glass: 'M40 12h16v20l16 36c3 7 0 12-7 12H31c-7 0-10-5-7-12l16-36z',
    beer: 'M36 48h24l9 21c2 5 1 8-4 8H31c-5 0-6-3-4-8z',
    foam: 'M35 49c-2-4 1-8 5-7 2-4 7-4 9-1 3-3 8-2 9 1 4 0 5 4 3 7z',
  },
} as const

/** Ground, rays, beer and glass of each style: the beer's own colour decides. */
const DRESS: Record<Style, { ground: string; rays: string; beer: string; glass: Glass }> = {
  lager: { ground: '#a97a1f', rays: '#866012', beer: '#f2c648', glass: 'mug' },
  pilsner: { ground: '#5b7434', rays: '#435825', beer: '#f2cc58', glass: 'flute' },
  wheat: { ground: '#7f6b4a', rays: '#645236', beer: '#f0c264', glass: 'weizen' },
  'pale-ale': { ground: '#b5652b', rays: '#8f4a1c', beer: '#e9a53c', glass: 'pint' },
  ipa: { ground: '#2f6a5c', rays: '#224f44', beer: '#e08d2e', glass: 'tulip' },
  bock: { ground: '#7c3630', rays: '#5d2521', beer: '#a8501f', glass: 'mug' },
  porter: { ground: '#4a3f52', rays: '#352c3c', beer: '#5c2f1b', glass: 'pint' },
  stout: { ground: '#3b2a24', rays: '#261a16', beer: '#3a2218', glass: 'tulip' },
  experimental: { ground: '#345a80', rays: '#24435f', beer: '#d9823c', glass: 'flask' },
}
const LINE = '#f7e3b8'
const LEVELS: Record<Level, number> = { beginner: 1, intermediate: 2, advanced: 3, experimental: 0 }

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)
/** Every second of 28 rays. */
const rays = (first: number) =>
  upTo(14)
    .map(i => (Math.PI * (2 * i + first + 0.5)) / 28)
    .map(angle => `M98 86 ${98 - Math.cos(angle) * 150} ${86 - Math.sin(angle) * 150}`)
    .join('')
const BROAD = rays(0)
const NARROW = rays(1)
const GRAINS = upTo(5)
  .map(i => -12 - i * 6)
  .map(y => `M0 ${y}c-5-1-7-4-7-8 4 0 7 3 7 8zM0 ${y}c5-1 7-4 7-8-4 0-7 3-7 8z`)
  .join('')

function Ear(props: { x: number; y: number; turn: number; scale: number }) {
  return (
    <g
      transform={`translate(${props.x} ${props.y}) rotate(${props.turn}) scale(${props.scale})`}
      fill={LINE}
      fill-opacity=".35"
      stroke={LINE}
      stroke-width="1.5"
      stroke-linecap="round"
    >
      <path d="M0 0c2-12 2-24 0-40" fill="none" />
      <path d={`${GRAINS}M0-40c-2-4-2-8 0-12 2 4 2 8 0 12z`} />
    </g>
  )
}

function HopTwig() {
  return (
    <g transform="translate(150 82) rotate(26) scale(1.1)" color={LINE}>
      <path d="M0 0c-4-10-2-18 4-26" fill="none" stroke={LINE} stroke-width="1.5" />
      <Glyph of="hops" x={4} y={-34} size={24} />
      <Glyph of="hops" x={-11.5} y={-15.5} size={17} />
      <path d="M-1-12c6-6 12-6 17-3-4 6-10 7-17 3z" fill={LINE} fill-opacity=".45" stroke={LINE} />
    </g>
  )
}

/** The picture of a label: rays, a medallion with the style's glass, barley and a hop twig, cones for the level. */
export function BeerLabel(props: { style: Style; level: Level }) {
  const dress = () => DRESS[props.style]
  const glass = () => GLASSES[dress().glass]
  return (
    <svg class="db-label" viewBox="0 0 196 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="196" height="78" fill={dress().ground} />
      <path d={BROAD} stroke={dress().rays} stroke-width="2.4" />
      <path d={NARROW} stroke={dress().rays} stroke-width="1.2" />
      <Ear x={52} y={84} turn={-24} scale={1.05} />
      <Ear x={40} y={86} turn={-42} scale={0.9} />
      <HopTwig />
      <circle cx="98" cy="48" r="41" fill={dress().rays} />
      <circle cx="98" cy="48" r="41" fill="none" stroke={LINE} stroke-width="1.4" />
      <circle cx="98" cy="48" r="37.5" fill="none" stroke={LINE} stroke-width=".7" stroke-dasharray="1 2.6" />
      <g transform="translate(60 8) scale(.8)">
        <path d={glass().glass} fill="#fff" opacity=".16" fill-rule="evenodd" />
        <path d={glass().beer} fill={dress().beer} />
        <path d={glass().beer} fill="#2a1204" opacity=".22" style={{ 'clip-path': 'inset(0 0 0 60%)' }} />
        <path d={glass().foam} fill="#fff8e6" />
        <path d={glass().glass} fill="none" stroke="#fff4dc" stroke-width="2.2" stroke-linejoin="round" />
      </g>
    </svg>
  )
}

/** One hop cone per level of three; an experiment has a star instead. */
export function LevelSign(props: { level: Level }) {
  const cones = createMemo(() => LEVELS[props.level])
  return (
    <svg class="db-level" viewBox="0 0 44 16" aria-hidden="true">
      {cones() === 0 ? (
        <Glyph of="skill" x={36} y={8} size={15} />
      ) : (
        <For each={[0, 1, 2]}>
          {i => (
            <g opacity={i >= 3 - cones() ? 1 : 0.3}>
              <Glyph of="hops" x={8 + i * 14} y={8} size={15} />
            </g>
          )}
        </For>
      )}
    </svg>
  )
}
