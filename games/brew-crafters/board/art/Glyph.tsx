import { createMemo } from 'solid-js'
import { goods } from './goods.ts'
import type { Drawing, Mark } from './marks.ts'
import { things } from './things.ts'

export type GlyphName = keyof typeof goods | keyof typeof things
const GLYPHS: Readonly<Record<GlyphName, Drawing>> = { ...goods, ...things }
export const isGlyph = (word: string): word is GlyphName => Object.hasOwn(GLYPHS, word)

const WIDTHS = { cut: 1.7, line: 1.9, bold: 2.8 } as const

function ink([how]: Mark) {
  if (how === 'fill') return { fill: 'currentColor' }
  if (how === 'hole') return { fill: 'var(--bc-cut, var(--panel))' }
  return {
    fill: 'none',
    stroke: how === 'cut' ? 'var(--bc-cut, var(--panel))' : 'currentColor',
    'stroke-width': WIDTHS[how],
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
}

const drawn = new Map<Drawing, Node>()

/** Drawn once, then copied: a table shows a hundred glyphs, and a click may bring a dozen new cubes. */
function copyOf(drawing: Drawing): Node {
  let once = drawn.get(drawing)
  if (!once) {
    once = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    for (const mark of drawing) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      const look = { d: mark[1], ...(mark[2] && { transform: mark[2] }), ...ink(mark) }
      for (const [name, value] of Object.entries(look)) path.setAttribute(name, String(value))
      once.appendChild(path)
    }
    drawn.set(drawing, once)
  }
  return once.cloneNode(true)
}

export function Marks(props: { of: Drawing }) {
  // What shows it may change around it: only another drawing is copied anew.
  const drawing = createMemo(() => props.of)
  return <>{copyOf(drawing())}</>
}

/** Inside a drawing, centred on x, y. `cut` is the colour of the ground on which it stands. */
export function GlyphAt(props: { of: Drawing; x: number; y: number; size: number; ink: string; cut: string }) {
  return (
    <g
      transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}
      style={{ color: props.ink, '--bc-cut': props.cut }}
    >
      <Marks of={props.of} />
    </g>
  )
}

export const sized = (w: number | undefined, h = w) =>
  w ? { width: `calc(${w} * var(--px))`, height: `calc(${h} * var(--px))` } : undefined

/** In a line of text, in its colour. */
export function Glyph(props: { of: GlyphName; size?: number; class?: string }) {
  return (
    <svg class={`bc-glyph ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" style={sized(props.size)}>
      <Marks of={GLYPHS[props.of]} />
    </svg>
  )
}
export const drawingOf = (name: GlyphName): Drawing => GLYPHS[name]
