import type { Advice } from '@taproom/bots'
import { boxDigest } from '@taproom/engine'
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { workerThinker } from '../../../bots/thinker.ts'
import { hintWords, verdict, whole } from '../../../bots/words.ts'
import { Icon } from '../../../design/index.ts'
import type { TableContext } from '../context.ts'
import { spotFor } from '../explain/placing.ts'
import { createNarrow } from '../narrow.ts'
import { Evaluation } from './Evaluation.tsx'
import './hint.css'
import { Marks } from './Marks.tsx'

/** What the master would do and why, beside the table: it lies over the log or the question, never over what can be chosen. */
export default function Panel(props: { context: TableContext; onClose: () => void }) {
  const { context } = props
  const { match } = context
  const { game } = match.room
  const { advice, asked, done } = createAdvice(context)
  const phone = createNarrow(window.matchMedia('(max-width: 699px)'))
  const moves = createMemo(() => (asked().mine ? (advice()?.moves ?? []) : []))
  const view = () => match.snapshot().view
  const told = createMemo(() =>
    moves().map(({ move, share }) => {
      const data = game.unpack(move)
      return {
        move,
        share,
        label: context.words().move(view(), data),
        reason: context.guide()?.reason(view(), data, match.who),
      }
    }),
  )
  const best = () => told()[0]?.share ?? 0
  const state = () => {
    if (match.snapshot().over) return hintWords().over
    if (!asked().mine) return hintWords().waiting
    return done() ? '' : hintWords().thinking
  }
  const take = (move: number) => {
    match.consider(move)
    // A phone has one place for both: the question with its button comes back.
    if (phone()) props.onClose()
  }
  let panel: HTMLElement | undefined
  const [style, setStyle] = createSignal<{ [property: string]: string }>({})
  const lay = () => panel && setStyle(styleOf(panel, phone()))
  const again = () => requestAnimationFrame(lay)
  onMount(again)
  createEffect(on([told, phone, () => match.snapshot()], again, { defer: true }))
  addEventListener('resize', again)
  onCleanup(() => removeEventListener('resize', again))
  return (
    <>
      <Show when={!context.textual()}>
        <Marks context={context} labels={told().map(one => one.label)} />
      </Show>
      <aside class="tb-hint" classList={{ phone: phone() }} ref={panel} style={style()} aria-label={hintWords().title}>
        <header>
          <h2>{hintWords().title}</h2>
          <button type="button" class="close" aria-label={hintWords().close} onClick={() => props.onClose()}>
            <Icon of="close" />
          </button>
        </header>
        <ol>
          <For each={told()}>
            {({ move, share, label, reason }, i) => (
              <li>
                <button
                  type="button"
                  onClick={() => take(move)}
                  onPointerEnter={() => match.hover(move)}
                  onPointerLeave={() => match.hover(undefined)}
                  onFocus={event => event.currentTarget.matches(':focus-visible') && match.hover(move)}
                  onBlur={() => match.hover(undefined)}
                >
                  <span class="number" aria-hidden="true">
                    {i() + 1}
                  </span>
                  <b>{label}</b>
                  <Show when={reason}>
                    <span class="reason">{reason}</span>
                  </Show>
                  <small>{hintWords().after(verdict(best() - share), whole(share), whole(1 - share))}</small>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={advice()}>
          {found => <Evaluation context={context} shares={found().shares} seat={asked().viewer} />}
        </Show>
        <p class="state" role="status">
          {state()}
        </p>
      </aside>
    </>
  )
}

/** Over the log; where that is not shown, wherever least that can be chosen is covered; on a phone over the question. */
function styleOf(panel: HTMLElement, phone: boolean): { [property: string]: string } {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const ask = boxOf('.bd-ask, .tb-text .ask')
  if (phone) return { height: `${Math.max(ask?.height ?? 0, 210)}px` }
  const log = boxOf('.bd-table .tb-log, .tb-text .tb-log')
  if (log && log.width >= 180)
    return {
      left: `${log.left}px`,
      width: `${log.width}px`,
      bottom: `${innerHeight - log.bottom}px`,
      'max-height': `${log.bottom - 52}px`,
      'min-height': `${Math.min(log.height, log.bottom - 52)}px`,
    }
  const { width, height } = panel.getBoundingClientRect()
  const choices = [...document.querySelectorAll('.pick.legal')].map(one => one.getBoundingClientRect())
  const { left, top } = spotFor(
    ask ?? new DOMRect(),
    { width, height },
    { width: innerWidth, height: innerHeight },
    choices,
  )
  return { left: `${left}px`, top: `${top}px` }
}

/** Advice for the seat that looks, better and better while nothing changes. */
function createAdvice({ match }: TableContext) {
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
  return { advice, asked, done }
}
