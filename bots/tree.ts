/** The search tree in flat arrays that are used again for every decision: nothing is allocated while a bot thinks. */
export class Tree {
  readonly #capacity: number
  readonly #seats: number
  readonly visits: Int32Array
  /** Sum of the values of every seat, `seats` numbers a node. */
  readonly #values: Float64Array
  readonly prior: Float32Array
  readonly move: Int32Array
  readonly #parent: Int32Array
  /** Where a node stands in `#slots`, so that a reset touches only what was used. */
  readonly #slotOf: Int32Array
  /** Open addressing over (parent, move). */
  readonly #slots: Int32Array
  #size = 0

  constructor(capacity: number, seats: number) {
    this.#capacity = capacity
    this.#seats = seats
    this.visits = new Int32Array(capacity)
    this.#values = new Float64Array(capacity * seats)
    this.prior = new Float32Array(capacity)
    this.move = new Int32Array(capacity)
    this.#parent = new Int32Array(capacity)
    this.#slotOf = new Int32Array(capacity)
    this.#slots = new Int32Array(1 << (33 - Math.clz32(capacity))).fill(-1)
  }

  get size(): number {
    return this.#size
  }

  /** Room for so many more nodes? */
  hasRoom(count: number): boolean {
    return this.#size + count <= this.#capacity
  }

  /** An empty tree with its root, node 0. */
  reset(): void {
    for (let node = 1; node < this.#size; node++) this.#slots[this.#slotOf[node]] = -1
    this.#size = 0
    this.#put(-1, -1)
  }

  #put(parent: number, move: number): number {
    const node = this.#size++
    this.visits[node] = 0
    for (let seat = 0; seat < this.#seats; seat++) this.#values[node * this.#seats + seat] = 0
    this.prior[node] = 0
    this.move[node] = move
    this.#parent[node] = parent
    return node
  }

  #slot(parent: number, move: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    let at = (Math.imul(parent + 1, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b)) >>> 0
    at = (at ^ (at >>> 15)) & mask
    for (;;) {
      const node = slots[at]
      if (node < 0 || (this.#parent[node] === parent && this.move[node] === move)) return at
      at = (at + 1) & mask
    }
  }

  /** The node after this move, −1 when it is not in the tree yet. */
  child(parent: number, move: number): number {
    return this.#slots[this.#slot(parent, move)]
  }

  add(parent: number, move: number, prior: number): number {
    const slot = this.#slot(parent, move)
    const node = this.#put(parent, move)
    this.#slots[slot] = node
    this.#slotOf[node] = slot
    this.prior[node] = prior
    return node
  }

  /** Mean value of a visited node for a seat. */
  value(node: number, seat: number): number {
    return this.#values[node * this.#seats + seat] / this.visits[node]
  }

  credit(node: number, values: Float64Array): void {
    this.visits[node]++
    for (let seat = 0; seat < this.#seats; seat++) this.#values[node * this.#seats + seat] += values[seat]
  }
}
