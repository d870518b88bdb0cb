import { Glyph, type GlyphName } from './art/index.ts'

/** A small dark label with a glyph, at the lower corner of what it speaks of. */
export function Pill(props: { x: number; y: number; glyph: GlyphName; text: string }) {
  const width = () => 28 + props.text.length * 8.2
  const left = () => props.x - width() / 2
  return (
    <g class="ha-pill">
      <rect
        x={left()}
        y={props.y - 10.5}
        width={width()}
        height="21"
        rx="10.500"
        fill="var(--oak)"
        stroke="var(--copper)"
        stroke-width="1.500"
      />
      <Glyph
        of={props.glyph}
        x={left() + 13}
        y={props.y}
        size={16}
        fill={props.glyph === 'rearmost' ? '#f8eeda' : undefined}
      />
      <text x={left() + 23} y={props.y + 5.2} font-weight="700" font-size="15" fill="var(--oak-ink)">
        {props.text}
      </text>
    </g>
  )
}
