import { describe, expect, it } from 'vitest'
import {
  accelerate,
  buy,
  buyToken,
  just,
  place,
  plant,
  put,
  Scene,
  type SeatSetting,
  store,
  token,
} from './position.ts'

const A = 0
const B = 1
const shop = (me: SeatSetting, round = 3, options = {}) =>
  new Scene({ at: 'purchase', round, options, players: [me, { active: 'L2' }] })
const ones = { onesAsGold: true }

describe('a Purchasing turn', () => {
  it('is taken once by each player in order, also in round 1 (DB-6.1, DB-6.8, DB-6.14)', () => {
    const scene = new Scene({
      seats: 3,
      at: 'first-piece',
      players: [{ active: 'L2' }, { active: 'L2' }, { active: 'L2' }],
    })
    scene.idle('purchase')
    for (const seat of [0, 1, 2]) {
      expect(scene.prompt()).toBe(`purchase ${seat}`)
      expect(scene.kinds(seat)).toEqual(['finish', 'store'])
      scene.play(seat, just('finish'))
    }
    expect(scene.eventsOf('phase-started')).toMatchObject([
      { phase: 'purchasing' },
      { phase: 'brewing' },
      { phase: 'tidying' },
      {},
    ])
  })

  it('one ingredient and one token, in either order, or nothing (DB-6.2, DB-6.3, DB-6.4, DB-6.5)', () => {
    const first = shop({ gold: 9, active: 'L2' }).play(A, buyToken('raise-die'), buy('fruit'))
    const second = shop({ gold: 9, active: 'L2' }).play(A, buy('fruit'), buyToken('raise-die'))
    for (const scene of [first, second]) {
      expect([scene.t.seats[A].gold, scene.prompt()]).toEqual([5, 'purchase-more 0'])
      expect(scene.kinds(A)).toEqual(['finish', 'raise-die', 'store']) // DB-9.23: playable in the same round
    }
    expect(shop({ gold: 9, active: 'L2' }).play(A, just('finish')).t.seats[A].gold).toBe(9)
  })

  it('bought things go to storage and in front of the buyer (DB-6.11, DB-6.12)', () => {
    const scene = shop({ gold: 9, active: 'L2' }).play(A, buy('honey'), buyToken('block-recipe'))
    const me = scene.t.seats[A]
    expect([[...me.ingredients], [...me.tokens], me.tokenCount]).toEqual([[0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1], 1])
    expect([scene.t.market[3], scene.t.blackMarket[5]]).toEqual([2, 2])
    expect(scene.eventsOf('action-token-bought')).toMatchObject([{ seat: A, token: 'block-recipe' }])
  })

  it('face down, others hear only that a token was bought (DB-6.12, DB-12.7)', () => {
    const scene = shop({ gold: 9, active: 'L2' }, 3, { hiddenTokens: true }).play(A, buyToken('block-recipe'))
    expect(scene.eventsOf('action-token-bought')).toMatchObject([
      { price: 4, secret: { to: A, token: 'block-recipe' } },
    ])
    expect(scene.eventsOf('action-token-bought')[0]).not.toHaveProperty('token')
  })

  it('ends by itself without purchase, active dice and token question (DB-6.13)', () => {
    const scene = shop({ gold: 1, active: 'L2' })
    scene.play(A, store('L2'))
    expect(scene.eventsOf('purchasing-finished')).toMatchObject([{ seat: A, automatic: true }])
    expect(scene.prompt()).toBe('purchase 1')
    const token = shop({ gold: 1, active: 'L2', tokens: ['extra-roll'] }).play(A, store('L2'))
    expect(token.prompt()).toBe('purchase 0')
    const money = shop({ gold: 2, active: 'L2' }).play(A, store('L2'))
    expect(money.prompt()).toBe('purchase 0')
    const discount = shop({ gold: 2, active: 'L2', storage: 'S6' })
    for (const scarce of [discount]) scarce.t.market[0] = 0
    discount.t.blackMarket.fill(0)
    expect(discount.play(A, store('L2')).kinds(A)).toEqual(['buy-ingredient', 'finish'])
  })

  it('a price of all one has leaves nothing (DB-6.9)', () => {
    expect(shop({ gold: 4, active: 'L2' }).play(A, buy('honey')).t.seats[A].gold).toBe(0)
  })
})

