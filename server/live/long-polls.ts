import type { Listener } from './audience.ts'
import type { LiveMatches } from './live-matches.ts'

/** Requests that wait for something to happen. */
export class LongPolls {
  readonly #live: LiveMatches
  readonly #waiting = new Set<() => void>()
  #hurried = false

  constructor(live: LiveMatches) {
    this.#live = live
  }

  /** Waits until the log of a match is longer than that, or for so long. */
  async longer(id: string, index: number, milliseconds: number): Promise<void> {
    if (this.#hurried) return
    let done = () => {}
    const said = new Promise<void>(resolve => {
      done = resolve
    })
    const listener: Listener = {
      person: undefined,
      seat: -1,
      send: (_text, kind) => {
        if (kind === 'update' || kind === 'table' || kind === 'match') done()
      },
    }
    const late = setTimeout(done, milliseconds)
    this.#waiting.add(done)
    this.#live.audience.listen(id, listener)
    try {
      if (await this.#live.read(id, match => match.index > index || match.over)) return
      await said
    } finally {
      clearTimeout(late)
      this.#waiting.delete(done)
      this.#live.audience.leave(id, listener)
    }
  }

  /** Everybody is answered now with what there is: the server goes down, and they ask again elsewhere. */
  hurry(): void {
    this.#hurried = true
    for (const done of this.#waiting) done()
  }
}
