import type { Person, ReportReason } from '@taproom/protocol'
import { createSignal, createUniqueId, For } from 'solid-js'
import { Button, Dialog } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'

interface ReportProps {
  readonly person: Person
  readonly open: boolean
  readonly onClose: () => void
  /** Sends it, and says what came of it where the button is. */
  readonly attempt: (act: () => Promise<string>) => void
}

const REASONS = ['talk', 'name', 'play', 'other'] as const satisfies readonly ReportReason[]

/** Something for the operator to look at. */
export function ReportDialog(props: ReportProps) {
  const w = () => onlineWords().people.report
  const [reason, setReason] = createSignal<ReportReason>('talk')
  const [text, setText] = createSignal('')
  const field = createUniqueId()
  const group = createUniqueId()
  const send = () =>
    props.attempt(async () => {
      props.onClose()
      await ask('POST /api/reports', { body: { person: props.person.id, reason: reason(), text: text() } })
      setText('')
      return w().sent
    })
  return (
    <Dialog
      open={props.open}
      title={w().title(props.person.name)}
      closeLabel={words().table.close}
      onClose={props.onClose}
      actions={
        <>
          <Button label={w().back} onPress={props.onClose} />
          <Button label={w().send} look="primary" onPress={send} />
        </>
      }
    >
      <div class="on-report">
        <p>{w().about}</p>
        <fieldset>
          <legend>{w().reason}</legend>
          <For each={REASONS}>
            {one => (
              <label>
                <input type="radio" name={group} checked={reason() === one} onChange={() => setReason(one)} />
                {w().reasons[one]}
              </label>
            )}
          </For>
        </fieldset>
        <label for={field}>{w().text}</label>
        <textarea
          id={field}
          class="field"
          rows="4"
          maxlength="1000"
          value={text()}
          onInput={event => setText(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
