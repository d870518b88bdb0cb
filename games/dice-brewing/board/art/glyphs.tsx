import { box, disc, line, solid } from '@taproom/board/glyphs'
import { createMemo, For, type JSX } from 'solid-js'
import type { Colour, Ingredient, Token } from '../kinds.ts'

/* Drawings on 24×24 in the colour of the text; what is cut out of them shows --cut, the ground they lie on. */
const CUT = 'var(--cut, #fff)'
const cut = (d: string, width = 1.6) => line(d, width, CUT)
const around = (steps: number, d: string, stroke?: number) => (
  <For each={Array.from({ length: steps }, (_, i) => (i * 360) / steps)}>
    {turn => (
      <path
        d={d}
        transform={`rotate(${turn} 12 12)`}
        stroke={stroke ? 'currentColor' : undefined}
        stroke-width={stroke}
        stroke-linecap="round"
      />
    )}
  </For>
)

const hops = () => [
  line('M12 1.6v3'),
  solid('M12 4.2c-3.1 0-5.2 1.7-5.6 4.3 1.7 1 4 .9 5.6-.7 1.6 1.6 3.9 1.7 5.6.7-.4-2.6-2.5-4.3-5.6-4.3z'),
  solid(
    'M5.7 9.8c-.6 2.6.3 5 2.5 6.3 1.8-.5 3.2-1.8 3.8-3.6.6 1.8 2 3.1 3.8 3.6 2.2-1.3 3.1-3.7 2.5-6.3-2.1.8-4.6.5-6.3-.9-1.7 1.4-4.2 1.7-6.3.9z',
  ),
  solid('M8.5 17.3c.6 2.1 1.7 3.9 3.5 5.1 1.8-1.2 2.9-3 3.5-5.1-1.4-.3-2.6-1.1-3.5-2.2-.9 1.1-2.1 1.9-3.5 2.2z'),
]
const darkMalt = () => [
  solid('M12 2.2c4.2 3.4 6 7.1 6 10.8 0 5-2.7 8.8-6 8.8s-6-3.8-6-8.8c0-3.7 1.8-7.4 6-10.8z'),
  cut('M12 7.5V18M9 11.2l3 2.2 3-2.2M9 15l3 2.2 3-2.2'),
]
const special = (glyph: () => JSX.Element) => (
  <>
    <g transform="translate(-3 2) scale(.92)">{glyph()}</g>
    {solid('M18.5 1l1.2 3 3.2.3-2.4 2 .8 3.2-2.8-1.7-2.7 1.7.7-3.2-2.4-2 3.2-.3z')}
  </>
)

const dice = {
  'light-malt': () => [
    line('M12 2.4c4 3.4 5.8 7 5.8 10.6 0 4.8-2.6 8.6-5.8 8.6s-5.8-3.8-5.8-8.6c0-3.6 1.8-7.2 5.8-10.6z', 2),
    line('M12 8.5v9'),
  ],
  'dark-malt': darkMalt,
  hops,
  skill: () => (
    <path
      d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
  ),
} satisfies Record<Colour, () => JSX.Element>

const ingredients = {
  fruit: () => [
    disc(7.5, 16.5, 4.9),
    disc(17, 17.5, 4.4),
    line('M8 12c1-4 3.5-7 7.5-9.2.5 4.2 1 7.2 1.5 10.4'),
    solid('M15.4 3c2-1.2 4.4-.8 6 .8-1.8 1.6-4.3 1.4-6-.8z'),
  ],
  spices: () => [around(8, 'M12 11.2c-1.7-2.4-2-5.6 0-9.2 2 3.6 1.7 6.8 0 9.2z'), disc(12, 12, 2, CUT)],
  'special-malt': () => special(darkMalt),
  honey: () => [solid('M12 2.2l8.4 4.9v9.8L12 21.8l-8.4-4.9V7.1z'), cut('M12 7l4.3 2.5v5L12 17l-4.3-2.5v-5z')],
  'special-hops': () => special(hops),
} satisfies Record<Ingredient, () => JSX.Element>

const tokens = {
  'raise-die': () => [
    box(4, 9, 13, 13, 3),
    cut('M10.5 18.5v-6M7.8 14.7l2.7-2.7 2.7 2.7'),
    line('M17 8V2.5M14.3 5 17 2.3 19.7 5'),
  ],
  'extra-roll': () => [
    box(7, 7, 10, 10, 2.6),
    line('M3 13.5A9 9 0 0 0 20 16M21 10.5A9 9 0 0 0 4 8'),
    line('M20.8 19.5v-4h-4M3.2 4.5v4h4'),
    disc(12, 12, 1.6, CUT),
  ],
  'take-back-die': () => [
    line('M3 14v6.5h18V14'),
    line('M12 15.5V7a4 4 0 0 0-8 0v1.5'),
    line('M1.4 6.8 4 9.6l2.6-2.8'),
    box(15, 5, 6.5, 6.5, 1.6),
  ],
  'block-protect-die': () => [
    solid('M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z'),
    box(8, 7.5, 8, 8, 2, CUT),
    disc(12, 11.5, 1.5),
  ],
  'block-building': () => [solid('M3 11l9-7.5 9 7.5v10H3z'), cut('M8 12l8 7M16 12l-8 7', 2.2)],
  'block-recipe': () => [solid('M5 2.5h14v15l-7 4-7-4z'), cut('M8.5 8l7 7M15.5 8l-7 7', 2.2)],
} satisfies Record<Token, () => JSX.Element>

