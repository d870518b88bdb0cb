import { AdviceSearch, answer } from '@taproom/bots'
import { type AnyRoom, freshSeed, roomWithBox, roomWithRules, unknownRules } from '@taproom/engine'
import type { AdviceSoFar, HintQuestion, Question } from './thinker.ts'

/** People wait for it, and phones have little memory. */
const BUDGET = { ms: 900, nodes: 40_000 }
const ADVICE = { iterations: 6000, portion: 60, ms: 3000 }

/** The room with the version of the rules and the components that the table was laid out with. */
function roomFor(newest: AnyRoom, { rules, box }: Pick<Question, 'rules' | 'box'>): AnyRoom {
  const room = roomWithRules(newest, rules)
  if (!room) throw new Error(unknownRules(newest.game, rules))
  if (box === undefined) return room
  const own = roomWithBox(room, box)
  if (typeof own === 'string') throw new Error(own)
  return own
}

/** The move of the bot that is asked. */
export const botMove = (room: AnyRoom, question: Question): number => answer(roomFor(room, question), question, BUDGET)

/** Lets everything else that waits in this thread happen first. */
const nextTask = (): Promise<void> => new Promise(done => setTimeout(done, 0))

/** Advice that grows better until it is good enough, or stopped; in small portions, so that bots and a stop get through at once. */
export async function advise(
  room: AnyRoom,
  question: HintQuestion,
  stopped: () => boolean,
  report: (found: AdviceSoFar) => void,
): Promise<void> {
  const here = roomFor(room, question)
  if (!here.adviser) throw new Error(`${here.game.id} has no adviser`)
  const { game } = here
  const view = game.viewOf(question.cells, question.seat)
  const thought = new AdviceSearch(here, view, freshSeed(), BUDGET.nodes)
  const began = performance.now()
  let reported = began
  report({ advice: thought.advice(), done: false })
  for (let done = 0; done < ADVICE.iterations; done += ADVICE.portion) {
    await nextTask()
    if (stopped()) return
    thought.more(ADVICE.portion)
    const now = performance.now()
    if (now - began > ADVICE.ms) break
    if (now - reported < 250) continue
    reported = now
    report({ advice: thought.advice(), done: false })
  }
  report({ advice: thought.advice(), done: true })
}
