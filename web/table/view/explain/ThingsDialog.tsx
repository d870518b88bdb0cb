import type { BoardParts } from '@taproom/board'
import type { Explanation } from '@taproom/engine'
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { preferences } from '../../../store/preferences.ts'
import { words } from '../../../words/index.ts'
import type { TableContext } from '../context.ts'
import { TableDialog } from '../TableDialog.tsx'
import { explanationOf } from './explanation.ts'
import { Rules } from './Rules.tsx'
import { THING, thingAt } from './thing-at.ts'
import './things.css'

const namesIn = (root: ParentNode): readonly string[] => [
  ...new Set([...root.querySelectorAll(THING)].flatMap(one => thingAt(one)?.thing ?? [])),
]

/** Everything on the table, told one after the other: what the card says of each thing, for who does not look for it with a pointer. */
export default function ThingsDialog(props: { context: TableContext }) {
  return (
    <TableDialog context={props.context} name="things" title={words().explain.list}>
      <Show when={props.context.dialog() === 'things'}>
        <Things context={props.context} />
      </Show>
    </TableDialog>
  )
}

function Things(props: { context: TableContext }) {
  const { context } = props
  const [wanted, setWanted] = createSignal('')
  const [sketched, setSketched] = createSignal<readonly string[]>([])
  const listed = createMemo(() => context.guide()?.things?.(context.match.snapshot().view))
  const names = () => listed() ?? (context.textual() ? sketched() : namesIn(document))
  const all = createMemo(() => {
    const told = new Map<string, Explanation>()
    for (const name of names()) {
      const explanation = explanationOf(context, name)
      // Two that are told alike are told once.
      if (explanation) told.set(JSON.stringify(explanation), explanation)
    }
    return [...told.values()]
  })
  const shown = createMemo(() => {
    const needle = wanted().trim().toLowerCase()
    const has = (line: string) => line.toLowerCase().includes(needle)
    return needle === '' ? all() : all().filter(({ name, about, now }) => [name, ...about, ...now].some(has))
  })
  return (
    <div class="tb-things">
      <label>
        <span class="unseen">{words().explain.search}</span>
        <input
          class="field"
          type="search"
          placeholder={words().explain.search}
          value={wanted()}
          onInput={event => setWanted(event.currentTarget.value)}
        />
      </label>
      <Show when={!listed() && context.textual()}>
        <Sketch context={context} onDrawn={setSketched} />
      </Show>
      <ul>
        <For each={shown()} fallback={<li>{words().explain.noneFound}</li>}>
          {explanation => (
            <li>
              <h3>{explanation.name}</h3>
              <For each={explanation.about}>{sentence => <p>{sentence}</p>}</For>
              <For each={explanation.now}>{sentence => <p class="now">{sentence}</p>}</For>
              <Rules context={context} rules={explanation.rules} reachable />
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

const nothing = () => undefined
const NO_PARTS: BoardParts = { header: nothing, prompt: nothing, log: nothing, zoom: drawing => drawing() }

/** Beside a text table the board is drawn unseen: what would lie on it is what there is to tell. */
function Sketch(props: { context: TableContext; onDrawn: (names: readonly string[]) => void }) {
  const { context } = props
  const { match } = context
  let root: HTMLDivElement | undefined
  createEffect(() => {
    match.snapshot()
    queueMicrotask(() => root && props.onDrawn(namesIn(root)))
  })
  return (
    <div ref={root} hidden inert aria-hidden="true">
      <Dynamic
        component={context.board()?.Board}
        view={match.snapshot().view}
        seat={match.snapshot().viewer}
        choices={[]}
        interactive={false}
        pick={nothing}
        why={nothing}
        hover={nothing}
        hovered={undefined}
        consider={nothing}
        considered={undefined}
        preview={nothing}
        journal={match.snapshot().journal}
        lastChange={{ from: 0, to: 0, events: [] }}
        motion={false}
        words={context.words()}
        language={preferences().language}
        who={match.who}
        colour={context.colour}
        parts={NO_PARTS}
      />
    </div>
  )
}
