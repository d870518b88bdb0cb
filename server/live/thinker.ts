import { answer } from '@taproom/bots'
import { roomWithRules, type Shelf } from '@taproom/engine'
import { type OwnBox, withBox } from '../match/box.ts'

/** A bot's question: it knows what its seat sees and nothing else. */
export interface Question {
  readonly game: string
  /** The version of the rules that the match is played by. */
  readonly rules: number
  readonly bot: string
  readonly seat: number
  readonly cells: Int16Array
  /** The components, when they are not the game's own. */
  readonly box?: OwnBox
}

/** Answers with a move as the game prints it. */
export interface Thinker {
  think(question: Question): Promise<string>
  close(): Promise<void>
}

/** People wait for it. */
const THINKING = { ms: 1500 }

/** Thinks right here; `cells` is a view, hidden values masked. */
export async function answerWith(shelf: Shelf, { game: id, rules, bot, seat, cells, box }: Question): Promise<string> {
  const newest = await shelf[id]?.()
  const ours = newest && roomWithRules(newest, rules)
  const room = ours && box ? withBox(ours, box) : ours
  if (typeof room === 'string') throw new Error(room)
  if (!room) throw new Error(`there is no game "${id}" with version ${rules} of the rules`)
  return room.game.print(answer(room, { player: bot, seat, cells }, THINKING))
}

/** For one's own machine and for tests: no threads. */
export const thinkHere = (shelf: Shelf): Thinker => ({
  think: question => answerWith(shelf, question),
  close: async () => {},
})
