import { MAX_NOTE } from '@taproom/protocol/constants'
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { words } from '../../words/index.ts'
import type { Notebook, TableContext } from './context.ts'
import './note.css'
import { TableDialog } from './TableDialog.tsx'

/** A note is kept when its writer pauses, and when the dialog or the page goes. */
const PAUSE = 600

/** What the person who looks wrote down for themselves about this match. */
export function NoteDialog(props: { context: TableContext }) {
  const { context } = props
  const w = () => words().note
  const open = () => context.dialog() === 'note'
  return (
    <TableDialog context={context} name="note" title={w().title}>
      {/* Another seat at this screen has another note. */}
      <Show when={open() && context.notebook()} keyed>
        {notebook => <Field notebook={notebook} />}
      </Show>
    </TableDialog>
  )
}

function Field(props: { notebook: Notebook }) {
  const { notebook } = props
  const w = () => words().note
  const [text, setText] = createSignal<string>()
  const [outcome, setOutcome] = createSignal<'kept' | 'lost' | 'unread'>()
  let field: HTMLTextAreaElement | undefined
  let written: string | undefined
  let pause = 0
  void notebook.read().then(
    found => {
      written = found
      setText(found)
      field?.focus()
      field?.setSelectionRange(found.length, found.length)
    },
    () => setOutcome('unread'),
  )
  const keep = async () => {
    window.clearTimeout(pause)
    const now = text()
    if (now === undefined || now === written) return
    const before = written
    written = now
    const kept = await notebook.keep(now)
    if (!kept) written = before
    setOutcome(kept ? 'kept' : 'lost')
  }
  createEffect(
    on(
      text,
      () => {
        window.clearTimeout(pause)
        pause = window.setTimeout(() => void keep(), PAUSE)
      },
      { defer: true },
    ),
  )
  const hidden = () => void keep()
  addEventListener('pagehide', hidden)
  onCleanup(() => {
    removeEventListener('pagehide', hidden)
    void keep()
  })
  return (
    <div class="tb-note">
      <p id="tb-note-about">{notebook.here ? w().here : w().about}</p>
      <textarea
        ref={field}
        class="field"
        rows="8"
        maxlength={MAX_NOTE}
        aria-label={w().title}
        aria-describedby="tb-note-about"
        placeholder={w().empty}
        disabled={text() === undefined}
        value={text() ?? ''}
        onInput={event => setText(event.currentTarget.value)}
      />
      <p class="state">
        <span role="status">{w().outcomes[outcome() ?? 'none']}</span>
        <span aria-hidden="true">{w().left((text() ?? '').length, MAX_NOTE)}</span>
      </p>
    </div>
  )
}
