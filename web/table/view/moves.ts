import type { Choice } from '@taproom/board'
import { preferences } from '../../store/preferences.ts'
import type { AnyEvent } from '../ctrl/kinds.ts'
import type { TableContext } from './context.ts'

export interface LabelledChoice extends Choice {
  readonly label: string
  /** Not an answer to what is asked, but something one may do besides. */
  readonly aside: boolean
}

export const labelOf = ({ match, words }: TableContext, { data }: Choice): string =>
  words().move(match.snapshot().view, data)

/** The wanted choices with their labels in reading order, answers first. */
export function labelled(context: TableContext, wanted = (_choice: Choice) => true): readonly LabelledChoice[] {
  const { choices, asked, viewer } = context.match.snapshot()
  const { game } = context.match.room
  const besides = (move: number) => game.kindOf(move).rules.aside === true
  // Where nothing answers the question yet, what one may do besides is the way on.
  const onlyAsides = asked === viewer && choices.every(choice => besides(choice.move))
  const all = choices.filter(wanted).map(choice => ({
    ...choice,
    label: labelOf(context, choice),
    aside: asked !== viewer || (besides(choice.move) && !onlyAsides),
  }))
  return [...all.filter(choice => !choice.aside), ...all.filter(choice => choice.aside)]
}

/** What a move leads to: what it gains and loses, where the board says so, else in the words of the log; empty where that cannot be told beforehand. */
export function foretold(context: TableContext, move: number): string {
  const { match, board } = context
  const events = match.preview(move)?.events ?? []
  return (
    board()?.foretell?.(events, match.snapshot().viewer, preferences().language) ??
    sentences(context, events).join(' · ')
  )
}

/** Events as the log tells them; some are not told at all. */
export const sentences = ({ match, words }: TableContext, events: readonly AnyEvent[]): string[] =>
  events.map(event => words().event(event, match.who)).filter(line => line !== undefined)

/** Seats with the best rank, at the end. */
export function winners(context: TableContext): readonly number[] {
  const table = context.match.whole()
  if (!table) return []
  return table.game
    .standings(table.state)
    .filter(standing => standing.rank === 1)
    .map(standing => standing.seat)
}
