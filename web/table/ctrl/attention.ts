import type { Reason } from '@taproom/engine'
import { batch } from 'solid-js'
import { signal } from './signal.ts'
import type { Change } from './snapshot.ts'

/** What people point at, what was just refused and what just happened: everything that passes with the next change of the table. */
export abstract class Attention {
  readonly #hovered = signal<number | undefined>(undefined)
  readonly #considered = signal<number | undefined>(undefined)
  readonly #refusal = signal<Reason | undefined>(undefined)
  readonly #lastChange = signal<Change>({ from: 0, to: 0, events: [] })
  /** The move under the pointer or the focus. */
  readonly hovered = this.#hovered.get
  /** The move that was tapped once and waits for its button. */
  readonly considered = this.#considered.get
  readonly refusal = this.#refusal.get
  readonly lastChange = this.#lastChange.get

  hover(move: number | undefined): void {
    this.#hovered.set(move)
  }

  consider(move: number | undefined): void {
    batch(() => {
      this.#refusal.set(undefined)
      this.#considered.set(move)
    })
  }

  protected refuse(reason: Reason | undefined): void {
    this.#refusal.set(reason)
  }

  /** What was pointed at is not there any more. */
  protected clear(): void {
    this.#refusal.set(undefined)
    this.#hovered.set(undefined)
    this.#considered.set(undefined)
  }

  protected happened(change: Change): void {
    this.#lastChange.set(change)
  }
}
