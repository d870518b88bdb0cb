/** So much a second, and so much at once after a rest. */
interface Measure {
  readonly perSecond: number
  readonly atOnce: number
}

/** What somebody may still say. */
export class Allowance {
  readonly #measure: Measure
  #left: number
  #counted = Date.now()

  constructor(measure: Measure) {
    this.#measure = measure
    this.#left = measure.atOnce
  }

  #fill(): void {
    const { perSecond, atOnce } = this.#measure
    const now = Date.now()
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#counted) / 1000) * perSecond)
    this.#counted = now
  }

  /** Takes it, also when it is not there: who goes on all the same owes more and more. */
  take(cost: number): { readonly tooFast: boolean; readonly owes: number } {
    this.#fill()
    this.#left -= cost
    return { tooFast: this.#left < 0, owes: Math.max(0, -this.#left) }
  }

  /** Takes it if it is there. */
  mayTake(cost: number): boolean {
    this.#fill()
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }

  /** Nothing was said for so long that it is as good as new. */
  get isWhole(): boolean {
    this.#fill()
    return this.#left >= this.#measure.atOnce
  }
}

/** One allowance for everything that comes from one address: a hundred sockets of it may not say a hundred times as much. */
export class Allowances {
  readonly #measure: Measure
  readonly #of = new Map<string, Allowance>()

  constructor(measure: Measure) {
    this.#measure = measure
  }

  of(address: string): Allowance {
    const known = this.#of.get(address) ?? new Allowance(this.#measure)
    this.#of.set(address, known)
    return known
  }

  tidy(): void {
    for (const [address, allowance] of this.#of) if (allowance.isWhole) this.#of.delete(address)
  }
}

/** Frames of one socket; who owes as much as it may say at once is cut off. */
export const socketMeasure = (rate: number): Measure => ({ perSecond: rate / 12, atOnce: rate / 6 })
/** Frames of all sockets of an address: some hundred people behind one address play well within it. */
export const addressMeasure = (rate: number): Measure => ({ perSecond: rate / 6, atOnce: rate / 2 })
