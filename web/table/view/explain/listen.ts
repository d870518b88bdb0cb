/** How one asks about things: pointer, finger and keys, for the whole table at once. */
import { onCleanup } from 'solid-js'
import type { TableContext } from '../context.ts'
import type { Asked } from './asking.ts'
import { elementOf, focusOn, thingAt } from './thing-at.ts'

/** A pointer that rests so many ms asks; so long after a card it asks at once; it may cross a gap in that time. */
const REST = 450
const WARM = 400
const CROSSING = 140
/** A finger that stays so long, within so many pixels, asks. */
const LONG_PRESS = 500
const STEADY = 10

/** What belongs to the table itself; around it (header, prompt, dialogs, the card) everything works as always. */
const AROUND = '.table-header, .prompt, .bd-tabs, dialog, .tb-explain, .tb-hint, .tb-log, .tb-book'
/** While one asks, the answers of the prompt only say what they are called. */
const asked = (target: Element | null): boolean =>
  target?.closest('.prompt .answers') != null || target?.closest(AROUND) == null
const CONTROL = 'button, a, input, select, textarea, summary, [role="button"]'
/** What answers a press with a move, or may be put back. */
const CHOICE = '.pick:is(.legal, .quiet, .chosen, [aria-pressed="true"])'

export function listenToQuestions(context: TableContext): void {
  const { asking, match } = context
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressing: ReturnType<typeof setTimeout> | undefined
  let pressedAt: { readonly x: number; readonly y: number } | undefined
  let warmUntil = 0
  /** The click after a long press belongs to the question. */
  let swallow = false
  /** What was played is not explained by the pointer that still rests there. */
  let played: Element | undefined
  let wasChoice = false
  /** A pointer that has rested since before the table came asks nothing. */
  let moved = false

  const ask = (what: Asked | undefined) => asking.ask(what)
  const away = () => match.snapshot().curtain !== undefined || context.atEnd() || context.dialog() !== undefined
  const rest = (ms: number, act: () => void) => {
    clearTimeout(resting)
    resting = setTimeout(act, ms)
  }

  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !moved || away()) return
    const now = asking.asked()
    if (now?.pinned || elementOf(event.target)?.closest('.tb-explain')) return
    const found = thingAt(event.target)
    if (played && found?.element !== played) played = undefined
    if (!found || found.element === played) {
      return rest(CROSSING, () => {
        if (asking.asked()?.by !== 'pointer' || asking.asked()?.pinned) return
        warmUntil = performance.now() + WARM
        ask(undefined)
      })
    }
    if (now?.element === found.element) return clearTimeout(resting)
    // Without a guide there is only a name to tell: for that one asks.
    if (!match.room.guide && !asking.mode()) return
    context.guide()
    const open = now !== undefined || performance.now() < warmUntil || asking.mode()
    rest(open ? 16 : REST, () => {
      if (found.element.isConnected && !away()) ask({ ...found, pinned: false, by: 'pointer' })
    })
  }
  const onLeave = (event: PointerEvent) => event.pointerType === 'mouse' && clearTimeout(resting)

  const onDown = (event: PointerEvent) => {
    clearTimeout(resting)
    swallow = false
    const target = elementOf(event.target)
    wasChoice = target?.closest(CHOICE) != null
    if (asking.mode() && asked(target)) return event.stopPropagation()
    const found = thingAt(event.target)
    if (event.pointerType === 'mouse' || !found || away()) return
    pressedAt = { x: event.clientX, y: event.clientY }
    clearTimeout(pressing)
    pressing = setTimeout(() => {
      swallow = true
      ask({ ...found, pinned: true, by: 'finger' })
    }, LONG_PRESS)
  }
  const onMove = (event: PointerEvent) => {
    if (!moved && (event.movementX !== 0 || event.movementY !== 0)) {
      moved = true
      onOver(event)
    }
    if (!pressedAt || Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) < STEADY) return
    letGo()
  }
  const letGo = () => {
    pressedAt = undefined
    clearTimeout(pressing)
  }
  const onMenu = (event: Event) => {
    if (swallow || (asking.mode() && thingAt(event.target))) event.preventDefault()
  }

  /** Before the table hears of it. */
  const onClickFirst = (event: MouseEvent) => {
    const target = elementOf(event.target)
    const asks = asking.mode() && asked(target)
    if (!swallow && !asks) return
    event.preventDefault()
    event.stopPropagation()
    if (swallow) {
      swallow = false
      return
    }
    const answer = target?.closest('.answers button')
    const found = answer ? { thing: '', element: answer } : thingAt(target)
    ask(found && { ...found, pinned: true, by: 'pointer' })
  }
  /** After the table has answered: what was no choice is explained, everything else closes the card. */
  const onClick = (event: MouseEvent) => {
    const target = elementOf(event.target)
    if (event.detail === 0 || !target || target.closest('.tb-explain') || away()) return
    if (!target.isConnected) return ask(undefined)
    pressed(target, 'pointer')
  }
  const pressed = (target: Element, by: Asked['by']) => {
    const found = target.closest(AROUND) ? undefined : thingAt(target)
    const control = target.closest(CONTROL)
    const works = wasChoice || (control !== null && !control.matches('.pick'))
    if (!found || works) {
      played = found?.element
      return ask(undefined)
    }
    ask({ ...found, pinned: true, by, pressed: true })
  }

  const onKeyFirst = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!asking.asked() && !asking.mode()) return
      event.preventDefault()
      event.stopPropagation()
      const now = asking.asked()
      const inside = elementOf(document.activeElement)?.closest('.tb-explain')
      if (now) ask(undefined)
      else asking.setMode(false)
      if (inside) focusOn(now?.element)
      return
    }
    const press = event.key === 'Enter' || event.key === ' '
    const target = elementOf(event.target)
    if (!press || !target || target.closest(AROUND) || away()) return
    const found = thingAt(target)
    if (!found || found.element !== target) return
    wasChoice = target.matches(CHOICE)
    const isPick = target.matches('.pick')
    if (!asking.mode() && (isPick || target.matches(CONTROL))) {
      // The table answers first; its refusal is told with the explanation.
      if (isPick && !wasChoice) queueMicrotask(() => pressed(target, 'key'))
      return
    }
    event.preventDefault()
    event.stopPropagation()
    ask({ ...found, pinned: true, by: 'key' })
  }

  const listened: [string, (event: never) => void, boolean][] = [
    ['pointerover', onOver, false],
    ['pointerleave', onLeave, false],
    ['pointerdown', onDown, true],
    ['pointermove', onMove, true],
    ['pointerup', letGo, true],
    ['pointercancel', letGo, true],
    ['contextmenu', onMenu, true],
    ['click', onClickFirst, true],
    ['click', onClick, false],
    ['keydown', onKeyFirst, true],
  ]
  for (const [kind, act, capture] of listened) document.addEventListener(kind, act as EventListener, { capture })
  onCleanup(() => {
    for (const [kind, act, capture] of listened) document.removeEventListener(kind, act as EventListener, { capture })
    clearTimeout(resting)
    clearTimeout(pressing)
  })
}
