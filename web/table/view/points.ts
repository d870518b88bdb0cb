import { createLate } from '@taproom/board'
import type { ScoringStep } from '@taproom/engine'
import { type Accessor, createMemo } from 'solid-js'
import { preferences } from '../../store/preferences.ts'
import type { TableContext } from './context.ts'

type Sources = Pick<TableContext, 'match' | 'guide' | 'online'>

/** Whether points are shown while a match is played: always, never, or where one plays alone against bots. */
function wanted({ match, online }: Sources): boolean {
  const { points } = preferences()
  return points === 'solo' ? online === undefined && match.source.people.length === 1 : points === 'on'
}

/** What every seat would have if the match ended as it stands, as far as who looks can know it; after the paint, and only where it is wanted. */
export function createPoints(sources: Sources): Accessor<readonly ScoringStep[]> {
  const { match, guide } = sources
  const view = createMemo(() => (wanted(sources) && !match.snapshot().over ? match.snapshot().view : undefined))
  const late = createLate(() => ({ view: view(), guide: guide() }), { view: undefined, guide: undefined })
  return createMemo(() => {
    const { view, guide } = late()
    return view && guide ? guide.scoring(view, match.who) : []
  })
}

export const totalOf = (steps: readonly ScoringStep[], seat: number): number =>
  steps.flatMap(step => step.seats).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
