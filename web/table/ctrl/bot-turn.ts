import { boxDigest, type Table } from '@taproom/engine'
import type { Thinker } from '../../bots/thinker.ts'
import type { Sitter } from './sitters.ts'

/** Asks the bot on this seat; it is told what its seat may know, and nothing else. */
export function askBot(thinker: Thinker, table: Table, sitters: readonly Sitter[], seat: number): Promise<number> {
  const { game } = table
  const own = boxDigest(game.box) === boxDigest(game.declared.box)
  return thinker.think({
    game: game.id,
    ...(own ? {} : { box: game.box }),
    player: sitters[seat].player,
    seat,
    cells: table.view(seat).cells as Int16Array,
  })
}

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
