import { walk } from '@taproom/board'
import { createMemo, type JSX } from 'solid-js'
import { createDrag } from './drag.ts'
import type { Choices } from './kinds.ts'

export interface PickProps {
  place: string
  choices: Choices
  class?: string
  /** A piece that can also be dragged. */
  movable?: boolean
  children?: JSX.Element
  ref?: (element: HTMLButtonElement) => void
}

const SEEN = '.db-pick:not(.into:not(.legal))'

/** Anything on the table that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  const legal = () => props.choices.legal.has(props.place)
  const quiet = () => props.choices.quiet?.has(props.place) ?? false
  const chosen = () => props.choices.chosen.has(props.place)
  const hinted = () => props.choices.hinted?.has(props.place) ?? false
  const label = createMemo(() => props.choices.label(props.place))
  const reachable = () => props.choices.reachable.has(props.place)
  const drag = createDrag(
    () => props.place,
    () => props.choices,
  )
  const ifMovable =
    (handler: (event: PointerEvent & { currentTarget: HTMLButtonElement }) => void) =>
    (event: PointerEvent & { currentTarget: HTMLButtonElement }) => {
      if (props.movable) handler(event)
    }
  return (
    <button
      type="button"
      ref={element => props.ref?.(element)}
      class={`db-pick ${props.class ?? ''}`}
      classList={{
        legal: legal(),
        quiet: quiet(),
        chosen: chosen(),
        hinted: hinted(),
        movable: props.movable && !!props.choices.onDrop,
      }}
      tabindex={reachable() ? 0 : -1}
      aria-label={label()}
      aria-disabled={!reachable()}
      aria-pressed={chosen() ? 'true' : undefined}
      data-place={props.place}
      onClick={() => !drag.swallowed() && props.choices.onPick(props.place)}
      onKeyDown={event => walk(event, '.db-table', SEEN)}
      onPointerDown={ifMovable(drag.onPointerDown)}
      onPointerMove={ifMovable(drag.onPointerMove)}
      onPointerUp={ifMovable(drag.onPointerUp)}
      onPointerCancel={ifMovable(drag.onPointerCancel)}
      onPointerEnter={event => event.pointerType === 'mouse' && props.choices.onPreview?.(props.place)}
      onPointerLeave={event => event.pointerType === 'mouse' && props.choices.onPreview?.(null)}
      onFocus={() => props.choices.onPreview?.(props.place)}
      onBlur={() => props.choices.onPreview?.(null)}
    >
      {props.children}
    </button>
  )
}
