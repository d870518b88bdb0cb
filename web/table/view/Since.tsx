import { createLate, type LogChange } from '@taproom/board'
import { createMemo, For, Show } from 'solid-js'
import { SeatBadge } from '../../design/index.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { type Share, sharesSince } from '../ctrl/since.ts'
import type { TableContext } from './context.ts'
import { sentences } from './moves.ts'
import { replaySpan } from './ReplayBar.tsx'
import './since.css'

/** What happened since one's own turn, while one is asked and has not answered yet; it follows the picture. */
export function createSince(match: TableContext['match']): () => readonly Share[] {
  const asked = createMemo(() => {
    const { asked, viewer, live, pending, over, curtain } = match.snapshot()
    return viewer >= 0 && asked === viewer && live && pending === undefined && !over && curtain === undefined
  })
  const journal = createMemo(() => (asked() ? match.snapshot().journal : []))
  const late = createLate(journal, [])
  // What is no more so goes with the picture; what is new may come after it.
  return createMemo(() => (asked() && late() === journal() ? sharesSince(late(), match.snapshot().viewer) : []))
}

/** One line for each seat: what it did and what it took; a press shows it again. */
export function SinceStrip(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const told = createMemo(() =>
    context.since().flatMap(share => {
      const lines = sentences(context, share.events)
      return lines.length > 0 ? [{ ...share, text: lines.join(' ') }] : []
    }),
  )
  const nameOf = ({ seat }: Share) => {
    if (seat === undefined) return words().since.table
    return seat === match.snapshot().viewer ? words().since.you : match.who(seat)
  }
  return (
    <Show when={told().length > 0}>
      <div class="tb-since">
        <button type="button" class="all" onClick={() => context.open('since')}>
          {words().since.title}
        </button>
        <ul style={{ '--columns': told().length > 2 ? Math.ceil(told().length / 2) : told().length }}>
          <For each={told()}>
            {share => (
              <li>
                <button type="button" title={share.text} onClick={() => replaySpan(match, share.from, share.to)}>
                  <Show when={share.seat !== undefined && match.players[share.seat]}>
                    {player => <SeatBadge seat={player().colour} size={13} />}
                  </Show>
                  <span class="what">{share.text}</span>
                  <Took changes={sum(share.events.flatMap(event => changesOf(context, event)))} />
                  <span class="unseen">{words().since.replay(nameOf(share))}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  )
}

const changesOf = ({ board }: TableContext, event: Share['events'][number]) =>
  board()?.changes?.(event, preferences().language) ?? []

/** What came and went, each thing once. */
function sum(changes: readonly LogChange[]): readonly LogChange[] {
  const totals = new Map<string, LogChange>()
  for (const change of changes) {
    const before = totals.get(change.name)
    totals.set(change.name, { ...change, amount: change.amount + (before?.amount ?? 0) })
  }
  return [...totals.values()].filter(change => change.amount !== 0)
}

function Took(props: { changes: readonly LogChange[] }) {
  return (
    <span class="took">
      <For each={props.changes.slice(0, 4)}>
        {change => (
          <span>
            {change.amount < 0 ? `−${-change.amount}` : `+${change.amount}`}
            {change.art}
            <span class="unseen">{change.name}</span>
          </span>
        )}
      </For>
    </span>
  )
}
