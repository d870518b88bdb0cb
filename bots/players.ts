/** Players made of code. They know games only through the engine's contract, and tables only through views. */
import {
  type AnyRoom,
  type AnySchema,
  type Box,
  type Chance,
  LEVELS,
  type Level,
  type MoveBuffer,
  type View,
} from '@taproom/engine'
import { isLevel, ladderOf } from './levels.ts'
import { oneTurnAhead } from './one-turn.ts'
import { Search } from './search.ts'
import { FLAT, type SearchStyle, TEXTBOOK } from './style.ts'

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

/** One turn ahead with the adviser's opinion and its judgement: the best that needs no search. */
export const greedy = (room: AnyRoom): Player | string => oneTurnAhead(room, { breadth: 8, trust: 1, guesses: 2 })

/**
 * Plays what the game's own adviser likes, the better the more often (what is hidden is guessed): a move that is worth `temperature` points less is chosen e times more seldom.
 * 0: always the best one.
 */
export function advised(room: AnyRoom, temperature: number): Player | string {
  const { game, adviser } = room
  if (!adviser) return `${game.id} has no adviser, so nobody can follow it`
  const guess = game.make()
  let worth = new Float64Array(1024)
  return {
    sees: 'view',
    choose(moves, chance, view) {
      if (moves.length === 1) return moves.list[0]
      if (worth.length < moves.length) worth = new Float64Array(moves.length * 2)
      game.imagine(view, chance, guess)
      adviser.appraise(guess, view.viewer, moves, worth)
      const at = temperature > 0 ? drawn(worth, moves.length, temperature, chance) : best(worth, moves.length, chance)
      return moves.list[at]
    },
  }
}

function drawn(worth: Float64Array, count: number, temperature: number, chance: Chance): number {
  const high = worth[best(worth, count, chance)]
  let sum = 0
  for (let i = 0; i < count; i++) sum += worth[i] = Math.exp((worth[i] - high) / temperature)
  let rest = ((chance.next() >>> 0) / 2 ** 32) * sum
  for (let i = 0; i < count; i++) {
    rest -= worth[i]
    if (rest < 0) return i
  }
  return count - 1
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

/** Bounds for thinking players: iterations are repeatable, milliseconds are what people wait for. */
export interface Budget {
  readonly iterations?: number
  readonly ms?: number
  /** What the milliseconds are measured with. */
  readonly clock?: () => number
  /** Room of the search tree; small where memory is. */
  readonly nodes?: number
}

/** Milliseconds alone: as many iterations as they allow. */
const within = (style: SearchStyle, budget: Budget): SearchStyle => ({
  ...style,
  ...budget,
  iterations: budget.iterations ?? (budget.ms === undefined ? style.iterations : Number.POSITIVE_INFINITY),
})

/** People's players think as long as their level says, and never longer than they may. */
function levelled(level: Level, room: AnyRoom, budget: Budget): Player | string {
  if (!room.adviser) return `${room.game.id} has no adviser`
  const { style, rungs } = ladderOf(room)
  const rung = rungs[level]
  if ('temperature' in rung) return advised(room, rung.temperature)
  if ('ahead' in rung) return greedy(room)
  return searching(room, { ...style, ...rung.search, ...budget })
}

/** For measuring: nobody would want to play against them for long. */
const kinds: { readonly [name: string]: (room: AnyRoom, budget: Budget) => Player | string } = {
  random: () => random,
  favourite: room => advised(room, 0),
  greedy,
  uct: (room, budget) => searching(room, within(TEXTBOOK, budget)),
  flat: (room, budget) => searching(room, within(FLAT, budget)),
}

export const MEASURES: readonly string[] = Object.keys(kinds)
export const PLAYERS: readonly string[] = [...MEASURES, ...LEVELS]

/** The player of this name at such a table, or a sentence. */
export function playerNamed(name: string, room: AnyRoom, budget: Budget = {}): Player | string {
  if (isLevel(name)) return levelled(name, room, budget)
  const make = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return make ? make(room, budget) : `there is no player "${name}" (there are: ${PLAYERS.join(', ')})`
}
