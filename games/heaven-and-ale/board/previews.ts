/** What the move at hand would lead to, where on the board it would happen. */
import type { Preview } from '@taproom/board'
import type { ForcedEvent, MoveData, Stamped } from '@taproom/engine'
import { SHED_RECORDS, SITES } from '../components/index.ts'
import { priceOf } from '../rules/buying.ts'
import type { HeavenAndAleEvent, Income } from '../rules/events.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import type { Gain, GardenProps } from './Garden.tsx'
import { PIECES, type Piece, type ShedType } from './kinds.ts'
import { faceOf, readCells } from './reading.ts'

export type BoardEvent = Stamped<HeavenAndAleEvent | ForcedEvent>

/** The tile at hand, held over its site. */
export function heldTile(view: HeavenAndAleView, move: MoveData | undefined): GardenProps['preview'] {
  if (move?.kind !== 'buy') return undefined
  const space = view.prompts.a
  const tile = view.spaces[space].tiles.at(Number(move.place))
  const site = Number(move.site)
  return { site: SITES[site], face: faceOf(view.box, tile), price: priceOf(view, space, tile, site) }
}

function gainOf(income: Income): Gain {
  if ('ducats' in income) return { amount: income.ducats, glyph: 'ducat' }
  if ('brewmaster' in income) return { amount: income.brewmaster, glyph: 'brewmaster' }
  return { amount: income.steps, glyph: income.marker }
}

/** What tiles pay, by site; one that is activated twice pays twice. */
export function gainsOf(events: readonly BoardEvent[], seat: number): Record<string, Gain> {
  const gains: Record<string, Gain> = {}
  for (const event of events) {
    if (event.kind !== 'activate' || event.seat !== seat) continue
    const gain = gainOf(event.income)
    gains[event.site] = { ...gain, amount: gain.amount + (gains[event.site]?.amount ?? 0) }
  }
  return gains
}

export function shedsComing(
  events: readonly BoardEvent[],
  seat: number,
): Record<string, { type: ShedType; sum: number; steps: number }> {
  const sheds: Record<string, { type: ShedType; sum: number; steps: number }> = {}
  for (const event of events)
    if (event.kind === 'enclose' && event.seat === seat)
      sheds[event.shed] = {
        type: SHED_RECORDS.findIndex(shed => shed.id === event.type),
        sum: event.sum,
        steps: event.steps,
      }
  return sheds
}

/** The pieces that would stand elsewhere. */
export function piecesMoved(
  view: HeavenAndAleView,
  preview: Preview<HeavenAndAleView, BoardEvent>,
  seat: number,
): Partial<Record<Piece, number>> {
  const before = readCells(view.seats[seat])
  const after = readCells(preview.view.seats[seat])
  return Object.fromEntries(PIECES.filter(piece => after[piece] !== before[piece]).map(piece => [piece, after[piece]]))
}
