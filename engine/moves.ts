import { type Args, bitsFor, parseArg, printArg, type Values } from './args.ts'
import type { GameEvent, Log } from './journal.ts'
import type { Refusal } from './refusals.ts'

/** The arguments of a candidate in the order of their declaration. */
export type Candidate = (
  a?: number,
  b?: number,
  c?: number,
  d?: number,
  e?: number,
  f?: number,
  g?: number,
  h?: number,
) => void

/** Puts a candidate on the list if nothing speaks against it. */
export interface Offer extends Candidate {
  /**
   * Offers all values from place `from` up to `to` as the last argument, after `first` where the kind has two.
   * For kinds of one or two arguments with many candidates: at most half the time that offering them one by one takes.
   */
  each(values: Int8Array, from: number, to: number, first?: number): void
  /**
   * Offers every number of a set (one bit each) as the first argument, lowest first, the others being the same for all.
   * For kinds of up to five arguments: what is the same is packed once.
   */
  firsts(set: number, b?: number, c?: number, d?: number, e?: number): void
}

export interface MoveRules<T, A extends Args, E extends GameEvent> {
  /** Prompts that it answers, by name, for the seat that is asked. */
  readonly at: readonly string[]
  /** Prompts during which seats that are not asked may play it too: an interrupt. */
  readonly others?: readonly string[]
  /** Not an answer but something one may do besides (sell, store): it does not count when a prompt has only one answer. */
  readonly aside?: boolean
  /** Played out of turn it touches nobody else, so it does not close the undo of other seats. */
  readonly quiet?: boolean
  /** Played by another seat it makes a move that was prepared before it stale. */
  readonly disturbs?: boolean
  /**
   * Its candidates are exactly the legal moves, so they are not judged again when they are listed. For kinds with many arguments
   * in hot paths only; the property tests find a candidate that is refused and a legal move that is not offered.
   */
  readonly exact?: boolean
  /**
   * Without it there are no candidates. Kinds that follow each other and share this function are passed over together:
   * asked once, not once each.
   */
  needs?(t: T, seat: number): boolean
  /** A superset of the legal moves that is cheap to list. */
  candidates(t: T, seat: number, offer: Offer): void
  /** The only place where legality is decided; undefined = legal. */
  refusal(t: T, seat: number, m: Values<A>): Refusal | undefined
  /** Carries it out; it is legal. Answers its prompt by `t.prompts.pop()`. */
  play(t: T, seat: number, m: Values<A>, log: Log<E> | null): void
}

/** A move as plain data at the borders. */
export type MoveData = { readonly kind: string; readonly [argument: string]: number | string }

/** The lowest bits of a packed move tell its kind. */
export const KIND_BITS = 5

