import { createMemo, createSignal, For, Show } from 'solid-js'
import { Button, Icon, type IconName } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { Choices } from './Choices.tsx'
import type { TableContext } from './context.ts'
import { Header } from './Header.tsx'
import { Log } from './Log.tsx'
import { createNarrow } from './narrow.ts'
import { Prompt } from './Prompt.tsx'
import { Seats } from './Seats.tsx'
import './text-table.css'

const PANES = ['table', 'seats', 'log'] as const
type Pane = (typeof PANES)[number]
const ICON: Record<Pane, IconName> = { table: 'screen', seats: 'seats', log: 'log' }

/** The table without a picture: passages as headings and lists, every choice a button. It serves every game. */
export function TextTable(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const [pane, setPane] = createSignal<Pane>('table')
  const narrow = createNarrow()
  const shown = (one: Pane) => !narrow() || pane() === one
  const watching = () => context.online?.watching() !== undefined
  const view = createMemo(() => match.snapshot().view)
  const passages = createMemo(() => context.words().describe(view(), match.who))
  const title: Record<Pane, () => string> = {
    table: () => words().table.passages,
    seats: () => words().setup.seats,
    log: () => words().table.log,
  }
  return (
    <div class="tb-text" classList={{ narrow: narrow() }}>
      <Header context={context} />
      <main classList={{ [pane()]: true, watching: watching() }}>
        <section
          class="pane choices"
          aria-label={words().table.choices}
          hidden={!shown('table') || watching() || (narrow() && !match.snapshot().live)}
        >
          <h2>
            {words().table.choices}
            <span aria-hidden="true">{match.snapshot().choices.length || ''}</span>
          </h2>
          <Choices context={context} />
        </section>
        <div class="pane passages" hidden={!shown('table')}>
          <h2 class="unseen">{title.table()}</h2>
          <Show when={match.room.guide}>
            <p class="ask-things">
              <Button
                label={words().explain.list}
                icon="question"
                look="quiet"
                onPress={() => context.open('things')}
              />
            </p>
          </Show>
          <section class="columns" tabindex="0" aria-label={title.table()}>
            <div class="flow">
              <For each={passages()}>
                {passage => (
                  <section class="card passage" classList={{ long: passage.lines.length > 9 }}>
                    <h3>{passage.title}</h3>
                    <ul class="rows">
                      <For each={passage.lines}>{line => <li>{line}</li>}</For>
                    </ul>
                  </section>
                )}
              </For>
            </div>
          </section>
        </div>
        <aside class="pane rail" aria-label={title.seats()} hidden={!shown('seats') && !shown('log')}>
          <div hidden={!shown('seats')}>
            <Seats context={context} />
          </div>
          <div class="fill" hidden={!shown('log')}>
            <Log context={context} />
          </div>
        </aside>
      </main>
      <div class="ask">
        <Prompt context={context} />
        <nav class="tabs oak" aria-label={words().table.parts} hidden={!narrow()}>
          <For each={PANES}>
            {one => (
              <button type="button" aria-current={pane() === one ? 'page' : undefined} onClick={() => setPane(one)}>
                <Icon of={ICON[one]} size={20} />
                {title[one]()}
              </button>
            )}
          </For>
        </nav>
      </div>
    </div>
  )
}
