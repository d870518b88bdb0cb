/** What a net learns last: matches of thinking players, gone over again and again, in smaller and smaller steps. */
import { Lessons } from './lessons.ts'
import type { Trainer } from './trainer.ts'

const PASSES = 3
const PACE = 0.0006
/** How little each step towards the end of a match is believed less than the end itself (TD(λ)). */
const FAITH = 0.7

export function refine(trainer: Trainer, matches: readonly Lessons[], told: (pass: number) => void): void {
  const positions = matches.reduce((sum, { length }) => sum + length, 0)
  const seats = matches.reduce((most, match) => (match.length > 0 ? Math.max(most, match.at(0).own.length) : most), 0)
  const lessons = new Lessons(trainer.own, trainer.common, seats, positions)
  for (let pass = 0; pass < PASSES; pass++) {
    lessons.clear()
    for (const match of matches) copyBackwards(match, trainer, lessons)
    trainer.learn(lessons, lessons.length, PACE * (1 - (0.95 * pass) / PASSES), `p${pass}`)
    told(pass + 1)
  }
}

/** Each position with a mixture of how the match ended and of what is expected of the later ones by now. */
function copyBackwards(match: Lessons, trainer: Trainer, into: Lessons): void {
  if (match.length === 0) return
  const leads = Float64Array.from(match.at(0).leads)
  for (let i = match.length - 1; i >= 0; i--) {
    const lesson = match.at(i)
    into.copy({ ...lesson, leads: Float32Array.from(leads) })
    const expected = trainer.expect(lesson)
    for (let seat = 0; seat < leads.length; seat++) leads[seat] = FAITH * leads[seat] + (1 - FAITH) * expected[seat]
  }
}
