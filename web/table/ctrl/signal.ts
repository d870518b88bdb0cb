import { createSignal } from 'solid-js'

export interface Signal<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

/** A signal whose two ends stay together. */
export function signal<T>(value: T): Signal<T> {
  const [get, set] = createSignal(value)
  return { get, set: next => void set(() => next) }
}
