import type { ChatLine } from '@taproom/protocol'
import { createEffect, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { Button, SeatName } from '../../design/index.ts'
import { Outcome } from '../../pages/Outcome.tsx'
import { preferences } from '../../store/preferences.ts'
import { onlineWords } from '../../words/online/index.ts'
import { me } from '../me.ts'
import { refusedSentence } from '../sentences.ts'
import type { OnlineController } from '../source.ts'

/** Talk at the table, beside the match and never over the question. */
export function Chat(props: { match: OnlineController; onClose: () => void }) {
  const { session } = props.match.source
  const w = () => onlineWords().chat
  const [text, setText] = createSignal('')
  const [outcome, setOutcome] = createSignal('')
  let list: HTMLOListElement | undefined
  let field: HTMLInputElement | undefined
  onMount(() => {
    session.showChat(true)
    field?.focus()
  })
  onCleanup(() => session.showChat(false))
  createEffect(() => {
    session.chat()
    queueMicrotask(() => list?.scrollTo(0, list.scrollHeight))
  })
  const seated = () => session.received.seat >= 0
  const seatOf = (person: string) => session.description()?.seats.find(seat => seat.person === person)?.seat
  const send = async () => {
    const line = text().trim()
    if (line === '') return
    const refused = await session.speak(line)
    setOutcome(refused ? (refused.code === 'too-fast' ? w().tooFast : refusedSentence(refused)) : '')
    if (!refused) setText('')
  }
  const mute = async (line: ChatLine) => {
    await session.mute(line.person)
    setOutcome(w().muted(line.name))
  }
  const colour = (person: string) => props.match.players[seatOf(person) ?? -1]?.colour ?? 'black'
  return (
    <section
      class="on-chat card"
      aria-label={onlineWords().table.chat}
      onKeyDown={event => event.key === 'Escape' && props.onClose()}
    >
      <header>
        <h2>{onlineWords().table.chat}</h2>
        <Button label={w().close} icon="close" iconOnly look="quiet" onPress={props.onClose} />
      </header>
      <ol ref={list} aria-live="polite" tabindex="0" aria-label={onlineWords().table.chat}>
        <For each={session.chat()} fallback={<li class="none">{w().none}</li>}>
          {line => (
            <li>
              <span class="by">
                <SeatName seat={colour(line.person)} name={line.name} size={13} />
                <time>
                  {new Date(line.at).toLocaleTimeString(preferences().language, { hour: '2-digit', minute: '2-digit' })}
                </time>
                <Show when={line.person !== me()?.id && me()}>
                  <button type="button" onClick={() => void mute(line)}>
                    {w().mute(line.name)}
                  </button>
                </Show>
              </span>
              <span class="text">{line.text}</span>
            </li>
          )}
        </For>
      </ol>
      <Outcome text={outcome()} />
      <Show when={seated()} fallback={<p class="none">{w().onlySeated}</p>}>
        <form
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          <input
            ref={field}
            class="field"
            maxlength="500"
            autocomplete="off"
            aria-label={w().say}
            placeholder={w().say}
            value={text()}
            onInput={event => setText(event.currentTarget.value)}
          />
          <Button label={w().send} look="primary" onPress={() => void send()} />
        </form>
      </Show>
    </section>
  )
}
