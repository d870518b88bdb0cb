import { createMemo, createSignal, Index, Show } from 'solid-js'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { foretold, type LabelledChoice, labelled } from './moves.ts'
import './choices.css'

/** Every legal move as a button, in reading order: complete play without a picture. */
export function Choices(props: { context: TableContext; onPicked?: () => void }) {
  const { context } = props
  let list: HTMLDivElement | undefined
  const [wanted, setWanted] = createSignal('')
  const [picked, setPicked] = createSignal(false)
  const all = createMemo((before: readonly LabelledChoice[]) => (picked() ? before : labelled(context)), [])
  const shown = createMemo(() => {
    const needle = wanted().trim().toLowerCase()
    return needle === '' ? all() : all().filter(choice => choice.label.toLowerCase().includes(needle))
  })
  const coming = createMemo(() => {
    const move = context.match.hovered()
    return move === undefined ? '' : foretold(context, move)
  })
  /** Enter takes the only choice left; a move in the notation of records is played, or refused with its rule. */
  const enter = () => {
    const [only, ...others] = shown()
    if (only && others.length === 0) return pick(only.move)
    const typed = context.match.room.game.parse(wanted())
    if (typeof typed === 'number') pick(typed)
  }
  const byNumber = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement
    const choice = /^[1-9]$/.test(event.key) && !typing ? shown()[Number(event.key) - 1] : undefined
    if (!choice || wanted() !== '') return
    event.preventDefault()
    pick(choice.move)
  }
  const pick = (move: number) => {
    const inside = list?.contains(document.activeElement)
    const { onPicked } = props
    if (onPicked) setPicked(true)
    if (!context.match.pick(move)) return void setPicked(false)
    if (onPicked) return onPicked()
    setWanted('')
    // Who plays by keys goes on at the top of the new list, and waits there while others play.
    if (inside) queueMicrotask(() => (list?.querySelector<HTMLElement>('.choice') ?? list)?.focus())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: numbers are a shortcut to the buttons inside.
    <div class="tb-choices" ref={list} tabindex="-1" onKeyDown={byNumber}>
      <label class="search">
        <span class="unseen">{words().table.filter}</span>
        <input
          type="search"
          placeholder={words().table.filter}
          value={wanted()}
          onInput={event => setWanted(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && enter()}
        />
      </label>
      <Show
        when={shown().length > 0}
        fallback={<p class="none">{all().length > 0 ? words().table.noneFound : words().table.noChoices}</p>}
      >
        <ol>
          <Index each={shown()}>
            {(choice, i) => (
              <li>
                <Show when={choice().aside && !shown()[i - 1]?.aside}>
                  <h3>{words().table.besides}</h3>
                </Show>
                <button
                  type="button"
                  class="choice"
                  classList={{ aside: choice().aside }}
                  onClick={() => pick(choice().move)}
                  onPointerEnter={() => context.match.hover(choice().move)}
                  onPointerLeave={() => context.match.hover(undefined)}
                  onFocus={event => event.currentTarget.matches(':focus-visible') && context.match.hover(choice().move)}
                  onBlur={() => context.match.hover(undefined)}
                >
                  <span class="number" aria-hidden="true">
                    {i < 9 && wanted() === '' ? i + 1 : ''}
                  </span>
                  <span class="label">{choice().label}</span>
                </button>
              </li>
            )}
          </Index>
        </ol>
      </Show>
      <p class="foretold" aria-hidden="true">
        <Show when={coming()}>
          <b>{words().table.preview}</b> {coming()}
        </Show>
      </p>
    </div>
  )
}
