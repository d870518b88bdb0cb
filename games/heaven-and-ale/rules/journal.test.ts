/** INV-23: the journal alone rebuilds the table. */
import { Chance, MoveBuffer, seedFrom, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, COLOURS, GOALS, HOME, PAIR_NAMES, SHEDS, SITES, SPOTS, START_SPACES } from '../components/index.ts'
import type { HeavenAndAleEvent } from './events.ts'
import { heavenAndAle as game } from './game.ts'
import { indexOf } from './position.ts'
import { CARD, type HeavenAndAle, LOST } from './table.ts'

/** What a seat has according to the journal. */
const newSeat = (wood: number, brewmaster: number) => ({
  ducats: 25,
  at: 0,
  start: 0,
  brewmaster,
  markers: [wood, -2, -4, -6, -8],
  sites: Array<number>(30).fill(0),
  sheds: Array<number>(7).fill(0),
  spots: Array<number>(10).fill(0),
  pairs: Array<number>(5).fill(0),
  cards: Array<number>(5).fill(0),
  barrels: Array<number>(12).fill(0),
})
type Seat = ReturnType<typeof newSeat>

interface TableOfEvents {
  round: number
  seats: Seat[]
  tiles: number[][]
  discs: number[]
  barrels: number[]
}

const tileOf = (id: string): number => game.box.lookup.tileIds.indexOf(id)

const pairs: readonly string[] = PAIR_NAMES
const pairNamed = (name: string): number => pairs.indexOf(name)

function deal(known: TableOfEvents, event: Extract<HeavenAndAleEvent, { kind: 'deal' }>): void {
  known.round = event.round
  for (const { space, tile } of [...event.resources, ...event.monks]) known.tiles[indexOf(space)].push(tileOf(tile))
  for (const { space, count } of event.discs) known.discs[indexOf(space)] = count
}

/** One event carried over; what needs no seat first. */
function apply(known: TableOfEvents, event: HeavenAndAleEvent): void {
  if (event.kind === 'deal') deal(known, event)
  if (event.kind === 'round-start' && event.number > 1) for (const me of known.seats) me.at = 0
  if (event.seat === undefined) return
  const me = known.seats[event.seat]
  switch (event.kind) {
    case 'setup-start':
    case 'home':
      me.start = START_SPACES.indexOf(event.startSpace) + 1
      return
    case 'move':
      me.at = event.to === 'start' ? HOME : indexOf(event.to)
      me.start = 0
      return
    case 'buy':
      me.sites[SITES.indexOf(event.site)] = tileOf(event.tile)
      known.tiles[indexOf(event.space)] = known.tiles[indexOf(event.space)].filter(tile => tile !== tileOf(event.tile))
      return
    case 'enclose':
      me.sheds[SHEDS.indexOf(event.shed)] = game.box.sheds.findIndex(shed => shed.id === event.type) + 1
      return
    case 'marker':
      me.markers[COLOURS.indexOf(event.colour)] = event.to
      return
    case 'brewmaster':
      me.brewmaster = event.to
      return
    case 'disc':
      me.spots[SPOTS.indexOf(event.spot)] = 1
      known.discs[indexOf(event.space)] = event.discsLeft
      return
    case 'privilege':
      me.pairs[pairNamed(event.pair)] = CARDS.indexOf(event.card) + 1
      me.cards[CARDS.indexOf(event.card)] = CARD.placed
      return
    case 'privilege-lost':
      me.pairs[pairNamed(event.pair)] = LOST
      return
    case 'sell':
      me.cards[CARDS.indexOf(event.card)] = CARD.sold
      return
    case 'sale-queued':
      me.cards[CARDS.indexOf(event.card)] = CARD.queued
      return
    case 'sale-withdrawn':
      me.cards[CARDS.indexOf(event.card)] = CARD.unplaced
      return
    case 'barrel':
      me.barrels[GOALS.indexOf(event.goal)] = event.size === 'large' ? 2 : 1
      known.barrels[GOALS.indexOf(event.goal)] = event.leftOfGoal
      return
    case 'ducats':
      me.ducats += event.delta
      expect(me.ducats).toBe(event.after)
      return
    case 'exchange':
      me.markers = [...event.after]
      return
    case 'tens':
      for (const { colour, to } of event.steps) me.markers[COLOURS.indexOf(colour)] = to
  }
}

function retell(t: HeavenAndAle): TableOfEvents {
  return {
    round: t.round,
    seats: t.seats.slice(0, t.seatCount).map(me => ({
      ducats: me.ducats,
      at: me.at,
      start: me.start,
      brewmaster: me.brewmaster,
      markers: [...me.markers],
      sites: [...me.sites],
      sheds: [...me.sheds],
      spots: [...me.spots],
      pairs: [...me.pairs],
      cards: [...me.cards],
      barrels: [...me.barrels],
    })),
    tiles: t.spaces.map(space => space.tiles.toArray()),
    discs: t.spaces.map(space => space.discs),
    barrels: [...t.barrels],
  }
}

/** A random match with interrupts, kept with its journal. */
function randomMatch(seats: number, seed: string, edition: string) {
  const opened = Table.open(game, { seats, seed: seedFrom(seed), options: { edition } })
  if (typeof opened === 'string') throw new Error(opened)
  const chance = new Chance()
  chance.seed(seedFrom(`moves ${seed}`))
  const buffer = new MoveBuffer()
  while (!opened.over) {
    const seat = chance.below(6) === 0 ? chance.below(seats) : opened.waitingFor
    const { length, list } = game.legal(opened.state, seat, buffer)
    if (length > 0) opened.play(seat, list[chance.below(length)])
  }
  return opened
}

describe('INV-23: the journal rebuilds the table', () => {
  test.each([
    [2, 'french'],
    [3, 'english'],
    [4, 'french'],
  ])('%i seats, %s edition', (seats, edition) => {
    for (let i = 0; i < 6; i++) {
      const match = randomMatch(seats, `journal ${i}`, edition)
      const known: TableOfEvents = {
        round: 1,
        seats: Array.from({ length: seats }, () => newSeat(0, -10)),
        tiles: Array.from({ length: HOME }, () => []),
        discs: Array(HOME).fill(0),
        barrels: Array(12).fill(2),
      }
      const journal = match.journal()
      for (const event of journal) if (event.kind !== 'forced') apply(known, event)
      expect(known).toEqual(retell(match.state))
      // Every event names the rule that explains it and the round it belongs to.
      for (const event of journal) {
        if (event.kind === 'forced') continue
        expect(event.rule).toMatch(/^HA-\d+\.\d+$/)
        expect(event.round).toBeGreaterThan(0)
      }
    }
  })

  test('the end is told in order: sales, end, levelling of every seat, scores, result', () => {
    const match = randomMatch(2, 'the end', 'french')
    const kinds = match.journal().map(event => event.kind)
    const tail = kinds.slice(kinds.lastIndexOf('game-end'))
    expect(tail.filter(kind => kind !== 'ducats')).toEqual([
      'game-end',
      'exchange',
      'tens',
      'exchange',
      'tens',
      'score',
      'score',
      'result',
    ])
  })
})
