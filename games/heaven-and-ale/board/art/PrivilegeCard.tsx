import { For } from 'solid-js'
import { type Privilege, RESOURCES } from '../kinds.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'

const FACE: Record<Privilege, { glyph?: GlyphName; text: string }> = {
  'priv-ducats': { glyph: 'ducat', text: '12' },
  'priv-brewmaster': { glyph: 'brewmaster', text: '+5' },
  'priv-colour': { text: '×n' },
  'priv-rearmost': { glyph: 'rearmost', text: '+n' },
  'priv-barrels': { glyph: 'barrel', text: '+1' },
}

/** The picture of a privilege card around 0,0: upright as a card, or lying as a strip beside its pair. */
export function PrivilegeFace(props: { of: Privilege; lying?: boolean }) {
  const face = () => FACE[props.of]
  const at = () => (props.lying ? { x: -13, y: 0 } : { x: 0, y: -8 })
  return (
    <g>
      {face().glyph ? (
        <Glyph
          of={face().glyph as GlyphName}
          x={at().x}
          y={at().y}
          size={18}
          fill={props.of === 'priv-rearmost' ? 'var(--oak-ink)' : undefined}
        />
      ) : (
        <For each={RESOURCES}>
          {(resource, i) => (
            <circle
              cx={at().x + 5.5 * Math.cos(i() * 1.2566 - 1.5708)}
              cy={at().y + 5.5 * Math.sin(i() * 1.2566 - 1.5708)}
              r="3.400"
              fill={`var(--ha-${resource})`}
              stroke="var(--oak-ink)"
              stroke-width=".7"
            />
          )}
        </For>
      )}
      <text
        x="0"
        y={props.lying ? 5.4 : 16.5}
        text-anchor={props.lying ? 'start' : 'middle'}
        font-weight="700"
        font-size={props.lying ? '15.5' : '13.5'}
        fill="var(--oak-ink)"
      >
        {face().text}
      </text>
    </g>
  )
}
