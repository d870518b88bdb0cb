import { type AnyRoom, roomWithRules, type Shelf } from '@taproom/engine'
import { withBox } from '../match/box.ts'
import { boxOf } from '../store/boxes.ts'
import type { Db } from '../store/store.ts'
import type { MatchRow } from '../store/tables.ts'

/** The games that were asked for, each loaded once. */
export class Rooms {
  readonly #shelf: Shelf
  readonly #db: Db
  readonly #rooms = new Map<string, Promise<AnyRoom>>()

  constructor(shelf: Shelf, db: Db) {
    this.#shelf = shelf
    this.#db = db
  }

  named(game: string): Promise<AnyRoom> | undefined {
    const load = Object.hasOwn(this.#shelf, game) ? this.#shelf[game] : undefined
    if (!load) return undefined
    const room = this.#rooms.get(game) ?? load()
    this.#rooms.set(game, room)
    return room
  }

  /** The room of a match, with the version of the rules and the box it is played with; `trouble` when that box cannot be read any more. */
  async of(header: MatchRow): Promise<{ readonly room: AnyRoom; readonly trouble?: string } | undefined> {
    const newest = await this.named(header.game)
    // Where this code does not know the version, the match says so itself.
    const room = newest && (roomWithRules(newest, header.rules) ?? newest)
    const box = room && (await boxOf(this.#db, header))
    if (!room || !box) return room && { room }
    const other = withBox(room, box)
    return typeof other === 'string'
      ? { room, trouble: `its components cannot be read here: ${other}` }
      : { room: other }
  }
}
