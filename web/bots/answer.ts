import { AdviceSearch, type Player, playerNamed, random } from '@taproom/bots'
import { type AnyRoom, Chance, freshSeed, MoveBuffer, roomWithBox } from '@taproom/engine'
import type { Heard, Question, Wondering } from './thinker.ts'

/** People wait for it, and phones have little memory. */
const BUDGET = { ms: 900, nodes: 40_000 }
const ADVICE = { iterations: 6000, portion: 60, ms: 3000 }

const chance = new Chance()

/** Players keep their tables; one is enough for every game, kind of player and number of seats. */
const players = new Map<string, Player>()

/** The room with the components that the table was laid out with. */
function roomFor(room: AnyRoom, box: unknown): AnyRoom {
  if (box === undefined) return room
  const own = roomWithBox(room, box)
  if (typeof own === 'string') throw new Error(own)
  return own
}

const viewOf = ({ game }: AnyRoom, { cells, seat }: Wondering) => game.declared.layout.viewOf(cells, seat, game.box)

/** The move of the bot that is asked, from its view alone. */
export function answer(room: AnyRoom, question: Question): number {
  const here = roomFor(room, question.box)
  const { game } = here
  const view = viewOf(here, question)
  const moves = game.legalInView(view, new MoveBuffer())
  const key = `${game.id} ${question.player} ${game.seatCount(view)}`
  const known = question.box === undefined ? players.get(key) : undefined
  const named = known ?? playerNamed(question.player, here, BUDGET)
  // A game without an adviser still finds somebody to play with.
  const player = typeof named === 'string' ? random : named
  if (question.box === undefined) players.set(key, player)
  chance.seed(freshSeed())
  return player.sees === 'moves' ? player.choose(moves, chance) : player.choose(moves, chance, view)
}

/** Lets everything else that waits in this thread happen first. */
const breathe = (): Promise<void> => new Promise(done => setTimeout(done, 0))

/** Advice that grows better until it is good enough, or stopped; in small portions, so that bots and a stop get through at once. */
export async function counsel(
  room: AnyRoom,
  wondering: Wondering,
  stopped: () => boolean,
  tell: (heard: Heard) => void,
): Promise<void> {
  const here = roomFor(room, wondering.box)
  if (!here.adviser) throw new Error(`${here.game.id} has no adviser`)
  const thought = new AdviceSearch(here, viewOf(here, wondering), freshSeed(), BUDGET.nodes)
  const began = performance.now()
  let told = began
  tell({ advice: thought.advice(), done: false })
  for (let done = 0; done < ADVICE.iterations; done += ADVICE.portion) {
    await breathe()
    if (stopped()) return
    thought.more(ADVICE.portion)
    const now = performance.now()
    if (now - began > ADVICE.ms) break
    if (now - told < 250) continue
    told = now
    tell({ advice: thought.advice(), done: false })
  }
  tell({ advice: thought.advice(), done: true })
}
