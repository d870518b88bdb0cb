import { createResource, For, Show } from 'solid-js'
import { Button, Dialog, SeatBadge } from '../../design/index.ts'
import type { AnyWords } from '../../table/ctrl/kinds.ts'
import type { Notebook } from '../../table/view/context.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { sinceOwnLast } from '../since.ts'
import type { OnlineController } from '../source.ts'
import './since.css'

interface SinceProps {
  readonly match: OnlineController
  readonly said: AnyWords | undefined
  readonly notebook: Notebook | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** What the others did since one's own last move, a line for each move in the words of the log. */
export function SinceDialog(props: SinceProps) {
  const w = () => onlineWords().since
  return (
    <Dialog
      open={props.open}
      title={w().title}
      closeLabel={words().table.close}
      onClose={props.onClose}
      actions={<Button label={w().toTable} look="primary" onPress={props.onClose} />}
    >
      <Show when={props.open}>
        <Lines {...props} />
      </Show>
    </Dialog>
  )
}

function Lines(props: SinceProps) {
  const { match } = props
  const { received } = match.source.session
  const w = () => onlineWords().since
  const lines = () =>
    sinceOwnLast(received.journal, received.seat).flatMap(move => {
      const told = move.events.flatMap(event => props.said?.event(event, match.who) ?? [])
      const [first, ...more] = told
      return first === undefined ? [] : [{ ...move, first, more: more.join(' ') }]
    })
  const [note] = createResource(async () => (await props.notebook?.read().catch(() => '')) ?? '')
  const look = (at: number) => {
    props.onClose()
    match.look(at)
  }
  return (
    <div class="on-since">
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
