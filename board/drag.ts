import type { Choices } from './choices.ts'

/** So many pixels are still a tap. */
const THRESHOLD = 8

/** Pieces lie on places: over a piece, the place beneath it counts. */
const placeUnder = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]:not(.piece)') ?? undefined

/**
 * Lets a piece be dragged onto any place. Tapping does the same; dragging is only the shorter way.
 * Answers whether the click that follows belongs to a drag.
 */
export function draggable(element: HTMLElement, piece: () => string, choices: Choices): () => boolean {
  let start: { readonly x: number; readonly y: number } | undefined
  let dragged = false
  let over: HTMLElement | undefined

  const hoverOver = (place?: HTMLElement) => {
    over?.classList.remove('over')
    over = place
    over?.classList.add('over')
  }
  const letGo = () => {
    start = undefined
    hoverOver()
    element.classList.remove('dragged')
    element.style.translate = ''
  }
  element.addEventListener('pointerdown', event => {
    dragged = false
    if (event.button !== 0) return
    start = { x: event.clientX, y: event.clientY }
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', event => {
    if (!start) return
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!dragged && Math.hypot(dx, dy) < THRESHOLD) return
    if (!dragged) {
      dragged = true
      element.classList.add('dragged')
      choices.onLift?.(piece())
    }
    element.style.translate = `${dx}px ${dy}px`
    hoverOver(placeUnder(event))
  })
  element.addEventListener('pointerup', event => {
    const lifted = dragged && start !== undefined
    const target = lifted ? placeUnder(event)?.dataset.place : undefined
    letGo()
    if (target && target !== piece()) choices.onDrop?.(piece(), target)
    else if (lifted) choices.onLift?.(undefined)
  })
  element.addEventListener('pointercancel', () => {
    if (dragged && start) choices.onLift?.(undefined)
    letGo()
  })
  return () => dragged
}
