import type { RecordError } from '@taproom/engine'
import { createSignal, createUniqueId, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { go } from '../../route.ts'
import { keepTable, openText } from '../../table/open.ts'
import { words } from '../../words/index.ts'
import { FileButton } from '../FileButton.tsx'
import { Page } from '../Page.tsx'
import './open.css'

export default function OpenPage() {
  const w = () => words().open
  const [text, setText] = createSignal('')
  const [error, setError] = createSignal<RecordError>()
  const [problem, setProblem] = createSignal('')
  const [over, setOver] = createSignal(false)
  const field = createUniqueId()
  const open = async (given: string) => {
    setError(undefined)
    setProblem('')
    if (given.trim() === '') return setProblem(w().empty)
    const opened = await openText(given, seat => words().setup.player1(seat + 1))
    if ('error' in opened) return setError(opened.error)
    go({ page: 'match', id: await keepTable(opened.table, opened.players, opened.table.over) })
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      await open(await file.text())
    } catch {
      setProblem(w().unreadable)
    }
  }
  return (
    <Page title={w().title} lead={<p class="lead">{w().intro}</p>}>
      <div class="pg-open">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same. */}
        <div
          class="card drop"
          classList={{ over: over() }}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault()
            setOver(false)
            void read(event.dataTransfer?.files[0])
          }}
        >
          <FileButton label={w().file} look="primary" onFile={file => void read(file)} />
          <span>{w().drop}</span>
        </div>
        <div class="card paste">
          <label for={field}>{w().paste}</label>
          <textarea
            id={field}
            rows="6"
            spellcheck={false}
            value={text()}
            onInput={event => setText(event.currentTarget.value)}
          />
          <Button label={w().open} look="primary" onPress={() => void open(text())} />
        </div>
        <div role="alert">
          <Show when={problem()}>
            <p class="problem">{problem()}</p>
          </Show>
          <Show when={error()}>
            {one => (
              <div class="problem">
                <p>{w().errors[one().code]}</p>
                <details>
                  <summary>{w().details}</summary>
                  <p>{one().message}</p>
                </details>
              </div>
            )}
          </Show>
        </div>
      </div>
    </Page>
  )
}
