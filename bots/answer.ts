import { type AnyRoom, Chance, freshSeed, MoveBuffer } from '@taproom/engine'
import { isLevel } from './levels.ts'
import { type Budget, type Player, playerNamed } from './players.ts'

/** What a bot is asked: its view of the table as plain cells, so that it knows what its seat sees and nothing else. */
export interface BotQuestion {
  readonly player: string
  readonly seat: number
  readonly cells: ArrayLike<number>
}

/** Players that think ahead keep their tables; one for each room, name, number of seats and budget is enough. */
const playersIn = new WeakMap<AnyRoom, Map<string, Player>>()
const chance = new Chance()

function playerFor(room: AnyRoom, name: string, seats: number, budget: Budget): Player {
  const players = playersIn.get(room) ?? new Map<string, Player>()
  playersIn.set(room, players)
  const key = [name, seats, budget.ms, budget.nodes].join(' ')
  const player = players.get(key) ?? playerNamed(name, room, budget)
  if (typeof player === 'string') throw new Error(player)
  players.set(key, player)
  return player
}

/**
 * The move of the bot that is asked, in the page and on the server; throws where there is no such bot or nothing to decide.
 * Levels follow an adviser: a game without one still finds somebody to play with.
 */
export function answer(room: AnyRoom, { player, seat, cells }: BotQuestion, budget: Budget): number {
  const { game, adviser } = room
  const name = adviser || !isLevel(player) ? player : 'random'
  const view = game.viewOf(cells, seat)
  const bot = playerFor(room, name, game.seatCount(view), budget)
  const moves = game.legalInView(view, new MoveBuffer())
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`)
  chance.seed(freshSeed())
  return bot.sees === 'moves' ? bot.choose(moves, chance) : bot.choose(moves, chance, view)
}
