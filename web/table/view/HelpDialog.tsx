import { For } from 'solid-js'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { mayHint } from './Hint.tsx'
import { TableDialog } from './TableDialog.tsx'

const KEYS = {
  tab: ['Tab'],
  enter: ['Enter'],
  numbers: ['1', '…', '9'],
  a: ['A'],
  u: ['U'],
  y: ['Y'],
  r: ['R'],
  c: ['C'],
  l: ['L'],
  n: ['N'],
  s: ['S'],
  e: ['E'],
  i: ['I'],
  h: ['H'],
  b: ['B'],
  w: ['W'],
  t: ['T'],
  arrows: ['←', '→'],
  ends: ['Home', 'End'],
  space: ['P'],
  escape: ['Esc'],
  question: ['?'],
} as const

export function HelpDialog(props: { context: TableContext }) {
  const there = (key: keyof typeof KEYS) =>
    (key !== 'h' || mayHint(props.context)) &&
    (key !== 'w' || props.context.online !== undefined || props.context.match.canHold)
  return (
    <TableDialog context={props.context} name="help" title={words().help.title}>
      {/* Longer than a small window: it must be reached to be scrolled. */}
      <dl class="tb-keys rows" tabindex="0">
        <For each={(Object.keys(KEYS) as (keyof typeof KEYS)[]).filter(there)}>
          {key => (
            <div>
              <dt>
                <For each={KEYS[key]}>{cap => <kbd>{cap}</kbd>}</For>
              </dt>
              <dd>{key === 'w' ? words().pace.key : words().help.keys[key]}</dd>
            </div>
          )}
        </For>
      </dl>
    </TableDialog>
  )
}
