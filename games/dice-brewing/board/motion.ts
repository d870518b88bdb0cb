import { afterPaint, beforePaint } from '@taproom/board'
import { onCleanup, onMount } from 'solid-js'

/** The house's unit of time in ms; 0 where motion is off. */
function quick(element: Element) {
  const text = getComputedStyle(element).getPropertyValue('--quick').trim()
  const number = Number.parseFloat(text) || 0
  return text.endsWith('ms') ? number : number * 1000
}

/**
 * A short tumble: the die hops and turns while faces flicker by; the result is known, so nothing waits for it. The first of those
 * faces comes with the click's own picture, the hop after it: each moving die is a layer of its own, and a new round has many.
 */
export function tumble(die: Element, result: number, show: (face: number | undefined) => void) {
  if (document.hidden) return
  let timers: readonly ReturnType<typeof setTimeout>[] | undefined = []
  const [first, ...faces] = [1, 4, 2, 5].map(step => ((result + step - 1) % 6) + 1)
  show(first)
  afterPaint(() => {
    if (timers === undefined) return
    const length = quick(die) * 3.4
    die.animate(HOP, { duration: length, easing: 'ease-out' })
    timers = [...faces, undefined].map((face, i) => setTimeout(() => show(face), ((i + 1) * length) / 6.5))
  })
  onCleanup(() => {
    for (const timer of timers ?? []) clearTimeout(timer)
    timers = undefined
    show(undefined)
  })
}

const HOP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-30%) rotate(-16deg) scale(1.04)', offset: 0.24 },
  { transform: 'translateY(4%) rotate(11deg) scale(1.05, .93)', offset: 0.5 },
  { transform: 'translateY(-11%) rotate(-6deg)', offset: 0.7 },
  { transform: 'translateY(2%) rotate(2deg) scale(1.02, .97)', offset: 0.88 },
  { transform: 'none' },
]

/** Longer ago than this, a piece has not travelled but come from elsewhere. */
const FRESH = 200
const left = new Map<string, { box: DOMRect; time: number }>()

/** A piece that disappears here and appears there in the same moment glides over. */
export function travel(id: string, element: () => HTMLElement | undefined) {
  onMount(() => {
    const from = left.get(id)
    left.delete(id)
    if (from && performance.now() - from.time <= FRESH) beforePaint(() => glide(from.box, element()))
  })
  onCleanup(() => {
    const piece = element()
    if (piece?.isConnected) left.set(id, { box: piece.getBoundingClientRect(), time: performance.now() })
  })
}

function glide(from: DOMRect, piece: HTMLElement | undefined) {
  if (!piece?.isConnected) return undefined
  const duration = quick(piece) * 1.4
  const to = piece.getBoundingClientRect()
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  if (duration === 0 || to.width === 0 || Math.hypot(dx, dy) < 2) return undefined
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`
  return () => {
    piece.animate(
      [
        { transform: start, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
    )
  }
}
