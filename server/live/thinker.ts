import { type Player, playerNamed } from '@taproom/bots'
import { type AnyRoom, Chance, freshSeed, MoveBuffer } from '@taproom/engine'
import { type OwnBox, withBox } from '../match/box.ts'

/** Which games there are: each is loaded when somebody opens it. */
export type Shelf = { readonly [id: string]: () => Promise<AnyRoom> }

/** A bot's question: it knows what its seat sees and nothing else. */
export interface Question {
  readonly game: string
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

/** Players that think ahead keep their tables; one for each room, bot and number of seats is enough. */
const playersIn = new WeakMap<AnyRoom, Map<string, Player>>()

function playerFor(bot: string, room: AnyRoom, seats: number): Player {
  const players = playersIn.get(room) ?? new Map<string, Player>()
  playersIn.set(room, players)
  const key = `${bot} ${seats}`
  const player = players.get(key) ?? playerNamed(bot, room, THINKING)
  if (typeof player === 'string') throw new Error(player)
  players.set(key, player)
  return player
}

/** Thinks right here; `cells` is a view, hidden values masked. */
export async function answer(shelf: Shelf, { game: id, bot, seat, cells, box }: Question): Promise<string> {
  const ours = await shelf[id]?.()
  const room = ours && box ? withBox(ours, box) : ours
  if (typeof room === 'string') throw new Error(room)
  if (!room) throw new Error(`there is no game "${id}"`)
  const { game } = room
  const view = game.declared.layout.viewOf(cells, seat, game.box)
  const player = playerFor(bot, room, game.seatCount(view))
  const moves = game.legalInView(view, new MoveBuffer())
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`)
  const chance = new Chance()
  chance.seed(freshSeed())
  const move = player.sees === 'moves' ? player.choose(moves, chance) : player.choose(moves, chance, view)
  return game.print(move)
}

/** For one's own machine and for tests: no threads. */
export const thinkHere = (shelf: Shelf): Thinker => ({
  think: question => answer(shelf, question),
  close: async () => {},
})