/** A kind of move with its arguments as bit fields of one integer; the lowest bits tell the kind. */
export class MoveKind<T, A extends Args = Args, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly args: A
  readonly rules: MoveRules<T, A, E>
  /** Reads the arguments out of the packed integer: one object per kind, used again and again. */
  readonly #values: Values<A>
  readonly #packed = new Int32Array(1)
  readonly #argList: readonly Args[string][]
  readonly #shifts: Int32Array
  readonly #lows: Int32Array
  #index = 0

  constructor(name: string, args: A, rules: MoveRules<T, A, E>) {
    this.name = name
    this.args = args
    this.rules = rules
    this.#argList = Object.values(args)
    if (Object.hasOwn(args, 'kind')) throw new Error(`${name}: "kind" is the kind of the move, not an argument`)
    if (this.#argList.length > 8) throw new Error(`${name}: at most eight arguments`)
    this.#lows = Int32Array.from({ length: 8 }, (_, i) => this.#argList[i]?.low ?? 0)
    this.#shifts = new Int32Array(9)
    this.#shifts[0] = KIND_BITS
    for (let i = 0; i < 8; i++) this.#shifts[i + 1] = this.#shifts[i] + bitsFor(this.#argList[i]?.count ?? 1)
    if (this.#shifts[8] > 31) throw new Error(`${name}: its arguments need ${this.#shifts[8]} bits, 31 are there`)
    this.#values = this.#reader()
  }

  /**
   * The getters read the packed move from a cell of the kind, so that putting it there is the same plain store for all kinds.
   * They sit on a prototype: there the compiler puts them into the code that reads them, on the object itself it calls them.
   */
  #reader(): Values<A> {
    const cell = this.#packed
    const getters = Object.entries(this.args).map(([name, arg], i) => {
      const shift = this.#shifts[i]
      const mask = (1 << bitsFor(arg.count)) - 1
      const low = arg.low
      return [name, { get: () => ((cell[0] >>> shift) & mask) + low, enumerable: true }]
    })
    return Object.create(Object.create(Object.prototype, Object.fromEntries(getters)))
  }

  /** Its place among the kinds of its game; given once by the game. */
  get index(): number {
    return this.#index
  }
  set index(index: number) {
    if (index >= 1 << KIND_BITS) throw new Error(`a game has at most ${1 << KIND_BITS} kinds of moves`)
    this.#index = index
  }

  pack(a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0): number {
    const s = this.#shifts
    const l = this.#lows
    // Arguments that the kind does not have are 0 with a low of 0, so they add nothing.
    return (
      this.#index |
      ((a - l[0]) << s[0]) |
      ((b - l[1]) << s[1]) |
      ((c - l[2]) << s[2]) |
      ((d - l[3]) << s[3]) |
      ((e - l[4]) << s[4]) |
      ((f - l[5]) << s[5]) |
      ((g - l[6]) << s[6]) |
      ((h - l[7]) << s[7])
    )
  }

  /** Packs into this buffer what it is called with; kinds with few arguments get a shorter function. */
  packInto(into: () => MoveBuffer): Offer {
    const count = this.#argList.length
    const index = this.#index
    const [l0, l1, l2, l3, l4] = this.#lows
    const [s0, s1, s2, s3, s4] = this.#shifts
    // Captured constants end up as numbers in the compiled code, which `pack` with its arrays cannot do.
    const two: Candidate = (a = 0, b = 0) => into().push(index | ((a - l0) << s0) | ((b - l1) << s1))
    const five: Candidate = (a = 0, b = 0, c = 0, d = 0, e = 0) =>
      into().push(index | ((a - l0) << s0) | ((b - l1) << s1) | ((c - l2) << s2) | ((d - l3) << s3) | ((e - l4) << s4))
    const eight: Candidate = (a, b, c, d, e, f, g, h) => into().push(this.pack(a, b, c, d, e, f, g, h))
    const last = count === 1 ? s0 : s1
    const each: Offer['each'] = (values, from, to, first = 0) => {
      if (count > 2) throw new Error(`${this.name} has more than two arguments`)
      const buffer = into()
      buffer.reserve(to - from)
      const list = buffer.list
      let length = buffer.length
      const start = index + ((count === 2 ? first : 0) << s0) - (l0 << s0) - (l1 << s1)
      for (let i = from; i < to; i++) list[length++] = start + (values[i] << last)
      buffer.length = length
    }
    const firsts: Offer['firsts'] = (set, b = 0, c = 0, d = 0, e = 0) => {
      if (count > 5) throw new Error(`${this.name} has more than five arguments`)
      if (set === 0) return
      const buffer = into()
      buffer.reserve(32)
      const list = buffer.list
      let length = buffer.length
      const same = index | ((b - l1) << s1) | ((c - l2) << s2) | ((d - l3) << s3) | ((e - l4) << s4)
      for (let rest = set; rest !== 0; rest &= rest - 1) list[length++] = same | ((lowestOf(rest) - l0) << s0)
      buffer.length = length
    }
    return Object.assign(count <= 2 ? two : count <= 5 ? five : eight, { each, firsts })
  }

  /** Whether every argument lies in its range; packed integers from outside may not. */
  inRange(packed: number): boolean {
    const fits = this.#argList.every(
      (arg, i) => ((packed >>> this.#shifts[i]) & ((1 << bitsFor(arg.count)) - 1)) < arg.count,
    )
    return fits && packed >= 0 && (this.#shifts[8] === 31 || packed >>> this.#shifts[8] === 0)
  }

  read(packed: number): Values<A> {
    this.#packed[0] = packed
    return this.#values
  }

  unpack(packed: number): MoveData {
    const values = this.read(packed)
    return Object.fromEntries([['kind', this.name], ...Object.keys(this.args).map(name => [name, values[name]])])
  }

  print(packed: number): string {
    const values = this.read(packed)
    return [this.name, ...Object.entries(this.args).map(([name, arg]) => printArg(arg, values[name]))].join(' ')
  }

  /** Packs arguments given by name, or tells which one is wrong. */
  packData(data: { readonly [argument: string]: unknown }): number | string {
    const values: number[] = []
    for (const [name, arg] of Object.entries(this.args)) {
      const given = data[name]
      const value = typeof given === 'string' ? parseArg(arg, given) : given
      if (typeof value !== 'number' || !Number.isInteger(value) || value < arg.low || value >= arg.low + arg.count)
        return `"${this.name}" has no ${name} "${String(given)}"`
      values.push(value)
    }
    return this.pack(...values)
  }

  parse(words: readonly string[]): number | string {
    const names = Object.keys(this.args)
    if (words.length !== names.length)
      return `"${this.name}" takes ${names.length} words: ${names.join(', ') || 'none'}`
    return this.packData(Object.fromEntries(names.map((name, i) => [name, words[i]])))
  }
}

/** The lowest number of a set that is not empty. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set)

/** Packed moves in a buffer that is used again and again. */
export class MoveBuffer {
  list = new Int32Array(256)
  length = 0

  push(packed: number): void {
    if (this.length === this.list.length) this.reserve(1)
    this.list[this.length++] = packed
  }

  /** Makes room for so many more. */
  reserve(more: number): void {
    let room = this.list.length
    while (room < this.length + more) room *= 2
    if (room === this.list.length) return
    const larger = new Int32Array(room)
    larger.set(this.list)
    this.list = larger
  }

  has(packed: number): boolean {
    return this.indexOf(packed) >= 0
  }

  indexOf(packed: number): number {
    for (let i = 0; i < this.length; i++) if (this.list[i] === packed) return i
    return -1
  }

  toArray(): number[] {
    return Array.from(this.list.subarray(0, this.length))
  }
}

/** `const move = moves<Table, Events>()`, then `move('buy', { tile: index(6) }, { … })`. */
export const moves =
  <T, E extends GameEvent>() =>
  <const A extends Args>(name: string, args: A, rules: MoveRules<T, A, E>): MoveKind<T, A, E> =>
    new MoveKind(name, args, rules)
