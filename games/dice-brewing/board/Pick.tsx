import type { JSX } from 'solid-js'
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

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys walk over the table by what the eye sees: the nearest place in that direction. */
function walk(from: Element, [dx, dy]: readonly [number, number]) {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const here = centre(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of from.closest('.db-table')?.querySelectorAll<HTMLElement>('.db-pick') ?? []) {
    const there = centre(other)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead < 4 || ahead + 1.5 * aside >= least) continue
    least = ahead + 1.5 * aside
    best = other
  }
  best?.focus()
}

/** Anything on the table that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  const legal = () => props.choices.legal.has(props.place)
  const chosen = () => props.choices.chosen.has(props.place)
  const drag = createDrag(
    () => props.place,
    () => props.choices,
  )
  const ifMovable =
    (handler: (event: PointerEvent & { currentTarget: HTMLButtonElement }) => void) =>
    (event: PointerEvent & { currentTarget: HTMLButtonElement }) => {
      if (props.movable) handler(event)
    }
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLButtonElement }) => {
    const step = STEPS[event.key]
    if (!step) return
    walk(event.currentTarget, step)
    event.preventDefault()
  }
  return (
    <button
      type="button"
      ref={element => props.ref?.(element)}
      class={`db-pick ${props.class ?? ''}`}
      classList={{
        legal: legal(),
        chosen: chosen(),
        hinted: props.choices.hinted?.has(props.place) ?? false,
        movable: props.movable && !!props.choices.onDrop,
      }}
      tabindex={legal() || chosen() ? 0 : -1}
      aria-label={props.choices.label(props.place)}
      aria-disabled={!legal() && !chosen()}
      aria-pressed={chosen() ? 'true' : undefined}
      data-place={props.place}
      onClick={() => !drag.swallowed() && props.choices.onPick(props.place)}
      onKeyDown={onKeyDown}
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
