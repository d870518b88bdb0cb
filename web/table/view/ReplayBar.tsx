import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { Button, Icon } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { sentences } from './moves.ts'
import './replay.css'

/** Milliseconds per move while a replay plays by itself. */
const BEAT = 900

const [playing, setPlaying] = createSignal(false)

export { playing, setPlaying }

export function ReplayBar(props: { context: TableContext }) {
  const { match } = props.context
  const snapshot = () => match.snapshot()
  const w = () => words().replay
  createEffect(() => {
    if (!playing()) return
    const beat = setInterval(() => {
      const { at, index } = snapshot()
      if (at >= index) setPlaying(false)
      else match.lookBack(at + 1)
    }, BEAT)
    onCleanup(() => clearInterval(beat))
  })
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
    <section class="prompt oak replay" aria-label={w().title}>
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
