/** Cells of one frame: kind, seat and three numbers that the kind gives a meaning. */
export const FRAME = 5

/** A frame that is answered leaves zeros, so that equal tables are equal cells. (`fill` would be a call into the runtime.) */
export function clearFrame(cells: Int16Array, at: number): void {
  cells[at] = 0
  cells[at + 1] = 0
  cells[at + 2] = 0
  cells[at + 3] = 0
  cells[at + 4] = 0
}

/** What the game is waiting for, as a stack of frames inside the state; the top one is asked now. */
export class Prompts {
  readonly #cells: Int16Array

  constructor(cells: Int16Array) {
    this.#cells = cells
  }

  static size(depth: number): number {
    return 1 + depth * FRAME
  }

  get depth(): number {
    return this.#cells[0]
  }

  /** Kind of the top frame, −1 when nothing is asked any more: the match is over. */
  get kind(): number {
    const n = this.#cells[0]
    return n === 0 ? -1 : this.#cells[n * FRAME - 4]
  }

  get seat(): number {
    const n = this.#cells[0]
    return n === 0 ? -1 : this.#cells[n * FRAME - 3]
  }

  get a(): number {
    return this.#cells[this.#cells[0] * FRAME - 2]
  }
  set a(value: number) {
    this.#cells[this.#cells[0] * FRAME - 2] = value
  }

  get b(): number {
    return this.#cells[this.#cells[0] * FRAME - 1]
  }
  set b(value: number) {
    this.#cells[this.#cells[0] * FRAME - 1] = value
  }

  get c(): number {
    return this.#cells[this.#cells[0] * FRAME]
  }
  set c(value: number) {
    this.#cells[this.#cells[0] * FRAME] = value
  }

  /** The kind of the frame `below` places under the top one (0 = the top), −1 when there is none. */
  kindBelow(below: number): number {
    const n = this.#cells[0] - below
    return n <= 0 ? -1 : this.#cells[n * FRAME - 4]
  }

  push(kind: number, seat: number, a = 0, b = 0, c = 0): void {
    const cells = this.#cells
    const n = cells[0]
    const at = 1 + n * FRAME
    if (at + FRAME > cells.length) throw new Error('the stack of prompts is full')
    cells[at] = kind
    cells[at + 1] = seat
    cells[at + 2] = a
    cells[at + 3] = b
    cells[at + 4] = c
    cells[0] = n + 1
  }

  pop(): void {
    const n = this.#cells[0]
    if (n === 0) throw new Error('no prompt to answer')
    clearFrame(this.#cells, 1 + (n - 1) * FRAME)
    this.#cells[0] = n - 1
  }

  clear(): void {
    this.#cells.fill(0)
  }
}
