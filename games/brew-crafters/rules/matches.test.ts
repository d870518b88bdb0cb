/** What can only be seen over a whole match. */
import { Chance, type ChosenValues, MoveBuffer, seedFrom } from '@taproom/engine'
import { randomOptions } from '@taproom/engine/testing'
import { describe, expect, test } from 'vitest'
import type { BrewCraftersEvent } from './events.ts'
import { game } from './game.ts'

const SEATS = [2, 3, 4, 5]

/** A random match with its journal. */
function playRandom(seats: number, seed: string): { events: BrewCraftersEvent[]; t: ReturnType<typeof game.make> } {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  const wishes: ChosenValues = randomOptions(game.declared.options, seats, chance)
  const options = game.options(wishes)
  if (typeof options === 'string') throw new Error(options)
  const t = game.make()
  const events: BrewCraftersEvent[] = []
  const log = { add: (event: { kind: string }) => events.push(event as BrewCraftersEvent) }
  const moves = new MoveBuffer()
  game.setUp(t, seedFrom(seed), seats, options, log)
  while (!game.over(t)) {
    game.legal(t, t.prompts.seat, moves)
    game.play(t, t.prompts.seat, moves.list[chance.below(moves.length)], log)
  }
  return { events, t }
}

describe('over a whole match', () => {
  const matches = SEATS.flatMap(seats =>
    Array.from({ length: 8 }, (_, i) => ({ seats, ...playRandom(seats, `whole ${i}`) })),
  )
  const each = (check: (match: (typeof matches)[number]) => void) => matches.forEach(check)

  test('INV-1: twelve seasons', () => {
    each(({ events }) => {
      expect(events.filter(event => event.kind === 'season-end').map(event => event.season)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      )
    })
  })

  test('INV-2: every seat places exactly two workers a season', () => {
    each(({ events, seats }) => {
      const placed = events.filter(event => event.kind === 'market-place' && event.piece === 'worker')
      expect(placed).toHaveLength(12 * seats * 2)
      const perSeat = new Set(placed.map(event => `${event.season} ${event.seat}`))
      expect(perSeat.size).toBe(12 * seats)
    })
  })

  test('INV-4: brewing actions = crews on duty + temps used there', () => {
    each(({ events, seats }) => {
      for (let seat = 0; seat < seats; seat++) {
        let crews = 1
        for (let season = 1; season <= 12; season++) {
          const own = events.filter(event => event.season === season && event.seat === seat)
          crews += own.filter(event => event.kind === 'hire-crew').length
          const acted = own.filter(event => event.kind === 'brewing-action')
          const temps = own.filter(event => event.kind === 'temp-use' && event.phase === 'brewing').length
          expect(acted).toHaveLength(crews + temps)
        }
      }
    })
  })

  test('INV-11, INV-13: $2 for each batch in the freight area; loans only in seasons 4, 8 and 12', () => {
    each(({ events, seats, t }) => {
      for (let seat = 0; seat < seats; seat++) {
        const sold = events.filter(event => event.kind === 'sell' && event.seat === seat)
        expect(sold).toHaveLength(t.seats[seat].sold.reduce((sum, n) => sum + n, 0))
      }
      for (const event of events) if (event.kind === 'bill') expect([4, 8, 12]).toContain(event.season)
    })
  })

  test('INV-12: each label went to the first seller', () => {
    each(({ events }) => {
      const first = new Map<string, number>()
      for (const event of events) {
        if (event.kind === 'sell' && !first.has(event.recipe)) first.set(event.recipe, event.seat)
        if (event.kind === 'label') expect(event.seat).toBe(first.get(event.recipe))
      }
    })
  })

  test('INV-17: on offer + hired from the offer = 9', () => {
    each(({ events, t }) => {
      const hired = events.filter(event => event.kind === 'hire-worker' && event.via === 'market').length
      expect([...t.workers].filter(place => place === 1).length + hired).toBe(9)
    })
  })

  test('INV-18: steps of the markers = Lab research actions', () => {
    each(({ events, seats, t }) => {
      for (let seat = 0; seat < seats; seat++) {
        const research = events.filter(
          event => event.kind === 'brewing-action' && event.seat === seat && event.action === 'lab-research',
        )
        expect(t.seats[seat].lab.reduce((sum, n) => sum + n, 0)).toBe(research.length)
      }
    })
  })

  test('INV-21: once-per-season modules at most once per season', () => {
    each(({ events }) => {
      const uses = events.flatMap(event =>
        event.kind === 'market-place' && event.option === 'use' && event.place !== 'community-farm'
          ? [`${event.season} ${event.place}`]
          : [],
      )
      expect(new Set(uses).size).toBe(uses.length)
    })
  })

  test('INV-22: a harvest shares exactly its yields', () => {
    each(({ events }) => {
      const yields = { malt: 7, hops: 5, yeast: 0, spice: 0, coffee: 0, fruit: 3 }
      let owed = 0
      for (const event of events) {
        if (event.kind === 'farm-harvest') {
          owed = event.planted.reduce((sum, kind) => sum + yields[kind], 0)
          for (const { cubes } of event.shares) owed -= Object.values(cubes).reduce((sum, n) => sum + n, 0)
        }
        if (event.kind === 'farm-pick') owed--
        if (event.kind === 'season-end') expect(owed).toBe(0)
      }
    })
  })

  test('INV-24: the same seed and decisions give the same table', () => {
    const again = playRandom(4, 'whole 3')
    const once = matches.find(match => match.seats === 4 && match.events.length === again.events.length)
    expect(once?.t.cells).toEqual(again.t.cells)
  })
})
