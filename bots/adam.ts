/** Trains a net with Adam (gradient descent with a step size per weight) on the squared error of leads, 64 positions a step. */
import { Chance, type NetData, type NetPlan, packWeights, planOf, seedFrom } from '@taproom/engine'
import type { Sample, Samples } from './samples.ts'

const BATCH = 64
const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-8
/** Parts of the match of which the error is known. */
const PARTS = 4

export interface SavedAdam {
  readonly hidden: readonly number[]
  readonly weights: readonly number[]
  readonly moments: readonly number[]
  readonly squaredMoments: readonly number[]
  readonly scales: readonly number[]
  readonly steps: number
}

export class AdamTrainer {
  readonly own: number
  readonly common: number
  readonly hidden: readonly number[]
  readonly #plan: NetPlan
  readonly #weights: Float64Array
  readonly #gradient: Float64Array
  readonly #moments: Float64Array
  readonly #squaredMoments: Float64Array
  /** What every input is multiplied with, so that all are of one size; empty until the first samples are known. */
  #scales: Float64Array
  #steps = 0
  readonly #chance = new Chance()
  readonly #outputs = new Float64Array(8)
  readonly #layers: Float64Array[]
  readonly #seconds: Float64Array[]
  readonly #back: Float64Array

  constructor(own: number, common: number, hidden: readonly number[], seed: string, saved?: SavedAdam) {
    this.own = own
    this.common = common
    this.hidden = hidden
    this.#plan = planOf(own, common, hidden)
    const { size } = this.#plan
    this.#chance.seed(seedFrom(seed))
    this.#weights = Float64Array.from(saved?.weights ?? this.#start())
    this.#gradient = new Float64Array(size)
    this.#moments = Float64Array.from(saved?.moments ?? new Float64Array(size))
    this.#squaredMoments = Float64Array.from(saved?.squaredMoments ?? new Float64Array(size))
    this.#scales = Float64Array.from(saved?.scales ?? [])
    this.#steps = saved?.steps ?? 0
    this.#layers = Array.from({ length: 8 }, () => new Float64Array(hidden[0]))
    this.#seconds = Array.from({ length: 8 }, () => new Float64Array(hidden[1]))
    this.#back = new Float64Array(hidden[0])
  }

