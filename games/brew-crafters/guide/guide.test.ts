import { type Guide, LANGUAGES } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { room } from '../index.ts'
import { ALL_MODULES, match, type Position } from '../rules/position.ts'
import type { BrewCraftersView } from '../rules/table.ts'

const who = (seat: number): string => ['Anna', 'Bram', 'Chloé', 'Dirk', 'Eva'][seat] ?? ''
const guide = (await room.guide?.en()) as Guide<BrewCraftersView>
const viewOf = (p: Position, seat = 0): BrewCraftersView => p.game.view(p.t, seat)
const explained = (p: Position, thing: string, seat = 0) => {
  const found = guide.explain(viewOf(p, seat), thing, who)
  if (!found) throw new Error(`"${thing}" is not explained`)
  return found
}
const now = (p: Position, thing: string, seat = 0): readonly string[] => explained(p, thing, seat).now

describe('what a thing is', () => {
  test('the Malt House tells what grows on it and what lies there (BC-5.5, BC-5.17)', () => {
    const p = match().atMarket(0)
    p.space('malt-house').cubes[0] = 9
    const { name, about, rules } = explained(p, 'malt-house')
    expect(name).toBe('Malt House')
    expect(about[1]).toBe('Every season adds 3 malt, so it grows until somebody empties it.')
    expect(now(p, 'malt-house')).toContain('There now: 9 malt.')
    expect(rules[0]).toBe('BC-5.17')
  })

  test('a space tells the bonus of own cards, what it pays for and what would not fit', () => {
    const p = match().atMarket(0).worker(0, 'grain-buyer').stock(0, { malt: 1, hops: 2, yeast: 1 })
    p.space('malt-house').cubes[0] = 9
    expect(now(p, 'malt-house')).toEqual([
      'There now: 9 malt.',
      'Your own cards add 1 malt.',
      'With it you could pay for Everyday Ale, Pleasantly Porter and Simply Stout.',
      '2 cubes would not fit and must be discarded.',
    ])
  })

  test('BC-6.18: the Shift Office says what the second crew needs, and what it adds to the bill', () => {
    const p = match().atMarket(0).sold(0, 'everyday-ale', 2)
    expect(now(p, 'shift-office-1')).toContain('The second crew needs 3 batches brewed; you have 2.')
    p.sold(0, 'everyday-ale')
    expect(now(p, 'shift-office-1')).toContain('$3 each Winter: the bill goes from $5 to $8.') // EX-15
  })

  test('BC-7.51: a tile says its dollar before it is installed, and that it is paid afterwards', () => {
    const p = match()
    expect(now(p, 'mash-tun')).toContain('$1 each Winter: the bill goes from $5 to $6.')
    p.tile(0, 'mash-tun')
    expect(now(p, 'mash-tun')).toContain('$1 of every winter bill.')
    expect(explained(p, 'seat/1/mash-tun').name).toBe('Mash Tun (Bram)')
    expect(now(p, 'seat/1/mash-tun')).toContain('$1 each Winter: the bill goes from $5 to $6.')
  })

  test('BC-2.23, BC-8.5: a worker that lowers the bill says both', () => {
    const p = match().offer('bookkeeper')
    expect(now(p, 'bookkeeper')[0]).toBe('On offer. Hiring costs nothing now.')
    expect(now(p, 'bookkeeper').join(' ')).toMatch(/each Winter: the bill goes from \$5 to \$\d/)
  })

  test('BC-7.20: a recipe costs what it costs this seat', () => {
    const p = match().stock(0, { malt: 1, hops: 2 })
    expect(now(p, 'everyday-ale')).toEqual(['Price now: 2 malt, 2 hops and 1 yeast.', 'Missing: 1 malt and 1 yeast.'])
    p.tile(0, 'mash-tun')
    expect(now(p, 'everyday-ale')[0]).toBe('Price now: 1 malt, 2 hops and 1 yeast.')
  })

  test('BC-7.25, BC-7.14: an advanced recipe names what comes first, and who is near its label', () => {
    const p = match({ recipeSet: 'beginner' }).batch(1, 'pumpkin-ale', 'bottling-1')
    expect(now(p, 'pumpkin-ale')).toContain('First brew Everyday Ale.')
    expect(now(p, 'label-pumpkin-ale')).toEqual([
      'Nobody has it yet.',
      'Bram has it bottled and sells it with the next Process.',
    ])
  })

  test('BC-8.4: the bill is told with everything it is made of', () => {
    const p = match().tile(0, 'mash-tun', 'yeast-lab').crews(0, 2).money(0, 4)
    expect(now(p, 'bill')).toEqual([
      'Due: $10.',
      'Brewery $3, tiles $2, skilled workers $0, crews $5.',
      'In hand: $4.',
      'As things stand: 3 loans.',
    ])
  })

  test('BC-9.14: the exchange has the rates of its version of the rules', () => {
    const money = '$1 → 2 malt.'
    expect(now(match({ ...ALL_MODULES }), 'commodity-exchange')).not.toContain(money)
    expect(now(match({ ...ALL_MODULES, rules: 1 }), 'commodity-exchange')).toContain(money)
  })

  test('BC-7.10: the line tells what a Process would do by itself', () => {
    const p = match().batch(0, 'everyday-ale', 'bottling-1').batch(0, 'simply-stout', 'tank-1')
    expect(now(p, 'line')).toContain('Process now: sells 1 batch for $2.')
    expect(now(p, 'line')).toContain('Then bottles 1 batch.')
  })

  test('a rival is told with everything it has built', () => {
    const p = match().tile(1, 'brew-pub', 'tasting-room').worker(1, 'tour-guide')
    expect(now(p, 'seat/1')).toContain('Tiles: Brew Pub and Tasting Room.')
    expect(now(p, 'seat/1')).toContain('Skilled workers: Tour Guide.')
  })

  test('what is no thing of this game is not explained', () => {
    expect(guide.explain(viewOf(match()), 'teapot', who)).toBeUndefined()
    expect(guide.explain(viewOf(match({ seats: 2 })), 'collaboration', who)).toBeUndefined()
  })
})

