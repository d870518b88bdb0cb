import type { ScoringStep } from '@taproom/engine'
import { type Accessor, createMemo } from 'solid-js'
import { words } from '../../words/index.ts'
import { tellBefore, tellScoring } from '../ctrl/scoring.ts'
import type { TableContext } from './context.ts'

/** The scoring of the match as it was left, step by step; with what the game did to the table before it counted, where that is told. */
export function createScoring(context: TableContext, whole: boolean): Accessor<readonly ScoringStep[]> {
  const { match } = context
  return createMemo(() => {
    const table = match.whole()
    if (!table) return []
    const { viewer } = match.snapshot()
    const said = context.words()
    const view = table.view(viewer, table.index)
    const steps = tellScoring(view, table.game.score(table.state), said, context.guide(), match.who)
    const board = context.board()
    if (!whole || !board?.counted) return steps
    const events = table.journal(viewer, table.index).filter(({ kind }) => board.counted?.includes(kind))
    const say = (event: (typeof events)[number]) => said.event(event, match.who)
    const places = (event: (typeof events)[number]) => board.places?.(event, viewer) ?? []
    return [...tellBefore(events, table.opening.seats, words().scene.before, say, places), ...steps]
  })
}
