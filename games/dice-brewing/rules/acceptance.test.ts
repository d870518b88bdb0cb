/** The worked examples of section 15, with their numbers. Seats A, B, C are 0, 1, 2; A holds the Season/Priority token. */
import { describe, expect, it } from 'vitest'
import {
  accelerate,
  blockBuilding,
  blockRecipe,
  brew,
  buy,
  buyToken,
  just,
  pick,
  place,
  plant,
  put,
  Scene,
  store,
  swap,
  swapColour,
  token,
} from './position.ts'
import { scoreOf } from './scoring.ts'

const A = 0
const B = 1
const C = 2
const STOUT = ['strong-roasted-stout', 'mass-lager', 'cheap-lager']
const STOUT_STORE = 'L5 L3 D5 D4 H4'

describe('from the rulebook', () => {
  it('AC-01 Strong Roasted Stout: DB-7.10, DB-7.14, DB-7.20 to DB-7.23, DB-7.29, DB-7.30', () => {
    const scene = new Scene({
      at: 'brew',
      row: STOUT,
      players: [
        { storage: STOUT_STORE, ingredients: ['special-malt', 'special-hops'], gold: 1, mastery: 4 },
        { storage: 'L2 H1' },
      ],
    })
    expect(scene.code(A, { kind: 'enhance', enhancement: 'special-hops' })).toBe('one-enhancement')
    scene.play(A, brew(0, [5, 3, 5, 4, 4], 'special-malt'))
    const me = scene.t.seats[A]
    expect([me.mastery, me.gold]).toEqual([4 + 1 + 2 + 5, 1 + 5])
    expect([scene.stored(A), scene.active(A)]).toEqual(['', 'L5 L3 D5 D4 H4'])
    expect([...me.ingredients]).toEqual([0, 0, 0, 0, 1])
    expect(scene.t.market[2]).toBe(3)
  })

  it('AC-02 accelerated raise: DB-5.22, DB-5.24, DB-5.42, DB-5.47, DB-5.65, DB-5.66', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L3 S3' }, { active: 'L2' }] })
    scene.play(A, place('L3', 'MH3'), accelerate('S3', 'MH3'), put('storage'))
    expect(scene.stored(A)).toBe('L4')
    expect(scene.prompt()).toBe('first-piece 1')
    expect(scene.field(A, 'MH3')).toBe('S3')
    scene.idle()
    expect(scene.t.round).toBe(2)
    expect(scene.eventsOf('dice-returned')).toMatchObject([
      { seat: A, dice: [{ colour: 'skill', value: 3 }], to: 'active-zone' },
    ])
    expect(scene.active(A)).toMatch(/^S\d$/)
  })

  it('AC-03 Craft School: DB-5.18, DB-5.23, DB-5.75, DB-5.76, DB-5.80, DB-5.88', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 2,
      players: [{ active: 'S3 L1 H2', seeds: 1 }, { active: 'L2' }],
    })
    expect(scene.code(A, place('S3', 'CS1'))).toBe('legal')
    expect(scene.code(A, place('S3', 'CS2'))).toBe('legal')
    expect(scene.refusal(A, place('S3', 'CS3'))).toMatchObject({
      code: 'skill-too-low',
      rule: 'DB-5.88',
      numbers: { value: 3, min: 5 },
    })
    scene.roll(4, 5).play(A, place('S3', 'CS1'), pick('L1'), pick('H2'), just('reroll'), store('L4'), store('H5'))
    expect(scene.code(A, plant('MH1'))).toBe('legal')
    scene.play(A, just('end-turn'))
    scene.play(B, just('pass')).play(A, just('pass'))
    expect([scene.stored(A), scene.t.seats[A].seeds]).toEqual(['L4 H5', 1])
  })

  it('AC-04 ones as gold: DB-6.25, DB-6.29, DB-6.31, DB-6.33, DB-6.35', () => {
    const scene = new Scene({
      at: 'purchase',
      round: 3,
      options: { onesAsGold: true },
      players: [{ active: 'L1f D1f H1f', gold: 2 }],
    })
    scene.play(A, buy('special-hops'), buyToken('extra-roll'))
    expect(scene.t.seats[A].gold).toBe(0)
    expect(scene.eventsOf('ingredient-bought')).toMatchObject([{ price: 4, extraGold: 4, coins: 0 }])
    expect(scene.eventsOf('action-token-bought')).toMatchObject([
      { price: 2, extraGold: 0, coins: 2, token: 'extra-roll' },
    ])
    expect(scene.active(A)).toBe('L1f D1f H1f')
  })

  it('AC-05 final scoring: DB-10.4 to DB-10.9', () => {
    const scene = new Scene({
      at: 'brew',
      players: [{ active: 'L1 L2 H3 D4 S1', storage: 'L3 L4 H1 H2 D1 D2 S5', gold: 7, mastery: 10 }],
    })
    expect(scoreOf(scene.t, A)).toEqual({ total: 26, parts: { mastery: 10, light: 4, hops: 3, dark: 6, gold: 3 } })
  })

  it('AC-06 blocking, three players: DB-5.49 to DB-5.52', () => {
    const scene = new Scene({
      seats: 3,
      at: 'first-piece',
      players: [
        { seeds: 1, active: 'L2' },
        { seeds: 1, active: 'L2' },
        { seeds: 1, active: 'L2' },
      ],
    })
    scene.play(A, plant('MH1'), just('end-turn'))
    expect(scene.eventsOf('field-blocked')).toEqual([])
    scene.play(B, plant('MH1'))
    expect(scene.eventsOf('field-blocked')).toMatchObject([{ seat: C, field: 'malt-house-light' }])
    scene.play(B, just('end-turn'))
    expect(scene.refusal(C, plant('MH1'))).toMatchObject({ code: 'field-blocked', rule: 'DB-5.51' })
    expect(scene.code(C, place('L2', 'MH3'))).toBe('legal')
    expect(scene.code(C, plant('HP1'))).toBe('legal')
  })

  it('AC-07 accelerating later: DB-5.43, DB-5.46, DB-5.60', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L2 S3', seeds: 1 }, { active: 'L2' }] })
    scene.play(A, plant('MH1'), place('L2', 'MH2')).play(B, just('pass'))
    expect(scene.code(A, accelerate('S3', 'MH1'))).toBe('legal')
    const light = scene.supply('L')
    scene.roll(5).play(A, accelerate('S3', 'MH2'), put('storage'))
    expect([scene.stored(A), scene.supply('L') - light]).toEqual(['D5', 1])
    expect(scene.field(A, 'MH1')).toBe('seed')
    scene.idle()
    expect(scene.eventsOf('die-gained')).toMatchObject([
      { seat: A, die: { colour: 'dark-malt' }, source: { field: 'malt-house-roast' } },
      { seat: A, die: { colour: 'light-malt', value: 0 }, source: { field: 'malt-house-light' } },
    ])
  })

  it('AC-08 take back before brewing: DB-5.16, DB-9.37, DB-9.40', () => {
    const scene = new Scene({
      at: 'brewing-window',
      row: STOUT,
      players: [{ tokens: ['take-back-die'] }, { storage: STOUT_STORE }],
    })
    scene.play(A, token('take-back-die', B, 'D5', 'storage'))
    expect(scene.active(B)).toBe('D5')
    expect(scene.code(B, store('D5'))).toBe('store-too-late')
    expect(scene.prompt()).toBe('brew 1') // with L5 L3 H4 other cards still fit
    expect(scene.refusal(B, brew(0, [5, 3, 5, 4, 4]))).toMatchObject({ code: 'die-not-stored', rule: 'DB-7.8' })
    expect(scene.code(B, brew(0, [5, 3, 4, 0, 4]))).toBe('dice-do-not-fit')
    scene.idle()
    expect(scene.eventsOf('dice-rolled')).toMatchObject([
      { seat: B, dice: [{ colour: 'dark-malt' }], cause: 'round' },
      { seat: A },
    ])
  })
})

