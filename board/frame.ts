/** Work around a frame: what can wait until a change is on the screen does not hold it up. */

type Act = () => void

const looks: (() => Act | undefined)[] = []

/**
 * Looks at the table as it is about to be painted, and sets things in motion there. All looks come before all motions:
 * the page is laid out once, as it would have been anyway. Where nobody sees it, nothing moves.
 */
export function beforePaint(look: () => Act | undefined): void {
  if (document.hidden) return
  if (looks.push(look) > 1) return
  requestAnimationFrame(() => {
    const acts = looks.splice(0).map(look => look())
    for (const act of acts) act?.()
  })
}

/** A page that is hidden meanwhile draws no frames; what waits for one then goes on after so many ms. */
const PATIENCE = 120

/** From there on other threads draw the picture, and need the processors: so many ms. */
const DRAWING = 24

let waiting: Act[] = []

/** When the present change has been painted, or cannot be. All that waits for one picture shares its frame. */
export function afterPaint(act: Act): void {
  if (waiting.push(act) > 1) return
  const mine = waiting
  const release = (ms: number) => {
    if (waiting === mine) waiting = []
    for (const one of mine.splice(0)) setTimeout(one, ms)
  }
  if (!document.hidden) requestAnimationFrame(() => release(DRAWING))
  setTimeout(() => release(0), document.hidden ? 0 : PATIENCE)
}

/**
 * The same as `beforePaint`, one picture later: for what only tells again what the table shows already. Each piece that moves is
 * a layer of its own, and the picture of a click should not have to wait for it.
 */
export const afterwards = (look: () => Act | undefined): void => afterPaint(() => beforePaint(look))

export interface OncePerFrame<T> {
  (what: T): void
  /** What waits for its frame is of no interest any more. */
  forget(): void
}

/** A pointer passes many places and presses one: only the last one of a frame is answered. */
export function oncePerFrame<T>(answer: (what: T) => void): OncePerFrame<T> {
  let waiting: { readonly what: T } | undefined
  const run = () => {
    const now = waiting
    waiting = undefined
    if (now) answer(now.what)
  }
  const ask = (what: T) => {
    if (!waiting) requestAnimationFrame(run)
    waiting = { what }
  }
  return Object.assign(ask, { forget: () => (waiting = undefined) })
}