describe('discounts', () => {
  it('table 2d: spices and special malt −1 with 4+, honey and special hops −1 with 5+ and −2 with 6 (DB-6.15, DB-6.19, DB-6.20)', () => {
    const { ingredients } = new Scene().t.box
    expect(ingredients.map(kind => kind.prices.slice(1).join(''))).toEqual([
      '222222',
      '333222',
      '333222',
      '444432',
      '444432',
    ])
  })

  it('one own skill die from either zone, kept on the card (DB-6.16, DB-6.17, DB-6.18, DB-6.23)', () => {
    const scene = shop({ gold: 9, active: 'S5 L2', storage: 'S6' })
    expect(scene.legal(A).filter(line => line.includes('honey'))).toEqual([
      'buy-ingredient honey no-die 0 plain',
      'buy-ingredient honey active-zone 5 plain',
      'buy-ingredient honey storage 6 plain',
    ])
    scene.play(A, buy('honey', 'S5'))
    expect([scene.active(A), scene.t.seats[A].gold]).toEqual(['L2', 6])
    scene.idle()
    expect(scene.active(A)).toMatch(/^L\d S\d$/) // DB-6.24
  })

  it('action tokens never get cheaper (DB-6.21)', () => {
    const scene = shop({ gold: 3, active: 'S6' })
    expect([scene.code(A, buyToken('block-recipe')), scene.code(A, just('token-discount'))]).toEqual([
      'not-enough-gold',
      'discount-not-black-market',
    ])
  })

  it('a protected die may lie there, and its token stays on it (DB-9.48, DB-9.49)', () => {
    const scene = shop({ gold: 9, active: 'S5p' }).play(A, buy('honey', 'S5p'))
    expect(scene.t.tokensOut[3]).toBe(0)
  })
})

describe('ones as gold', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 6],
    [6, 6],
  ])('%i ones are worth %i (DB-6.25, DB-6.26, DB-6.27)', (count, worth) => {
    const scene = shop({ active: Array(count).fill('L1f').join(' ') }, 3, ones)
    scene.play(A, just('finish'))
    expect(scene.eventsOf('purchasing-finished')).toMatchObject([{ extraGoldLost: worth }]) // DB-6.34
    expect(scene.t.seats[A].gold).toBe(0)
  })

  it('dice of every colour in both zones, rolled this round, not blocked, not placed (DB-6.28, DB-6.29, DB-6.30)', () => {
    const worth = (me: SeatSetting) => {
      const scene = shop(me, 3, ones).play(A, just('finish'))
      const [event] = scene.eventsOf('purchasing-finished')
      return event.kind === 'purchasing-finished' && event.extraGoldLost
    }
    expect(worth({ active: 'S1f', storage: 'H1f' })).toBe(2)
    expect(worth({ active: 'S1f', storage: 'H1' })).toBe(0) // stored in an earlier round
    expect(worth({ active: 'S1f L1fb' })).toBe(0)
    const placed = new Scene({
      at: 'first-piece',
      round: 3,
      options: ones,
      players: [{ active: 'L1f L1f D1f' }, { active: 'L2' }],
    })
    placed.play(A, place('L1f', 'MH2'), just('end-turn')).idle('purchase').play(A, just('finish'))
    expect(placed.eventsOf('purchasing-finished')).toMatchObject([{ seat: A, extraGoldLost: 2 }])
  })

  it('a one is remembered when it is rolled in Rolling or Arrangement, not in Purchasing (DB-6.28)', () => {
    const scene = new Scene({
      at: 'first-piece',
      options: ones,
      players: [{ active: 'S3 S4', seeds: 1, tokens: ['extra-roll'] }, { active: 'L2' }],
    })
    scene.roll(1).play(A, plant('MH1'), accelerate('S3', 'MH1'), put('active-zone'))
    expect(scene.active(A)).toBe('L1f S4')
    scene
      .idle('purchase')
      .roll(1)
      .play(A, token('extra-roll', A, 'S4'))
    expect(scene.active(A)).toBe('L1f S1')
    scene.idle()
    expect(scene.stored(A)).toBe('')
  })

  it('are counted at each payment, minus what was spent (DB-6.31, DB-6.32, DB-6.33)', () => {
    const scene = shop({ active: 'L1f D1f H1f S3', gold: 3, tokens: ['extra-roll'] }, 3, ones)
    scene.play(A, buyToken('take-back-die')) // 3 of the 4 extra gold
    expect(scene.eventsOf('action-token-bought')).toMatchObject([{ extraGold: 3, coins: 0 }])
    scene.roll(5).play(A, token('extra-roll', A, 'L1f')) // two ones left: worth 2, of which 3 are spent
    scene.play(A, buy('fruit'))
    expect(scene.eventsOf('ingredient-bought')).toMatchObject([{ extraGold: 0, coins: 2 }])
  })

  it('the dice stay where they are (DB-6.35)', () => {
    expect(shop({ active: 'L1f', storage: 'D1f' }, 3, ones).play(A, buy('fruit')).active(A)).toBe('L1f')
  })

  it('a raised one is no one any more', () => {
    const scene = shop({ active: 'L1f D1f', tokens: ['raise-die'] }, 3, ones).play(A, token('raise-die', A, 'L1f'))
    expect([scene.active(A), scene.code(A, buy('fruit'))]).toEqual(['L2+1 D1f', 'not-enough-gold'])
    expect(B).toBe(1)
  })
})
