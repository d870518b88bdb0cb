import { afterPaint, quickMs } from '@taproom/board'
import { onCleanup } from 'solid-js'

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
    const length = quickMs(die) * 3.4
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
