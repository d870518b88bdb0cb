import { describe, expect, test } from 'vitest'
import { SKILLED_WORKERS, type SkilledWorker } from '../components/names.ts'
import { match } from './position.ts'
import { capacity } from './storage.ts'
import { billOf } from './winter.ts'

describe('hiring', () => {
  test('BC-6.14, BC-6.15, BC-6.16, BC-6.17: free at that moment, kept, several per seat, not replaced', () => {
    const p = match({ seats: 4 }).money(0, 0).atMarket(0)
    p.do('place hiring-hall-1 hire worker', 'hire bookkeeper')
    expect([p.seat(0).money, p.t.workers[SKILLED_WORKERS.indexOf('bookkeeper')]]).toEqual([0, 2])
    expect(p.ask('hire-worker', 1).why('hire bookkeeper')).toMatchObject({ code: 'card-not-on-offer', rule: 'BC-6.14' })
    p.ask('place-worker', 0).do('place hiring-hall-2 hire worker', 'hire tap-host')
    expect([...p.t.workers].filter(place => place === 2)).toHaveLength(2)
    expect([...p.t.workers].filter(place => place === 1)).toHaveLength(7)
  })

  test('BC-2.23: the cost counts in the bill of the same Winter and of every later one', () => {
    const p = match().offer('festival-rep', 'tap-host').money(0, 40).atMarket(0, 4)
    p.do('place hiring-hall-1 hire worker', 'hire festival-rep').endSeason(4)
    p.endSeason(8)
    expect(
      p
        .eventsOf('bill')
        .filter(event => event.seat === 0)
        .map(event => event.total),
    ).toEqual([7, 7])
  })

  test('BC-2.25: an ability works from the moment of hiring, not for what was before', () => {
    const p = match().offer('tap-host', 'label-artist').sold(0, 'everyday-ale', 5)
    p.t.labels[1] = 1
    p.atMarket(0).do('place hiring-hall-1 hire worker', 'hire tap-host')
    expect(p.seat(0).rep).toBe(0)
  })

  test('BC-2.43: a card serves its owner only', () => {
    const p = match().worker(1, 'grain-buyer').stock(0, {}).atMarket(0).do('place malt-house take worker')
    expect(p.cubes(0)).toEqual({ malt: 3 })
  })

  test('BC-2.26: a bonus triggers no bonus: malt from Balance does not wake Grain Buyer', () => {
    const p = match({ labSide: 'advanced' }).worker(0, 'grain-buyer').marker(0, 'balance', 3).stock(0, {}).atMarket(0)
    expect(p.do('place yeast-bank take worker').cubes(0)).toEqual({ malt: 1, yeast: 1 })
  })
})

