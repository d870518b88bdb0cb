import { walk } from '@taproom/board'
import { createMemo, type JSX } from 'solid-js'
import { type Choices, isChosen } from './kinds.ts'

export interface PickProps {
  id: string
  choices: Choices
  class?: string
  style?: JSX.CSSProperties
  children?: JSX.Element
}

const places = (here: Element) => here.closest('.bc-table')?.querySelectorAll<HTMLElement>('.bc-pick') ?? []

/** Anything on the table that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  // Sets change with every position; most places do not, and are not drawn again. What is heard follows later.
  const legal = createMemo(() => props.choices.legal.has(props.id))
  const quiet = createMemo(() => props.choices.quiet?.has(props.id) ?? false)
  const chosen = createMemo(() => isChosen(props.choices, props.id))
  const label = createMemo(() => props.choices.label(props.id))
  return (
    <button
      type="button"
      class={`bc-pick ${props.class ?? ''}`}
      classList={{ legal: legal(), quiet: quiet(), chosen: chosen() }}
      style={props.style}
      tabindex={legal() || quiet() ? 0 : -1}
      aria-label={label()}
      aria-disabled={!legal() && !quiet()}
      data-id={props.id}
      onClick={() => props.choices.onPick(props.id)}
      onKeyDown={event => walk(event, event.currentTarget, places(event.currentTarget))}
      onPointerEnter={event => event.pointerType === 'mouse' && props.choices.onPreview?.(props.id)}
      onPointerLeave={event => event.pointerType === 'mouse' && props.choices.onPreview?.(null)}
      onFocus={() => props.choices.onPreview?.(props.id)}
      onBlur={() => props.choices.onPreview?.(null)}
    >
      {props.children}
    </button>
  )
}