describe('constructed', () => {
  it('AC-09 two players, one field: DB-5.36, DB-5.53', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [
        { active: 'S4 L2', seeds: 2 },
        { active: 'H2', seeds: 1 },
      ],
    })
    scene.roll(6).play(A, plant('HP1'), accelerate('S4', 'HP1'), put('storage'))
    expect(scene.field(A, 'HP1')).toBe('S4')
    expect(scene.code(B, plant('HP1'))).toBe('field-blocked')
    expect(scene.code(B, place('H2', 'HP2'))).toBe('legal')
    scene.play(B, just('pass'))
    expect(scene.code(A, plant('HP1'))).toBe('field-used')
  })

  it('AC-10 opening rounds: DB-5.34, DB-6.6, DB-6.7', () => {
    const at = (round: number) => new Scene({ at: 'first-piece', round, players: [{ active: 'S6 L2', gold: 9 }] })
    const shop = (round: number) => new Scene({ at: 'purchase', round, players: [{ active: 'S6 L2', gold: 9 }] })
    expect(at(1).refusal(A, place('S6', 'CS1'))).toMatchObject({ code: 'building-closed-round', numbers: { opens: 2 } })
    expect(shop(1).code(A, buy('fruit'))).toBe('market-closed')
    expect(at(2).code(A, place('S6', 'SD3'))).toBe('building-closed-round')
    expect(at(2).code(A, place('S6', 'CS1'))).toBe('legal')
    expect(shop(2).code(A, buy('fruit'))).toBe('legal')
    expect(shop(2).refusal(A, buyToken('extra-roll'))).toMatchObject({
      code: 'black-market-closed',
      numbers: { opens: 3 },
    })
    expect(at(3).code(A, place('S6', 'SD3'))).toBe('legal')
    expect(shop(3).code(A, buyToken('extra-roll'))).toBe('legal')
  })

  it('AC-11 raise token makes an accelerator: DB-9.26, DB-9.30, DB-9.32', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [{ active: 'S2', seeds: 1, tokens: ['raise-die'] }, { active: 'L2' }],
    })
    scene.play(A, token('raise-die', A, 'S2'))
    expect(scene.active(A)).toBe('S3+1')
    scene.roll(5).play(A, plant('MH1'), accelerate('S3+1', 'MH1'), put('storage'))
    expect([scene.stored(A), scene.field(A, 'MH1')]).toEqual(['L5', 'S3+1'])
    scene.idle()
    expect(scene.eventsOf('raise-ended')).toMatchObject([{ seat: A, die: { colour: 'skill', value: 2 }, from: 3 }])
    expect(scene.eventsOf('dice-returned')).toMatchObject([{ seat: A, dice: [{ colour: 'skill', value: 2 }] }])
    expect(scene.t.tokensOut.reduce((sum, out) => sum + out, 0)).toBe(1)
  })

  it('AC-12 two raises on one die: DB-9.28, DB-9.29, DB-9.32', () => {
    const tokens = ['raise-die', 'raise-die'] as const
    const scene = new Scene({ at: 'purchase', players: [{ storage: 'D3', tokens }, { active: 'L2' }] })
    scene.play(A, token('raise-die', A, 'D3', 'storage'), token('raise-die', A, 'D4+1', 'storage'))
    expect(scene.eventsOf('die-raised')).toMatchObject([
      { from: 3, die: { value: 4 } },
      { from: 4, die: { value: 5 } },
    ])
    scene.idle()
    expect(scene.stored(A)).toBe('D3')
    const six = new Scene({ at: 'purchase', players: [{ storage: 'D5', tokens }, { active: 'L2' }] })
    six.play(A, token('raise-die', A, 'D5', 'storage'))
    expect(six.code(A, token('raise-die', A, 'D6+1', 'storage'))).toBe('target-six')
  })

  it('AC-16 acceleration without supply: DB-5.48, DB-5.57', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 3,
      players: [{ active: 'S5 L2 L3', seeds: 1 }, { active: 'H2 S4' }],
    })
    scene.drain(B, 'H')
    scene.play(A, plant('HP1'))
    expect(scene.code(A, accelerate('S5', 'HP1'))).toBe('supply-empty')
    scene.play(A, just('end-turn')).play(B, place('H2', 'SD1'), accelerate('S4', 'SD1'))
    expect(scene.supply('H')).toBe(1)
    expect(scene.code(A, accelerate('S5', 'HP1'))).toBe('legal')
  })

  it('AC-18 no dark die: DB-5.101, DB-8.20', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4 S6', seeds: 1 }, { active: 'L2' }] })
    scene.drain(B, 'D')
    scene.play(A, place('L4', 'MH2'))
    expect(scene.code(A, accelerate('S6', 'MH2'))).toBe('supply-empty')
    scene.idle()
    expect(scene.eventsOf('exchange-failed')).toMatchObject([{ seat: A, field: 'malt-house-roast', rule: 'DB-8.20' }])
    expect(scene.active(A)).toMatch(/^L\d S\d$/)
  })

  it('AC-19 swap: DB-5.81, DB-5.83, DB-5.85, DB-5.86', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 2,
      players: [{ active: 'S3 L1 H4', storage: 'H2' }, { active: 'L2' }],
    })
    scene.drain(B, 'H', 3)
    scene.roll(1, 4, 6).play(A, place('S3', 'CS2'), swapColour('hops'), swap(6, 'H2', 'storage'))
    expect(scene.eventsOf('supply-rolled')).toMatchObject([{ colour: 'hops', values: [1, 4, 6] }])
    expect([scene.stored(A), scene.supply('H')]).toEqual(['H6', 3])
    expect([...scene.t.faces].filter((face, die) => face > 0 && scene.t.supply[die >> 4] & (1 << (die & 15)))).toEqual(
      [],
    )
    scene.idle()
    expect(scene.eventsOf('dice-returned')).toMatchObject([{ seat: A, dice: [{ colour: 'skill', value: 3 }] }])
  })

  it('AC-20 reroll keeps zones: DB-5.78', () => {
    const scene = new Scene({ at: 'first-piece', round: 2, players: [{ active: 'S2 D1', storage: 'H5' }] })
    scene.roll(6, 2).play(A, place('S2', 'CS1'), pick('D1'), pick('H5', 'storage'), just('reroll'))
    expect([scene.active(A), scene.stored(A)]).toEqual(['D6', 'H2'])
    expect(scene.code(A, store('D6'))).toBe('legal')
    expect(scene.code(A, { ...store('H2'), kind: 'take-out' })).toBe('store-no-return')
  })

  it('AC-23 protection: DB-9.41, DB-9.46, DB-9.47, DB-9.49 (how it ends since version 2: version-2.test.ts)', () => {
    const scene = new Scene({
      rules: 1,
      at: 'purchase',
      asked: B,
      row: ['dockside-porter', 'mass-lager', 'cheap-lager'],
      players: [
        { tokens: ['take-back-die', 'extra-roll'] },
        { active: 'L1', storage: 'D6 H3', tokens: ['block-protect-die'] },
      ],
    })
    scene.play(B, token('block-protect-die', B, 'D6', 'storage'), just('finish'))
    expect(scene.prompt()).toBe('brewing-window 0')
    expect(scene.refusal(A, token('take-back-die', B, 'D6p', 'storage'))).toMatchObject({
      code: 'target-protected',
      rule: 'DB-9.47',
    })
    expect(scene.refusal(A, token('extra-roll', B, 'D6p', 'storage'))).toMatchObject({
      code: 'target-protected',
      rule: 'DB-9.46',
    })
    scene.play(A, just('pass-window'))
    expect(scene.t.tokensOut[3]).toBe(0)
    scene.play(B, brew(0, [6, 3]))
    expect(scene.t.tokensOut[3]).toBe(1)
    expect(scene.eventsOf('token-removed')).toMatchObject([{ token: 'block-protect-die', from: { seat: B } }])
  })

  it('AC-25 Block a Recipe: DB-9.53, DB-9.56', () => {
    const players = [{ storage: 'L6 L6 H6 H6', tokens: ['block-recipe'] as const }, { storage: 'L6 L6 H6 H6' }]
    const scene = new Scene({ at: 'brewing-window', row: ['noble-pilsner', 'mass-lager', 'cheap-lager'], players })
    scene.play(A, blockRecipe(0)).play(A, brew(2, [6, 6]))
    expect(scene.refusal(B, brew(0, [6, 6, 6, 6]))).toMatchObject({ code: 'recipe-blocked', rule: 'DB-9.53' })
    scene.play(B, brew(1, [6, 6, 6]))
    scene.idle('brew')
    expect(scene.t.blockedSlots).toBe(0)
    expect(scene.t.tokensOut[5]).toBe(1)
    expect(scene.t.box.recipes[scene.t.row[0] - 1].id).toBe('noble-pilsner')
  })

  it('AC-26 discounts: DB-6.15, DB-6.16, DB-6.19, DB-6.22 to DB-6.24', () => {
    const at = (die: string, gold: number) =>
      new Scene({ at: 'purchase', round: 2, players: [{ storage: die, active: 'L1', gold }] })
    const honey = (die: string, gold: number) => at(die, gold).code(A, buy('honey', die, 'storage'))
    expect([honey('S6', 2), honey('S6', 1), honey('S5', 3), honey('S5', 2)]).toEqual([
      'legal',
      'not-enough-gold',
      'legal',
      'not-enough-gold',
    ])
    expect(honey('S4', 9)).toBe('discount-useless')
    const scene = at('S6', 2)
    scene.play(A, buy('honey', 'S6', 'storage'))
    expect([scene.t.seats[A].gold, scene.stored(A), scene.t.seats[A].discountDie > 0]).toEqual([0, '', true])
    expect(scene.code(A, just('second-discount'))).toBe('discount-one-die')
    scene.idle()
    expect(scene.eventsOf('dice-returned')).toMatchObject([{ seat: A, dice: [{ colour: 'skill', value: 6 }] }])
  })

  it('AC-28 choosing dice: DB-7.11, DB-7.12, DB-7.24', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['mass-lager', 'cheap-lager', 'double-ipa'],
      players: [{ storage: 'L2 L3 L6 H4' }, { storage: 'L2 H1' }],
    })
    expect(scene.legal(A).filter(line => line.startsWith('brew 0'))).toEqual([
      'brew 0 none 3 2 4 0 0',
      'brew 0 none 6 2 4 0 0',
      'brew 0 none 6 3 4 0 0',
    ])
    scene.play(A, brew(0, [3, 2, 4]))
    expect([scene.stored(A), scene.active(A)]).toEqual(['L6', 'L2 L3 L- H4'])
    expect([scene.t.seats[A].mastery, scene.t.seats[A].gold]).toEqual([1, 1])
    const low = new Scene({ at: 'brew', row: ['mass-lager', 'cheap-lager'], players: [{ storage: 'L2 L2 H4' }] })
    expect(low.code(A, brew(0, [2, 2, 4]))).toBe('dice-do-not-fit')
  })

  it('AC-30 new card, same round: DB-7.13, DB-7.31, DB-7.32', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'double-bock', 'double-ipa'],
      players: [{ storage: 'L2 H1' }, { storage: 'L2 H4' }],
    })
    const ipa = scene.t.box.recipes.findIndex(recipe => recipe.id === 'session-ipa')
    scene.t.deck.remove(ipa)
    scene.t.deck.push(ipa)
    scene.play(A, brew(0, [2, 1]))
    expect(scene.eventsOf('recipe-revealed')).toMatchObject([{ slot: 0, recipe: 'session-ipa' }])
    scene.play(B, brew(0, [2, 4]))
    expect(scene.t.seats[B].brewed.toArray()).toEqual([ipa])
    const again = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'hazy-wheat', 'double-ipa'],
      players: [{ storage: 'L2 H1 L3 L6 H3' }],
    })
    again.play(A, brew(0, [3, 1]))
    expect(again.refusal(A, brew(1, [3, 2]))).toMatchObject({ code: 'die-already-brewed', rule: 'DB-7.13' })
  })

  it('AC-31 end trigger: DB-8.24, DB-10.1 to DB-10.3', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'garden-pale-ale', 'sladek-pilsner'],
      players: [{ storage: 'L6 H6 L6 H6' }, { storage: 'L6 H6' }],
    })
    scene.t.brewedTotal = 9
    scene
      .play(A, brew(0, [6, 6]))
      .play(B, brew(1, [6, 6]))
      .play(A, brew(2, [6, 6]))
    expect(scene.eventsOf('end-triggered')).toMatchObject([{ total: 10, target: 10 }])
    expect(scene.t.brewedTotal).toBe(12)
    expect(scene.game.over(scene.t)).toBe(true)
    expect(scene.eventsOf('season-changed')).toEqual([])
    expect(scene.t.seats[A].brewed.length + scene.t.seats[B].brewed.length).toBe(3)
    expect(scene.eventsOf('game-ended')).toMatchObject([{ reason: 'recipes' }])
  })

  it('AC-34 trade for gold: DB-5.92 to DB-5.95', () => {
    const at = (active: string) => new Scene({ at: 'first-piece', round: 3, players: [{ active }, { active: 'L2' }] })
    const later = at('D2 L1').play(A, place('D2', 'SD3')).idle('purchase')
    expect(later.t.seats[A].gold).toBe(0)
    later.idle()
    expect([later.t.seats[A].gold, later.active(A)]).toEqual([3, expect.stringMatching(/^L\d$/)])
    const now = at('D2 S3')
    const dark = now.supply('D')
    now.play(A, place('D2', 'SD3'), accelerate('S3', 'SD3'))
    expect([now.t.seats[A].gold, now.supply('D') - dark, now.field(A, 'SD3')]).toEqual([3, 1, 'S3'])
    const skills = at('S1 S3 L1')
    const skill = skills.supply('S')
    skills.play(A, place('S1', 'SD3'), accelerate('S3', 'SD3'))
    expect([skills.t.seats[A].gold, skills.supply('S') - skill]).toEqual([4, 1])
    skills.idle()
    expect(skills.active(A)).toMatch(/^L\d S\d$/)
  })

  it('AC-35 hidden tokens: DB-9.10, DB-12.7', () => {
    const players = [{}, { tokens: ['block-building'] as const, active: 'L1' }]
    const hidden = new Scene({ at: 'purchase', asked: B, options: { hiddenTokens: true }, players })
    hidden.play(B, just('finish'))
    expect(hidden.prompt()).toBe('brewing-window 1')
    expect(hidden.legal(B)).toEqual(['pass-window'])
    const seen = hidden.game.view(hidden.t, A).seats[B]
    expect([seen.tokenCount, [...seen.tokens].every(kind => kind < 0)]).toEqual([1, true])
    const open = new Scene({ at: 'purchase', asked: B, players })
    open.play(B, just('finish'))
    expect(open.eventsOf('window-passed')).toContainEqual(expect.objectContaining({ seat: B, automatic: true }))
    expect(open.t.round).toBe(2)
  })

  it('AC-36 Block a Building: DB-9.50, DB-9.51', () => {
    const players = [
      { tokens: ['block-building'] as const, seeds: 1, active: 'L2' },
      { seeds: 1, active: 'L2' },
    ]
    const scene = new Scene({ at: 'opening-window', round: 3, players })
    scene.play(A, blockBuilding(B, 'malt-house'))
    scene.play(A, plant('MH1'), just('end-turn'))
    expect(scene.eventsOf('field-blocked')).toMatchObject([{ seat: B, field: 'malt-house-light' }])
    for (const move of [plant('MH1'), place('L2', 'MH2'), place('L2', 'MH3')])
      expect(scene.code(B, move)).toBe('building-blocked')
    expect(scene.code(B, plant('HP1'))).toBe('legal')
  })

  it('AC-37 late storing: DB-5.12, DB-5.13, DB-6.14', () => {
    const scene = new Scene({ seats: 3, at: 'purchase', asked: C, players: [{}, { active: 'D4' }, { active: 'L1' }] })
    expect(scene.code(B, store('D4'))).toBe('legal')
    const late = new Scene({
      seats: 3,
      at: 'purchase',
      asked: C,
      players: [{ tokens: ['extra-roll'] }, { active: 'D4' }, { active: 'L1' }],
    })
    late.play(C, just('finish'))
    expect(late.prompt()).toBe('brewing-window 0')
    expect(late.refusal(B, store('D4'))).toMatchObject({ code: 'store-too-late', rule: 'DB-5.16' })
  })
})
