/** Players made of code. They know games only through the engine's contract, and tables only through views. */
import type { AnyRoom, AnySchema, Box, Chance, MoveBuffer, View } from '@taproom/engine'
import { MASTERLY, Search, type SearchStyle } from './search.ts'

/** Looks at nothing but the list of legal moves, so no view has to be made for it. */
interface BlindPlayer {
  readonly sees: 'moves'
  choose(moves: MoveBuffer, chance: Chance): number
}

interface SeatedPlayer {
  readonly sees: 'view'
  choose(moves: MoveBuffer, chance: Chance, view: View<AnySchema, Box>): number
}

export type Player = BlindPlayer | SeatedPlayer

export const random: Player = {
  sees: 'moves',
  choose: (moves, chance) => moves.list[chance.below(moves.length)],
}

/** Takes the move that the game's own adviser values most; equal ones are drawn. What is hidden is guessed. */
export function greedy(room: AnyRoom): Player | string {
  const { game, adviser } = room
  if (!adviser) return `${game.id} has no adviser, so nobody can be greedy in it`
  const guess = game.make()
  let worth = new Float64Array(1024)
  return {
    sees: 'view',
    choose(moves, chance, view) {
      if (moves.length === 1) return moves.list[0]
      if (worth.length < moves.length) worth = new Float64Array(moves.length * 2)
      game.imagine(view, chance, guess)
      adviser.appraise(guess, view.viewer, moves, worth)
      return moves.list[best(worth, moves.length, chance)]
    },
  }
}

function best(worth: Float64Array, count: number, chance: Chance): number {
  let at = 0
  let equals = 1
  for (let i = 1; i < count; i++) {
    if (worth[i] > worth[at]) {
      at = i
      equals = 1
    } else if (worth[i] === worth[at]) {
      equals++
      if (chance.below(equals) === 0) at = i
    }
  }
  return at
}

/** Thinks ahead; the tree and the tables are made once, when the number of seats is known. */
export function searching(room: AnyRoom, style: SearchStyle): Player {
  let search: Search | undefined
  return {
    sees: 'view',
    choose(moves, chance, view) {
      if (moves.length === 1) return moves.list[0]
      search ??= new Search(room, room.game.seatCount(view), style)
      return search.think(view, chance)[0].move
    },
  }
}

/** How long a thinking player may think: iterations are repeatable, milliseconds are what people wait for. */
export interface Budget {
  readonly iterations?: number
  readonly ms?: number
}

/** Plain tree search without an adviser, play beyond the tree at random to the end: the textbook, to measure ourselves against. */
const TEXTBOOK: SearchStyle = {
  ...MASTERLY,
  advised: false,
  rollout: 'random',
  depth: Number.POSITIVE_INFINITY,
  curiosity: 10,
}

const kinds: { readonly [name: string]: (room: AnyRoom, budget: Budget) => Player | string } = {
  random: () => random,
  greedy,
  uct: (room, budget) => searching(room, { ...TEXTBOOK, ...budget }),
  master: (room, budget) =>
    room.adviser ? searching(room, { ...MASTERLY, ...budget }) : `${room.game.id} has no adviser`,
}

export const PLAYERS = Object.keys(kinds)

/** The player of this name at such a table, or a sentence. */
export function playerNamed(name: string, room: AnyRoom, budget: Budget = {}): Player | string {
  const make = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return make ? make(room, budget) : `there is no player "${name}" (there are: ${PLAYERS.join(', ')})`
}
