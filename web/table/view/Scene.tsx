import { createEffect, createMemo, createSignal, Index, onCleanup, onMount, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { runningTotal } from '../ctrl/scoring.ts'
import type { TableContext } from './context.ts'
import { createScoring } from './scoring.ts'
import './scene.css'

/** Milliseconds for each step, by the pace of the others. */
const STEP_MS = { slow: 5000, normal: 3200, fast: 1800, instant: 1800 } as const

/** Points at things on the board; the answer takes the light away. */
function light(names: readonly string[]): () => void {
  const lit = names.flatMap(name => {
    const quoted = CSS.escape(name)
    return [...document.querySelectorAll(`[data-place="${quoted}"], [data-thing="${quoted}"]`)]
  })
  for (const element of lit) element.setAttribute('data-spotlit', '')
  return () => {
    for (const element of lit) element.removeAttribute('data-spotlit')
  }
}

/** The last scoring, told step by step where the prompt was, with the board above it as it was left. */
export default function Scene(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const steps = createScoring(context, true)
  const [at, setAt] = createSignal(0)
  const step = createMemo(() => steps()[at()])
  const w = () => words().scene
  const next = () => (at() + 1 < steps().length ? setAt(at() + 1) : context.endScene())
  let button: HTMLDivElement | undefined
  onMount(() => button?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true }))
  createEffect(() => {
    const now = step()
    if (!now) return
    const dark = light(now.seats.flatMap(({ things }) => things))
    const timer = setTimeout(next, STEP_MS[preferences().pace])
    onCleanup(() => {
      clearTimeout(timer)
      dark()
    })
  })
  const seats = createMemo(() => [...(step()?.seats ?? [])])
  return (
    <section class="prompt oak tb-scene" aria-label={w().title}>
      <div class="say" aria-live="polite">
        <p class="question">
          {step()?.title}
          <Show when={step()?.rule}>
            {rule => (
              <button type="button" class="rule" onClick={() => context.showRule(rule())}>
                {rule()}
              </button>
            )}
          </Show>
        </p>
        <ul>
          <Index each={seats()}>
            {one => (
              <li>
                <SeatBadge seat={context.colour(one().seat)} size={14} />
                <Show when={!one().sum.startsWith(match.who(one().seat))}>
                  <span class="who">{match.who(one().seat)}</span>
                </Show>
                <Show when={one().sum && one().sum !== String(one().points)}>
                  <span class="sum">{one().sum}</span>
                </Show>
                <Show when={one().points !== 0}>
                  <b>{one().points > 0 ? `+${one().points}` : `−${-one().points}`}</b>
                </Show>
                <Show when={seats().some(({ seat }) => runningTotal(steps(), at() + 1, seat) !== 0)}>
                  <span class="total">{w().total(runningTotal(steps(), at() + 1, one().seat))}</span>
                </Show>
              </li>
            )}
          </Index>
        </ul>
      </div>
      <div class="answers" ref={button}>
        <Button label={w().skip} onPress={() => context.endScene()} />
        <Button label={w().next(at() + 1, steps().length)} look="primary" onPress={next} />
      </div>
    </section>
  )
}
