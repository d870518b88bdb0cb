import { describe, expect, test } from 'vitest'
import { SKILLED_WORKERS } from '../../components/names.ts'
import { match, type Position } from '../../rules/position.ts'
import { heldBy } from '../../rules/table.ts'
import type { SeatColour } from '../kinds.ts'
import { en as words } from '../words.en.ts'
import { billWith, readBill, readCrews, readLine, readRival, salesToCome } from './brewery.ts'
import { readPlaces, readSections, readTracks, readWorkers } from './cards.ts'
import { readMarket } from './market.ts'
import { hiddenSecrets, knownSecrets, NO_SHOPPING, readRecipes } from './recipes.ts'
import { readSeason } from './season.ts'
import { effectSigns } from './signs.ts'
import { tableOf } from './table.ts'
import { readWinter } from './winter.ts'

const COLOURS: readonly SeatColour[] = ['red', 'blue', 'yellow', 'green', 'black']
const colour = (seat: number): SeatColour => COLOURS[seat]
const seenBy = ({ game, t }: Position, seat: number) => tableOf(game.view(t, seat))

describe('the market', () => {
  test('tells what has piled up, what grows, who stands there, and either/or', () => {
    const position = match({ seats: 2 }).do('place malt-house take worker')
    const spaces = readMarket(seenBy(position, 0), words, colour, { 'hop-yard': { hops: 1 } })
    expect(spaces).toHaveLength(10)
    expect(spaces[0]).toMatchObject({ id: 'malt-house', cubes: {}, grows: '+3', workers: [{ seat: 'red' }] })
    expect(spaces[1]).toMatchObject({ id: 'hop-yard', cubes: { hops: 2 }, bonus: { hops: 1 }, workers: [] })
    expect(spaces[3]).toMatchObject({ id: 'private-investor', money: 1, marker: true })
    expect(spaces[6].gives).toEqual(['malt + spice coffee fruit'])
    expect(spaces[8].gives).toEqual(['crew', '2 coin'])
  })

  test('shows the modules after the spaces, the farm closed in Summer', () => {
    const position = match({ seats: 2, communityFarm: true, tempLabour: true }).atMarket(0, 2)
    const modules = readMarket(seenBy(position, 0), words, colour, {}).slice(10)
    expect(modules.map(space => space.module?.kind)).toEqual(['temp-labour', 'community-farm'])
    expect(modules[0].module).toMatchObject({ temps: 2, price: '−1 coin' })
    expect(modules[1].module).toMatchObject({ open: false })
  })
})

describe('the shopping aid', () => {
  test('tells what can be brewed, what a space would bring, what is missing and what is locked', () => {
    const position = match({ seats: 2 }).atMarket(0).stock(0, { malt: 3, hops: 1, yeast: 1 })
    const cards = (gain: object) =>
      readRecipes(seenBy(position, 0), 0, words, colour, { ...NO_SHOPPING, gain, from: 'Hop Yard' })
    const note = (id: string, gain = {}) => cards(gain).find(card => card.id === id)?.note
    expect(note('pleasantly-porter')).toBe('Can brew now')
    expect(note('everyday-ale')).toBe('Short 1 hops')
    expect(note('everyday-ale', { hops: 2 })).toBe('With Hop Yard')
    expect(note('pumpkin-ale')).toBe('Basic ale first')
  })

  test('prices count the discounts of the next Process, also for who is not brewing (BC-7.30)', () => {
    const position = match({ seats: 2 }).atMarket(0).worker(0, 'mash-saver')
    position.t.batches = 2
    const stout = readRecipes(seenBy(position, 0), 0, words, colour, NO_SHOPPING).find(
      card => card.id === 'simply-stout',
    )
    expect(stout?.price).toEqual({ malt: 3, hops: 1, yeast: 1 })
  })

  test('a Gold Label is open or lies with its seat', () => {
    const position = match({ seats: 2 })
    position.t.labels[1] = 2
    const cards = readRecipes(seenBy(position, 0), 0, words, colour, NO_SHOPPING)
    expect(cards.map(card => card.label)).toEqual([
      undefined,
      'blue',
      'open',
      undefined,
      'open',
      'open',
      undefined,
      'open',
      'open',
    ])
  })
})

