import { For, type JSX } from 'solid-js'
import type { Choices } from './kinds.ts'

export interface BenchProps extends Choices {
  title: string
  options: readonly { id: string; art: JSX.Element; text?: string }[]
}

/** A row of large choices for what is small or crowded on the board itself. */
export function Bench(props: BenchProps) {
  const chosen = (id: string) => props.chosen?.has(id) ?? false
  return (
    <fieldset class="ha-bench">
      <legend>{props.title}</legend>
      <div class="row">
        <For each={props.options}>
          {option => (
            <button
              type="button"
              classList={{ legal: props.legal.has(option.id), chosen: chosen(option.id) }}
              aria-label={props.label(option.id)}
              aria-pressed={chosen(option.id)}
              aria-disabled={!props.legal.has(option.id) && !chosen(option.id)}
              data-id={option.id}
              onClick={() => props.onPick(option.id)}
              onPointerEnter={event => event.pointerType === 'mouse' && props.onPreview?.(option.id)}
              onPointerLeave={event => event.pointerType === 'mouse' && props.onPreview?.(null)}
              onFocus={() => props.onPreview?.(option.id)}
              onBlur={() => props.onPreview?.(null)}
            >
              {option.art}
              {option.text}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  )
}