describe('scoring told', () => {
  test('EX-5, EX-1: beers by recipe, labels by three, loans by their price', () => {
    const p = match({ recipeSet: 'beginner' }).sold(0, 'pumpkin-ale', 2).sold(0, 'everyday-ale')
    p.t.labels[1] = 1
    p.seat(0).loans = 2
    const told = guide.scoring(viewOf(p), who)
    expect(told.map(step => [step.title, step.seats[0].sum, step.seats[0].points])).toEqual([
      ['Beers brewed', "Everyday Ale 1 × 2, Patch's Pumpkin Ale 2 × 5", 12],
      ['Gold Labels', '1 × 3', 3],
      ['Loans', '−2 and 1 × −3', -5],
    ])
    expect(told.reduce((sum, step) => sum + step.seats[0].points, 0)).toBe(p.points(0))
  })
})

describe('reasons', () => {
  const reason = (p: Position, line: string): string | undefined => {
    const move = p.game.parse(line)
    if (typeof move === 'string') throw new Error(move)
    return guide.reason(viewOf(p), p.game.unpack(move), who)
  }

  test('what completes a price says so', () => {
    const p = match().atMarket(0).stock(0, { malt: 2, hops: 2 })
    p.space('yeast-bank').cubes[2] = 1
    expect(reason(p, 'place yeast-bank take worker')).toBe('completes the price of Everyday Ale')
  })

  test('brewing brings points and opens its family', () => {
    const p = match().stock(0, { malt: 2, hops: 2, yeast: 1 }).ask('brew', 0)
    expect(reason(p, 'brew line everyday-ale none none')).toBe('brings 2 points, opens the advanced ale recipes')
  })

  test('nothing is said of a draw that nobody knows, nor of what is not possible', () => {
    const p = match({ ...ALL_MODULES }).atMarket(0)
    expect(reason(p, 'place labour-agency use worker')).toBeUndefined()
    expect(reason(p, 'brew line everyday-ale none none')).toBeUndefined()
  })
})

test.each(LANGUAGES)('%s: every rule that an explanation names is in the rulebook', async language => {
  const speaks = (await room.guide?.[language]()) as Guide<BrewCraftersView>
  const { rules } = await room.rulebook[language]()
  const view = viewOf(match({ seats: 4, ...ALL_MODULES, labSide: 'advanced' }))
  const { SOURCES, PLACES, RECIPES, KINDS, SECTIONS, PARTNERSHIPS, CREWS, TRACKS, labelOf } = await import(
    '../components/names.ts'
  )
  const things: string[] = [
    ...SOURCES,
    ...PLACES,
    ...RECIPES,
    ...RECIPES.map(labelOf),
    ...KINDS,
    ...SECTIONS,
    ...PARTNERSHIPS,
    ...CREWS,
    ...TRACKS,
    'line pub storage lab tiles temp season year order first-player collaboration skilled-workers partnerships'.split(
      ' ',
    ),
    'money points labels brewed loans bill seat/0 seat/3 seat/2/bill secrets aid start-over'.split(' '),
    'station/tank station/bottling station/truck station/freight symbol/hop symbol/barrel family/ale'.split(' '),
    'phase/supply phase/market phase/brewing level/final season/4 deed/install install line'.split(' '),
    'stall/spice shift-office-1/crew/worker give/hops hops/2/0 spice-importer/0 signature/fruit pay/0/0/0'.split(' '),
  ].flat()
  for (const thing of things) {
    const found = speaks.explain(view, thing, who)
    expect(found, thing).toBeDefined()
    expect(found?.name, thing).toMatch(/\S/)
    expect(found?.about.length, thing).toBeGreaterThan(0)
    expect(found?.rules.length, thing).toBeGreaterThan(0)
    for (const rule of found?.rules ?? []) expect(rules[rule], `${thing} names ${rule}`).toBeDefined()
    for (const text of [...(found?.about ?? []), ...(found?.now ?? [])]) {
      expect(text, thing).toMatch(/[.?!]$/)
      expect(text, thing).not.toMatch(/undefined|NaN|\.\./)
    }
  }
})
