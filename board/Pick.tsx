import { createMemo, type JSX, Show } from 'solid-js'
import { useChoices } from './choices.ts'
import { draggable } from './drag.ts'
import './pick.css'
import { walk } from './walk.ts'

interface PlaceProps {
  place: string
  class?: string
  children?: JSX.Element
}

/** What a place says and does in either form; the markup below only binds it. */
function createPick(props: PlaceProps) {
  const choices = useChoices()
  const label = createMemo(() => choices.label(props.place))
  return {
    // The place's own classes are in the list too: a `class` that changes would wipe out what the list has set.
    classes: () => ({
      [props.class ?? '']: true,
      legal: choices.legal.has(props.place),
      quiet: choices.quiet.has(props.place),
      chosen: choices.chosen.has(props.place),
      hinted: choices.hinted?.has(props.place) ?? false,
    }),
    pressed: () => (choices.held?.has(props.place) ? 'true' : undefined),
    reachable: () => choices.reachable.has(props.place),
    label,
    thing: () => choices.thing?.(props.place),
    choices,
    pick: () => choices.onPick(props.place),
    focus: () => choices.onPreview(props.place),
    blur: () => choices.onPreview(null),
    enter: (event: PointerEvent) => event.pointerType === 'mouse' && choices.onPreview(props.place),
    leave: (event: PointerEvent) => event.pointerType === 'mouse' && choices.onPreview(null),
  }
}

export interface PickProps extends PlaceProps {
  style?: JSX.CSSProperties
  /** A piece that can also be dragged, where the board lets pieces be dropped. */
  movable?: boolean
  ref?: (element: HTMLButtonElement) => void
}

/** Anything on the table that can be tapped. Only legal choices are tab stops; arrow keys reach the others too. */
export function Pick(props: PickProps) {
  const pick = createPick(props)
  const movable = props.movable && !!pick.choices.onDrop
  let isDrag = () => false
  const seat = (element: HTMLButtonElement) => {
    props.ref?.(element)
    if (movable) isDrag = draggable(element, () => props.place, pick.choices)
  }
  return (
    <button
      type="button"
      ref={seat}
      class="pick"
      classList={{ ...pick.classes(), movable }}
      style={props.style}
      tabindex={pick.reachable() ? 0 : -1}
      aria-label={pick.label()}
      aria-disabled={!pick.reachable()}
      aria-pressed={pick.pressed()}
      data-place={props.place}
      data-thing={pick.thing()}
      onClick={() => !isDrag() && pick.pick()}
      onKeyDown={event => walk(event, event.currentTarget)}
      onPointerEnter={pick.enter}
      onPointerLeave={pick.leave}
      onFocus={pick.focus}
      onBlur={pick.blur}
    >
      {props.children}
    </button>
  )
}

export interface PickShapeProps extends PlaceProps {
  /** The path of its ring: legal, chosen and focus are drawn on it. */
  outline: string
  /** The area that answers a thumb, where the drawing itself is too small for one. */
  reach?: { x: number; y: number; w: number; h: number }
}

/** The same inside a drawing, where arrow keys look in the drawing first. */
export function PickShape(props: PickShapeProps) {
  const pick = createPick(props)
  const onKeyDown = (event: KeyboardEvent & { currentTarget: SVGGElement }) => {
    if (walk(event, event.currentTarget, 'svg') || (event.key !== 'Enter' && event.key !== ' ')) return
    pick.pick()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no <button>
    <g
      class="pick"
      classList={pick.classes()}
      role="button"
      tabindex={pick.reachable() ? 0 : -1}
      aria-label={pick.label()}
      aria-disabled={!pick.reachable()}
      aria-pressed={pick.pressed()}
      data-place={props.place}
      data-thing={pick.thing()}
      onClick={pick.pick}
      onKeyDown={onKeyDown}
      onPointerEnter={pick.enter}
      onPointerLeave={pick.leave}
      onFocus={pick.focus}
      onBlur={pick.blur}
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
      <path class="outline" d={props.outline} />
    </g>
  )
}
