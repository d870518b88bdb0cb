import { createLate } from '@taproom/board'
import type { ScoringStep } from '@taproom/engine'
import { type Accessor, createMemo, untrack } from 'solid-js'
import { preferences } from '../../store/preferences.ts'
import type { TableContext } from './context.ts'

type Sources = Pick<TableContext, 'match' | 'guide' | 'online'>

/** Whether points are shown while a match is played: always, never, or where one plays alone against bots. */
function wanted({ match, online }: Sources): boolean {
  const { points } = preferences()
  return points === 'solo' ? online === undefined && match.source.people.length === 1 : points === 'on'
}

/**
 * What every seat would have if the match ended as it stands, as far as who looks can know it; after the paint, and only where it is wanted.
 * Where nothing is hidden the game's own score says it: the guide is fetched for the formula, when somebody asks for that.
 */
export function createPoints(sources: Sources): Accessor<readonly number[]> {
  const { match, guide } = sources
  const snapshot = createMemo(() => (wanted(sources) && !match.snapshot().over ? match.snapshot() : undefined))
  const late = createLate(snapshot, undefined)
  return createMemo(() => {
    const now = late()
    if (!now) return []
    const scores = untrack(match.scores)
    if (scores) return scores.map(({ total }) => total)
    const steps = guide()?.scoring(now.view, match.who)
    return steps ? match.players.map((_, seat) => totalOf(steps, seat)) : []
  })
}

export const totalOf = (steps: readonly ScoringStep[], seat: number): number =>
  steps.flatMap(step => step.seats).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
