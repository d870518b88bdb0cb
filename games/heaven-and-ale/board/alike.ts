import { type Accessor, createMemo } from 'solid-js'

/** Whether two plain values say the same. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every(name => name in b && alike(Reflect.get(a, name), Reflect.get(b, name)))
}

/** A value that stays the same object while it says the same, so that only what changed is drawn again. */
export const createSteady = <T>(read: () => T): Accessor<T> => createMemo(read, undefined, { equals: alike })

/** The same for each entry of a list by itself. */
export const createSteadyList = <T>(read: () => readonly T[]): Accessor<readonly T[]> =>
  createMemo(
    (before: readonly T[]) => read().map((now, i) => (i < before.length && alike(before[i], now) ? before[i] : now)),
    [],
  )
