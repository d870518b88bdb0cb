import { batch } from 'solid-js'
import type { Question, Thinker } from '../../bots/thinker.ts'
import { signal } from './signal.ts'

export interface BotWishes {
  readonly thinker: Thinker
  /** Milliseconds: how long a rival's move is shown before the next one, and what a bot waits when somebody could interrupt it. */
  readonly pace: () => { readonly pace: number; readonly window: number }
}

/** The table as bots need it. */
export interface BotTable {
  /** The seat whose bot is to act; −1 when none is. */
  toAct(): number
  /** What it is asked; undefined where bots do not think on this device. */
  question(seat: number): Question | undefined
  couldInterrupt(): boolean
  /** Whether the last thing that happened was a bot's move, which people still look at. */
  afterBot(): boolean
  /** Plays the bot's move and shows it; false when it is refused. */
  play(seat: number, move: number): boolean
  /** Bots wait, or are in trouble. */
  redraw(): void
}

/** What a bot takes after a person's own move, which needs no looking at. */
const ANSWER_MS = 350

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Lets bots play: asks them, keeps a pace that people can follow, and drops answers that come too late. */
export class BotDriver {
  readonly #wishes: BotWishes
  readonly #table: BotTable
  readonly #trouble = signal(false)
  /** A bot could not think; `goOn` asks again. */
  readonly trouble = this.#trouble.get
  thinking = false
  held = false
  #closed = false
  /** Raised whenever a question becomes void, so that its late answer is recognised. */
  #ticket = 0

  constructor(wishes: BotWishes, table: BotTable) {
    this.#wishes = wishes
    this.#table = table
  }

  /** If a bot is to act, it thinks from now on; it is asked when the function that is returned is called. */
  next(): (() => void) | undefined {
    if (this.thinking || this.held || this.#closed || this.#table.toAct() < 0) return undefined
    this.thinking = true
    const ticket = ++this.#ticket
    return () => {
      if (ticket === this.#ticket) void this.#ask(ticket)
    }
  }

  /** The table is another one: what is being thought about is void. */
  drop(): void {
    this.#ticket++
    this.thinking = false
  }

  hold(): void {
    this.held = true
    this.drop()
    this.#table.redraw()
  }

  goOn(): void {
    this.held = false
    this.#trouble.set(false)
    const ask = this.next()
    this.#table.redraw()
    ask?.()
  }

  close(): void {
    this.#closed = true
    this.#ticket++
  }

  async #ask(ticket: number): Promise<void> {
    const seat = this.#table.toAct()
    const { pace: shown, window } = this.#wishes.pace()
    const pace = this.#table.afterBot() ? shown : Math.min(shown, ANSWER_MS)
    const patience = this.#table.couldInterrupt() ? Math.max(pace, window) : pace
    const question = this.#table.question(seat)
    const answer = question && this.#wishes.thinker.think(question).catch(() => undefined)
    const [move] = await Promise.all([answer, pause(patience)])
    if (ticket !== this.#ticket) return
    this.drop()
    if (move !== undefined && this.#table.play(seat, move)) return
    batch(() => {
      this.#trouble.set(true)
      this.hold()
    })
  }
}
