import { type JSX, Show } from 'solid-js'
import { type Choices, isChosen } from './kinds.ts'

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

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys walk over the board by what the eye sees: the nearest choice in that direction. */
function walk(from: Element, [dx, dy]: readonly [number, number]) {
  const centre = (el: Element) => {
    const box = el.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const here = centre(from)
  let best: SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of from.closest('svg')?.querySelectorAll<SVGElement>('.ha-pick') ?? []) {
    const there = centre(other)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead < 4 || ahead + 1.5 * aside >= least) continue
    least = ahead + 1.5 * aside
    best = other
  }
  best?.focus()
}

/** Anything on the board that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  const legal = () => props.choices.legal.has(props.id)
  const quiet = () => props.choices.quiet?.has(props.id) ?? false
  const onKeyDown = (event: KeyboardEvent & { currentTarget: SVGGElement }) => {
    const step = STEPS[event.key]
    if (step) walk(event.currentTarget, step)
    else if (event.key === 'Enter' || event.key === ' ') props.choices.onPick(props.id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no <button>
    <g
      class={`ha-pick ${props.class ?? ''}`}
      classList={{ legal: legal(), quiet: quiet(), chosen: isChosen(props.choices, props.id) }}
      role="button"
      tabindex={legal() || quiet() ? 0 : -1}
      aria-label={props.choices.label(props.id)}
      aria-disabled={!legal() && !quiet()}
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
