import { afterPaint } from '@taproom/board'
import { createEffect, createMemo, createSignal, For, onCleanup } from 'solid-js'
import type { TableContext } from './context.ts'
import './since.css'

interface Dot {
  readonly x: number
  readonly y: number
}

/** Where this place can be seen; a place that is drawn twice is marked twice. */
function dotsAt(name: string): readonly Dot[] {
  const quoted = CSS.escape(name)
  return [...document.querySelectorAll(`[data-place="${quoted}"], [data-thing="${quoted}"]`)].flatMap(element => {
    const box = element.getBoundingClientRect()
    const room = element.closest('.bd-main, .bd-table')?.getBoundingClientRect()
    const seen = room && box.width > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1
    return seen && box.right <= room.right + 4 ? [{ x: box.right, y: box.top }] : []
  })
}

/** A quiet dot at the corner of every place that changed since one's own turn, until one makes a move. They lie above the board and take no press. */
export function Marks(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const places = createMemo(() => {
    const { viewer } = match.snapshot()
    const board = context.board()
    const events = context.since().flatMap(share => share.events)
    return [...new Set(events.flatMap(event => board?.places?.(event, viewer) ?? []))]
  })
  const [dots, setDots] = createSignal<readonly Dot[]>([])
  const measure = () => setDots(context.textual() ? [] : places().flatMap(dotsAt))
  createEffect(() => {
    if (places().length === 0) {
      setDots([])
      return
    }
    let gone = false
    const soon = () => afterPaint(() => gone || measure())
    soon()
    const events = ['resize', 'scroll', 'click', 'wheel', 'transitionend'] as const
    for (const event of events) addEventListener(event, soon, { capture: true, passive: true })
    onCleanup(() => {
      gone = true
      for (const event of events) removeEventListener(event, soon, { capture: true })
    })
  })
  return (
    <div class="tb-marks" aria-hidden="true">
      <For each={dots()}>{dot => <i style={{ transform: `translate(${dot.x}px, ${dot.y}px)` }} />}</For>
    </div>
  )
}
