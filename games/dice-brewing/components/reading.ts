/** Reads data from outside piece by piece; the first bad value stops it with its path and the reason. */
export class BadValue extends Error {}

export class Reading {
  readonly #value: unknown
  readonly #path: string

  constructor(value: unknown, path = '') {
    this.#value = value
    this.#path = path
  }

  fail(reason: string): never {
    throw new BadValue(`${this.#path || 'the box'}: ${reason}`)
  }

  get present(): boolean {
    return this.#value !== undefined && this.#value !== null
  }

  at(name: string): Reading {
    const value = this.#value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail('an object is expected')
    return new Reading(
      Object.entries(value).find(([key]) => key === name)?.[1],
      this.#path ? `${this.#path}.${name}` : name,
    )
  }

  /** The items of an array of at least and at most so many. */
  items(from: number, to: number): Reading[] {
    const value = this.#value
    if (!Array.isArray(value)) return this.fail('a list is expected')
    if (value.length < from || value.length > to)
      return this.fail(from === to ? `${from} entries are expected` : `${from} to ${to} entries are expected`)
    return value.map((item, i) => new Reading(item, `${this.#path}[${i}]`))
  }

  int(low: number, high: number): number {
    const value = this.#value
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      return this.fail(`a whole number from ${low} to ${high} is expected`)
    return value
  }

  intOr(low: number, high: number, absent: number): number {
    return this.present ? this.int(low, high) : absent
  }

  text(): string {
    const value = this.#value
    return typeof value === 'string' && value !== '' ? value : this.fail('a name is expected')
  }

  /** One of these names. */
  among<N extends string>(names: readonly N[]): N {
    const found = names.find(name => name === this.#value)
    return found ?? this.fail(`one of ${names.join(', ')} is expected`)
  }

  /** The entries with these ids, one of each, in the order of the ids. */
  byId(ids: readonly string[]): Reading[] {
    const entries = this.items(ids.length, ids.length)
    const found = new Map(entries.map(entry => [entry.at('id').among(ids), entry]))
    return ids.map(id => found.get(id) ?? this.fail(`"${id}" is missing`))
  }
}