/** Hired alone: what one action brings with the card, and the same action without it. */
const CASES: { readonly [W in SkilledWorker]: () => void } = {
  'grain-buyer': () => {
    expect(takes('grain-buyer', 'grain-and-hop-cart')).toEqual({ malt: 3, hops: 1 })
    expect(takes('grain-buyer', 'brewers-supply')).toEqual({ hops: 1, yeast: 1 })
  },
  'hop-buyer': () => {
    expect(takes('hop-buyer', 'hop-yard')).toEqual({ hops: 3 }) // once, although the space gave 2
    expect(takes('hop-buyer', 'malt-house')).toEqual({ malt: 3 })
  },
  'yeast-keeper': () => {
    expect(takes('yeast-keeper', 'brewers-supply')).toEqual({ hops: 1, yeast: 2 })
    expect(takes('yeast-keeper', 'hop-yard')).toEqual({ hops: 2 })
  },
  'flavour-scout': () => {
    const p = match().worker(0, 'flavour-scout').stock(0, {})
    p.space('orchard-stand').cubes[5] = 3
    expect(p.atMarket(0).do('place orchard-stand take worker').cubes(0)).toEqual({ fruit: 4 }) // one of that kind
    expect(takes('flavour-scout', 'malt-house')).toEqual({ malt: 3 })
    p.stock(0, {}).ask('place-worker', 0)
    p.space('hop-yard').cubes.set([0, 0, 0, 1, 1, 0])
    p.do('place hop-yard take worker')
    expect(p.legal()).toEqual(['gain spice', 'gain coffee']) // the owner picks if several kinds
    expect(p.do('gain coffee').cubes(0)).toEqual({ spice: 1, coffee: 2 })
  },
  'delivery-driver': () => {
    expect(sells('delivery-driver', 2).money).toBe(4 + 1) // once per Process
    expect(sells('delivery-driver', 0).money).toBe(0)
  },
  bookkeeper: () => {
    expect(bill('bookkeeper')).toBe(5 + 1 - 3)
    const p = match().worker(0, 'bookkeeper', 'shift-steward')
    p.seat(0).reduction = 9
    expect(billOf(p.t, 0)).toBe(0) // never below 0
  },
  'shelf-stacker': () => {
    expect(capacity(match().worker(0, 'shelf-stacker').t, 0)).toBe(16)
  },
  'tap-host': () => {
    expect(sells('tap-host', 2).rep).toBe(2) // each batch
    expect(sells('tap-host', 2, 'pumpkin-ale').rep).toBe(0)
  },
  'lab-technician': () => {
    const p = match({ seats: 2 }).worker(0, 'lab-technician').stock(0, {}).atBrewing(0)
    p.do('act lab-research', 'research business')
    expect([p.seat(0).money, p.legal()]).toEqual([8, ['gain malt', 'gain hops', 'gain yeast']])
    expect(p.why('decline')).toMatchObject({ code: 'must-choose', rule: 'BC-2.44' })
    expect(p.why('gain fruit')).toMatchObject({ code: 'kind-not-offered', rule: 'BC-2.44' })
    expect(p.do('gain yeast').cubes(0)).toEqual({ yeast: 1 })
    expect(p.asked).toBe(1) // once per action
  },
  'night-broker': () => {
    const p = match({ seats: 2 }).worker(0, 'night-broker').atExtraRounds(0, 4)
    p.do('place malt-house take night-broker')
    expect(p.prompt).toBe('brewing-action') // once per Winter
    const summer = match({ seats: 2 }).worker(0, 'night-broker').atExtraRounds(0, 2)
    expect(summer.why('place malt-house take night-broker')?.code).toBe('no-extra-action')
    expect(match({ seats: 2 }).worker(0, 'night-broker').atExtraRounds(0, 4).why('decline')).toBeUndefined()
  },
  'cellar-planner': () => {
    const p = match().worker(0, 'cellar-planner')
    const sizes = (['mash-tun', 'farm', 'yeast-lab', 'brew-pub'] as const).map(tile => capacity(p.tile(0, tile).t, 0))
    expect(sizes).toEqual([14, 16, 18, 18])
  },
  'recipe-tinkerer': () => {
    const p = match({ seats: 2 }).worker(0, 'recipe-tinkerer').tile(0, 'double-production-line').sold(0, 'simply-stout')
    p.stock(0, { malt: 8, hops: 2, yeast: 2 }).atBrewing(0).do('act process-collaborate')
    p.do('brew line coffee-stout coffee none')
    expect(p.cubes(0)).toEqual({ malt: 4, hops: 1, yeast: 1 })
    expect(p.why('brew line coffee-stout coffee none')).toMatchObject({ code: 'replacement-used', rule: 'BC-7.57' })
    expect(p.why('brew line simply-stout spice none')).toMatchObject({ code: 'no-replacement' })
  },
  'mash-saver': () => {
    const p = match({ seats: 2 }).worker(0, 'mash-saver').tile(0, 'double-production-line')
    p.stock(0, { malt: 12, hops: 2, yeast: 2 }).atBrewing(0).do('act process-collaborate')
    p.do('brew line pleasantly-porter none none')
    expect(p.cubes(0).malt).toBe(10)
    expect(p.do('brew line pleasantly-porter none none').cubes(0).malt).toBe(7) // the first batch only
  },
  'yeast-wrangler': () => {
    const p = match({ seats: 2 }).worker(0, 'yeast-wrangler').tile(0, 'double-production-line')
    p.stock(0, { malt: 6, hops: 2, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    p.do('brew line pleasantly-porter none none')
    expect(p.cubes(0).yeast).toBe(1)
    expect(p.do('brew line pleasantly-porter none none').cubes(0)).toEqual({})
  },
  'label-artist': () => {
    expect(sells('label-artist', 2, 'pumpkin-ale').rep).toBe(2) // one label
    const p = match().worker(0, 'label-artist').sold(0, 'everyday-ale').batch(0, 'pumpkin-ale', 'bottling-1')
    p.t.labels[1] = 2
    expect(p.stock(0, {}).atBrewing(0).do('act process-collaborate').seat(0).rep).toBe(0)
  },
  'tour-guide': () => {
    const p = match().worker(0, 'tour-guide').tile(0, 'farm')
    expect(p.parts(0).workers).toBe(1)
    expect(p.tile(0, 'brew-pub').parts(0).workers).toBe(1)
  },
  'site-engineer': () => {
    const p = match({ seats: 2 }).worker(0, 'site-engineer').stock(0, {}).atBrewing(0)
    expect(p.do('act install', 'install yeast-lab').cubes(0)).toEqual({ malt: 2, hops: 1, yeast: 1 })
    const free = match({ seats: 2, labSide: 'advanced' }).worker(0, 'site-engineer').stock(0, {}).atBrewing(0)
    free.do('act lab-research', 'research process-design', 'install yeast-lab')
    expect(free.cubes(0)).toEqual({ yeast: 1 })
  },
  'grant-writer': () => {
    const arrive = (from: number) => {
      const p = match({ seats: 2 }).worker(0, 'grant-writer').marker(0, 'malting', from).money(0, 0).atBrewing(0)
      return p.do('act lab-research', 'research malting').seat(0).money
    }
    expect([0, 1, 2, 3].map(arrive)).toEqual([0, 1, 1, 0])
  },
  'shift-steward': () => {
    expect(bill('shift-steward')).toBe(5 + 1 - 1)
    expect(billOf(match().worker(0, 'shift-steward').crews(0, 3).t, 0)).toBe(3 + 9 + 1 - 3)
  },
  'festival-rep': () => {
    expect(sells('festival-rep', 2, 'pumpkin-ale').money).toBe(4 + 2) // each batch
    expect(sells('festival-rep', 2).money).toBe(4)
  },
  'collab-envoy': () => {
    const p = match().worker(1, 'collab-envoy').stock(0, { malt: 1, fruit: 1 })
    p.t.sections.set([2, 2, 3, 0])
    p.atBrewing(0).do('act process-collaborate', 'collaborate')
    expect(p.seat(1).rep).toBe(4 + 2) // once per collaboration, completed by another seat
    const outsider = match().worker(1, 'collab-envoy').stock(0, { malt: 1, fruit: 1 })
    outsider.t.sections.set([3, 3, 3, 0])
    outsider.atBrewing(0).do('act process-collaborate', 'collaborate')
    expect(outsider.seat(1).rep).toBe(0)
  },
  'seasonal-forager': () => {
    const p = match().worker(0, 'seasonal-forager')
    for (const season of [3, 5]) {
      p.startSeason(season)
      expect(p.legal()).toEqual(['gain spice', 'gain coffee', 'gain fruit'])
      p.do('gain spice')
    }
    expect(p.cubes(0).spice).toBe(2)
    for (const season of [2, 4]) expect(p.startSeason(season).prompt).toBe('place-worker')
  },
  'queue-jumper': () => {
    const p = match().worker(0, 'queue-jumper').stock(0, {}).atMarket(0)
    p.space('brewers-supply').worker = 2
    p.do('place brewers-supply take worker')
    expect([p.cubes(0), p.seat(0).money]).toEqual([{ hops: 1, yeast: 1 }, 5])
    p.space('malt-house').worker = 2
    expect(p.ask('place-worker', 0).why('place malt-house take worker')?.code).toBe('queue-jump-used')
  },
  'early-riser': () => {
    const p = match().worker(1, 'early-riser').stock(1, {}).startSeason(2)
    expect(p.cubes(1)).toEqual({ malt: 1 })
    p.t.firstPlayer = 1
    expect(p.startSeason(3).cubes(1)).toEqual({ malt: 1 })
  },
}

function takes(worker: SkilledWorker, space: string) {
  return match().worker(0, worker).stock(0, {}).atMarket(0).do(`place ${space} take worker`).cubes(0)
}

/** Money and tokens from a Process that sells so many batches. */
function sells(worker: SkilledWorker, batches: number, recipe: 'everyday-ale' | 'pumpkin-ale' = 'everyday-ale') {
  const p = match({ seats: 2 }).worker(0, worker).tile(0, 'double-production-line').sold(0, 'everyday-ale')
  for (const slot of (['bottling-1', 'bottling-2'] as const).slice(0, batches)) p.batch(0, recipe, slot)
  p.money(0, 0).stock(0, {}).atBrewing(0).do('act process-collaborate')
  return p.seat(0)
}

const bill = (worker: SkilledWorker) => billOf(match().worker(0, worker).t, 0)

describe('T4: every skilled worker, its effect and its limit', () => {
  test.each(SKILLED_WORKERS)('%s', worker => {
    CASES[worker]()
  })
})
