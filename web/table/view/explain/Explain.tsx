import { placeElement } from '@taproom/board'
import type { Explanation } from '@taproom/engine'
import { createEffect, createMemo, createSignal, createUniqueId, For, on, onCleanup, onMount, Show } from 'solid-js'
import { Icon } from '../../../design/index.ts'
import { words } from '../../../words/index.ts'
import type { TableContext } from '../context.ts'
import { createNarrow } from '../narrow.ts'
import type { Asked } from './asking.ts'
import './explain.css'
import { createExplanation, spoken } from './explanation.ts'
import { listenToQuestions } from './listen.ts'
import { spotFor } from './placing.ts'
import { listenToSentences } from './pointing.ts'
import { Rules } from './Rules.tsx'

/** The card that tells what a thing is, what it means now and by which rule; fetched when the table can be seen. */
export default function Explain(props: { context: TableContext }) {
  const { asking, match } = props.context
  listenToQuestions(props.context)
  listenToSentences(props.context)
  const told = createExplanation(props.context)
  onCleanup(() => asking.setMode(false))
  createEffect(() => document.documentElement.toggleAttribute('data-asking', asking.mode()))
  // What is explained may be drawn anew with the next position: then the card goes where it is now, or goes.
  createEffect(
    on(
      () => match.snapshot(),
      () =>
        requestAnimationFrame(() => {
          const now = asking.asked()
          if (!now || now.element.isConnected) return
          const again = placeElement(document, now.thing)
          asking.ask(again ? { ...now, element: again } : undefined)
        }),
      { defer: true },
    ),
  )
  const shown = createMemo(() => {
    const asked = asking.asked()
    const explanation = told()
    return asked && explanation ? { asked, explanation } : undefined
  })
  // Who asks by a key hears the answer; who asks by hand sees it.
  const heard = () => {
    const now = shown()
    return now && now.asked.by === 'key' ? spoken(now.explanation) : ''
  }
  return (
    <>
      <Show when={shown()}>
        {now => <Card context={props.context} asked={now().asked} explanation={now().explanation} />}
      </Show>
      <div class="unseen" role="status">
        {heard()}
      </div>
    </>
  )
}

/** A phone has room for a sheet at one of its edges only. */
const SHEETS = '(max-width: 699px), (max-height: 480px)'

interface CardProps {
  readonly context: TableContext
  readonly asked: Asked
  readonly explanation: Explanation
}

function Card(props: CardProps) {
  const { context } = props
  const id = createUniqueId()
  const sheets = createNarrow(window.matchMedia(SHEETS))
  const [style, setStyle] = createSignal<{ [property: string]: string }>({ visibility: 'hidden' })
  let card: HTMLElement | undefined
  // A frame may come when the card is gone already.
  onCleanup(() => (card = undefined))
  const lay = () => {
    if (!card || !props.asked.element.isConnected) return
    const explained = props.asked.element.getBoundingClientRect()
    if (sheets()) {
      setStyle(sheetFor(explained, card.scrollHeight))
      return
    }
    const { width, height } = card.getBoundingClientRect()
    const choices = [...document.querySelectorAll('.pick.legal, .bd-ask')].map(one => one.getBoundingClientRect())
    const { left, top } = spotFor(explained, { width, height }, { width: innerWidth, height: innerHeight }, choices)
    setStyle({ left: `${left}px`, top: `${top}px` })
  }
  const again = () => requestAnimationFrame(lay)
  onMount(lay)
  addEventListener('resize', again)
  onCleanup(() => removeEventListener('resize', again))
  createEffect(on([() => props.asked.element, () => props.explanation, sheets], again, { defer: true }))
  // Where a screen reader follows it, what is explained leads to the card.
  createEffect(() => {
    const { element } = props.asked
    element.setAttribute('aria-details', id)
    element.setAttribute('data-asked', '')
    onCleanup(() => {
      element.removeAttribute('aria-details')
      element.removeAttribute('data-asked')
    })
  })
  const refusal = createMemo(() => {
    const reason = props.asked.pressed ? context.match.refusal() : undefined
    return reason && context.words().refusal(reason)
  })
  return (
    <aside
      ref={card}
      id={id}
      class="tb-explain"
      classList={{ pinned: props.asked.pinned, sheet: sheets(), upper: sheets() && style().top !== undefined }}
      style={style()}
      aria-label={props.explanation.name}
    >
      <header>
        <h2>{props.explanation.name}</h2>
        <Show when={props.asked.pinned}>
          <button
            type="button"
            class="close"
            aria-label={words().explain.close}
            onClick={() => context.asking.ask(undefined)}
          >
            <Icon of="close" />
          </button>
        </Show>
      </header>
      <For each={props.explanation.about}>{sentence => <p>{sentence}</p>}</For>
      <Show when={props.explanation.now.length > 0}>
        <ul class="now" aria-label={words().explain.now}>
          <For each={props.explanation.now}>{sentence => <li>{sentence}</li>}</For>
        </ul>
      </Show>
      <Show when={refusal()}>
        {text => (
          <p class="refused">
            <b>{words().explain.refused}</b> {text()}
          </p>
        )}
      </Show>
      <Rules context={context} rules={props.explanation.rules} reachable={props.asked.pinned} />
    </aside>
  )
}

/** Above the question, so that a refusal stays in sight, or at the top; over the question only where neither leaves what is explained to be seen. */
function sheetFor(explained: DOMRect, height: number): { [property: string]: string } {
  const ask = document.querySelector('.bd-ask')?.getBoundingClientRect()
  const floor = ask && ask.top > innerHeight / 3 ? ask.top : innerHeight
  const needed = height + 12
  if (needed <= floor - explained.bottom) return { bottom: `${innerHeight - floor}px`, 'max-height': `${needed}px` }
  if (needed <= explained.top) return { top: '0', 'max-height': `${needed}px` }
  const below = innerHeight - explained.bottom
  const room = Math.max(below, explained.top, 140) - 10
  return { [below >= explained.top ? 'bottom' : 'top']: '0', 'max-height': `${room}px` }
}
