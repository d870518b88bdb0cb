/** Who is asked something in a dialog stays in it: Tab goes round inside, Escape and a phone's way back close it. */

/** The way back of a phone, where the browser tells of it. */
interface Back {
  onclose: (() => void) | null
  destroy(): void
}

declare global {
  interface Window {
    CloseWatcher?: new () => Back
  }
}

interface Modal {
  readonly box: HTMLElement
  readonly close: () => void
  /** Where the focus was. */
  readonly before: Element | null
}

/** The topmost is the last. */
const open: Modal[] = []
/** Closed a moment ago; the focus has not gone back yet. */
let left: Modal | undefined

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Of the radio buttons of one question only the chosen one is a stop. */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.getClientRects().length === 0) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
  const others = document.getElementsByName(element.name)
  return ![...others].some(other => other instanceof HTMLInputElement && other.checked)
}

function goRound(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { activeElement } = document
  if (activeElement !== from && box.contains(activeElement)) return
  event.preventDefault()
  to?.focus()
}

function onKey(event: KeyboardEvent): void {
  const top = open.at(-1)
  if (!top || event.defaultPrevented) return
  if (event.key === 'Tab') goRound(event, top.box)
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  top.close()
}

function onFocus({ target, relatedTarget }: FocusEvent): void {
  const top = open.at(-1)
  if (!top || !(target instanceof Node) || top.box.contains(target)) return
  const before = relatedTarget instanceof HTMLElement && top.box.contains(relatedTarget) ? relatedTarget : undefined
  const stop = before ?? [...top.box.querySelectorAll<HTMLElement>(STOPS)].find(isStop)
  stop?.focus()
}

/** Keeps who is there inside `box` until the answer is called; then the focus is where it was. */
export function stayIn(box: HTMLElement, close: () => void): () => void {
  const { activeElement } = document
  // A dialog that follows another one gives the focus back to where it was before both.
  const earlier = left ?? open.find(modal => modal.box.contains(activeElement))
  left = undefined
  const before = earlier ? earlier.before : activeElement
  const modal: Modal = { box, close, before }
  if (open.push(modal) === 1) {
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('focusin', onFocus)
  }
  const back = window.CloseWatcher ? new window.CloseWatcher() : undefined
  if (back) back.onclose = close
  return () => {
    back?.destroy()
    open.splice(open.indexOf(modal), 1)
    if (open.length === 0) {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('focusin', onFocus)
    }
    // When all that the closing brings about is done: for a focus the page is laid out at once.
    left = modal
    queueMicrotask(() => {
      if (left !== modal) return
      left = undefined
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    })
  }
}
