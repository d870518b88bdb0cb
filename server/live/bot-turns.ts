import { randomUUID } from 'node:crypto'
import type { Deed } from '@taproom/protocol'
import { now } from '../clock.ts'
import { claimBot, renewClaim } from '../store/bot-claims.ts'
import { boxOf } from '../store/boxes.ts'
import type { Store } from '../store/store.ts'
import type { Audience } from './audience.ts'
import type { Live } from './live.ts'
import type { Meters } from './meters.ts'
import type { Thinker } from './thinker.ts'
import type { Thoughts } from './thoughts.ts'

export interface BotTurnsOptions {
  readonly store: Store
  readonly thinker: Thinker
  readonly thoughts: Thoughts
  readonly meters: Meters
  /** Before a bot answers, so that people can follow and take back; milliseconds. */
  readonly botPause: number
}

/** What bots need of the matches they sit at. */
export interface Tables {
  readonly audience: Audience
  inTurn<T>(live: Live, job: () => Promise<T> | T): Promise<T>
  move(live: Live, seat: number, deed: Deed, bot: string): Promise<unknown>
}

/** A process that thinks about a bot's move says so again and again; when it falls silent for so long, another one takes over. */
const CLAIM = 1500

/** The bots' moves that this process thinks about. */
export class BotTurns {
  readonly #wishes: BotTurnsOptions
  readonly #tables: Tables
  readonly #claims = new Map<string, number>()
  #closed = false

  constructor(wishes: BotTurnsOptions, tables: Tables) {
    this.#wishes = wishes
    this.#tables = tables
  }

  /** Lets the bot think whose turn it is. */
  goOn(live: Live): void {
    const { match } = live
    if (match.botToMove === undefined || live.thinking === match.index || this.#closed) return
    live.thinking = match.index
    const host = match.header.host ?? ''
    setTimeout(() => void this.#think(live, host, match.index), this.#wishes.botPause)
  }

  async #think(live: Live, host: string, index: number): Promise<void> {
    const { thoughts, meters } = this.#wishes
    const thought = thoughts.think({ person: host, match: live.id }, () => this.#answer(live))
    if (!thought) {
      // The round asks again; or the match waits already, and will be looked at as it stands then.
      if (!thoughts.matches.includes(live.id)) meters.putOff()
      if (live.thinking === index) live.thinking = -1
      return
    }
    try {
      await thought
    } catch (error) {
      if (!this.#closed) meters.trouble('bot', error)
    }
  }

  /** A bot's turn to think: about the match as it stands now. */
  async #answer(live: Live): Promise<void> {
    const { store, thinker, meters } = this.#wishes
    const { audience } = this.#tables
    let index = live.thinking
    try {
      const asked = await this.#tables.inTurn(live, () => {
        const { match } = live
        const bot = match.botToMove
        if (this.#closed || bot === undefined) return undefined
        index = match.index
        live.thinking = index
        const { header, waitingFor: seat } = match
        return { header, bot, seat, cells: audience.lookAt(match, seat).slice() }
      })
      if (!asked) return
      const { header, ...seen } = asked
      const box = await boxOf(store.db, header)
      const at = now()
      // Not before its turn: who waits in several processes is thought about by the first that comes to it.
      if (!(await claimBot(store.db, live.id, index, at, at + CLAIM))) return
      this.#claims.set(live.id, index)
      const renewal = setInterval(() => {
        if (!this.#closed)
          renewClaim(store.db, live.id, index, now() + CLAIM).catch(error => meters.trouble('claim', error))
      }, CLAIM / 3)
      const { game, rules } = header
      const thought = thinker.think({ game, rules, ...seen, ...(box ? { box } : {}) })
      const move = await thought.finally(() => clearInterval(renewal))
      if (this.#closed) return
      const id = `bot-${index}-${randomUUID().slice(0, 8)}`
      await this.#tables.move(live, asked.seat, { action: { kind: 'move', move }, expected: index, id }, asked.bot)
    } finally {
      if (live.thinking === index) live.thinking = -1
      if (this.#claims.get(live.id) === index) this.#claims.delete(live.id)
    }
  }

  /** No bot begins to think any more, and another process may think at once for those who do. */
  async rest(): Promise<void> {
    this.#closed = true
    const claims = [...this.#claims]
    this.#claims.clear()
    for (const [id, index] of claims) await renewClaim(this.#wishes.store.db, id, index, 0)
  }
}
