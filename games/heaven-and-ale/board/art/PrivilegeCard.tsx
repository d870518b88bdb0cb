import { For, Show } from 'solid-js'
import type { Box } from '../../components/index.ts'
import { type Privilege, RESOURCES, signed } from '../kinds.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'

const GLYPH: Record<Privilege, GlyphName | undefined> = {
  'priv-ducats': 'ducat',
  'priv-brewmaster': 'brewmaster',
  'priv-colour': undefined,
  'priv-rearmost': 'rearmost',
  'priv-barrels': 'barrel',
}

/** What stands on each card: the numbers are the box's. */
export const privilegeTexts = ({ privileges }: Pick<Box, 'privileges'>): Readonly<Record<Privilege, string>> => ({
  'priv-ducats': `${privileges.ducats}`,
  'priv-brewmaster': signed(privileges.brewmaster),
  'priv-colour': '×n',
  'priv-rearmost': '+n',
  'priv-barrels': signed(privileges.perBarrel),
})

/** The picture of a privilege card around 0,0: upright as a card, or lying as a strip beside its pair. */
export function PrivilegeFace(props: { of: Privilege; text: string; lying?: boolean }) {
  const glyph = () => GLYPH[props.of]
  const at = () => (props.lying ? { x: -13, y: 0 } : { x: 0, y: -8 })
  return (
    <g>
      <Show
        when={glyph()}
        fallback={
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
        }
      >
        {of => (
          <Glyph
            of={of()}
            x={at().x}
            y={at().y}
            size={18}
            fill={props.of === 'priv-rearmost' ? 'var(--oak-ink)' : undefined}
          />
        )}
      </Show>
      <text
        x="0"
        y={props.lying ? 5.4 : 16.5}
        text-anchor={props.lying ? 'start' : 'middle'}
        font-weight="700"
        font-size={props.lying ? '15.5' : '13.5'}
        fill="var(--oak-ink)"
      >
        {props.text}
      </text>
    </g>
  )
}
