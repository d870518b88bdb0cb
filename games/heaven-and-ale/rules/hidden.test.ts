import { Chance, digestCells, HIDDEN, seedFrom, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { heavenAndAle as game } from './game.ts'
import { freshTable, lay, plant, play, setUpTable } from './position.ts'
import type { HeavenAndAle } from './table.ts'

const PILES = ['resourcesI', 'resourcesII', 'monksI', 'monksII', 'monksOut'] as const

function tableWith(seats: number, seed: string) {
  const table = Table.open(game, { seats, seed: seedFrom(seed), options: { firstPlayer: 'seat-1' } })
  if (typeof table === 'string') throw new Error(table)
  const line = (text: string) => {
    const move = game.parse(text)
    if (typeof move === 'string') throw new Error(move)
    return table.play(table.waitingFor, move)
  }
  return { table, line }
}

describe('chance', () => {
  test('HA-12.1, HA-12.2: after set-up nothing is drawn or shuffled any more', () => {
    const { table, line } = tableWith(2, 'still')
    const chance = table.state.cells.slice(0, 8)
    line('setup-start start-ducats')
    for (const text of ['move start', 'home start-first', 'move start', 'home start-ducats']) line(text)
    expect(table.state.round).toBe(2)
    expect(table.state.cells.slice(0, 8)).toEqual(chance)
  })

  test('HA-12.2, INV-23: the same seed lays out the same tiles', () => {
    const digest = (seed: string) => digestCells(setUpTable(4, {}, seed).t.cells)
    expect(digest('one')).toBe(digest('one'))
    expect(digest('one')).not.toBe(digest('two'))
  })

  test('HA-12.3, HA-12.4: a turn turns up nothing; the piles keep their lengths until the refill', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'yeast 1' })
    lay(t, 'resource-1', ['wood 2'])
    const lengths = () => PILES.map(pile => t[pile].length)
    const before = lengths()
    play(t, 'move disc-c', 'spot spot-wood')
    play(t, 'move start', 'home start-brewmaster')
    expect(lengths()).toEqual(before)
    play(t, 'move start', 'home start-first')
    expect(lengths()).toEqual([before[0] - 15, before[1], before[2] - 4, before[3], before[4]]) // HA-12.5: 4 and 15 are shown
  })
})

describe('taking back', () => {
  test('HA-12.4, HA-12.10: a turn can be taken back step by step or as a whole', () => {
    const { table, line } = tableWith(2, 'undo')
    line('setup-start start-ducats')
    const before = digestCells(table.state.cells)
    line('sell priv-barrels')
    line('move resource-1')
    expect(table.undo(0).ok).toBe(true)
    expect(game.prompt(table.state)).toBe('move')
    line('move resource-2')
    expect(table.restartTurn(0).ok).toBe(true)
    expect(digestCells(table.state.cells)).toBe(before)
  })

  test('HA-12.5: not after tiles were turned up', () => {
    const { table, line } = tableWith(2, 'closed')
    for (const text of [
      'setup-start start-ducats',
      'move start',
      'home start-first',
      'move start',
      'home start-ducats',
    ])
      expect(line(text).ok).toBe(true)
    expect(table.state.round).toBe(2)
    expect(table.undo(1)).toMatchObject({ ok: false, reason: { code: 'undo-closed', rule: 'HA-12.5' } })
    expect(table.canUndo(0)).toBe(false)
  })

  test('HA-9.20: a sale of a waiting seat does not close the undo of the one who plays', () => {
    const { table, line } = tableWith(2, 'quiet')
    line('setup-start start-ducats')
    line('move resource-1')
    const sale = game.parse('sell priv-ducats')
    if (typeof sale === 'string') throw new Error(sale)
    expect(table.play(1, sale).ok).toBe(true)
    expect(table.canUndo(0)).toBe(true)
    expect(table.undo(0).ok).toBe(true)
    expect(table.state.seats[1].cards[0]).toBe(1) // still queued
  })
})

describe('what a seat sees', () => {
  test('HA-12.6, INV-25: everything on boards and track, whosever it is', () => {
    const t = freshTable(3)
    plant(t, 1, { S1: 'wood 1' })
    const view = game.view(t, 0)
    expect(view.seats[1].ducats).toBe(25)
    expect([...view.seats[1].cards]).toEqual([...t.seats[1].cards])
    expect(view.seats[1].sites[0]).toBe(t.seats[1].sites[0])
    expect(view.spaces[1].tiles.toArray()).toEqual(t.spaces[1].tiles.toArray())
  })

  test('HA-12.7, HA-12.8, INV-25: of the piles only how many tiles they have, and no seed', () => {
    const t = freshTable(3)
    const view = game.view(t, 1)
    for (const pile of PILES) expect(view[pile].length).toBe(t[pile].length)
    const hidden = [...view.cells].filter(cell => cell === HIDDEN).length
    expect(hidden).toBe(8 + 50 + 50 + 12 + 12 + 12) // the random source and the five piles
  })

  test.each([2, 3, 4])('HA-12.8, HA-12.11: a guess deals the unseen tiles set by set, %i seats', seats => {
    const t = freshTable(seats)
    const chance = new Chance()
    chance.seed(seedFrom('guess'))
    const contents = (table: HeavenAndAle, ...piles: readonly (typeof PILES)[number][]) =>
      piles.flatMap(pile => table[pile].toArray()).sort((a, b) => a - b)
    const guess = game.imagine(game.view(t, 0), chance)
    for (const pile of ['resourcesI', 'resourcesII', 'monksI'] as const) {
      expect(contents(guess, pile)).toEqual(contents(t, pile))
      expect(guess[pile].toArray()).not.toEqual(t[pile].toArray())
    }
    // Which monks of set II leave the game is as hidden as their order.
    expect(contents(guess, 'monksII', 'monksOut')).toEqual(contents(t, 'monksII', 'monksOut'))
    expect(() => game.declared.invariants?.(guess)).not.toThrow()
  })
})
