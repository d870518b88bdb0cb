/** A net learns a small function it can know, and judges as a plain computation of the same numbers does. */
import {
  Chance,
  type NetData,
  type NetInputs,
  NetJudge,
  packWeights,
  planOf,
  seedFrom,
  unpackWeights,
} from '@taproom/engine'
import { expect, test } from 'vitest'
import { AdamTrainer } from './adam.ts'
import { fineTune } from './fine-tune.ts'
import { Samples } from './samples.ts'

const OWN = 3
const COMMON = 2

/** A table that is nothing but what is seen of it. */
interface Seen {
  readonly seats: readonly (readonly number[])[]
  readonly table: readonly number[]
}

const netInputs: NetInputs<Seen> = {
  own: OWN,
  common: COMMON,
  readSeat: (t, seat, into) => into.set(t.seats[seat]),
  readTable: (t, into) => into.set(t.table),
}

const chance = new Chance()
chance.seed(seedFrom('net'))
const some = (): number => chance.below(7) - 2

const someTable = (seats: number): Seen => ({
  seats: Array.from({ length: seats }, () => Array.from({ length: OWN }, some)),
  table: Array.from({ length: COMMON }, some),
})

/** Worth: one thing counts the more the less of another there is, and a third counts only at some tables. */
const worth = ([a, b, c]: readonly number[], [d]: readonly number[]): number => Math.max(0, 2 * a - b) + (d > 0 ? c : 0)

function samplesOf(tables: readonly Seen[]): Samples {
  const samples = new Samples(OWN, COMMON, 3, tables.length)
  for (const table of tables) {
    const sample = samples.add(table.seats.length)
    const worths = table.seats.map(seat => worth(seat, table.table))
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length
    sample.common.set(table.table)
    table.seats.forEach((seat, i) => {
      sample.own[i].set(seat)
      sample.leads[i] = worths[i] - mean
    })
  }
  return samples
}

/** The same numbers without any cleverness. */
function naive(net: NetData, table: Seen): number[] {
  const weights = unpackWeights(net)
  const [first, second] = net.hidden
  const plan = planOf(OWN, COMMON, net.hidden)
  const outputs = table.seats.map((seat, at) => {
    const others = table.seats.filter((_, i) => i !== at)
    const means = seat.map((_, i) => others.reduce((sum, other) => sum + other[i], 0) / others.length)
    const inputs = [...seat, ...means, ...table.table]
    const layer = Array.from({ length: first }, (_, k) =>
      Math.max(
        0,
        inputs.reduce((sum, x, i) => sum + x * weights[i * first + k], weights[plan.bias + k]),
      ),
    )
    const next = Array.from({ length: second }, (_, j) =>
      Math.max(
        0,
        layer.reduce((sum, x, k) => sum + x * weights[plan.second + j * first + k], weights[plan.secondBias + j]),
      ),
    )
    return next.reduce((sum, x, j) => sum + x * weights[plan.last + j], 0)
  })
  const mean = outputs.reduce((sum, one) => sum + one, 0) / outputs.length
  return outputs.map(one => one - mean)
}

function learnt(): { readonly trainer: AdamTrainer; readonly held: Samples } {
  const trainer = new AdamTrainer(OWN, COMMON, [12, 6], 'learn')
  const samples = samplesOf(Array.from({ length: 2000 }, (_, i) => someTable(2 + (i % 2))))
  const held = samplesOf(Array.from({ length: 500 }, (_, i) => someTable(2 + (i % 2))))
  for (let lap = 0; lap < 10; lap++) trainer.learn(samples, 6000, 0.006 * (1 - lap / 10), `lap ${lap}`)
  return { trainer, held }
}

test('a net learns what depends on two things at once', () => {
  const { trainer, held } = learnt()
  const { all, before } = trainer.error(held)
  expect(before).toBeGreaterThan(4)
  expect(all).toBeLessThan(0.15 * before)
})

test('judging equals a plain computation, at any number of seats', () => {
  const { trainer } = learnt()
  const net = trainer.data()
  const judge = new NetJudge(netInputs, net)
  for (const seats of [2, 3, 4])
    for (let i = 0; i < 20; i++) {
      const table = someTable(seats)
      const found = new Float64Array(seats)
      judge.judge(table, found)
      for (const [seat, value] of naive(net, table).entries()) expect(found[seat]).toBeCloseTo(value, 4)
    }
})

test('a predictor that was saved goes on as if it had not been', () => {
  const samples = samplesOf(Array.from({ length: 300 }, () => someTable(2)))
  const one = new AdamTrainer(OWN, COMMON, [6, 4], 'saved')
  one.learn(samples, 640, 0.01, 'first')
  const other = new AdamTrainer(OWN, COMMON, [6, 4], 'other', JSON.parse(JSON.stringify(one.saved())))
  for (const trainer of [one, other]) trainer.learn(samples, 640, 0.01, 'second')
  expect(other.saved()).toEqual(one.saved())
})

test('going over whole matches brings a net that knows little nearer to how they ended', () => {
  const trainer = new AdamTrainer(OWN, COMMON, [12, 6], 'refined')
  const match = (): Samples => {
    const table = someTable(2)
    return samplesOf([table, table, table])
  }
  const held = samplesOf(Array.from({ length: 300 }, () => someTable(2)))
  trainer.learn(samplesOf(Array.from({ length: 200 }, () => someTable(2))), 2000, 0.006, 'little')
  const { all: before } = trainer.error(held)
  const passes: number[] = []
  fineTune(trainer, Array.from({ length: 8000 }, match), pass => passes.push(pass))
  expect(passes).toEqual([1, 2, 3])
  expect(trainer.error(held).all).toBeLessThan(0.7 * before)
})

test('weights survive their packing', () => {
  const weights = [0, 1.25, -3.75, 0.002, -0.0001]
  const { unit, weights: packed } = packWeights(weights)
  const again = unpackWeights({ own: 0, common: 0, hidden: [1, 1], unit, weights: packed })
  for (const [i, weight] of weights.entries()) expect(again[i]).toBeCloseTo(weight, 3)
})
