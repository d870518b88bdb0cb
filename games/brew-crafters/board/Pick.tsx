import type { JSX } from 'solid-js'
import type { Choices } from './kinds.ts'

export interface PickProps {
  id: string
  choices: Choices
  class?: string
  style?: JSX.CSSProperties
  children?: JSX.Element
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys walk over the table by what the eye sees: the nearest choice in that direction. */
function walk(from: Element, [dx, dy]: readonly [number, number]) {
  const centre = (el: Element) => {
    const box = el.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const here = centre(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of from.closest('.bc-table')?.querySelectorAll<HTMLElement>('.bc-pick') ?? []) {
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
  const legal = () => props.choices.legal.has(props.id)
  return (
    <button
      type="button"
      class={`bc-pick ${props.class ?? ''}`}
      classList={{ legal: legal(), chosen: props.choices.chosen === props.id }}
      style={props.style}
      tabindex={legal() ? 0 : -1}
      aria-label={props.choices.label(props.id)}
      aria-disabled={!legal()}
      data-id={props.id}
      onClick={() => props.choices.onPick(props.id)}
      onKeyDown={event => {
        const step = STEPS[event.key]
        if (!step) return
        walk(event.currentTarget, step)
        event.preventDefault()
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && props.choices.onPreview?.(props.id)}
      onPointerLeave={event => event.pointerType === 'mouse' && props.choices.onPreview?.(null)}
      onFocus={() => props.choices.onPreview?.(props.id)}
      onBlur={() => props.choices.onPreview?.(null)}
    >
      {props.children}
    </button>
  )
}
