import { walk } from '@taproom/board'
import { createMemo, type JSX } from 'solid-js'
import type { Choices } from './kinds.ts'

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
  const legal = () => props.choices.legal.has(props.id)
  const quiet = () => props.choices.quiet?.has(props.id) ?? false
  const chosen = () => props.choices.chosen?.has(props.id) ?? false
  const reachable = () => props.choices.reachable.has(props.id)
  const label = createMemo(() => props.choices.label(props.id))
  return (
    <button
      type="button"
      class={`bc-pick ${props.class ?? ''}`}
      classList={{ legal: legal(), quiet: quiet(), chosen: chosen() }}
      style={props.style}
      tabindex={reachable() ? 0 : -1}
      aria-label={label()}
      aria-disabled={!reachable()}
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