  saved(): SavedAdam {
    return {
      hidden: this.hidden,
      weights: [...this.#weights],
      moments: [...this.#moments],
      squaredMoments: [...this.#squaredMoments],
      scales: [...this.#scales],
      steps: this.#steps,
    }
  }

  /** Small random weights, the smaller the more of them come together. */
  #start(): Float64Array {
    const { bias, second, secondBias, last, size } = this.#plan
    const weights = new Float64Array(size)
    const fillRandom = (from: number, to: number, width: number): void => {
      for (let i = from; i < to; i++) weights[i] = width * (this.#unit() + this.#unit() + this.#unit() - 1.5) * 2
    }
    fillRandom(0, bias, 1 / Math.sqrt(this.own))
    fillRandom(second, secondBias, Math.sqrt(2 / this.hidden[0]))
    fillRandom(last, size, 1 / Math.sqrt(this.hidden[1]))
    return weights
  }

  #unit(): number {
    return (this.#chance.next() >>> 0) / 2 ** 32
  }

  #setScales(samples: Samples): void {
    const { own, common } = this
    const sums = new Float64Array(own + common)
    let rows = 0
    for (let i = 0; i < samples.length; i++) {
      const sample = samples.at(i)
      for (const seen of sample.own) {
        rows++
        for (let k = 0; k < own; k++) sums[k] += seen[k] * seen[k]
        for (let k = 0; k < common; k++) sums[own + k] += sample.common[k] * sample.common[k]
      }
    }
    this.#scales = sums.map(sum => 1 / Math.max(0.25, Math.sqrt(sum / rows)))
  }

  /** So many positions, drawn from the samples by this seed; `rate` is the size of a step. */
  learn(samples: Samples, positions: number, rate: number, seed: string): void {
    this.#chance.seed(seedFrom(seed))
    if (this.#scales.length === 0) this.#setScales(samples)
    for (let done = 0; done < positions; done += BATCH) {
      this.#gradient.fill(0)
      for (let i = 0; i < BATCH; i++) {
        const sample = samples.at(this.#chance.below(samples.length))
        this.#forward(sample)
        this.#backward(sample)
      }
      this.#adamStep(rate)
    }
  }

  /** The lead of each seat over the mean of all, as the net has it. */
  predict(sample: Sample): Float64Array {
    this.#forward(sample)
    return this.#outputs.subarray(0, sample.own.length)
  }

  #forward({ own, common }: Sample): void {
    const weights = this.#weights
    const plan = this.#plan
    const [first, second] = this.hidden
    const seats = own.length
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const layer = this.#layers[seat]
      for (let k = 0; k < first; k++) layer[k] = weights[plan.bias + k]
      for (let i = 0; i < common.length; i++)
        if (common[i] !== 0) addRow(layer, weights, plan.common + i * first, common[i] * this.#scales[this.own + i])
      for (let other = 0; other < seats; other++) {
        const seen = own[other]
        const from = other === seat ? 0 : plan.rival
        const share = other === seat ? 1 : 1 / (seats - 1)
        for (let i = 0; i < seen.length; i++)
          if (seen[i] !== 0) addRow(layer, weights, from + i * first, share * seen[i] * this.#scales[i])
      }
      for (let k = 0; k < first; k++) if (layer[k] < 0) layer[k] = 0
      const next = this.#seconds[seat]
      let out = 0
      for (let j = 0; j < second; j++) {
        let x = weights[plan.secondBias + j]
        const from = plan.second + j * first
        for (let k = 0; k < first; k++) x += layer[k] * weights[from + k]
        next[j] = x > 0 ? x : 0
        out += next[j] * weights[plan.last + j]
      }
      sum += this.#outputs[seat] = out
    }
    for (let seat = 0; seat < seats; seat++) this.#outputs[seat] -= sum / seats
  }

  #backward({ own, common, leads }: Sample): void {
    const weights = this.#weights
    const gradient = this.#gradient
    const plan = this.#plan
    const [first, second] = this.hidden
    const seats = own.length
    const back = this.#back
    for (let seat = 0; seat < seats; seat++) {
      const error = (this.#outputs[seat] - leads[seat]) / BATCH
      const layer = this.#layers[seat]
      const next = this.#seconds[seat]
      back.fill(0)
      for (let j = 0; j < second; j++) {
        gradient[plan.last + j] += error * next[j]
        if (next[j] === 0) continue
        const slope = error * weights[plan.last + j]
        const from = plan.second + j * first
        gradient[plan.secondBias + j] += slope
        for (let k = 0; k < first; k++) {
          gradient[from + k] += slope * layer[k]
          back[k] += slope * weights[from + k]
        }
      }
      for (let k = 0; k < first; k++) {
        if (layer[k] === 0) back[k] = 0
        gradient[plan.bias + k] += back[k]
      }
      for (let i = 0; i < common.length; i++)
        if (common[i] !== 0) addTo(gradient, plan.common + i * first, back, common[i] * this.#scales[this.own + i])
      for (let other = 0; other < seats; other++) {
        const seen = own[other]
        const from = other === seat ? 0 : plan.rival
        const share = other === seat ? 1 : 1 / (seats - 1)
        for (let i = 0; i < seen.length; i++)
          if (seen[i] !== 0) addTo(gradient, from + i * first, back, share * seen[i] * this.#scales[i])
      }
    }
  }

  #adamStep(rate: number): void {
    this.#steps++
    const weights = this.#weights
    const unbiased = Math.sqrt(1 - BETA_2 ** this.#steps) / (1 - BETA_1 ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      const g = this.#gradient[i]
      this.#moments[i] += (1 - BETA_1) * (g - this.#moments[i])
      this.#squaredMoments[i] += (1 - BETA_2) * (g * g - this.#squaredMoments[i])
      weights[i] -= (rate * unbiased * this.#moments[i]) / (Math.sqrt(this.#squaredMoments[i]) + EPSILON)
    }
  }

  /** How far off the lead of one seat over another is, as a standard deviation, in each part of the match and altogether. */
  error(samples: Samples): { readonly parts: readonly number[]; readonly all: number; readonly before: number } {
    const sums = new Float64Array(PARTS)
    const counts = new Float64Array(PARTS)
    let before = 0
    for (let i = 0; i < samples.length; i++) {
      const sample = samples.at(i)
      const outputs = this.predict(sample)
      const part = Math.min(PARTS - 1, Math.floor(sample.progress[0] * PARTS))
      const seats = sample.own.length
      for (let one = 0; one < seats; one++)
        for (let other = one + 1; other < seats; other++) {
          const lead = sample.leads[one] - sample.leads[other]
          sums[part] += (outputs[one] - outputs[other] - lead) ** 2
          before += lead * lead
          counts[part]++
        }
    }
    const total = counts.reduce((sum, n) => sum + n, 0)
    return {
      parts: [...sums].map((sum, i) => Math.sqrt(sum / counts[i])),
      all: Math.sqrt(sums.reduce((a, b) => a + b, 0) / total),
      before: Math.sqrt(before / total),
    }
  }

  /** The net as data: the sizes of its inputs are in its weights. */
  data(): NetData {
    const { own, common, hidden } = this
    const [first] = hidden
    const plan = this.#plan
    const weights = Float64Array.from(this.#weights)
    for (let i = 0; i < plan.bias; i++) {
      const row = Math.floor(i / first)
      weights[i] *= this.#scales[row < own ? row : row - own]
    }
    return { own, common, hidden, ...packWeights(weights) }
  }
}

function addRow(layer: Float64Array, weights: Float64Array, from: number, times: number): void {
  for (let k = 0; k < layer.length; k++) layer[k] += times * weights[from + k]
}

function addTo(gradient: Float64Array, from: number, row: Float64Array, times: number): void {
  for (let k = 0; k < row.length; k++) gradient[from + k] += times * row[k]
}
