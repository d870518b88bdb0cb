/** Why a move is not legal: a word for the case, the rule that decides and the numbers that make it so. */
export interface Reason {
  readonly code: string
  readonly rule: string
  readonly numbers: { readonly [name: string]: number }
}

/**
 * A refusal inside the rules: one object per code, made once, so that saying no allocates nothing.
 * It is good until the next refusal of the same code; `reason()` makes a copy for the border.
 */
export class Refusal {
  readonly code: string
  readonly #rules: readonly string[]
  readonly #names: readonly string[]
  readonly #values: Int32Array
  #rule: string

  constructor(code: string, rules: readonly string[], names: readonly string[]) {
    this.code = code
    this.#rules = rules
    this.#names = names
    this.#values = new Int32Array(4)
    this.#rule = rules[0]
  }

  /** With the numbers of this case, in the order of their declaration. */
  with(a = 0, b = 0, c = 0, d = 0): this {
    this.#values[0] = a
    this.#values[1] = b
    this.#values[2] = c
    this.#values[3] = d
    this.#rule = this.#rules[0]
    return this
  }

  /** Explained by another of its rules than the first. */
  by(rule: string, a = 0, b = 0, c = 0, d = 0): this {
    this.with(a, b, c, d)
    this.#rule = rule
    return this
  }

  get rules(): readonly string[] {
    return this.#rules
  }

  reason(): Reason {
    const numbers: Record<string, number> = {}
    this.#names.forEach((name, i) => {
      numbers[name] = this.#values[i]
    })
    return { code: this.code, rule: this.#rule, numbers }
  }
}

type Declared = { readonly [code: string]: string | readonly [rules: string | readonly string[], ...numbers: string[]] }

/**
 * The refusals of a game: code → rule, or [rule or rules, names of its numbers…].
 * `refuse['price-too-high'].with(price, purse)`.
 */
export function refusals<const D extends Declared>(declared: D): { readonly [K in keyof D]: Refusal } {
  const made = Object.entries(declared).map(([code, entry]) => {
    const [rules, ...names] = typeof entry === 'string' ? [entry] : entry
    return [code, new Refusal(code, typeof rules === 'string' ? [rules] : rules, names)]
  })
  return Object.fromEntries(made)
}
