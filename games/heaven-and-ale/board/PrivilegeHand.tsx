import { For } from 'solid-js'
import { boxPath, PrivilegeFace } from './art/index.ts'
import type { Choices, Privilege } from './kinds.ts'
import { Pick } from './Pick.tsx'

export interface PrivilegeHandProps extends Choices {
  cards: readonly Privilege[]
}

/** Unplaced privilege cards, three in the upper row, the rest below. */
export function PrivilegeHand(props: PrivilegeHandProps) {
  const rows = () => (props.cards.length > 3 ? 2 : 1)
  const width = () => Math.min(3, Math.max(1, props.cards.length)) * 44
  const place = (i: number) => ({ x: width() - 22 - (i % 3) * 44, y: 22 + Math.floor(i / 3) * 47 })
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */
    <svg
      class="ha-hand"
      viewBox={`0 0 ${width()} ${rows() * 47}`}
      style={{ '--cols': width() / 44, '--rows': rows() }}
      role="group"
      aria-label={props.name}
    >
      <For each={props.cards}>
        {(card, i) => {
          const box = () => boxPath(place(i()).x - 20, place(i()).y - 21, 40, 42, 6)
          return (
            <Pick id={card} choices={props} outline={box()}>
              <path d={box()} fill="var(--oak)" stroke="var(--amber)" stroke-width="1.200" />
              <g transform={`translate(${place(i()).x} ${place(i()).y - 2})`}>
                <PrivilegeFace of={card} />
              </g>
            </Pick>
          )
        }}
      </For>
    </svg>
  )
}
