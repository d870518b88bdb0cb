import { describe, expect, test } from 'vitest'
import { HOME, START_SPACES } from '../components/index.ts'
import { heavenAndAle as game } from './game.ts'
import { asked, cell, eventsOf, freshTable, indexOf, options, play, setUpTable, whyNot } from './position.ts'
import { CARD, type HeavenAndAle } from './table.ts'

const kinds = (t: HeavenAndAle, kind: string): number[] =>
  t.spaces.map((_, i) => i).filter(i => t.box.lookup.kind[i] === kind && i > 0 && i < HOME)

describe('the common board', () => {
  test.each([2, 3, 4])('HA-4.2, HA-4.3, HA-4.10, HA-4.11, HA-4.12: what lies where with %i seats', seats => {
    const { t } = setUpTable(seats)
    const { set } = t.box.lookup
    for (const i of kinds(t, 'resource')) expect(t.spaces[i].tiles.toArray().map(tile => set[tile])).toEqual([1])
    for (const i of kinds(t, 'monk')) expect(t.spaces[i].tiles.toArray().map(tile => set[tile])).toEqual([1])
    expect(kinds(t, 'disc').map(i => t.spaces[i].discs)).toEqual([1, 1, 1, 1, 1, 1])
    expect([...t.barrels]).toEqual(Array(12).fill(2))
    expect(t.resourcesI.length).toBe(35)
    expect(t.resourcesII.length).toBe(50)
    expect(t.resourcesI.toArray()).not.toEqual(t.resourcesI.toArray().toSorted((a, b) => a - b)) // HA-4.2: shuffled
  })

  test('HA-4.4: dealt clockwise from resource-1, monks from monk-space-4', () => {
    const { t, events } = setUpTable(2)
    const [deal] = eventsOf(events, 'deal')
    expect(deal.resources.map(({ space }) => space)).toEqual(kinds(t, 'resource').map(i => t.box.track[i - 1].id))
    expect(deal.resources[0].space).toBe('resource-1')
    expect(deal.monks.map(({ space }) => space)).toEqual([
      'monk-space-4',
      'monk-space-3',
      'monk-space-2',
      'monk-space-1',
    ])
  })

  test.each([
    [2, 8, 0, 12],
    [3, 8, 4, 8],
    [4, 8, 12, 0],
  ])('HA-4.5 to HA-4.9, HA-12.9: monks with %i seats', (seats, first, second, out) => {
    // HA-4.5: twelve of set I; HA-4.6, HA-4.7, HA-4.8, HA-4.9: stacks of set II, the others leave the game.
    const { t } = setUpTable(seats)
    const { set } = t.box.lookup
    expect([t.monksI.length, t.monksII.length, t.monksOut.length]).toEqual([first, second, out])
    expect(t.monksI.toArray().every(tile => set[tile] === 1)).toBe(true)
    expect([...t.monksII.toArray(), ...t.monksOut.toArray()].every(tile => set[tile] === 2)).toBe(true)
  })
})

describe('the player boards', () => {
  test('HA-4.13, HA-4.14, HA-4.15, HA-2.19, HA-2.20, HA-2.21, HA-2.22: purse, cards and start cells of each seat', () => {
    const t = freshTable(4)
    for (const me of t.seats) {
      expect(me.ducats).toBe(25)
      expect([...me.cards]).toEqual(Array(5).fill(CARD.unplaced))
      expect([...me.markers]).toEqual([0, -2, -4, -6, -8])
      expect(me.brewmaster).toBe(-10)
    }
    t.seats[0].brewmaster = 0 // HA-2.20: beside the wood marker
    expect(() => game.declared.invariants?.(t)).not.toThrow()
  })

  test('HA-3.8, HA-3.9: the two disputed start cells are options', () => {
    const { t } = setUpTable(2, { woodStart: 1, brewmasterStart: -9 })
    expect(cell(t, 0, 'wood')).toBe(1)
    expect(t.seats[0].brewmaster).toBe(-9)
  })

  test('HA-3.10: options and the components they come with are in the table from the first move on', () => {
    const { t, events } = setUpTable(2, { edition: 'english', exchange: 'optional', brewmasterOverflow: 'ducat' })
    expect(t.options.english + t.options.optionalExchange + t.options.brewmasterOverflow).toBe(3)
    const [start] = eventsOf(events, 'game-start')
    expect(start).toMatchObject({ players: 2, edition: 'english', options: { exchange: 'optional' } })
    expect(game.options({ bank: 'limited' })).toMatch(/bank/)
  })
})

