import { describe, expect, test } from 'vitest'
import { PARTNERSHIPS, RECIPES, SKILLED_WORKERS, SPACES } from '../components/names.ts'
import { game } from './game.ts'
import { ALL_MODULES, match } from './position.ts'
import { ON_OFFER } from './table.ts'

const openRecipes = (p: ReturnType<typeof match>) => RECIPES.filter((_id, i) => p.t.recipes[i])
const onOffer = (p: ReturnType<typeof match>) => SKILLED_WORKERS.filter((_id, i) => p.t.workers[i] === ON_OFFER)
const familyOf = (p: ReturnType<typeof match>, id: (typeof RECIPES)[number]) =>
  p.t.box.recipes[RECIPES.indexOf(id)].family

describe('the market', () => {
  test.each([
    [2, 10, { malt: 3, hops: 2, yeast: 1, fruit: 1 }],
    [3, 13, { malt: 5, hops: 2, yeast: 2, fruit: 1 }],
    [4, 16, { malt: 6, hops: 3, yeast: 2, fruit: 1 }],
    [5, 19, { malt: 8, hops: 4, yeast: 3, fruit: 1 }],
  ])('BC-2.8, BC-2.9, BC-2.10, BC-2.11, BC-4.2: %i seats play on %i spaces', (seats, spaces, supply) => {
    const p = match({ seats })
    const start = p.eventsOf('game-start')[0]
    expect(start.spaces).toEqual(SPACES.slice(0, spaces))
    const first = p.eventsOf('supply')
    for (const event of first) expect([event.total, event.totalMoney]).toEqual([event.cubes, event.money]) // they were empty
    const sum = (kind: 'malt' | 'hops' | 'yeast' | 'fruit') =>
      first.reduce((n, event) => n + (event.cubes[kind] ?? 0), 0)
    expect({ malt: sum('malt'), hops: sum('hops'), yeast: sum('yeast'), fruit: sum('fruit') }).toEqual(supply)
    expect(first.reduce((n, event) => n + event.money, 0)).toBe(1)
  })

  test('BC-2.12, BC-2.13, BC-4.3: two partnerships, four with 4 or 5 seats', () => {
    const cards = (seats: number) => match({ seats }).eventsOf('game-start')[0].partnerships
    expect(cards(2)).toEqual(['spice-importer', 'coffee-roaster'])
    expect(cards(3)).toEqual(['spice-importer', 'coffee-roaster'])
    expect(cards(4)).toEqual(PARTNERSHIPS)
    expect(cards(5)).toEqual(PARTNERSHIPS)
  })
})

describe('recipes and workers', () => {
  test('BC-4.4, BC-4.6, BC-4.8, BC-2.19: three basic recipes, the beginner set and a free label on each of its six', () => {
    const p = match()
    expect(openRecipes(p)).toEqual([
      'everyday-ale',
      'pumpkin-ale',
      'bombastic-lambic',
      'pleasantly-porter',
      'smoked-porter',
      'vanilla-porter',
      'simply-stout',
      'coffee-stout',
      'imperial-stout',
    ])
    expect([...p.t.labels].every(owner => owner === 0)).toBe(true)
  })

  test('BC-4.5, BC-4.7, BC-4.19: a random set has one basic and two advanced recipes in each family', () => {
    const sets = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const p = match({ recipeSet: 'random', seed: `r${i}` })
      const open = openRecipes(p)
      for (const family of ['ale', 'porter', 'stout']) {
        const own = open.filter(id => familyOf(p, id) === family)
        expect(own).toHaveLength(3)
        expect(own.filter(id => p.t.box.recipes[RECIPES.indexOf(id)].tier === 'basic')).toHaveLength(1)
      }
      sets.add(open.join())
    }
    expect(sets.size).toBeGreaterThan(20)
  })

  test('BC-2.22, BC-4.9: the nine beginner workers', () => {
    expect(onOffer(match())).toEqual(SKILLED_WORKERS.slice(0, 9))
  })

  test('BC-4.10, BC-2.24: nine of 24 at random, of 23 without Collab Envoy with 2 seats', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const nine = onOffer(match({ workerSet: 'random', seed: `w${i}`, seats: 3 }))
      expect(nine).toHaveLength(9)
      for (const id of nine) seen.add(id)
      expect(onOffer(match({ workerSet: 'random', seed: `w${i}`, seats: 2 }))).not.toContain('collab-envoy')
    }
    expect(seen.size).toBe(24)
  })

  test('BC-4.11: what is not in play is set aside; only the two modules reach it', () => {
    const p = match({ ...ALL_MODULES })
    expect([...p.t.workers].filter(place => place === 0)).toHaveLength(15)
    p.ask('hire-worker', 0)
    expect(p.why('hire night-broker')?.code).toBe('card-not-on-offer')
    p.ask('brew', 0)
    expect(p.why('brew line oat-soda-stout none none')?.code).toBe('recipe-not-in-game')
  })
})

