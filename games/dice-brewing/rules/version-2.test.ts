/** What version 2 of the rules changed, each beside what version 1 says: DB-5.29, DB-9.12 and DB-9.49. */
import { describe, expect, it } from 'vitest'
import { DARK } from '../components/names.ts'
import { dieOf } from './dice.ts'
import { accelerate, blockRecipe, brew, buy, just, on, place, plant, Scene, token } from './position.ts'

const A = 0
const B = 1
const C = 2
const VERSIONS = [1, 2] as const

describe('DB-5.29: being passed over is no pass', () => {
  /** B has one 6 and nothing to put it on but a raise field; A owns an Extra Roll. */
  const stuck = (rules: number) =>
    new Scene({
      rules,
      at: 'first-piece',
      players: [{ active: 'L2 D2', seeds: 2, tokens: ['extra-roll'] }, { active: 'H6' }],
    })

  it('who has nothing to place is passed over, and asked again when a placement has become legal', () => {
    const scene = stuck(2)
    scene.play(A, plant('MH1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 0')
    expect(scene.eventsOf('arrangement-passed')).toMatchObject([{ seat: B, rule: 'DB-5.29', automatic: true }])
    scene.roll(3).play(A, token('extra-roll', B, 'H6'), plant('HP1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 1')
    expect(scene.code(B, place('H3', 'HP2'))).toBe('legal')
  })

  it('in version 1 it was a pass for the round', () => {
    const scene = stuck(1)
    scene.play(A, plant('MH1'), just('end-turn'))
    scene.roll(3).play(A, token('extra-roll', B, 'H6'), plant('HP1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 0')
    expect(scene.code(B, place('H3', 'HP2'))).toBe('already-passed')
  })

  it('a die that comes back to the supply brings the turn back as well (AC-16)', () => {
    const players = [{ active: 'S5', seeds: 1 }, { active: 'H2 S4 L1' }]
    const scene = new Scene({ at: 'first-piece', round: 3, players })
    scene.drain(B, 'H')
    scene.t.seats[A].closed = 0b1100 // Craft School and Seed Department: S5 can only accelerate
    scene.play(A, plant('HP1')) // no hops die to hurry for: the turn ends by itself
    scene.play(B, place('L1', 'MH3'), just('end-turn')) // A is passed over
    expect(scene.prompt()).toBe('first-piece 1')
    scene.play(B, place('H2', 'SD1'), accelerate('S4', 'SD1'))
    expect(scene.prompt()).toBe('first-piece 0')
    expect(scene.code(A, accelerate('S5', 'HP1'))).toBe('legal')
  })

  it('it is told once, and whoever is not asked may not place out of turn', () => {
    const scene = new Scene({
      at: 'first-piece',
      seats: 3,
      players: [{ active: 'L2 L3', seeds: 2 }, { active: 'H6' }, { active: 'L4 D4', seeds: 1 }],
    })
    scene.play(A, plant('MH1'), just('end-turn')).play(C, place('L4', 'MH3'), just('end-turn'))
    scene.play(A, plant('HP1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 2')
    expect(scene.eventsOf('arrangement-passed')).toMatchObject([{ seat: B, automatic: true }])
    expect(scene.code(B, place('H6', 'HP2'))).toBe('not-your-turn')
  })

  it('a pass of one’s own stays final (DB-5.27)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L2', seeds: 2 }, { active: 'H2' }] })
    scene.play(A, plant('MH1'), just('end-turn')).play(B, just('pass'))
    scene.play(A, plant('HP1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 0')
    expect(scene.code(B, place('H2', 'HP2'))).toBe('already-passed')
  })

  it('the phase ends when nobody who has not passed can place (DB-5.30)', () => {
    for (const rules of VERSIONS) {
      const scene = new Scene({ rules, at: 'first-piece', players: [{ active: 'L6', seeds: 1 }, { active: 'H6' }] })
      scene.t.seats[A].closed = 0b1
      scene.play(A, plant('HP1'))
      expect(scene.prompt()).toBe('purchase 0')
    }
  })

  it('with face-down tokens whoever owns one is asked', () => {
    const players = [
      { active: 'L2', seeds: 2 },
      { active: 'H6', tokens: ['block-recipe'] as const },
    ]
    const scene = new Scene({ at: 'first-piece', options: { hiddenTokens: true }, players })
    scene.play(A, plant('MH1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 1')
  })
})

describe('DB-9.12, D-15: the tidying window', () => {
  it('after Brewing the players are asked in player order, until all have passed in a row', () => {
    const scene = new Scene({
      at: 'brew',
      round: 3,
      row: ['cheap-lager', 'mass-lager', 'dockside-porter'],
      players: [
        { active: 'L3', storage: 'L6 H6', tokens: ['take-back-die', 'block-building', 'block-recipe'] },
        { storage: 'D6', tokens: ['extra-roll'] },
      ],
    })
    scene.play(A, just('decline'))
    expect(scene.prompt()).toBe('tidying-window 0')
    expect(scene.eventsOf('window-opened')).toMatchObject([{ window: 'tidying', rule: 'DB-9.12' }])
    expect(scene.kinds(A)).toEqual(['pass-window', 'take-back-die'])
    expect(scene.code(A, just('decline'))).toBe('wrong-phase')
    expect(scene.code(A, blockRecipe(0))).toBe('token-only-brewing')
    expect(scene.code(B, token('extra-roll', A, 'L6', 'storage'))).toBe('token-not-asked')
    scene.play(A, token('take-back-die', B, 'D6', 'storage'))
    expect(scene.prompt()).toBe('tidying-window 1')
    scene.roll(1, 2, 2, 2, 2).play(B, token('extra-roll', A, 'H6', 'storage'))
    // A owns only tokens that cannot be played here, B none: both pass by themselves (DB-9.10).
    expect(scene.eventsOf('window-closed')).toMatchObject([{ window: 'tidying' }])
    expect(scene.t.round).toBe(4)
    expect(scene.stored(A)).toBe('L6 H1')
    expect(scene.active(B)).toMatch(/^D\d$/) // taken back, it had to be rolled
  })

  it('in version 1 Tidying follows at once', () => {
    const scene = new Scene({
      rules: 1,
      at: 'brew',
      round: 3,
      row: ['cheap-lager', 'mass-lager', 'dockside-porter'],
      players: [{ storage: 'L6 H6', tokens: ['take-back-die'] }, { storage: 'D6' }],
    })
    scene.play(A, just('decline'))
    expect(scene.prompt()).toBe('opening-window 0')
  })

  it('token effects end after it: a raise made here lasts for nothing (DB-8.1, DB-9.32)', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'mass-lager', 'dockside-porter'],
      players: [{ storage: 'L2 H6', tokens: ['raise-die'] }],
    })
    scene.play(A, just('decline'), token('raise-die', A, 'L2', 'storage'))
    expect(scene.eventsOf('raise-ended')).toMatchObject([{ seat: A, from: 3 }])
    expect(scene.stored(A)).toBe('L2 H6')
  })

  it('nothing can be stored there, and after it no token can be played (DB-5.16)', () => {
    const scene = new Scene({
      at: 'first-piece',
      row: ['cheap-lager', 'mass-lager', 'dockside-porter'],
      players: [{ active: 'L2 D1', tokens: ['extra-roll'] }, { active: 'L1' }],
    })
    scene.play(A, place('L2', 'MH3')).idle('tidying-window')
    expect(scene.refusal(A, { kind: 'store', colour: 'dark-malt', value: 1, marks: 'plain' })).toMatchObject({
      code: 'store-too-late',
    })
    expect(scene.code(A, { kind: 'enhance', enhancement: 'honey' })).toBe('enhance-later')
    scene.idle('tidied-die')
    expect(scene.refusal(A, token('extra-roll', A, 'D1'))).toMatchObject({ code: 'token-too-late', rule: 'DB-9.12' })
  })

  /** Hazy Wheat brings a Raise a Die. */
  const winner = (tokens: readonly 'raise-die'[], options = {}) =>
    new Scene({
      at: 'brew',
      row: ['hazy-wheat', 'cheap-lager', 'double-ipa'],
      options,
      players: [{ storage: 'L3 L2 D1', tokens }, { active: 'L1' }],
    }).play(A, brew(0, [3, 2]))

  it('a token won in this Brewing phase waits for the next round; an older one of its kind does not (DB-9.24)', () => {
    expect(winner([]).prompt()).toBe('opening-window 0')
    const older = winner(['raise-die'])
    expect(older.prompt()).toBe('tidying-window 0')
    older.play(A, token('raise-die', A, 'D1', 'storage'))
    expect([older.prompt(), older.t.seats[A].tokens[0]]).toEqual(['opening-window 0', 1])
  })

  it('with face-down tokens who owns only a new one is asked as well, and told why it cannot be played (DB-9.10)', () => {
    const scene = winner([], { hiddenTokens: true })
    expect([scene.prompt(), scene.legal(A)]).toEqual(['tidying-window 0', ['pass-window']])
    expect(scene.code(A, token('raise-die', A, 'D1', 'storage'))).toBe('token-won-too-late')
  })

  it('it is there in the last round too', () => {
    const scene = new Scene({
      at: 'brew',
      round: 10,
      options: { roundLimit: 10 },
      row: ['cheap-lager', 'mass-lager', 'dockside-porter'],
      players: [{ storage: 'L6 H6', tokens: ['extra-roll'] }],
    })
    scene.play(A, just('decline'))
    expect(scene.prompt()).toBe('tidying-window 0')
    scene.play(A, just('pass-window'))
    expect(scene.game.over(scene.t)).toBe(true)
  })
})

