import type { Choices } from './kinds.ts'

const THRESHOLD = 8

/** Pieces lie on places: over a piece, the place beneath it counts. */
const placeUnder = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]:not(.die, .round)') ??
  undefined

/** Lets a piece be dragged onto any place. Tapping does the same; dragging is only the shorter way. */
export function createDrag(piece: () => string, choices: () => Choices) {
  let start: { x: number; y: number } | undefined
  let dragged = false
  let over: HTMLElement | undefined

  const hoverOver = (place?: HTMLElement) => {
    over?.classList.remove('over')
    over = place
    over?.classList.add('over')
  }
  const letGo = (element: HTMLElement) => {
    start = undefined
    hoverOver()
    element.classList.remove('dragged')
    element.style.translate = ''
  }
  return {
    /** Whether the click that follows belongs to a drag. */
    swallowed: () => dragged,
    onPointerDown(event: PointerEvent & { currentTarget: HTMLElement }) {
      dragged = false
      if (event.button !== 0 || !choices().onDrop) return
      start = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (!start) return
      const dx = event.clientX - start.x
      const dy = event.clientY - start.y
      if (!dragged && Math.hypot(dx, dy) < THRESHOLD) return
      if (!dragged) {
        dragged = true
        event.currentTarget.classList.add('dragged')
        choices().onLift?.(piece())
      }
      event.currentTarget.style.translate = `${dx}px ${dy}px`
      hoverOver(placeUnder(event))
    },
    onPointerUp(event: PointerEvent & { currentTarget: HTMLElement }) {
      const lifted = dragged && start !== undefined
      const target = lifted ? placeUnder(event)?.dataset.place : undefined
      letGo(event.currentTarget)
      if (target && target !== piece()) choices().onDrop?.(piece(), target)
      else if (lifted) choices().onLift?.(undefined)
    },
    onPointerCancel(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (dragged && start) choices().onLift?.(undefined)
      letGo(event.currentTarget)
    },
  }
}
