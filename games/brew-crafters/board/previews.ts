/** What the move at hand would lead to, where on the board it would happen. */
import type { Choice, Preview } from '@taproom/board'
import type { ForcedEvent, Stamped } from '@taproom/engine'
import { KINDS, SPACES } from '../components/names.ts'
import type { BrewCraftersEvent, CubeCounts } from '../rules/events.ts'
import type { BrewCrafters, BrewCraftersView } from '../rules/table.ts'
import type { Batch, Cubes, Kind } from './kinds.ts'
import { batchOf } from './read/recipes.ts'

export type BoardEvent = Stamped<BrewCraftersEvent | ForcedEvent>
export type Forecast = Preview<BrewCraftersView, BoardEvent>

type Counts = { readonly [kind: number]: number }

/** Cubes that `to` has more of than `from`. */
export function moreIn(from: Counts, to: Counts): Cubes {
  return Object.fromEntries(KINDS.flatMap((kind, i) => (to[i] > from[i] ? [[kind, to[i] - from[i]]] : [])))
}

export function sumOf(all: readonly CubeCounts[]): Cubes {
  const sum: Partial<Record<Kind, number>> = {}
  for (const cubes of all) for (const kind of KINDS) if (cubes[kind]) sum[kind] = (sum[kind] ?? 0) + cubes[kind]
  return sum
}

/** By space: the cubes that own workers and lab levels would add to what it gives. */
export function bonusesOf(
  choices: readonly Choice[],
  preview: (move: number) => Forecast | undefined,
): Readonly<Record<string, Cubes>> {
  const bonuses: Record<string, Cubes> = {}
  for (const { move, data } of choices) {
    if (data.kind !== 'place' || Number(data.place) >= SPACES.length) continue
    const take = preview(move)?.events.find(event => event.kind === 'take')
    if (take?.kind !== 'take') continue
    const more = sumOf(take.bonuses.map(bonus => bonus.cubes))
    if (Object.keys(more).length > 0) bonuses[SPACES[Number(data.place)]] = more
  }
  return bonuses
}

/** The batch that would enter the line or the pub. */
export function batchComing(
  t: BrewCrafters,
  events: readonly BoardEvent[],
): { batch: Batch; at: 'line' | 'pub' } | undefined {
  const brewed = events.find(event => event.kind === 'brew')
  if (brewed?.kind !== 'brew') return undefined
  const recipe = t.box.recipes.findIndex(card => card.id === brewed.recipe)
  return { batch: batchOf(t, recipe), at: brewed.tank === 'pub' ? 'pub' : 'line' }
}

export const sells = (events: readonly BoardEvent[]): boolean => events.some(event => event.kind === 'sell')
