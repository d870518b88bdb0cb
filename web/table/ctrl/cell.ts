import { createSignal } from 'solid-js'

export interface Cell<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

/** A signal whose two ends stay together. */
export function cell<T>(value: T): Cell<T> {
  const [get, set] = createSignal(value)
  return { get, set: next => void set(() => next) }
}
