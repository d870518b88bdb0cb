import { describe, expect, test } from 'vitest'
import { HOME } from '../components/index.ts'
import { heavenAndAle as game } from './game.ts'
import { asked, eventsOf, freshTable, indexOf, lay, play, stand, turnOf } from './position.ts'
import type { HeavenAndAle } from './table.ts'

/** Everybody goes straight home. */
function playRound(t: HeavenAndAle) {
  const round = t.round
  const events = []
  while (t.round === round && !game.over(t)) {
    events.push(...play(t, 'move start'))
    const moves = game
      .legal(t, t.prompts.seat)
      .toArray()
      .map(move => game.print(move))
    events.push(...play(t, moves.find(line => line.startsWith('home')) ?? ''))
    if (game.prompt(t) === 'marker') events.push(...play(t, 'marker wood'))
  }
  return events
}

const count = (t: HeavenAndAle, space: string): number => t.spaces[indexOf(space)].tiles.length
const discsOn = (t: HeavenAndAle, space: string): number => t.spaces[indexOf(space)].discs

describe('between rounds', () => {
  test('EX-42: resource-3 keeps its tile and disc-a its disc: two tiles and one disc after the refill (HA-10.4, HA-10.6)', () => {
    const t = freshTable(2)
    lay(t, 'resource-3', ['wood 1'])
    lay(t, 'resource-4', [])
    t.spaces[indexOf('disc-b')].discs = 0
    const [tile] = t.spaces[indexOf('resource-3')].tiles.toArray()
    const monks = count(t, 'monk-space-1')
    playRound(t)
    expect(count(t, 'resource-3')).toBe(2)
    expect(t.spaces[indexOf('resource-3')].tiles.at(0)).toBe(tile)
    expect(count(t, 'resource-4')).toBe(1) // HA-10.3
    expect(count(t, 'monk-space-1')).toBe(monks + 1) // HA-10.2
    expect(discsOn(t, 'disc-a')).toBe(1)
    expect(discsOn(t, 'disc-b')).toBe(1)
  })

  test('HA-10.1, HA-10.11, HA-10.12: it ends when all are home; whoever stands on start-first begins, and nobody leaves their space', () => {
    const t = freshTable(3)
    t.seats[2].start = 4
    play(t, 'move start', 'home start-marker', 'marker wood')
    play(t, 'move start', 'home start-first')
    expect(t.round).toBe(1)
    const events = play(t, 'move start', 'home start-ducats')
    expect(eventsOf(events, 'round-end')).toMatchObject([{ nextFirstSeat: 1 }])
    expect(eventsOf(events, 'round-start')).toMatchObject([{ number: 2, of: 4, firstSeat: 1 }])
    expect(t.seats.slice(0, 3).map(me => [me.at, me.start])).toEqual([
      [0, 3],
      [0, 1],
      [0, 4],
    ])
    expect(asked(t)).toBe('move 1')
  })

  test('HA-10.5, INV-18: set I is used up before the first tile of set II', () => {
    const t = freshTable(3)
    for (let round = 1; round < 4; round++) {
      if (t.resourcesI.length > 0) expect(t.resourcesII.length).toBe(50)
      playRound(t)
    }
    expect([t.resourcesI.length, t.resourcesII.length]).toEqual([0, 40]) // HA-12.9
  })

  test.each([
    [2, ['disc-b', 'disc-c']],
    [3, ['disc-b', 'disc-c', 'disc-abc-1']],
    [4, []],
  ])('HA-10.7, HA-10.8, HA-10.9, HA-10.10: second discs in the last round with %i seats', (seats, second) => {
    const t = freshTable(seats)
    const rounds = [3, 4, 6][seats - 2]
    while (t.round < rounds - 1) playRound(t)
    expect(t.monksI.length + t.monksII.length).toBe(4)
    const events = playRound(t)
    expect(eventsOf(events, 'last-round')).toMatchObject([{ extraDiscs: second }])
    for (const space of ['disc-a', 'disc-b', 'disc-c', 'disc-abc-1', 'disc-abc-2', 'disc-abc-3'])
      expect(discsOn(t, space)).toBe(second.includes(space) ? 2 : 1)
  })

  test.each([2, 3, 4])(
    'INV-10, HA-5.1, HA-10.13, HA-10.14: %i seats play their rounds and nothing is refilled after the last',
    seats => {
      const t = freshTable(seats)
      const rounds = [3, 4, 6][seats - 2]
      let refills = 0
      let events: ReturnType<typeof playRound> = []
      while (!game.over(t)) {
        events = playRound(t)
        refills += eventsOf(events, 'deal').length
      }
      expect(t.round).toBe(rounds)
      expect(refills).toBe(rounds - 1)
      expect(eventsOf(events, 'game-end')).toHaveLength(1)
      expect(t.seats.slice(0, seats).every(me => me.at === HOME)).toBe(true)
      expect(t.monksI.length + t.monksII.length).toBe(0)
      // HA-12.9: what never appears.
      expect([t.resourcesI.length, t.resourcesII.length]).toEqual(
        [
          [5, 50],
          [0, 40],
          [0, 10],
        ][seats - 2],
      )
    },
  )
})

test('INV-14: with 28 moves of one a figure uses up a whole round', () => {
  const t = freshTable(2)
  stand(t, 1, 'start-brewmaster')
  turnOf(t, 0)
  let turns = 0
  t.seats[0].ducats = 500
  t.seats[0].brewmaster = 1
  while (t.round === 1) {
    const [first] = game
      .legal(t, 0)
      .toArray()
      .map(move => game.print(move))
      .filter(line => !line.startsWith('sell'))
    if (first.startsWith('move')) turns++
    play(t, first)
  }
  expect(turns).toBeGreaterThan(20)
  expect(turns).toBeLessThanOrEqual(28)
})
