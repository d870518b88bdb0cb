import { For, Show } from 'solid-js'
import { CARDS, PRIVILEGE_RECORDS, type PrivilegeNumbers } from '../../components/index.ts'
import { type Privilege, RESOURCES } from '../kinds.ts'
import { Glyph } from './glyphs.tsx'

/** The picture of a privilege card around 0,0, with the numbers of the box: upright as a card, or lying as a strip beside its pair. */
export function PrivilegeFace(props: { of: Privilege; numbers: PrivilegeNumbers; lying?: boolean }) {
  const card = () => PRIVILEGE_RECORDS[CARDS.indexOf(props.of)]
  const at = () => (props.lying ? { x: -13, y: 0 } : { x: 0, y: -8 })
  return (
    <g>
      <Show
        when={card().glyph}
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
        {glyph => (
          <Glyph
            of={glyph()}
            x={at().x}
            y={at().y}
            size={18}
            fill={glyph() === 'rearmost' ? 'var(--oak-ink)' : undefined}
          />
        )}
      </Show>
      <text
        x="0"
        y={props.lying ? 5.4 : 16.5}
        text-anchor={props.lying ? 'start' : 'middle'}
        font-weight="700"
        font-size={props.lying ? '15.5' : '14.5'}
        fill="var(--oak-ink)"
      >
        {card().face(props.numbers)}
      </text>
    </g>
  )
}
