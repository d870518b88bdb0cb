import type { Action, Deed } from '@taproom/protocol'
import { freshId } from '../store/id.ts'

/** What was sent and is not answered yet. It survives a lost connection: everything in it is sent again, in order. */
export class Outbox {
  #waiting: readonly Deed[] = []

  get waiting(): readonly Deed[] {
    return this.#waiting
  }

  put(action: Action, expected: number): Deed {
    const deed = { id: freshId(), action, expected }
    this.#waiting = [...this.#waiting, deed]
    return deed
  }

  /** Answered: it is done, or it was refused. */
  take(id: string | undefined): Deed | undefined {
    const deed = this.#waiting.find(one => one.id === id)
    if (deed) this.#waiting = this.#waiting.filter(one => one !== deed)
    return deed
  }
}
