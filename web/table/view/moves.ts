import type { Choice } from '@taproom/board'
import type { Desk } from './desk.ts'

export interface LabelledChoice extends Choice {
  readonly label: string
  /** Not an answer to what is asked, but something one may do besides. */
  readonly aside: boolean
}

export const labelOf = ({ match, words }: Desk, { data }: Choice): string => words().move(match.snapshot().view, data)

/** The wanted choices with their labels in reading order, answers first. */
export function labelled(desk: Desk, wanted = (_choice: Choice) => true): readonly LabelledChoice[] {
  const { choices, asked, viewer } = desk.match.snapshot()
  const { game } = desk.match.room
  const besides = (move: number) => game.kindOf(move).rules.aside === true
  // Where nothing answers the question yet, what one may do besides is the way on.
  const onlyAsides = asked === viewer && choices.every(choice => besides(choice.move))
  const all = choices.filter(wanted).map(choice => ({
    ...choice,
    label: labelOf(desk, choice),
    aside: asked !== viewer || (besides(choice.move) && !onlyAsides),
  }))
  return [...all.filter(choice => !choice.aside), ...all.filter(choice => choice.aside)]
}

/** What a move leads to, in the words of the log; empty where that cannot be told beforehand. */
export function foretold(desk: Desk, move: number): string {
  const events = desk.match.preview(move)?.events ?? []
  return events
    .map(event => desk.words().event(event, desk.match.who))
    .filter(line => line !== undefined)
    .join(' · ')
}

/** Seats with the best rank, at the end. */
export function winners(desk: Desk): readonly number[] {
  const table = desk.match.whole()
  if (!table) return []
  return table.game
    .standings(table.state)
    .filter(standing => standing.rank === 1)
    .map(standing => standing.seat)
}
