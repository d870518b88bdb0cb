import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import { afterPaint } from './frame.ts'

const isData = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/**
 * Whether two plain values say the same. Where they do not, `now` takes over those parts of `before` that do: whoever
 * looks at such a part sees that nothing changed there. `now` must be fresh, as what reads a view returns it.
 */
export function settle(before: unknown, now: unknown): boolean {
  if (before === now) return true
  if (!isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return false
  const names = Object.keys(now)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    const part: unknown = Reflect.get(before, name)
    if (name in before && settle(part, Reflect.get(now, name))) Reflect.set(now, name, part)
    else same = false
  }
  return same
}

/** A value whose parts stay the same objects while they say the same, so that only what changed is drawn again. */
export const createSteady = <T>(read: () => T): Accessor<T> => createMemo(read, undefined, { equals: settle })

/** What belongs to a position, and is gone with it: what is in hand, what is looked at. */
export function createPassing<T>(position: Accessor<unknown>, nothing: T): [Accessor<T>, (what: T) => void] {
  const [last, setLast] = createSignal({ at: untrack(position), what: nothing })
  const now = createMemo(() => (last().at === position() ? last().what : nothing))
  return [now, what => setLast({ at: untrack(position), what })]
}

/**
 * A value that follows when the change it belongs to has been painted: for screen readers, and for what is read later than it is seen.
 * It begins with `first` where even the beginning can wait.
 */
export function createLate<T>(read: () => T, first?: T): Accessor<T> {
  const [late, setLate] = createSignal(first ?? untrack(read))
  let waiting = false
  const follow = () => {
    waiting = false
    setLate(() => untrack(read))
  }
  createEffect(
    on(
      read,
      () => {
        if (!waiting) afterPaint(follow)
        waiting = true
      },
      { defer: first === undefined },
    ),
  )
  return late
}
