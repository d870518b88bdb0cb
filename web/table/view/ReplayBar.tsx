import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { Button, Icon } from '../../design/index.ts'
import { paceMs } from '../../store/pace.ts'
import { words } from '../../words/index.ts'
import type { TableController } from '../ctrl/controller.ts'
import type { TableContext } from './context.ts'
import { sentences } from './moves.ts'
import './replay.css'

/** Milliseconds per move while a replay plays by itself: at the pace of the others, where that can be followed. */
const beatMs = () => Math.max(700, paceMs())

const [playing, setPlaying] = createSignal(false)
/** Where a part of the match ends that is shown again; the screen goes back to the match there. */
const [until, setUntil] = createSignal<number>()

export { playing, setPlaying }

/** Shows what happened between two positions once more, then the match as it is. */
export function replaySpan(match: TableController, from: number, to: number): void {
  match.lookBack(from)
  setUntil(to)
  setPlaying(true)
}

export function ReplayBar(props: { context: TableContext }) {
  const { match } = props.context
  const snapshot = () => match.snapshot()
  const w = () => words().replay
  createEffect(() => {
    if (!playing()) return
    const beat = setInterval(() => {
      const { at, index } = snapshot()
      if (at < (until() ?? index)) match.replayNext()
      else if (until() === undefined) setPlaying(false)
      else match.returnToMatch()
    }, beatMs())
    onCleanup(() => clearInterval(beat))
  })
  // Who stops it looks around by themselves from there.
  createEffect(() => playing() || setUntil(undefined))
  onCleanup(() => setPlaying(false))
  const happened = createMemo(() => {
    const { at, journal } = snapshot()
    if (at === 0) return w().begin
    const events = journal.filter(event => event.at === at)
    return sentences(props.context, events).join(' · ')
  })
  const play = () => {
    if (!playing() && snapshot().at >= snapshot().index) match.lookBack(0)
    setPlaying(!playing())
  }
  return (
    <section class="prompt oak replay" aria-label={w().title} tabindex="-1">
      <div class="say" aria-live="polite">
        <p class="question">{w().position(snapshot().at, snapshot().index)}</p>
        <p class="preview">{happened()}</p>
      </div>
      <div class="line">
        <Button label={w().first} art={<Icon of="first" />} iconOnly onPress={() => match.lookBack(0)} />
        <Button
          label={w().previous}
          art={<Icon of="previous" />}
          iconOnly
          onPress={() => match.lookBack(snapshot().at - 1)}
        />
        <Button
          label={playing() ? w().pause : w().play}
          art={<Icon of={playing() ? 'pause' : 'start'} />}
          iconOnly
          onPress={play}
        />
        <Button label={w().next} art={<Icon of="next" />} iconOnly onPress={() => match.lookBack(snapshot().at + 1)} />
        <Button label={w().last} art={<Icon of="last" />} iconOnly onPress={() => match.lookBack(snapshot().index)} />
        <input
          type="range"
          min="0"
          max={snapshot().index}
          value={snapshot().at}
          aria-label={w().slider}
          aria-valuetext={w().position(snapshot().at, snapshot().index)}
          onInput={event => match.lookBack(Number(event.currentTarget.value))}
        />
      </div>
      <div class="answers">
        <Show when={match.whole()}>
          <Button label={words().table.fork} onPress={() => props.context.fork()} />
        </Show>
        <Button label={w().leave} look="primary" onPress={() => match.returnToMatch()} />
      </div>
    </section>
  )
}