describe('the first player', () => {
  test('HA-3.4, HA-12.1: drawn at random, so each seat sometimes', () => {
    const drawn = new Set<number>()
    for (let i = 0; i < 40; i++) drawn.add(setUpTable(3, {}, `seed ${i}`).t.firstSeat)
    expect([...drawn].sort()).toEqual([0, 1, 2])
  })

  test('HA-3.4, HA-4.1: or the seat that the option names; a seat that is not there is a mistake', () => {
    expect(setUpTable(3, { firstPlayer: 'seat-3' }).t.firstSeat).toBe(2)
    expect(() => setUpTable(2, { firstPlayer: 'seat-3' })).toThrow(/cannot be "seat-3" with 2 seats/)
  })

  test('HA-4.16, HA-4.17: it stands on start-first and gets nothing there', () => {
    const { t } = setUpTable(3, { firstPlayer: 'seat-2' })
    expect(t.seats[1].start).toBe(1)
    expect(t.seats[1].ducats).toBe(25)
    expect(t.seats[1].brewmaster).toBe(-10)
    expect(whyNot(t, 'setup-start start-first')).toMatchObject({ code: 'start-occupied' })
  })
})

describe('choosing start spaces', () => {
  /** Who is asked in which order when everybody takes the last space still free. */
  const choosers = (t: HeavenAndAle): number[] => {
    const seats: number[] = []
    while (game.prompt(t) !== 'move') {
      if (game.prompt(t) === 'setup-start') seats.push(t.prompts.seat)
      play(t, options(t).at(-1) ?? '')
    }
    return seats
  }

  test('EX-11: four seats, first player 2: French 3, 0, (1), English 1, 0, (3); start-ducats gives 27 (HA-4.18, HA-4.19, HA-4.20, HA-3.1)', () => {
    const { t: french } = setUpTable(4, { firstPlayer: 'seat-3' })
    expect(asked(french)).toBe('setup-start 3')
    play(french, 'setup-start start-ducats')
    expect(french.seats[3].ducats).toBe(27)
    expect(asked(french)).toBe('setup-start 0')
    play(french, 'setup-start start-marker', 'marker barley')
    // The last one has no choice left and is put there (the decision has one option).
    expect(french.seats[1]).toMatchObject({ start: START_SPACES.indexOf('start-brewmaster') + 1, brewmaster: -9 })
    expect(asked(french)).toBe('move 2')

    const { t: english } = setUpTable(4, { firstPlayer: 'seat-3', edition: 'english' })
    expect(choosers(english)).toEqual([1, 0])
    expect(english.seats[3].start).toBeGreaterThan(0)
  })

  test('HA-4.20, HA-6.56: start-marker moves one marker of choice by 2 at once', () => {
    const { t } = setUpTable(2, { firstPlayer: 'seat-1' })
    play(t, 'setup-start start-marker')
    expect(asked(t)).toBe('marker 1')
    play(t, 'marker water')
    expect(cell(t, 1, 'water')).toBe(-4)
    expect(asked(t)).toBe('move 0')
  })

  test('HA-2.4, HA-2.5: three, then two spaces are free with three seats', () => {
    const { t } = setUpTable(3, { firstPlayer: 'seat-1' })
    expect(options(t)).toHaveLength(3)
    play(t, 'setup-start start-ducats')
    expect(options(t)).toEqual(['setup-start start-brewmaster', 'setup-start start-marker'])
    expect(whyNot(t, 'setup-start start-ducats')).toMatchObject({ code: 'start-occupied' })
  })

  test('HA-4.21: nothing is sold during set-up', () => {
    const { t } = setUpTable(3)
    expect(whyNot(t, 'sell priv-ducats')).toMatchObject({ code: 'sale-setup', rule: 'HA-4.21' })
    play(t, 'setup-start start-marker')
    expect(whyNot(t, 'sell priv-ducats')).toMatchObject({ code: 'sale-setup' })
    expect(whyNot(t, 'sell priv-ducats', t.firstSeat)).toMatchObject({ code: 'sale-setup' })
  })
})

test('HA-5.1, HA-5.2: 3, 4 or 6 rounds; the seat on start-first takes the first turn', () => {
  for (const [seats, rounds] of [
    [2, 3],
    [3, 4],
    [4, 6],
  ]) {
    const { t } = setUpTable(seats, { firstPlayer: 'seat-2' })
    const events = [...Array(8)].flatMap(() => (game.prompt(t) === 'move' ? [] : play(t, options(t)[0])))
    expect(eventsOf(events, 'round-start')).toMatchObject([{ number: 1, of: rounds, firstSeat: 1 }])
    expect(asked(t)).toBe('move 1')
  }
  expect(indexOf('start')).toBe(HOME)
})
