import { Chance, seedFrom, Table } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { diceBrewing } from './game.ts'
import { just, Scene } from './position.ts'

const defaults = {
  startMode: 'standard',
  hiddenTokens: false,
  onesAsGold: false,
  startPlayer: 'random',
  roundLimit: 30,
} as const

const row = (scene: Scene): string[] =>
  [...scene.t.row].filter(card => card > 0).map(card => scene.t.box.recipes[card - 1].id)

describe('set-up', () => {
  it.each([
    [2, '12/12/10/8', 4, 27],
    [3, '11/11/9/7', 3, 27],
    [4, '10/10/8/6', 2, 26],
  ])('%i players: supply %s, %i seeds, %i cards (DB-4.1, DB-4.11, DB-4.12, table 2b)', (seats, dice, seeds, cards) => {
    const scene = new Scene({ seats })
    expect(['L', 'D', 'H', 'S'].map(letter => scene.supply(letter)).join('/')).toBe(dice)
    expect([scene.t.seeds, scene.t.deck.length]).toEqual([seeds, cards])
    for (let seat = 0; seat < seats; seat++) {
      const me = scene.t.seats[seat]
      expect([me.gold, me.mastery, me.seeds]).toEqual([2, 0, 1]) // DB-4.9, DB-4.10
      expect(scene.active(seat)).toMatch(/^L\d D\d H\d S\d$/)
      expect(scene.stored(seat)).toBe('')
    }
  })

  it('stacks all tokens and leaves all fields free (DB-4.7, DB-4.8, DB-4.17)', () => {
    const { t } = new Scene({ seats: 3 })
    expect([...t.market, ...t.blackMarket]).toEqual(Array(11).fill(3))
    expect([t.full, ...t.users]).toEqual(Array(12).fill(0))
  })

  it('standard start: the starters lie face up, all others are in the deck (DB-4.3, DB-4.4)', () => {
    expect(row(new Scene({ seats: 2 }))).toEqual(['cheap-lager', 'mass-lager', 'experimental-lager'])
    const four = new Scene({ seats: 4 })
    expect(row(four)).toEqual(['cheap-lager', 'mass-lager', 'sladek-pilsner', 'experimental-lager'])
    expect(new Set([...four.t.deck.toArray(), ...[...four.t.row].map(card => card - 1)]).size).toBe(30)
    expect(row(new Scene({ seats: 3 }))).not.toContain('sladek-pilsner')
  })

  it('advanced start: all recipes are shuffled (DB-4.5), in slots without meaning (DB-4.6)', () => {
    const rows = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const t = diceBrewing.make()
      diceBrewing.setUp(t, seedFrom(i), 4, { ...defaults, startMode: 'advanced' })
      rows.add([...t.row].join())
      expect([t.deck.length, new Set(t.row).size]).toEqual([26, 4])
    }
    expect(rows.size).toBeGreaterThan(15)
  })

  it('begins in Winter with the start player (DB-4.2, DB-4.14); a named seat starts (DB-4.16)', () => {
    const scene = new Scene({ seats: 3, options: { startPlayer: 'seat-3' } })
    expect([scene.t.season, scene.t.holder, scene.t.startSeat]).toEqual([0, 2, 2])
    expect(scene.eventsOf('start-player-chosen')).toMatchObject([{ seat: 2 }])
    expect(scene.eventsOf('round-started')).toMatchObject([{ round: 1, season: 'winter', order: [2, 0, 1] }])
  })

  it('refuses a start player who is not there (DB-4.16)', () => {
    expect(() => new Scene({ seats: 2, options: { startPlayer: 'seat-3' } })).toThrow(
      '"seat-3": only 2 seats are taken',
    )
  })

  it('random: every seat starts equally often (DB-4.13, DB-4.15)', () => {
    const starts = [0, 0, 0, 0]
    const t = diceBrewing.make()
    for (let i = 0; i < 2000; i++) {
      diceBrewing.setUp(t, seedFrom(i), 4, defaults)
      starts[t.holder]++
    }
    for (const count of starts) expect(Math.abs(count - 500)).toBeLessThan(100)
  })

  it('optional rules are off unless chosen (DB-3.2) and stay as chosen (DB-3.3)', () => {
    expect(diceBrewing.options({})).toEqual({
      startMode: 'standard',
      hiddenTokens: false,
      onesAsGold: false,
      startPlayer: 'random',
      roundLimit: 30,
    })
    const on = new Scene({ options: { onesAsGold: true, hiddenTokens: true } })
    expect([on.t.onesAsGold, on.t.hiddenTokens]).toEqual([1, 1])
    on.idle()
    expect([on.t.onesAsGold, on.t.hiddenTokens, on.t.roundLimit]).toEqual([1, 1, 30])
    expect(Table.open(diceBrewing, { seats: 2, options: { roundLimit: 61 } })).toBe(
      'option "roundLimit" cannot be "61" (possible: 10 to 60)',
    )
  })
})

describe('rolling', () => {
  it('rolls every die of the active zone, by player order, colour and number (DB-5.7, DB-5.9, DB-12.3)', () => {
    const scene = new Scene({ at: 'purchase', asked: 1, players: [{ active: 'L1 L1 D1 S1' }, { active: 'H1' }] })
    scene.roll(1, 2, 3, 4, 5).play(1, just('finish'))
    expect(scene.eventsOf('dice-rolled')).toMatchObject([
      { seat: 1, cause: 'round', dice: [{ colour: 'hops', value: 1 }] },
      {
        seat: 0,
        cause: 'round',
        dice: [{ value: 2 }, { value: 3 }, { colour: 'dark-malt', value: 4 }, { colour: 'skill', value: 5 }],
      },
    ])
  })

  it('dice in storage are not rolled (DB-5.3, DB-5.8); the order of the round is that of its holder', () => {
    const scene = new Scene({
      at: 'purchase',
      asked: 1,
      players: [{ storage: 'L6 D1', active: 'H2' }, { active: 'S1 L1' }],
    })
    scene.roll(3, 4, 5).play(1, just('finish'))
    expect(scene.t.round).toBe(2)
    expect(scene.stored(0)).toBe('L6 D1')
    expect([scene.active(1), scene.active(0)]).toEqual(['L3 S4', 'H5']) // seat 1 holds the token now
    expect(scene.eventsOf('dice-rolled')).toMatchObject([{ seat: 1 }, { seat: 0 }])
  })

  it('gives 1 to 6 with equal probability (DB-2.2, DB-12.2)', () => {
    const chance = new Chance()
    chance.seed(seedFrom('dice'))
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 6000; i++) counts[chance.die()]++
    for (let value = 1; value <= 6; value++) expect(Math.abs(counts[value] - 1000)).toBeLessThan(150)
  })

  it('the same seed and moves give the same match (DB-12.1, DB-12.4)', () => {
    const run = () => new Scene({ seats: 3, options: { startMode: 'advanced' } }).idle().idle().digest()
    expect(run()).toBe(run())
  })
})
