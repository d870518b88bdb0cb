import { Unreadable } from '../match/unreadable.ts'

/** A match that cannot be read is looked at again after so long: an operator may have mended it. */
const LATER = 10 * 60_000
/** More than these are not left out; then some work is tried in vain, and the log says so. */
const MOST = 500

/** Does what is due for many matches: the trouble of one is its own. */
export class OneByOne {
  readonly #trouble: (what: string, error: unknown) => void
  readonly #later = new Map<string, number>()

  constructor(trouble: (what: string, error: unknown) => void) {
    this.#trouble = trouble
  }

  /** Matches that cannot be read: they must not keep the places of those that can. */
  leftOut(at: number): readonly string[] {
    for (const [match, until] of this.#later) if (until < at) this.#later.delete(match)
    return [...this.#later.keys()].slice(0, MOST)
  }

  async each(
    what: string,
    find: () => Promise<readonly string[]>,
    job: (match: string) => Promise<unknown>,
    at: number,
  ): Promise<void> {
    await this.step(what, async () => {
      for (const match of await find())
        await job(match).catch(error => {
          if (error instanceof Unreadable) this.#later.set(match, at + LATER)
          this.#trouble(error instanceof Unreadable ? 'unreadable match' : what, error)
        })
    })
  }

  /** One part of a round; the other parts are done whatever becomes of it. */
  async step(what: string, job: () => Promise<unknown>): Promise<void> {
    await job().catch(error => this.#trouble(what, error))
  }
}
