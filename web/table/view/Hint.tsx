import type { Advice } from '@taproom/bots'
import { boxDigest } from '@taproom/engine'
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { workerThinker } from '../../bots/thinker.ts'
import { hintWords, percent, signed } from '../../bots/words.ts'
import { Icon } from '../../design/index.ts'
import type { TableContext } from './context.ts'
import { Evaluation } from './Evaluation.tsx'
import './hint.css'

const [shown, setShown] = createSignal(false)

/** For the menu of the table; nobody is helped against people on other screens. */
export const mayHint = (context: TableContext): boolean =>
  context.online === undefined && context.match.room.adviser !== undefined
export const showHint = (): void => void setShown(true)

/** A panel with the best moves and everybody's chances, thought out anew for every decision while it is open. */
export function Hint(props: { context: TableContext }) {
  onCleanup(() => setShown(false))
  return (
    <Show when={shown() && mayHint(props.context) && props.context.match.snapshot().curtain === undefined}>
      <Panel context={props.context} />
    </Show>
  )
}

function Panel(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const { game } = match.room
  const [advice, setAdvice] = createSignal<Advice>()
  const [done, setDone] = createSignal(false)
  const thinker = workerThinker()
  onCleanup(() => thinker.close())
  const box = boxDigest(game.box) === boxDigest(game.ownBox) ? {} : { box: game.box }
  // The position that is thought about, not everything else that a snapshot says.
  const asked = createMemo(
    () => {
      const { view, viewer, asked, pending, over } = match.snapshot()
      return { view, viewer, mine: viewer >= 0 && asked === viewer && pending === undefined && !over }
    },
    undefined,
    { equals: (a, b) => a.view === b.view && a.mine === b.mine && a.viewer === b.viewer },
  )
  createEffect(
    on(asked, ({ view, viewer, mine }) => {
      setDone(false)
      if (!mine) return
      setAdvice(undefined)
      const stop = thinker.advise(
        { game: game.id, rules: game.rules, ...box, seat: viewer, cells: Int16Array.from(view.cells) },
        ({ advice, done }) => {
          setAdvice(advice)
          setDone(done)
        },
      )
      onCleanup(stop)
    }),
  )
  const moves = createMemo(() => (asked().mine ? (advice()?.moves ?? []) : []))
  const label = (move: number) => context.words().move(match.snapshot().view, game.unpack(move))
  const state = () => {
    if (match.snapshot().over) return hintWords().over
    if (!asked().mine) return hintWords().waiting
    return done() ? '' : hintWords().thinking
  }
  return (
    <aside class="tb-hint" aria-label={hintWords().title}>
      <header>
        <h2>{hintWords().title}</h2>
        <button type="button" class="close" aria-label={hintWords().close} onClick={() => setShown(false)}>
          <Icon of="close" />
        </button>
      </header>
      <Show when={advice()}>{found => <Evaluation context={context} shares={found().shares} />}</Show>
      <ol>
        <For each={moves()}>
          {({ move, share, change }) => (
            <li>
              <button
                type="button"
                onClick={() => match.consider(move)}
                onPointerEnter={() => match.hover(move)}
                onPointerLeave={() => match.hover(undefined)}
              >
                <b>{label(move)}</b>
                <small classList={{ better: change > 0.005, worse: change < -0.005 }}>
                  {hintWords().after(percent(share), signed(change))}
                </small>
              </button>
            </li>
          )}
        </For>
      </ol>
      <p class="state" role="status">
        {state()}
      </p>
    </aside>
  )
}
