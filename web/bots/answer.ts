import { playerNamed, random } from '@taproom/bots'
import { type AnyRoom, Chance, freshSeed, MoveBuffer } from '@taproom/engine'
import type { Question } from './thinker.ts'

const chance = new Chance()

/** The move of the bot that is asked, from its view alone. */
export function answer(room: AnyRoom, question: Question): number {
  const own = question.box === undefined ? room.game.box : room.game.declared.readBox?.(question.box)
  if (own === undefined || typeof own === 'string') throw new Error(own ?? 'this game has only its own components')
  const game = question.box === undefined ? room.game : room.game.withBox(own)
  const view = game.declared.layout.viewOf(question.cells, question.seat, own)
  const moves = game.legalInView(view, new MoveBuffer())
  const named = playerNamed(question.player, { ...room, game }, { ms: 900 })
  // A game without an adviser still finds somebody to play with.
  const player = typeof named === 'string' ? random : named
  chance.seed(freshSeed())
  return player.sees === 'moves' ? player.choose(moves, chance) : player.choose(moves, chance, view)
}
