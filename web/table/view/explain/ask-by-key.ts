import type { TableContext } from '../context.ts'
import { focusOn, THING, thingAt } from './thing-at.ts'

/** By a key: what is in focus, or the first thing there is. Asked again, the card closes. */
export function askByKey({ asking }: TableContext): void {
  const now = asking.asked()
  const focused = thingAt(document.activeElement)
  if (now && (!focused || now.element === focused.element)) {
    asking.ask(undefined)
    return
  }
  const first = focused ?? thingAt(firstThing() ?? null)
  if (!first) return
  if (!focused) focusOn(first.element)
  asking.ask({ ...first, pinned: true, by: 'key' })
}

function firstThing(): Element | undefined {
  const all = [...document.querySelectorAll(THING)].filter(one => one.getBoundingClientRect().width > 0)
  return all.find(one => one.matches('.legal')) ?? all[0]
}
