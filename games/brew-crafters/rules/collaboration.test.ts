import { describe, expect, test } from 'vitest'
import { match } from './position.ts'

describe('collaborate', () => {
  test.each([
    ['grain-bill', 'none', { malt: 3 }],
    ['hop-bill', 'none', { hops: 2 }],
    ['culture', 'none', { yeast: 1, malt: 1 }],
    ['signature', 'coffee', { malt: 1, coffee: 1 }],
  ] as const)('BC-7.34: %s is paid from storage', (section, specialty, cubes) => {
    const p = match().stock(0, cubes).ask('section', 0)
    expect(p.legal()).toEqual([`section ${section} ${specialty}`])
    p.do(`section ${section} ${specialty}`)
    expect(p.cubes(0)).toEqual({})
    expect([...p.t.sections].filter(owner => owner === 1)).toHaveLength(1)
  })

  test('BC-7.34: a filled section is taken', () => {
    const p = match().stock(0, { malt: 6, hops: 2 })
    p.t.sections[0] = 2
    expect(p.ask('section', 0).why('section grain-bill none')).toEqual({
      code: 'section-taken',
      rule: 'BC-7.34',
      numbers: { section: 0, owner: 1 },
    })
  })

  test('BC-7.35: one section per action', () => {
    const p = match().stock(0, { malt: 6, hops: 2 }).atBrewing(0)
    p.do('act process-collaborate', 'collaborate', 'section hop-bill none')
    expect(p.why('section grain-bill none')).toMatchObject({ code: 'one-section-per-action', rule: 'BC-7.35' })
  })

  test('BC-7.36: never a part of a section', () => {
    const p = match().stock(0, { malt: 2, hops: 2 }).ask('section', 0)
    expect(p.why('section grain-bill none')).toMatchObject({ code: 'section-cost', rule: 'BC-7.36' })
    expect(p.why('section signature none')?.code).toBe('section-cost')
    expect(p.why('section hop-bill spice')?.code).toBe('section-cost')
    const poor = match().partner(0, 'spice-importer').stock(0, { malt: 2 }).atBrewing(0).do('act process-collaborate')
    expect(poor.why('collaborate')?.code).toBe('section-cost')
  })

  test('BC-7.37: several sections of one seat, but not all four', () => {
    const p = match().stock(0, { hops: 2 })
    p.t.sections.set([1, 0, 2, 1])
    expect(p.ask('section', 0).why('section hop-bill none')).toBeUndefined()
    p.t.sections.set([1, 0, 1, 1])
    expect(p.why('section hop-bill none')?.code).toBe('sole-contributor')
    expect(p.ask('first-part', 0).why('collaborate')?.code).toBe('sole-contributor')
  })

  test('BC-7.38, BC-7.39: sold at once, everybody is paid, all sections open again', () => {
    const p = match().stock(2, { malt: 3 }).money(0, 0)
    p.t.sections.set([0, 1, 1, 2])
    p.ask('section', 2).do('section grain-bill none')
    expect([p.seat(2).rep, p.seat(0).rep, p.seat(0).money, p.seat(1).rep]).toEqual([2, 2, 3, 3])
    expect([...p.t.sections]).toEqual([0, 0, 0, 0])
  })

  test('BC-7.40: it is no batch: no $2, no label, no crew, no research', () => {
    const p = match().worker(0, 'delivery-driver', 'tap-host', 'festival-rep').marker(0, 'malting', 4).money(0, 0)
    p.stock(0, { malt: 3 })
    p.t.sections.set([0, 2, 2, 2])
    p.ask('section', 0).do('section grain-bill none')
    expect([p.seat(0).money, p.seat(0).rep, p.parts(0).beers, p.parts(0).research]).toEqual([0, 2, 0, 0])
    expect(p.atMarket(0).why('place shift-office-1 crew worker')).toMatchObject({ numbers: { brewed: 0 } })
  })

  test('BC-7.41: no discounts or replacements', () => {
    const p = match()
      .tile(0, 'mash-tun')
      .worker(0, 'mash-saver', 'recipe-tinkerer')
      .stock(0, { malt: 2 })
      .ask('section', 0)
    expect(p.why('section grain-bill none')?.code).toBe('section-cost')
    expect(p.stock(0, { malt: 12 }).why('section signature spice')?.code).toBe('section-cost')
  })
})
