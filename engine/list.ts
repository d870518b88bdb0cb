/** A bounded list of small integers inside the state: one cell for its length, then its items. */
export class List {
  readonly #cells: Int16Array
  /** The cells of the items, used ones first; the rest are zero. */
  readonly items: Int16Array

  constructor(cells: Int16Array) {
    this.#cells = cells
    this.items = cells.subarray(1)
  }

  get length(): number {
    return this.#cells[0]
  }

  at(index: number): number {
    return this.items[index]
  }

  push(item: number): void {
    const n = this.#cells[0]
    if (n >= this.items.length) throw new Error(`a list of ${this.items.length} is full`)
    this.items[n] = item
    this.#cells[0] = n + 1
  }

  /** Takes the last item off: the top of a pile. */
  pop(): number {
    const n = this.#cells[0] - 1
    if (n < 0) throw new Error('an empty list has no last item')
    const item = this.items[n]
    this.items[n] = 0
    this.#cells[0] = n
    return item
  }

  /** Takes the item at this place out; later ones move up, so equal contents stay equal cells. */
  removeAt(index: number): number {
    const n = this.#cells[0] - 1
    const item = this.items[index]
    for (let i = index; i < n; i++) this.items[i] = this.items[i + 1]
    this.items[n] = 0
    this.#cells[0] = n
    return item
  }

  /** Takes out the first item of this value; false when there is none. */
  remove(item: number): boolean {
    const index = this.indexOf(item)
    if (index < 0) return false
    this.removeAt(index)
    return true
  }

  indexOf(item: number): number {
    for (let i = 0; i < this.#cells[0]; i++) if (this.items[i] === item) return i
    return -1
  }

  has(item: number): boolean {
    return this.indexOf(item) >= 0
  }

  clear(): void {
    this.#cells.fill(0)
  }

  toArray(): number[] {
    return Array.from(this.items.subarray(0, this.length))
  }
}
