/** A small net that judges positions: what a seat, the others and the table look like goes in, what the seat may expect comes out. */

/** What a net is given: numbers about each seat, and numbers about what all share. Arrays come zeroed. Works without allocation. */
export interface NetInputs<T> {
  /** How many numbers there are about a seat, and about the table. */
  readonly own: number
  readonly common: number
  /** The ends of turns it is made for; all, where this is missing. */
  appliesTo?(t: T): boolean
  readSeat(t: T, seat: number, into: Float32Array): void
  readTable(t: T, into: Float32Array): void
}

/** Weights as data: all numbers in one row, whole multiples of `unit`, two bytes each in base 64. */
export interface NetData {
  readonly own: number
  readonly common: number
  /** The sizes of its two layers. */
  readonly hidden: readonly number[]
  readonly unit: number
  readonly weights: string
}

/** Where the parts of a net stand in its row of numbers. */
export interface NetPlan {
  readonly rival: number
  readonly common: number
  readonly bias: number
  readonly second: number
  readonly secondBias: number
  readonly last: number
  readonly size: number
}

export function planOf(own: number, common: number, [first, second]: readonly number[]): NetPlan {
  const rival = own * first
  const table = rival + own * first
  const bias = table + common * first
  const next = bias + first
  const secondBias = next + first * second
  const last = secondBias + second
  return { rival, common: table, bias, second: next, secondBias, last, size: last + second }
}

export function packWeights(weights: ArrayLike<number>): { readonly unit: number; readonly weights: string } {
  let most = 0
  for (let i = 0; i < weights.length; i++) most = Math.max(most, Math.abs(weights[i]))
  const unit = Number((most / 32_000).toPrecision(4)) || 1
  let bytes = ''
  for (let i = 0; i < weights.length; i++) {
    const whole = Math.round(weights[i] / unit) & 0xffff
    bytes += String.fromCharCode(whole & 255, whole >> 8)
  }
  return { unit, weights: btoa(bytes) }
}

export function unpackWeights({ unit, weights }: NetData): Float32Array {
  const bytes = atob(weights)
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => {
    const whole = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8)
    return ((whole << 16) >> 16) * unit
  })
}

/** The mean of the others is taken before the first layer, so one net serves any number of seats. */
export class NetJudge<T> {
  readonly #inputs: NetInputs<T>
  readonly #first: number
  readonly #second: number
  readonly #plan: NetPlan
  readonly #weights: Float32Array
  readonly #seen: Float32Array
  readonly #about: Float32Array
  readonly #table: Float64Array
  readonly #rivals: Float64Array
  /** Of every seat: what it brings to its own first layer, and to that of the others. */
  readonly #mine: Float64Array[] = []
  readonly #theirs: Float64Array[] = []
  readonly #layer: Float64Array

  constructor(inputs: NetInputs<T>, data: NetData) {
    if (data.own !== inputs.own || data.common !== inputs.common) throw new Error('this net was made for other inputs')
    this.#inputs = inputs
    this.#first = data.hidden[0]
    this.#second = data.hidden[1]
    this.#plan = planOf(data.own, data.common, data.hidden)
    this.#weights = unpackWeights(data)
    if (this.#weights.length !== this.#plan.size) throw new Error('this net is not whole')
    this.#seen = new Float32Array(inputs.own)
    this.#about = new Float32Array(inputs.common)
    this.#table = new Float64Array(this.#first)
    this.#rivals = new Float64Array(this.#first)
    this.#layer = new Float64Array(this.#first)
  }

  /** Adds a row of weights, `times` over, to a layer. */
  #add(layer: Float64Array, from: number, times: number): void {
    const weights = this.#weights
    for (let k = 0; k < layer.length; k++) layer[k] += times * weights[from + k]
  }

  /** What each seat may expect beyond the mean of all, in points; `into` has one place per seat. */
  judge(t: T, into: Float64Array): void {
    const seats = into.length
    const first = this.#first
    const { rival, common, bias } = this.#plan
    const weights = this.#weights
    while (this.#mine.length < seats) {
      this.#mine.push(new Float64Array(first))
      this.#theirs.push(new Float64Array(first))
    }
    const table = this.#table
    for (let k = 0; k < first; k++) table[k] = weights[bias + k]
    this.#about.fill(0)
    this.#inputs.readTable(t, this.#about)
    for (let i = 0; i < this.#about.length; i++)
      if (this.#about[i] !== 0) this.#add(table, common + i * first, this.#about[i])
    const rivals = this.#rivals.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const mine = this.#mine[seat].fill(0)
      const theirs = this.#theirs[seat].fill(0)
      const seen = this.#seen.fill(0)
      this.#inputs.readSeat(t, seat, seen)
      for (let i = 0; i < seen.length; i++) {
        const x = seen[i]
        if (x === 0) continue
        this.#add(mine, i * first, x)
        this.#add(theirs, rival + i * first, x)
      }
      for (let k = 0; k < first; k++) rivals[k] += theirs[k]
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const mine = this.#mine[seat]
      const theirs = this.#theirs[seat]
      const layer = this.#layer
      for (let k = 0; k < first; k++) {
        const x = table[k] + mine[k] + (rivals[k] - theirs[k]) / (seats - 1)
        layer[k] = x > 0 ? x : 0
      }
      sum += into[seat] = this.#rest(layer)
    }
    for (let seat = 0; seat < seats; seat++) into[seat] -= sum / seats
  }

  #rest(layer: Float64Array): number {
    const { second, secondBias, last } = this.#plan
    const weights = this.#weights
    let out = 0
    for (let j = 0; j < this.#second; j++) {
      let x = weights[secondBias + j]
      const from = second + j * layer.length
      for (let k = 0; k < layer.length; k++) x += layer[k] * weights[from + k]
      if (x > 0) out += x * weights[last + j]
    }
    return out
  }
}