describe('a brewery', () => {
  test('the bill counts what will be sold before it is due: bottles with one Process, tanks with two', () => {
    const position = match({ seats: 2 }).money(0, 1)
    position.batch(0, 'everyday-ale', 'tank-1').batch(0, 'simply-stout', 'bottling-1')
    expect(salesToCome(position.atMarket(0, 1).t, 0)).toBe(4)
    expect(salesToCome(position.atBrewing(0, 4).t, 0)).toBe(2)
    expect(readBill(position.t, 0, words)).toMatchObject({ due: 5, money: 1, sales: 2, loans: 1, verdict: '1 loan' })
  })

  test('the line has a second tank and a pub once they are installed', () => {
    const position = match({ seats: 2 }).batch(0, 'everyday-ale', 'tank-1')
    expect(readLine(position.t, 0, words)).toMatchObject({ tanks: [{ recipe: 'everyday-ale' }], bottles: [null] })
    expect(readLine(position.t, 0, words).pub).toBeUndefined()
    position.tile(0, 'double-production-line', 'brew-pub')
    expect(readLine(position.t, 0, words)).toMatchObject({ bottles: [null, null], pub: null })
  })

  test('crews wait for batches, stand ready or have acted', () => {
    const position = match({ seats: 2 }).crews(0, 2).sold(0, 'everyday-ale', 4).atBrewing(0)
    const states = () => readCrews(position.t, 0, words).map(crew => `${crew.state} ${crew.note}`)
    expect(states()).toEqual(['ready $2', 'ready $3', 'waiting 4/9'])
    position.do('act lab-research')
    expect(states()).toEqual(['done $2', 'ready $3', 'waiting 4/9'])
  })

  test('BC-8.4: what the Winter cost is told in Spring, until the own first worker is placed', () => {
    const position = match({ seats: 2 }).tile(0, 'farm').money(0, 4).forget().endSeason(4)
    const who = (seat: number) => `Seat ${seat}`
    const told = () =>
      readWinter(position.game.view(position.t, 0), position.events as never, 0, words, { colour, who })
    expect(told()?.bills[0]).toMatchObject({ own: true, total: '−$6', parts: 'Brewery $3, tiles $1, crews $2' })
    position.seat(0).placed = 1
    expect(told()).toBeUndefined()
  })

  test('a worker that was hired leaves a gap in its place', () => {
    const position = match({ seats: 2 }).offer('grain-buyer', 'hop-buyer').worker(1, 'grain-buyer')
    const places = readPlaces(seenBy(position, 0), words, ['grain-buyer', 'hop-buyer'], colour)
    expect(places.map(({ name, taken }) => [name, taken])).toEqual([
      ['Grain Buyer', 'blue'],
      ['Hop Buyer', undefined],
    ])
  })

  test('BC-7.51, BC-2.23, BC-6.23: the bill says beforehand what a tile, a worker or a crew adds', () => {
    const position = match({ seats: 2 }).tile(0, 'farm')
    const t = seenBy(position, 0)
    expect(billWith(t, 0, 'mash-tun')).toBe(7)
    expect(billWith(t, 0, 'grain-buyer')).toBe(7)
    expect(billWith(t, 0, 'shift-office-1/crew/worker')).toBe(9)
    expect([billWith(t, 0, 'farm'), billWith(t, 0, 'malt-house')]).toEqual([undefined, undefined])
  })

  test('a rival at a glance', () => {
    const position = match({ seats: 2 }).tile(1, 'farm').worker(1, 'bookkeeper').stock(1, { yeast: 2 })
    expect(readRival(seenBy(position, 0), 1, words)).toMatchObject({
      built: ['farm'],
      staff: [SKILLED_WORKERS.indexOf('bookkeeper')],
      cubes: { yeast: 2 },
      bill: '$4',
      short: false,
    })
  })
})

describe('cards in drawings', () => {
  test('workers, tracks and sections say what they do', () => {
    const { t } = match({ seats: 3 }).worker(0, 'bookkeeper').stock(0, { hops: 2 })
    expect(readWorkers(t, words, heldBy(0)).map(card => card.signs)).toEqual(['winter −3 coin'])
    expect(readTracks(t, 0, words).map(track => track.gives)).toEqual([
      ['3 malt', '2 malt', '+1 malt', '1/ stout'],
      ['2 hops', 'malt hops', '+1 hops', '1/ ale'],
      ['yeast + ?', 'yeast', 'swap', '1/ porter'],
      ['2 coin', '2 coin', 'truck +1', '1/ hammer'],
    ])
    expect(readSections(t, 0, words, colour).map(section => section.payable)).toEqual([false, true, false, false])
  })

  test('every card of the box can be drawn', () => {
    const { box } = match().t
    const cards = [
      ...box.skilledWorkers,
      ...box.tiles,
      ...[...box.lab.basic, ...box.lab.advanced].flatMap(track => track.levels),
    ]
    for (const card of cards) expect(effectSigns(card)).toMatch(/\S/)
  })
})

test('temps wait on the seasons for which they were booked', () => {
  const position = match({ seats: 2, tempLabour: true }).do('place temp-labour use worker')
  expect(readSeason(seenBy(position, 1), words, colour).temps).toEqual([
    { season: 2, seat: 'red' },
    { season: 3, seat: 'red' },
  ])
})

test('nobody reads the secret recipe of somebody else before it is brewed', () => {
  const position = match({ seats: 2, secretRecipe: true }).atBrewing(0).do('act secret-recipe', 'secret barleywine')
  const [mine, theirs] = [seenBy(position, 0), seenBy(position, 1)]
  expect(knownSecrets(mine, 0)).toEqual([7])
  expect(knownSecrets(theirs, 0)).toEqual([])
  expect(hiddenSecrets(theirs, 0)).toBe(1)
})