describe('the seats', () => {
  test('BC-4.13, BC-2.30, BC-4.12: what each seat starts with', () => {
    const p = match()
    const me = p.seat(0)
    expect([me.money, p.cubes(0), me.crews, me.placed, [...me.lab]]).toEqual([
      6,
      { malt: 2, hops: 1 },
      1,
      0,
      [0, 0, 0, 0],
    ])
    expect([...p.t.sections]).toEqual([0, 0, 0, 0])
  })

  test('BC-4.14, BC-12.1: the First Player is drawn, or named by the option', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) => match({ firstPlayer: 'random', seed: `f${i}` }).t.firstPlayer),
    )
    expect([...drawn].sort()).toEqual([0, 1, 2])
    expect(match({ firstPlayer: 'seat-3' }).t.firstPlayer).toBe(2)
  })

  test('a First Player who is not there is a clear error', () => {
    expect(() => match({ seats: 2, firstPlayer: 'seat-5' })).toThrow('firstPlayer: there is no seat-5 with 2 seats')
  })

  test('BC-4.15: compensation follows the First Player clockwise', () => {
    const p = match({ firstPlayer: 'seat-3' })
    expect([p.seat(2).money, p.seat(0).money, p.cubes(1)]).toEqual([6, 7, { malt: 3, hops: 1 }])
  })
})

describe('options', () => {
  test('BC-3.1, BC-4.16, BC-4.17: each module by itself', () => {
    const p = match({ tempLabour: true })
    expect([...p.t.modules]).toEqual([1, 0, 0, 0, 0])
    expect(p.t.temps).toBe(3)
    const farm = match({ communityFarm: true })
    expect([...farm.t.modules]).toEqual([0, 0, 0, 1, 0])
    expect([farm.t.temps, farm.t.tokens.length]).toEqual([0, 0])
  })

  test('BC-3.2, BC-2.31: the lab side of the match is the side of every seat and never changes', () => {
    const p = match({ labSide: 'advanced' })
    for (const seat of [0, 1]) {
      p.ask('lab-track', seat)
      expect(p.legal()).toEqual(['recipe-design', 'process-design', 'balance', 'prestige'].map(id => `research ${id}`))
      expect(p.why('research malting')).toMatchObject({ code: 'option-locked', rule: 'BC-3.2' })
    }
  })

  test('BC-3.3: collaboration comes with the third seat', () => {
    const offered = (seats: number) =>
      match({ seats }).stock(0, { hops: 2 }).atBrewing(0).do('act process-collaborate').legal(0)
    expect(offered(3)).toContain('collaborate')
    expect(offered(2)).not.toContain('collaborate')
  })

  test('BC-4.1, BC-4.18: the first season is a Spring and begins with its supply', () => {
    const p = match()
    expect(p.eventsOf('season-start')).toMatchObject([{ season: 1, year: 1, name: 'spring' }])
    expect(p.events.findIndex(event => event.kind === 'supply')).toBeGreaterThan(-1)
    expect([p.prompt, p.asked]).toEqual(['place-worker', 0])
  })

  test('BC-12.3, BC-12.5: the same seed gives the same match, and no event or view tells it', () => {
    const wishes = { recipeSet: 'random', workerSet: 'random', firstPlayer: 'random', seed: 'abc' } as const
    expect([...match(wishes).t.cells]).toEqual([...match(wishes).t.cells])
    const p = match(wishes)
    expect(JSON.stringify(p.events)).not.toMatch(/seed/)
    const view = game.view(p.t, 0)
    expect([...view.cells.slice(0, 8)].every(cell => cell === -32768)).toBe(true)
  })
})