describe('DB-9.49: the Block / Protect token stays with its die', () => {
  it('AC-23: B protects a D6 and brews with it; the token leaves the game when Tidying begins', () => {
    for (const rules of VERSIONS) {
      const scene = new Scene({
        rules,
        at: 'purchase',
        asked: B,
        row: ['dockside-porter', 'mass-lager', 'cheap-lager'],
        players: [{ tokens: ['extra-roll'] }, { active: 'L1', storage: 'D6 H3', tokens: ['block-protect-die'] }],
      })
      scene.play(B, token('block-protect-die', B, 'D6', 'storage'), just('finish'))
      scene.play(A, just('pass-window')).play(B, brew(0, [6, 3]))
      if (rules === 1) {
        expect(scene.t.tokensOut[3]).toBe(1)
        continue
      }
      expect(scene.t.tokensOut[3]).toBe(0)
      expect(scene.prompt()).toBe('tidying-window 0')
      expect(scene.active(B)).toContain('D6p')
      expect(scene.refusal(A, token('extra-roll', B, 'D6p'))).toMatchObject({
        code: 'target-protected',
        rule: 'DB-9.46',
      })
      scene.play(A, just('pass-window'))
      expect(scene.t.tokensOut[3]).toBe(1)
      expect(scene.eventsOf('token-removed')).toMatchObject([{ token: 'block-protect-die', from: { seat: B } }])
    }
  })

  it('a protected die on a board can be rolled again by nobody, in version 1 by everybody', () => {
    for (const rules of VERSIONS) {
      const scene = new Scene({
        rules,
        at: 'first-piece',
        round: 3,
        players: [
          { active: 'D2 S5', seeds: 1, tokens: ['block-protect-die', 'block-protect-die'] },
          { active: 'L2', tokens: ['extra-roll'] },
        ],
      })
      scene.play(A, token('block-protect-die', A, 'D2'), token('block-protect-die', A, 'S5'))
      scene.play(A, plant('MH1'), accelerate('S5p', 'MH1'), { kind: 'put', zone: 'storage' })
      scene.play(B, just('pass')).play(A, place('D2p', 'SD3'), just('end-turn'))
      expect(scene.field(A, 'SD3')).toBe(rules === 1 ? 'D2' : 'D2p')
      expect(scene.field(A, 'MH1')).toBe(rules === 1 ? 'S5' : 'S5p')
      const onBoard = scene.legal(B).filter(line => /^extra-roll 0 (malt-house|seed-department)/.test(line))
      expect(onBoard).toHaveLength(rules === 1 ? 2 : 0)
      const target = token('extra-roll', A, rules === 1 ? 'D2' : 'D2p', on('SD3'))
      expect(scene.code(B, target)).toBe(rules === 1 ? 'legal' : 'target-protected')
    }
  })

  it('with nothing but protected dice about, an Extra Roll has no target', () => {
    const scene = new Scene({
      at: 'brewing-window',
      asked: A,
      players: [{ tokens: ['block-protect-die'], storage: 'L2' }, { tokens: ['extra-roll'] }],
    })
    scene.play(A, token('block-protect-die', A, 'L2', 'storage'))
    expect(scene.t.round).toBe(2)
  })

  it('on the market card it stays too', () => {
    for (const rules of VERSIONS) {
      const players = [{ active: 'S6', gold: 4, tokens: ['block-protect-die'] as const }, { active: 'L1' }]
      const scene = new Scene({ rules, at: 'purchase', round: 2, players })
      scene.play(A, token('block-protect-die', A, 'S6'), buy('honey', 'S6p'))
      expect(scene.t.tokensOut[3]).toBe(rules === 1 ? 1 : 0)
      expect(scene.eventsOf('token-removed')).toHaveLength(rules === 1 ? 1 : 0)
    }
  })

  it('a die that goes to the supply takes no token along: it leaves the game (DB-9.25, DB-2.6)', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [{ active: 'L2 S5', tokens: ['block-protect-die'] }, { active: 'L1' }],
    })
    scene.play(A, token('block-protect-die', A, 'L2'), place('L2p', 'MH2'))
    expect(scene.t.tokensOut[3]).toBe(0)
    scene.play(A, accelerate('S5', 'MH2'))
    expect(scene.t.tokensOut[3]).toBe(1)
    expect(scene.eventsOf('token-removed')).toMatchObject([{ rule: 'DB-9.25', token: 'block-protect-die' }])
  })

  it('of two equal dice a brew takes the one that is not protected', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['dockside-porter', 'mass-lager', 'cheap-lager'],
      players: [{ storage: 'D6p D6 H3' }],
    })
    scene.t.blackMarket[3]--
    scene.play(A, brew(0, [6, 3]))
    expect(scene.eventsOf('recipe-brewed')).toMatchObject([{ dice: [{ die: dieOf(DARK, 1) }, {}] }])
  })
})
