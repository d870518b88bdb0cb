import { createResource, For, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { sinceOwnLast } from '../ctrl/since.ts'
import type { TableContext } from './context.ts'
import { sentences } from './moves.ts'
import './since.css'
import { TableDialog } from './TableDialog.tsx'

/** What the others did since one's own last move, a line for each move in the words of the log. */
export function SinceDialog(props: { context: TableContext }) {
  const { context } = props
  const close = () => context.close('since')
  return (
    <TableDialog
      context={context}
      name="since"
      title={words().since.title}
      actions={<Button label={words().since.toTable} look="primary" onPress={close} />}
    >
      <Show when={context.dialog() === 'since'}>
        <Lines context={context} onClose={close} />
      </Show>
    </TableDialog>
  )
}

function Lines(props: { context: TableContext; onClose: () => void }) {
  const { context } = props
  const { match } = context
  const w = () => words().since
  const lines = () => {
    const { journal, viewer } = match.snapshot()
    return sinceOwnLast(journal, viewer).flatMap(move => {
      const [first, ...more] = sentences(context, move.events)
      return first === undefined ? [] : [{ ...move, first, more: more.join(' ') }]
    })
  }
  const [note] = createResource(
    async () =>
      (await context
        .notebook()
        ?.read()
        .catch(() => '')) ?? '',
  )
  const look = (at: number) => {
    props.onClose()
    match.look(at)
  }
  return (
    <div class="tb-since-list">
      <Show when={lines().length > 0} fallback={<p>{w().nothing}</p>}>
        <p>{w().moves(lines().length)}</p>
        <ol class="rows">
          <For each={lines()}>
            {line => (
              <li>
                <button type="button" class="line" onClick={() => look(line.at)}>
                  <Show when={line.seat !== undefined && match.players[line.seat]}>
                    {player => <SeatBadge seat={player().colour} size={15} />}
                  </Show>
                  <span>
                    {line.first} <small>{line.more}</small>
                    <span class="unseen">{w().look}</span>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={note()}>
        <section class="note">
          <h3>{words().note.title}</h3>
          <p class="written">{note()}</p>
        </section>
      </Show>
    </div>
  )
}
