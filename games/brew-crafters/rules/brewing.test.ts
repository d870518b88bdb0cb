import { describe, expect, test } from 'vitest'
import { RECIPES } from '../components/names.ts'
import { match } from './position.ts'

const at = (recipe: (typeof RECIPES)[number]) => RECIPES.indexOf(recipe) + 1

describe('order of the brewing phase', () => {
  test('BC-7.1, BC-7.2, BC-7.3, BC-7.4: first crews, second crews, third crews; any action, also the same again', () => {
    const p = match().crews(0, 3).crews(1, 1).crews(2, 2).atBrewing(2)
    const asked: number[] = []
    while (p.prompt === 'brewing-action') {
      asked.push(p.asked)
      p.do('act lab-research', 'research business')
    }
    expect(asked).toEqual([2, 0, 1, 2, 0, 0])
    expect(p.seat(0).lab[3]).toBe(3)
  })

  test('BC-7.2: without a crew for the running round', () => {
    const p = match().crews(0, 2).atBrewing(0)
    p.t.round = 2
    expect(p.why('act install', 1)).toEqual({
      code: 'no-crew-for-round',
      rule: 'BC-7.2',
      numbers: { round: 2, crews: 1 },
    })
  })

  test('BC-7.5: a crew must act', () => {
    expect(match().atBrewing(0).why('decline')).toMatchObject({ code: 'must-use-crew', rule: 'BC-7.5' })
  })

  test('BC-7.6: unused temps after the third crews, one per seat and round; declining lasts', () => {
    const p = match({ tempLabour: true })
    p.seat(1).temps = 2
    p.t.temps = 1
    p.atBrewing(0)
    for (let i = 0; i < 3; i++) p.do('act lab-research', 'research business')
    expect([p.prompt, p.asked]).toEqual(['extra-brewing', 1])
    p.do('act lab-research', 'research business')
    expect([p.prompt, p.asked]).toEqual(['extra-brewing', 1])
    p.do('decline')
    expect(p.eventsOf('brewing-action').filter(event => event.crew === 'temp')).toHaveLength(1)
    expect(p.t.season).toBe(2)
  })
})

