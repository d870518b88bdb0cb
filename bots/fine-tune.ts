/** The last training of a net: matches of searching players, three times over, with a falling learning rate. */

import type { AdamTrainer } from './adam.ts'
import { eachWithTarget, Samples } from './samples.ts'

const PASSES = 3
const RATE = 0.0006
const LAMBDA = 0.7

export function fineTune(trainer: AdamTrainer, matches: readonly Samples[], onPass: (pass: number) => void): void {
  const known = matches.filter(({ length }) => length > 0)
  const positions = known.reduce((sum, { length }) => sum + length, 0)
  const seats = known.reduce((most, match) => Math.max(most, match.at(0).own.length), 0)
  const samples = new Samples(trainer.own, trainer.common, seats, positions)
  for (let pass = 0; pass < PASSES; pass++) {
    samples.clear()
    for (const match of known)
      eachWithTarget(match, [...match.at(match.length - 1).leads], LAMBDA, trainer, sample => samples.copy(sample))
    trainer.learn(samples, samples.length, RATE * (1 - (0.95 * pass) / PASSES), `p${pass}`)
    onPass(pass + 1)
  }
}
