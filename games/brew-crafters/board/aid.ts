import { type Cubes, type Kind, kindsIn, type Readiness } from './kinds.ts'

export interface Shortfall {
  readiness: Exclude<Readiness, 'locked'>
  missing: Cubes
  coming: Cubes
  /** What would still be missing after what is considered. */
  rest: Cubes
}

/** The shopping list of one recipe: what lacks in the store, and how much of that a gain would bring. */
export function shortfall(price: Cubes, store: Cubes, gain: Cubes = {}): Shortfall {
  const missing: Partial<Record<Kind, number>> = {}
  const coming: Partial<Record<Kind, number>> = {}
  const rest: Partial<Record<Kind, number>> = {}
  for (const kind of kindsIn(price)) {
    const lacks = (price[kind] ?? 0) - (store[kind] ?? 0)
    if (lacks <= 0) continue
    const brings = Math.min(lacks, gain[kind] ?? 0)
    missing[kind] = lacks
    if (brings) coming[kind] = brings
    if (lacks > brings) rest[kind] = lacks - brings
  }
  const readiness = !kindsIn(missing).length ? 'ready' : !kindsIn(rest).length ? 'soon' : 'short'
  return { readiness, missing, coming, rest }
}
