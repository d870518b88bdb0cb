import { type Game, int, type Options } from '@taproom/engine'
import { expect, test } from 'vitest'
import type { BoardModule, BoardOf, BoardProps } from './contract.ts'

const garden = { plots: int }
const cellar = { casks: int }
type Gardening = Game<typeof garden, Options, { kind: 'planted'; plot: number }>
type Brewing = Game<typeof cellar, Options, { kind: 'brewed'; casks: number }>
type GardenProps = Parameters<BoardOf<Gardening>['Board']>[0]

const drawn = (props: GardenProps) => `${props.view.plots}`

/** The compiler is the test: each line that it must refuse stands under an expectation of an error. */
test('a wrong board does not compile', () => {
  const right: BoardOf<Gardening> = { Board: drawn, buttons: ['pass'] }
  // The shell knows no game in particular, and takes each game's own board.
  const shelved: BoardModule = right
  // @ts-expect-error: the board of another game.
  const other: BoardOf<Brewing> = { Board: drawn }
  // @ts-expect-error: no board at all.
  const empty: BoardOf<Gardening> = { buttons: ['pass'] }
  // @ts-expect-error: an event that this game does not know.
  const deaf: BoardOf<Gardening> = { Board: drawn, changes: (_event: { kind: 'brewed' }) => [] }
  // @ts-expect-error: a field that this game does not have.
  const blind: BoardOf<Gardening> = { Board: props => `${props.view.casks}` }
  // @ts-expect-error: a place for a function where kinds of moves are named.
  const pressed: BoardOf<Gardening> = { Board: drawn, buttons: () => true }
  expect([right, shelved, other, empty, deaf, blind, pressed]).toHaveLength(7)
})

test('its props say what the game has', () => {
  const read = (props: BoardProps<GardenProps['view']>): number => props.view.plots
  expect(read).toBeTypeOf('function')
})
