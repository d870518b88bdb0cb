import { placeElement } from '@taproom/board'
import type { TableContext } from '../context.ts'
import { namedIn } from '../explain/naming.ts'
import { thingsByName } from '../explain/pointing.ts'

/** How many places of one move are shown: a tile and its site, a worker and its space. */
const MOST = 3

/** Where a move is made: at the place that is called like it, or at the things that its sentence names. */
export function placesOf(context: TableContext, label: string): readonly Element[] {
  const board = document.querySelector('.bd-table')
  if (!board) return []
  const seen = (one: Element) => one.getBoundingClientRect().width > 0
  const own = [...board.querySelectorAll('.pick:is(.legal, .quiet)')].filter(
    one => one.getAttribute('aria-label') === label && seen(one),
  )
  if (own.length > 0) return own.slice(0, 1)
  const named = new Set(namedIn(label, thingsByName(context)).flatMap(thing => placeElement(board, thing) ?? []))
  // Of a die and the zone it lies in the die is meant.
  const inmost = [...named].filter(one => ![...named].some(other => other !== one && one.contains(other)))
  return inmost.slice(0, MOST)
}
