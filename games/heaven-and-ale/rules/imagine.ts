/** Chance and hidden information (section 12). */
import type { Chance, List } from '@taproom/engine'
import { HOME } from '../components/index.ts'
import type { HeavenAndAle } from './table.ts'

/** The tiles that lie open somewhere: on spaces and in gardens. */
function seenTiles(t: HeavenAndAle): Uint8Array {
  const seen = new Uint8Array(t.box.lookup.tileIds.length)
  for (let i = 1; i < HOME; i++) {
    const { tiles } = t.spaces[i]
    for (let k = 0; k < tiles.length; k++) seen[tiles.at(k)] = 1
  }
  for (let seat = 0; seat < t.seatCount; seat++) for (const tile of t.seats[seat].sites) seen[tile] = 1
  return seen
}

function deal(unseen: number[], pile: List): void {
  for (let i = 0; i < pile.items.length; i++) pile.items[i] = i < pile.length ? (unseen.pop() ?? 0) : 0
}

/**
 * Nobody knows more than what has not appeared, set by set (HA-12.6, HA-12.7, HA-12.8): those tiles in a new order are a guess as
 * good as any, and all that a bot gets (HA-12.11). Which set-II monks will never appear is as unknown as the order of the others.
 */
export function imagine(t: HeavenAndAle, _viewer: number, chance: Chance): void {
  const seen = seenTiles(t)
  const { set, monk } = t.box.lookup
  const unseen = (wanted: number, monks: boolean): number[] => {
    const tiles: number[] = []
    for (let tile = 1; tile < seen.length; tile++)
      if (!seen[tile] && set[tile] === wanted && monk[tile] >= 0 === monks) tiles.push(tile)
    chance.shuffle(tiles)
    return tiles
  }
  deal(unseen(1, false), t.resourcesI)
  deal(unseen(2, false), t.resourcesII)
  deal(unseen(1, true), t.monksI)
  const second = unseen(2, true)
  deal(second, t.monksII)
  deal(second, t.monksOut)
}
