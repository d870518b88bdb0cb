import { PickShape } from '@taproom/board'
import { For, Show } from 'solid-js'
import type { PrivilegeNumbers } from '../components/index.ts'
import { boxPath, Glyph, PrivilegeFace } from './art/index.ts'
import type { Privilege } from './kinds.ts'

export interface PrivilegeHandProps {
  name: string
  cards: readonly Privilege[]
  /** What stands on them. */
  numbers: PrivilegeNumbers
  /** Cards that will be sold when the present turn ends. */
  queued?: ReadonlySet<string>
}

/** From card to card. */
const STEP = 42

/** Unplaced privilege cards, three in the upper row, the rest below. */
export function PrivilegeHand(props: PrivilegeHandProps) {
  const rows = () => (props.cards.length > 3 ? 2 : 1)
  const width = () => Math.min(3, Math.max(1, props.cards.length)) * STEP
  const place = (i: number) => ({ x: width() - STEP / 2 - (i % 3) * STEP, y: 22 + Math.floor(i / 3) * 47 })
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */
    <svg
      class="ha-hand"
      viewBox={`0 0 ${width()} ${rows() * 47}`}
      style={{ '--cols': width() / STEP, '--rows': rows() }}
      role="group"
      aria-label={props.name}
    >
      <For each={props.cards}>
        {(card, i) => {
          const box = () => boxPath(place(i()).x - 20, place(i()).y - 21, 40, 42, 6)
          return (
            <PickShape place={card} outline={box()}>
              <path d={box()} fill="var(--oak)" stroke="var(--amber)" stroke-width="1.200" />
              <g transform={`translate(${place(i()).x} ${place(i()).y - 2})`}>
                <PrivilegeFace of={card} numbers={props.numbers} />
              </g>
              <Show when={props.queued?.has(card)}>
                <path d={box()} fill="none" stroke="var(--oak-ink)" stroke-width="2" stroke-dasharray="4 3" />
                <Glyph of="ducat" x={place(i()).x - 15} y={place(i()).y + 16} size={19} />
              </Show>
            </PickShape>
          )
        }}
      </For>
    </svg>
  )
}