describe('Process and/or collaborate', () => {
  test('BC-7.8: Process, Collaborate, or both in either order', () => {
    const start = () => match().stock(0, { malt: 6, hops: 4, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    expect(start().legal()).toEqual(['process', 'collaborate'])
    const both = start().do('collaborate', 'section hop-bill none', 'process', 'brew line everyday-ale none none')
    expect([both.t.sections[1], both.seat(0).tanks[0], both.asked]).toEqual([1, 1, 1])
    const other = start().do('process', 'brew line everyday-ale none none', 'collaborate', 'section hop-bill none')
    expect([other.t.sections[1], other.seat(0).tanks[0], other.asked]).toEqual([1, 1, 1])
    const one = start().do('collaborate', 'section hop-bill none', 'end')
    expect([one.t.sections[1], one.seat(0).tanks[0], one.asked]).toEqual([1, 0, 1])
  })

  test('BC-7.9: each part once', () => {
    const p = match().stock(0, { hops: 2 }).atBrewing(0).do('act process-collaborate', 'process')
    expect(p.prompt).toBe('second-part')
    expect(p.why('process')).toMatchObject({ code: 'part-already-done', rule: 'BC-7.9' })
    const q = match().stock(0, { hops: 4 }).atBrewing(0).do('act process-collaborate', 'collaborate')
    expect(q.why('collaborate')).toMatchObject({ code: 'part-already-done' })
  })

  test('BC-7.10: no brewing before selling and bottling', () => {
    const p = match().stock(0, { malt: 4, hops: 4, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    expect(p.why('brew line everyday-ale none none')).toMatchObject({ code: 'process-order', rule: 'BC-7.10' })
  })
})

describe('sell', () => {
  test('BC-7.11, BC-7.12, BC-7.13, BC-7.16: everything bottled and the pub, $2 each, in order, into the freight area', () => {
    const p = match({ seats: 2 }).tile(0, 'double-production-line', 'brew-pub').sold(0, 'everyday-ale').stock(0, {})
    p.batch(0, 'pumpkin-ale', 'bottling-1').batch(0, 'everyday-ale', 'bottling-2').batch(0, 'bombastic-lambic', 'pub')
    p.atBrewing(0).forget().do('act process-collaborate')
    expect(p.eventsOf('sell').map(event => [event.slot, event.recipe, event.money])).toEqual([
      ['bottling-1', 'pumpkin-ale', 2],
      ['bottling-2', 'everyday-ale', 2],
      ['pub', 'bombastic-lambic', 2],
    ])
    expect(p.seat(0).money).toBe(12)
    expect(p.eventsOf('label').map(event => event.label)).toEqual(['label-pumpkin-ale', 'label-bombastic-lambic']) // BC-2.21
    expect(p.seat(0).sold[1]).toBe(1)
    p.atBrewing(0).do('act process-collaborate')
    expect(p.seat(0).money).toBe(12)
  })

  test('BC-7.14, BC-7.15: the first sale wins the label, not the first brewing', () => {
    const p = match({ seats: 2 }).sold(0, 'everyday-ale').sold(1, 'everyday-ale').stock(0, {}).stock(1, {})
    p.batch(0, 'pumpkin-ale', 'tank-1').batch(1, 'pumpkin-ale', 'bottling-1')
    p.atBrewing(0).do('act process-collaborate', 'act process-collaborate')
    expect(p.t.labels[1]).toBe(2)
    p.atBrewing(0).do('act process-collaborate')
    expect(p.t.labels[1]).toBe(2)
  })

  test('BC-2.17: basic recipes have no label', () => {
    const p = match({ seats: 2 }).batch(0, 'everyday-ale', 'bottling-1').stock(0, {}).atBrewing(0)
    expect(p.do('act process-collaborate').eventsOf('label')).toEqual([])
  })
})

describe('bottle', () => {
  test('BC-7.17, BC-7.19: each tank into the slot of its number; selling has made room', () => {
    const p = match({ seats: 2 }).tile(0, 'double-production-line').stock(0, {})
    p.batch(0, 'everyday-ale', 'tank-1').batch(0, 'simply-stout', 'tank-2').batch(0, 'simply-stout', 'bottling-1')
    p.batch(0, 'everyday-ale', 'bottling-2').atBrewing(0).do('act process-collaborate')
    expect([...p.seat(0).bottles]).toEqual([at('everyday-ale'), at('simply-stout')])
    expect([...p.seat(0).tanks]).toEqual([0, 0])
  })

  test('BC-7.18: a pub batch is not bottled', () => {
    const p = match({ seats: 2 }).tile(0, 'brew-pub').stock(0, { malt: 2, hops: 2, yeast: 1 }).atBrewing(0)
    p.do('act process-collaborate', 'brew pub everyday-ale none none')
    expect([p.seat(0).pub, p.seat(0).bottles[0]]).toEqual([1, 0])
  })
})

describe('brew', () => {
  const process = (p: ReturnType<typeof match>) => p.atBrewing(0).do('act process-collaborate')

  test('BC-7.21, BC-7.23, BC-2.34: one batch per empty tank, same or different, and stopping is always possible', () => {
    const p = match({ seats: 2 }).tile(0, 'double-production-line', 'brew-pub', 'storehouse')
    process(p.stock(0, { malt: 10, hops: 8, yeast: 4 }))
    p.do('brew line everyday-ale none none', 'brew line pleasantly-porter none none')
    expect(p.why('brew line everyday-ale none none')).toMatchObject({ code: 'no-empty-tank', rule: 'BC-7.21' })
    p.do('brew pub everyday-ale none none')
    expect(p.prompt).toBe('brewing-action')
    const one = match({ seats: 2 }).stock(0, { malt: 10, hops: 2, yeast: 2 })
    process(one)
    expect(one.why('brew pub everyday-ale none none')?.code).toBe('no-empty-tank')
    one.do('stop')
    expect(one.seat(0).tanks[0]).toBe(0)
  })

  test('BC-7.22, BC-6.12: the whole price from storage', () => {
    const p = process(match({ seats: 2 }).stock(0, { malt: 3, hops: 1, yeast: 1 }))
    expect(p.why('brew line everyday-ale none none')).toEqual({
      code: 'missing-ingredients',
      rule: 'BC-7.22',
      numbers: { recipe: 0, kind: 1, needed: 2, held: 1 },
    })
    expect(p.do('brew line pleasantly-porter none none').cubes(0)).toEqual({})
  })

  test('BC-7.24, BC-7.25, BC-7.26: basic recipes at once, advanced ones after a basic batch that need not be bottled', () => {
    const p = match({ seats: 2 }).stock(0, { malt: 5, hops: 4, yeast: 2, fruit: 2 }).tile(0, 'storehouse')
    process(p).do('brew line everyday-ale none none')
    process(p).do('brew line pumpkin-ale none none')
    expect(p.seat(0).brewed[1]).toBe(1)
  })

  test('BC-7.29: only recipes of this game', () => {
    const p = process(match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 7, hops: 1, yeast: 1 }))
    expect(p.why('brew line oat-soda-stout none none')).toMatchObject({ code: 'recipe-not-in-game', rule: 'BC-7.29' })
  })

  test('BC-2.18: the symbol restricts nobody', () => {
    const p = process(match({ seats: 2 }).stock(0, { malt: 4, hops: 1, yeast: 1 }))
    expect(p.why('brew line simply-stout none none')).toBeUndefined()
  })

  test('BC-7.30: the first batch is the first one paid, in any tank', () => {
    const p = match({ seats: 2 }).worker(0, 'mash-saver').tile(0, 'brew-pub').stock(0, { malt: 5, hops: 2, yeast: 2 })
    process(p).do('brew pub pleasantly-porter none none', 'brew line pleasantly-porter none none')
    expect(p.cubes(0)).toEqual({})
  })

  test('BC-7.31: malt that replaces a specialty is not reduced', () => {
    const p = match({ seats: 2 }).worker(0, 'mash-saver', 'recipe-tinkerer').sold(0, 'simply-stout')
    process(p.stock(0, { malt: 4, hops: 1, yeast: 1 }))
    p.do('brew line coffee-stout coffee none') // 2 − 1 + 2
    expect(p.cubes(0)).toEqual({ malt: 1 })
    expect(p.eventsOf('brew')[0]).toMatchObject({
      paid: { malt: 3, hops: 1, yeast: 1 },
      discount: { malt: 1 },
      tinkered: 'coffee',
    })
  })

  test('BC-7.32, BC-7.57: both replacements for one batch, for different cubes', () => {
    const both = () =>
      match({ seats: 2 }).worker(0, 'recipe-tinkerer').marker(0, 'fermentation', 3).sold(0, 'pleasantly-porter')
    const p = process(both().stock(0, { malt: 6, hops: 1, yeast: 1, fruit: 1 }))
    p.do('brew line vanilla-porter spice spice-by-fruit')
    expect(p.cubes(0)).toEqual({})
    const q = process(both().sold(0, 'simply-stout').stock(0, { malt: 8, hops: 1, yeast: 1, fruit: 1 }))
    expect(q.why('brew line coffee-stout coffee coffee-by-fruit')).toMatchObject({ code: 'no-replacement' }) // one cube only
    expect(q.why('brew line coffee-stout none coffee-by-fruit')).toBeUndefined()
  })

  test('BC-7.20: who has no replacement cannot use one', () => {
    const p = process(match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 8, hops: 1, yeast: 1, fruit: 1 }))
    expect(p.why('brew line coffee-stout coffee none')?.code).toBe('no-replacement')
    expect(p.why('brew line coffee-stout none coffee-by-fruit')?.code).toBe('no-replacement')
  })
})
