import { applyDelta, type Delta } from '@taproom/engine'
import type { JournalPart, TableFrame, UpdateFrame } from '@taproom/protocol'
import type { AnyEvent } from '../table/ctrl/kinds.ts'
import type { Change } from '../table/ctrl/snapshot.ts'

/** Everything one seat was told of a match: the positions it saw and the journal. It knows no more than that seat may. */
export class Received {
  /** How many entries of the log are in it; −1 before the first table. */
  index = -1
  seat = -1
  moves = 0
  journal: readonly AnyEvent[] = []
  /** The cells after so many moves. */
  readonly #positions = new Map<number, Int16Array>()

  /** The whole table, at the beginning or after a lost connection. */
  table({ index, seat, cells, journal, standing }: TableFrame): Change {
    const from = this.moves
    const first = this.index < 0
    // Another seat sees other things: nothing of before holds.
    if (seat !== this.seat) this.#forget(0)
    this.seat = seat
    const kept = this.#tell(journal)
    this.#forget(Math.min(kept + 1, standing.moves))
    this.index = index
    this.moves = standing.moves
    this.#positions.set(standing.moves, Int16Array.from(cells))
    return this.#changeFrom(first ? standing.moves : from)
  }

  /** One entry more; undefined when one before it is missing. */
  update({ index, entry, delta, journal, standing }: UpdateFrame): Change | undefined {
    const now = this.#positions.get(this.moves)
    if (index !== this.index + 1 || !now) return undefined
    const from = this.moves
    const cells = now.slice()
    applyDelta(cells, delta)
    const kept = this.#tell(journal)
    const forward = entry.kind === 'move' || entry.kind === 'redo'
    this.#forget(forward ? standing.moves : Math.min(kept + 1, standing.moves))
    this.index = index
    this.moves = standing.moves
    this.#positions.set(standing.moves, cells)
    return this.#changeFrom(from)
  }

  /** Cells after so many moves, where they were told. */
  at(moves: number): Int16Array | undefined {
    return this.#positions.get(moves)
  }

  /** The first of the positions up to now that was never told; −1 when all were. */
  get missing(): number {
    for (let i = 0; i < this.moves; i++) if (!this.#positions.has(i)) return i
    return -1
  }

  /** Positions that the server told later: the first one whole, each next as what changed. */
  fill(first: number, cells: readonly number[], deltas: readonly Delta[]): void {
    let now = Int16Array.from(cells)
    const put = (at: number) => {
      if (at < this.moves && !this.#positions.has(at)) this.#positions.set(at, now)
    }
    put(first)
    for (const [i, changed] of deltas.entries()) {
      now = now.slice()
      applyDelta(now, changed)
      put(first + i + 1)
    }
  }

  /** Takes over a part of the journal; how many of the moves known before certainly still stand. */
  #tell({ from, events }: JournalPart): number {
    const kept = this.journal.filter(event => event.seq < from)
    this.journal = [...kept, ...events]
    return kept.at(-1)?.at ?? -1
  }

  #forget(from: number): void {
    for (const at of this.#positions.keys()) if (at >= from) this.#positions.delete(at)
  }

  #changeFrom(from: number): Change {
    const to = this.moves
    return { from, to, events: to > from ? this.journal.filter(event => event.at > from) : [] }
  }
}
