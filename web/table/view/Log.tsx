import { createMemo, For, Show } from 'solid-js'
import { LogLine } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { type LogEntry, type LogTurn, logTurns } from '../ctrl/log.ts'
import type { Desk } from './desk.ts'
import './log.css'

/** The turns with the newest first; turns that did not change stay the same objects, so only the new lines are drawn. */
function createTurns(desk: Desk) {
  return createMemo((before: readonly LogTurn[]) => {
    const known = new Map(before.map(turn => [turn.turn, turn]))
    const fresh = logTurns(desk.match.picture().journal, desk.words(), desk.match.who)
    return fresh
      .map(turn => {
        const old = known.get(turn.turn)
        return old && sameEntries(old.entries, turn.entries) ? old : turn
      })
      .reverse()
  }, [])
}

const sameEntries = (a: readonly LogEntry[], b: readonly LogEntry[]): boolean =>
  a.length === b.length && a.every((entry, i) => entry.text === b[i].text && entry.at === b[i].at)

export function Log(props: { desk: Desk; bare?: boolean }) {
  const { desk } = props
  const turns = createTurns(desk)
  return (
    <div class="tb-log" classList={{ card: !props.bare }}>
      <Show when={!props.bare}>
        <h2>
          {words().table.log}
          <span>{words().table.turn(desk.match.picture().view.turn)}</span>
        </h2>
      </Show>
      <section class="scroll" tabindex="0" aria-label={words().table.log}>
        <For each={turns()}>{turn => <Turn desk={desk} turn={turn} />}</For>
      </section>
    </div>
  )
}

function Turn(props: { desk: Desk; turn: LogTurn }) {
  const { match } = props.desk
  const first = (entry: LogEntry, i: number) => i === 0 || props.turn.entries[i - 1].at !== entry.at
  return (
    <>
      <h3>{props.turn.turn === 0 ? words().table.setUp : words().table.turn(props.turn.turn)}</h3>
      <ol class="log">
        <For each={props.turn.entries}>
          {(entry, i) => (
            <LogLine
              seat={entry.seat === undefined ? undefined : props.desk.colour(entry.seat)}
              text={entry.text}
              sub={!first(entry, i())}
              now={match.picture().at === entry.at}
              changes={props.desk.board()?.changes?.(entry.event, props.desk.words())}
              onPress={() => match.look(entry.at)}
            />
          )}
        </For>
      </ol>
    </>
  )
}
