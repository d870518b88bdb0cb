/** What a net learns last: matches of thinking players, gone over again and again, in smaller and smaller steps. */
import { Lessons, lookBack } from './lessons.ts'
import type { Trainer } from './trainer.ts'

const PASSES = 3
const PACE = 0.0006
const FAITH = 0.7

export function refine(trainer: Trainer, matches: readonly Lessons[], told: (pass: number) => void): void {
  const known = matches.filter(({ length }) => length > 0)
  const positions = known.reduce((sum, { length }) => sum + length, 0)
  const seats = known.reduce((most, match) => Math.max(most, match.at(0).own.length), 0)
  const lessons = new Lessons(trainer.own, trainer.common, seats, positions)
  for (let pass = 0; pass < PASSES; pass++) {
    lessons.clear()
    for (const match of known)
      lookBack(match, [...match.at(match.length - 1).leads], FAITH, trainer, lesson => lessons.copy(lesson))
    trainer.learn(lessons, lessons.length, PACE * (1 - (0.95 * pass) / PASSES), `p${pass}`)
    told(pass + 1)
  }
}
