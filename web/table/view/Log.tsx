import { createLate, createSteady } from '@taproom/board'
import { createMemo, createSelector, createSignal, For, Show } from 'solid-js'
import { LogLine } from '../../design/index.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { AnyEvent, AnyWords } from '../ctrl/kinds.ts'
import { type LogEntry, logTurns } from '../ctrl/log.ts'
import type { TableContext } from './context.ts'
import './log.css'

/** What happened, turn by turn; it is read later than the table is seen, so it follows when that is painted. */
function createTurns(context: TableContext) {
  const teller = createMemo(() => createTeller(context.words()))
  // A new snapshot of the same position has the same journal.
  const journal = createMemo(() => context.match.snapshot().journal)
  const late = createLate(journal, [])
  return createSteady(() => logTurns(late(), teller(), context.match.who))
}

/** Every event is put into words once, however often the log grows after it. */
function createTeller(words: AnyWords): Pick<AnyWords, 'event'> {
  const texts = new WeakMap<AnyEvent, string>()
  return {
    event(event, who) {
      const known = texts.get(event)
      if (known !== undefined) return known
      const text = words.event(event, who)
      if (text !== undefined) texts.set(event, text)
      return text
    },
  }
}

/** Where a key leads in a log of so many lines. */
const STEPS: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  PageDown: at => at + 10,
  PageUp: at => at - 10,
  Home: () => 0,
  End: (_, last) => last,
}

/** The log is one stop for Tab; arrow keys walk over its lines. */
export function Log(props: { context: TableContext; bare?: boolean }) {
  const { context } = props
  const turns = createTurns(context)
  const [focused, setFocused] = createSignal<number>()
  const stop = createMemo(() => {
    const lines = turns().flatMap(turn => turn.entries.map(entry => entry.event.seq))
    return lines.find(seq => seq === focused()) ?? turns().at(-1)?.entries[0]?.event.seq
  })
  const isStop = createSelector(stop)
  const newestFirst = createMemo(() =>
    turns()
      .map(turn => turn.turn)
      .reverse(),
  )
  const entries = createMemo(() => new Map(turns().map(({ turn, entries }) => [turn, entries])))
  const at = createMemo(() => context.match.snapshot().at)
  const isNow = createSelector(at)
  const onFocusIn = ({ target }: FocusEvent) => {
    const line = target instanceof HTMLElement ? target.dataset.line : undefined
    if (line !== undefined) setFocused(Number(line))
  }
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button.what')]
    const here = lines.findIndex(line => line.matches(':focus'))
    lines[Math.max(0, Math.min(step(here, lines.length - 1), lines.length - 1))]?.focus()
  }
  return (
    <div class="tb-log" classList={{ card: !props.bare }}>
      <Show when={!props.bare}>
        <h2>
          {words().table.log}
          <span>{words().table.turn(context.match.snapshot().view.turn)}</span>
        </h2>
      </Show>
      <section class="scroll" aria-label={words().table.log} on:keydown={onKeyDown} on:focusin={onFocusIn}>
        {/* By number: a turn that goes on only gets its new lines. */}
        <For each={newestFirst()}>
          {turn => (
            <Turn context={context} turn={turn} entries={entries().get(turn) ?? []} isNow={isNow} isStop={isStop} />
          )}
        </For>
      </section>
    </div>
  )
}

interface TurnProps {
  readonly context: TableContext
  readonly turn: number
  readonly entries: readonly LogEntry[]
  isNow(at: number): boolean
  isStop(seq: number): boolean
}

function Turn(props: TurnProps) {
  const { match } = props.context
  const first = (entry: LogEntry, i: number) => props.entries[i - 1]?.at !== entry.at
  return (
    <div class="turn">
      <h3>{props.turn === 0 ? words().table.setUp : words().table.turn(props.turn)}</h3>
      <ol class="log">
        <For each={props.entries}>
          {(entry, i) => (
            <LogLine
              seat={entry.seat === undefined ? undefined : props.context.colour(entry.seat)}
              text={entry.text}
              sub={!first(entry, i())}
              now={props.isNow(entry.at)}
              line={entry.event.seq}
              stop={props.isStop(entry.event.seq)}
              changes={props.context.board()?.changes?.(entry.event, preferences().language)}
              onPress={() => match.look(entry.at)}
            />
          )}
        </For>
      </ol>
    </div>
  )
}
