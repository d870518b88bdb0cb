import type { Table } from '@taproom/engine'

/** What each seat would have scored, had the match ended after so many moves: `curve[seat][index]`. */
export function scoreCurve(table: Table): readonly (readonly number[])[] {
  const { game } = table
  const points = Array.from({ length: table.index + 1 }, (_, index) => game.score(table.stateAt(index)))
  return Array.from({ length: table.opening.seats }, (_, seat) => points.map(scores => scores[seat]?.total ?? 0))
}

/** Where turns of the match begin, for the marks under the curve. */
export function turnStarts(table: Table): readonly number[] {
  const starts: number[] = [0]
  for (let i = 1; i <= table.index; i++) if (table.turnAt(i) !== table.turnAt(i - 1)) starts.push(i)
  return starts
}
