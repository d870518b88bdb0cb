import { describe, expect, test } from 'vitest'
import { match } from './position.ts'

describe('scoring', () => {
  test('BC-10.2: every batch brewed, in a tank, bottled, in the pub or sold', () => {
    const p = match().tile(0, 'brew-pub').sold(0, 'everyday-ale').batch(0, 'pumpkin-ale', 'tank-1')
    p.batch(0, 'imperial-stout', 'bottling-1').batch(0, 'everyday-ale', 'pub')
    expect(p.parts(0).beers).toBe(2 + 5 + 7 + 2)
  })

  test('BC-10.3, BC-10.4: research on final positions only', () => {
    const p = match().sold(0, 'everyday-ale', 4).marker(0, 'hopping', 3)
    expect(p.parts(0).research).toBe(0)
    expect(p.marker(0, 'hopping', 4).parts(0).research).toBe(4)
  })

  test('BC-10.6, BC-10.7, BC-10.12: tokens 1, labels 3, and the total is their sum', () => {
    const p = match().sold(0, 'everyday-ale')
    p.seat(0).rep = 4
    p.t.labels.set([0, 1, 1])
    p.t.sections[0] = 1
    p.seat(0).loans = 1
    const { beers, research, tastingRoom, tokens, labels, collaboration, workers, loans } = p.parts(0)
    expect({ beers, research, tastingRoom, tokens, labels, collaboration, workers, loans }).toEqual({
      beers: 2,
      research: 0,
      tastingRoom: 0,
      tokens: 4,
      labels: 6,
      collaboration: 1,
      workers: 0,
      loans: -2,
    })
    expect(p.points(0)).toBe(11)
  })

  test('BC-10.11: cubes, money, partnerships and unbrewed secret recipes are worth nothing', () => {
    const p = match({ secretRecipe: true }).stock(0, { malt: 12 }).money(0, 30).partner(0, 'spice-importer')
    p.atBrewing(0).do('act secret-recipe', 'secret dark-stout')
    expect(p.points(0)).toBe(0)
  })

  test('BC-10.14: equal points and money share the victory', () => {
    const p = match().money(0, 9).money(1, 9).money(2, 8).endSeason(12)
    expect(p.game.standings(p.t).map(standing => standing.rank)).toEqual([1, 1, 3])
    expect(p.eventsOf('game-end')).toMatchObject([{ winners: [0, 1], tieBreak: true }])
  })

  test('BC-10.15: a total may be negative', () => {
    const p = match()
    p.seat(0).loans = 6
    expect(p.points(0)).toBe(-17)
  })

  test('INV-24: the score sheet equals its lines', () => {
    const p = match().sold(0, 'everyday-ale', 3).worker(0, 'tour-guide').tile(0, 'farm').endSeason(12)
    for (const event of p.eventsOf('score'))
      expect(Object.values(event.parts).reduce((sum, part) => sum + part, 0)).toBe(event.total)
  })
})
