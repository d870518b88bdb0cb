/** Bytes as two hexadecimal digits. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * The seeded random source (sfc32). Its 128 bits live in the state, so a copied state draws the same things again.
 * Integers only; ranges are unbiased.
 */
export class Chance {
  readonly #words: Int32Array
  /** Outcomes to hand out first, oldest first: tests and search force dice and draws with them. Not part of the state. */
  #forced: number[] = []

  constructor(words: Int32Array = new Int32Array(4)) {
    this.#words = words
  }

  /** Starts the source from a 128-bit seed: 32 hexadecimal digits. */
  seed(seed: string): void {
    for (let i = 0; i < 4; i++) this.#words[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16)
    for (let i = 0; i < 16; i++) this.next()
  }

  /** Starts this source from draws of another one, so that guesses (see `imagine`) never touch the real source. */
  seedFrom(other: Chance): void {
    for (let i = 0; i < 4; i++) this.#words[i] = other.next()
    for (let i = 0; i < 12; i++) this.next()
  }

  /** A seed for another source, from the next 128 bits. */
  freshSeed(): string {
    let seed = ''
    for (let i = 0; i < 4; i++) {
      const bits = this.next()
      seed += HEX[bits >>> 24] + HEX[(bits >>> 16) & 255] + HEX[(bits >>> 8) & 255] + HEX[bits & 255]
    }
    return seed
  }

  /** The next 32 random bits, as a signed integer. */
  next(): number {
    const w = this.#words
    const sum = (((w[0] + w[1]) | 0) + w[3]) | 0
    w[3] = (w[3] + 1) | 0
    w[0] = w[1] ^ (w[1] >>> 9)
    w[1] = (w[2] + (w[2] << 3)) | 0
    w[2] = (((w[2] << 21) | (w[2] >>> 11)) + sum) | 0
    return sum
  }

  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number {
    if (this.#forced.length > 0) return this.#takeForced(n)
    // As many bits as n needs, drawn again when they are too many: unbiased, and whole numbers all the way.
    const mask = n <= 1 ? 0 : -1 >>> Math.clz32(n - 1)
    let bits = this.next() & mask
    while (bits >= n) bits = this.next() & mask
    return bits
  }

  /** A six-sided die. */
  die(): number {
    return this.below(6) + 1
  }

  /** Puts the items in random order, every order equally likely. */
  shuffle(items: { [index: number]: number; readonly length: number }, length = items.length): void {
    for (let i = length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = items[i]
      items[i] = items[j]
      items[j] = kept
    }
  }

  /** The next results of `below`, in order. A die that shall show 5 is forced with 4. */
  force(outcomes: readonly number[]): void {
    this.#forced.push(...outcomes)
  }

  #takeForced(n: number): number {
    const outcome = this.#forced.shift() ?? 0
    if (outcome < 0 || outcome >= n) throw new Error(`forced outcome ${outcome} is not below ${n}`)
    return outcome
  }
}