const signs = {
  seed: () => [
    solid('M12 21c-3 0-5-1.8-5-4.2s2-4.2 5-4.2 5 1.8 5 4.2-2 4.2-5 4.2z'),
    line('M12 12.8V8'),
    solid('M12 8.6C11.8 5 9 3 4.6 3.2 4.8 7 7.6 9 12 8.6z'),
    solid('M12 8.6c.1-2.6 2.2-4.2 5.8-4.2-.2 2.9-2.3 4.6-5.8 4.2z'),
  ],
  bottle: () => [
    solid('M10 1.5h4v5c0 2.5 3 4 3 8v6c0 1.2-.8 2-2 2H9c-1.2 0-2-.8-2-2v-6c0-4 3-5.5 3-8z'),
    solid('M8.5 14.5h7V19h-7z', CUT),
  ],
  check: () => line('M4.5 12.8l5 5L19.5 6.5', 3),
  cross: () => line('M6 6l12 12M18 6 6 18', 3.2),
  arrow: () => line('M4 12h15M13 5.5l6.5 6.5-6.5 6.5', 2.2),
  down: () => line('M12 4v15M5.5 13l6.5 6.5 6.5-6.5', 2.6),
  up: () => line('M12 20V5M5.5 11 12 4.5l6.5 6.5', 2.6),
  swap: () => line('M3.5 8.5H19M15 4l4.5 4.5L15 13M20.5 16H5M9 11.5 4.5 16 9 20.5', 2),
  sun: () => [disc(12, 12, 4.6), around(8, 'M12 1.8v3.4', 2.2)],
  snow: () => around(6, 'M12 12V2.2M9.4 4.6 12 7.2l2.6-2.6', 1.9),
  lock: () => [box(4.5, 10.5, 15, 11, 2.5), line('M8 10.5v-3a4 4 0 0 1 8 0v3', 2.2)],
  shield: () => solid('M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z'),
  die: () => [box(3.5, 3.5, 17, 17, 4), ...[8.5, 12, 15.5].map(at => disc(at, at, 1.8, CUT))],
  one: () => [box(3.5, 3.5, 17, 17, 4), disc(12, 12, 2.6, CUT)],
  shelf: () => [box(5, 4.5, 6, 6, 1.6), box(13.5, 4.5, 6, 6, 1.6), line('M2.5 13h19M5 13v6M19 13v6', 2)],
  purse: () => (
    <>
      <circle cx="12" cy="12" r="9.4" />
      <circle cx="12" cy="12" r="6.2" fill="none" stroke={CUT} stroke-width="1.5" />
      <circle cx="12" cy="12" r="2.2" fill={CUT} />
    </>
  ),
  kettle: () => [
    solid('M4.5 10h15v8.5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3z'),
    line('M3 10h18M9 6.5c-1.2-1.4 1.2-2.4 0-4M14.5 6.5c-1.2-1.4 1.2-2.4 0-4', 2),
  ],
  broom: () => [
    line('M19 3l-7.5 8', 2.2),
    solid('M11.5 9l3.6 3.4c-1 4.6-3.6 8-8.1 9.6L3 18c3-1.6 4-5.4 8.5-9z'),
    cut('M8.5 14.5 5.5 18M11.5 16 9 19.5', 1.3),
  ],
  card: () => [box(5, 2.5, 14, 19, 2.5), cut('M8.5 7.5h7M8.5 16.5h7', 1.5), disc(12, 12, 2.2, CUT)],
  house: () => [solid('M2.5 11.5 12 3.5l9.5 8H19.5V21h-15v-9.5z'), solid('M9.8 21v-6h4.4v6z', CUT)],
  rivals: () => [
    disc(8, 7.5, 3.7),
    disc(16.8, 8.5, 3),
    solid('M1.5 20c0-5 2.5-7.7 6.5-7.7s6.5 2.7 6.5 7.7z'),
    solid('M16.3 20h6.2c0-4.6-2-7-5.5-7.1-.8 0-1.5.2-2.1.5 1.1 1.8 1.7 4 1.4 6.6z'),
  ],
  log: () => line('M4 6h16M4 12h16M4 18h10', 2),
  bell: () => [
    solid('M12 2.5a6 6 0 0 1 6 6.3c0 4.7 2 6.7 2 8.2H4c0-1.5 2-3.5 2-8.2a6 6 0 0 1 6-6.3z'),
    line('M9.8 20a2.4 2.4 0 0 0 4.4 0', 2),
  ],
  'bell-off': () => [
    line('M8 4.8a6 6 0 0 1 10 4c0 4.7 2 6.7 2 8.2h-6.5M6.3 8.2C6.3 14 4 15.5 4 17h6M9.8 20a2.4 2.4 0 0 0 4.4 0'),
    line('M4 3.5 20.5 21', 2),
  ],
  blank: () => [box(5, 4, 14, 16, 4), cut('M9.5 12h5', 1.8)],
} satisfies Record<string, () => JSX.Element>

const GLYPHS = { ...dice, ...ingredients, ...tokens, ...signs }
export type GlyphName = keyof typeof GLYPHS

/** Inside a drawing: a nested square of `size` around x, y. */
export function Glyph(props: { of: GlyphName; x: number; y: number; size: number }) {
  // What shows it may change around it: only another glyph is drawn anew.
  const of = createMemo(() => props.of)
  return (
    <svg
      x={props.x - props.size / 2}
      y={props.y - props.size / 2}
      width={props.size}
      height={props.size}
      viewBox="0 0 24 24"
      fill="currentColor"
    >
      {GLYPHS[of()]()}
    </svg>
  )
}

/** In text, as high as the text. */
export function GlyphIcon(props: { of: GlyphName; class?: string }) {
  const of = createMemo(() => props.of)
  return (
    <svg class={`db-glyph ${props.class ?? ''}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {GLYPHS[of()]()}
    </svg>
  )
}
