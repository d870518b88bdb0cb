import { walk } from '@taproom/board'
import { createMemo, type JSX, Show } from 'solid-js'
import type { Choices } from './kinds.ts'

export interface PickProps {
  id: string
  choices: Choices
  /** The path of its ring: legal, chosen and focus are drawn on it. */
  outline: string
  /** The area that answers a thumb, where the drawing itself is too small for one. */
  reach?: { x: number; y: number; w: number; h: number }
  class?: string
  children?: JSX.Element
}

/** Anything on the board that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  const legal = () => props.choices.legal.has(props.id)
  const quiet = () => props.choices.quiet?.has(props.id) ?? false
  const chosen = () => props.choices.chosen?.has(props.id) ?? false
  const reachable = () => props.choices.reachable.has(props.id)
  const label = createMemo(() => props.choices.label(props.id))
  const onKeyDown = (event: KeyboardEvent & { currentTarget: SVGGElement }) => {
    const here = event.currentTarget
    if (walk(event, here, here.closest('svg')?.querySelectorAll<SVGElement>('.ha-pick') ?? [])) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    props.choices.onPick(props.id)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no <button>
    <g
      class={`ha-pick ${props.class ?? ''}`}
      classList={{ legal: legal(), quiet: quiet(), chosen: chosen() }}
      role="button"
      tabindex={reachable() ? 0 : -1}
      aria-label={label()}
      aria-disabled={!reachable()}
      data-id={props.id}
      onClick={() => props.choices.onPick(props.id)}
      onKeyDown={onKeyDown}
      onPointerEnter={event => event.pointerType === 'mouse' && props.choices.onPreview?.(props.id)}
      onPointerLeave={event => event.pointerType === 'mouse' && props.choices.onPreview?.(null)}
      onFocus={() => props.choices.onPreview?.(props.id)}
      onBlur={() => props.choices.onPreview?.(null)}
    >
      <Show when={props.reach}>
        {area => (
          <rect
            x={area().x - area().w / 2}
            y={area().y - area().h / 2}
            width={area().w}
            height={area().h}
            fill="transparent"
          />
        )}
      </Show>
      {props.children}
      <path class="ha-outline" d={props.outline} />
    </g>
  )
}
