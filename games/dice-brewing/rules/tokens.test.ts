import { describe, expect, it } from 'vitest'
import type { Token } from '../components/names.ts'
import {
  accelerate,
  blockBuilding,
  blockRecipe,
  brew,
  just,
  on,
  pick,
  place,
  plant,
  put,
  Scene,
  type SeatSetting,
  type Setting,
  store,
  token,
} from './position.ts'

const A = 0
const B = 1
const C = 2
const all: readonly Token[] = [
  'raise-die',
  'extra-roll',
  'take-back-die',
  'block-protect-die',
  'block-building',
  'block-recipe',
]
const four = ['block-protect-die', 'extra-roll', 'raise-die', 'take-back-die']
const at = (prompt: Setting['at'], ...players: SeatSetting[]) =>
  new Scene({ seats: Math.max(2, players.length), at: prompt, round: 3, players })

describe('when', () => {
  const me: SeatSetting = { active: 'L2 D3', storage: 'L2 H1', tokens: all, gold: 9 }
  const you: SeatSetting = { active: 'L2', storage: 'D6', tokens: all }

  it('at any rest point, in turn and out of turn (DB-9.1, DB-9.2)', () => {
    for (const prompt of ['first-piece', 'purchase'] as const) {
      const scene = at(prompt, me, you)
      expect(scene.kinds(A)).toEqual(expect.arrayContaining(four))
      expect(scene.kinds(B)).toEqual([...four, 'store'].sort())
    }
  })

  it('for the mover also between two steps, never for others inside a move (DB-9.3, DB-9.4)', () => {
    const turn = at('first-piece', me, you).play(A, place('L2', 'MH2'))
    const shop = at('purchase', me, you).play(A, { kind: 'buy-token', token: 'raise-die' })
    for (const scene of [turn, shop]) {
      expect(scene.kinds(A)).toEqual(expect.arrayContaining(four))
      expect(scene.kinds(B)).toEqual([])
    }
  })

  it('opening window: all but Block a Recipe; brewing window: all but Block a Building (DB-9.5, DB-9.6, DB-9.51, DB-9.54)', () => {
    expect(at('opening-window', me, you).kinds(A)).toEqual([...four, 'block-building', 'pass-window', 'store'].sort())
    expect(at('brewing-window', me, you).kinds(A)).toEqual([...four, 'block-recipe', 'pass-window'].sort())
    expect([at('opening-window', me, you).kinds(B), at('brewing-window', me, you).kinds(B)]).toEqual([['store'], []]) // DB-9.9
  })

  it('a window asks in player order and closes after as many passes in a row as players (DB-9.7, DB-9.8, INV-23)', () => {
    const scene = at('opening-window', me, you, { active: 'L2', tokens: ['extra-roll'] })
    scene
      .play(A, just('pass-window'))
      .play(B, just('pass-window'))
      .play(C, token('extra-roll', C, 'L2'))
    scene.play(A, just('pass-window'))
    expect(scene.prompt()).toBe('opening-window 1')
    scene.play(B, just('pass-window')) // C has no token left and passes automatically (DB-9.10)
    expect(scene.prompt()).toBe('first-piece 0')
    expect(scene.eventsOf('window-passed')).toMatchObject([
      { seat: A },
      { seat: B },
      { seat: A },
      { seat: B },
      { seat: C, automatic: true },
    ])
  })

  it('whoever is asked may always pass (DB-9.17, DB-9.18)', () => {
    for (const prompt of ['opening-window', 'brewing-window', 'tidying-window'] as const)
      expect(at(prompt, me, you).code(A, just('pass-window'))).toBe('legal')
  })

  it('after the brewing window none can be played, in Tidying neither (DB-9.11, DB-9.12)', () => {
    const scene = at('brewing-window', { storage: 'L2 H1', tokens: ['extra-roll'] }, { active: 'L2' })
    scene.t.row.set([1, 2, 3])
    scene.play(A, just('pass-window'))
    expect([scene.prompt(), scene.code(A, token('extra-roll', A, 'L2', 'storage'))]).toEqual([
      'brew 0',
      'token-too-late',
    ])
  })

  it('as many as one likes, without using a piece or the turn (DB-9.13, DB-9.15, DB-9.19, DB-9.20)', () => {
    const scene = at('first-piece', me, you)
    scene.roll(4).play(B, token('extra-roll', A, 'L2'), token('block-protect-die', A, 'D3'))
    expect([scene.prompt(), scene.t.pieces]).toEqual(['first-piece 0', 0])
    scene.play(A, token('raise-die', A, 'L4'), token('take-back-die', B, 'D6', 'storage'))
    expect([scene.prompt(), scene.t.pieces]).toEqual(['first-piece 0', 0])
    expect(scene.eventsOf('token-played')).toMatchObject([
      { outOfTurn: true },
      { outOfTurn: true },
      { outOfTurn: false },
      { outOfTurn: false },
    ])
  })

  it('is resolved completely at once, and only with a legal target (DB-9.21, DB-9.22)', () => {
    const scene = at(
      'first-piece',
      { active: 'L6', tokens: ['raise-die', 'take-back-die'], seeds: 1 },
      { active: 'L2' },
    )
    expect(scene.kinds(A)).toEqual(['pass', 'place', 'plant', 'store'])
  })
})

describe('Raise a Die', () => {
  it('own dice 1–5 in both zones (DB-9.26, DB-9.27, DB-9.28); the token leaves the game at once (DB-9.25, DB-2.14)', () => {
    const scene = at('first-piece', { active: 'L2 S6', storage: 'D5', tokens: ['raise-die'] }, { active: 'H1' })
    expect(scene.legal(A).filter(line => line.startsWith('raise-die'))).toEqual([
      'raise-die 0 active-zone light-malt 2 plain',
      'raise-die 0 storage dark-malt 5 plain',
    ])
    scene.play(A, token('raise-die', A, 'D5', 'storage'))
    expect([scene.stored(A), scene.t.tokensOut[0], scene.t.seats[A].tokenCount]).toEqual(['D6+1', 1, 0])
  })

  it('moves with the die: stored, taken back, placed, brewed with (DB-9.30)', () => {
    const scene = at('first-piece', { active: 'L2 D1', tokens: ['raise-die', 'take-back-die'] }, { active: 'H1' })
    scene.play(
      A,
      token('raise-die', A, 'L2'),
      store('L3+1'),
      token('take-back-die', A, 'L3+1', 'storage'),
      place('L3+1', 'MH3'),
    )
    expect(scene.field(A, 'MH3')).toBe('L3+1')
    scene.idle('tidied-die')
    expect(scene.field(A, 'MH3')).toBe('L3') // fell to 2, then was raised for good (DB-9.32)
  })

  it('ends when the die is rolled again or goes to the supply (DB-9.31)', () => {
    const scene = at('first-piece', { active: 'L3+1 S2 D2+1' }, { active: 'H1' })
    scene.play(A, place('S2', 'CS1'), pick('L3+1')).roll(5).play(A, just('reroll'), place('D2+1', 'SD2'))
    expect(scene.active(A)).toBe('L5')
    scene.idle()
    expect(scene.eventsOf('raise-ended')).toMatchObject([{ die: { colour: 'dark-malt', value: 1 } }]) // still on its field at DB-8.1
  })
})

describe('Extra Roll', () => {
  it('any die in a zone or on a board, own or not; not in supply or market (DB-9.33, DB-9.34)', () => {
    const scene = at('first-piece', { active: 'L2', seeds: 1, tokens: ['extra-roll'] }, { active: 'H1', storage: 'D3' })
    scene.play(A, place('L2', 'MH3'))
    expect(scene.legal(A).filter(line => line.startsWith('extra-roll'))).toEqual([
      'extra-roll 0 malt-house-raise light-malt 2 plain',
      'extra-roll 1 active-zone hops 1 plain',
      'extra-roll 1 storage dark-malt 3 plain',
    ])
  })

  it('it stays where it is; what it did is not undone (DB-9.35, DB-9.36)', () => {
    const scene = at('first-piece', { active: 'S5 L1', tokens: ['extra-roll'] }, { active: 'H1' })
    scene
      .play(A, place('S5', 'CS3'))
      .roll(1)
      .play(A, token('extra-roll', A, 'S5', on('CS3')))
    expect(scene.field(A, 'CS3')).toBe('S1')
    scene.idle()
    expect(scene.active(A)).toMatch(/^L\d S\d S\d$/)
    const accelerator = at('first-piece', { active: 'S3 L1', seeds: 1, tokens: ['extra-roll'] }, { active: 'H1' })
    accelerator.play(A, plant('MH1'), accelerate('S3', 'MH1'), put('storage')).play(B, just('pass'))
    accelerator.roll(1).play(A, token('extra-roll', A, 'S3', on('MH1', true)))
    expect(accelerator.field(A, 'MH1')).toBe('S1')
  })
})

describe('Take Back a Die', () => {
  it('moves a stored die to its owner’s active zone with its value; it may be stored again (DB-9.37, DB-9.38, DB-9.39)', () => {
    const scene = at('first-piece', { active: 'L2', tokens: ['take-back-die'] }, { active: 'H1', storage: 'D6' })
    scene.play(A, token('take-back-die', B, 'D6', 'storage'))
    expect([scene.active(B), scene.stored(B)]).toEqual(['D6 H1', ''])
    scene.play(B, store('D6'))
    expect(scene.stored(B)).toBe('D6')
  })

  it('in the brewing window it is too late for that (DB-9.40)', () => {
    const scene = at('brewing-window', { tokens: ['take-back-die'] }, { storage: 'L2 H1' })
    scene.t.row.set([1, 2, 3])
    scene.play(A, token('take-back-die', B, 'L2', 'storage'))
    expect(scene.t.round).toBe(4)
    expect(scene.eventsOf('brew-declined')).toMatchObject([{ seat: A }, { seat: B, automatic: true }])
  })
})

describe('Block / Protect a Die', () => {
  it('blocks an opponent’s die, protects an own one; one token per die (DB-9.41, DB-9.42, DB-9.43)', () => {
    const scene = at(
      'first-piece',
      { active: 'L2', tokens: ['block-protect-die', 'block-protect-die'] },
      { active: 'H1', storage: 'D6' },
    )
    scene.play(A, token('block-protect-die', B, 'D6', 'storage'), token('block-protect-die', A, 'L2'))
    expect([scene.stored(B), scene.active(A)]).toEqual(['D6b', 'L2p'])
    expect(scene.t.tokensOut[3]).toBe(0) // they lie there (DB-9.25)
  })

  it('a blocked die is of no use, but may be stored and be a target (DB-9.44, DB-9.45)', () => {
    const scene = at('first-piece', { active: 'L2b S6b D1', tokens: ['raise-die', 'extra-roll'] }, { active: 'H1' })
    for (const move of [place('L2b', 'MH2'), place('S6b', 'SD3')]) expect(scene.code(A, move)).toBe('die-blocked')
    scene
      .play(A, store('L2b'), token('raise-die', A, 'L2b', 'storage'))
      .roll(4)
      .play(A, token('extra-roll', A, 'L3+1b', 'storage'))
    expect(scene.stored(A)).toBe('L4b')
  })

  it('nobody changes or takes back a protected die; its owner may place and brew with it (DB-9.46, DB-9.47, DB-9.48, DB-9.49)', () => {
    const scene = at(
      'first-piece',
      { active: 'L2p L3 S4', tokens: ['raise-die', 'extra-roll'] },
      { active: 'H1', tokens: ['take-back-die'] },
    )
    expect(scene.code(A, token('raise-die', A, 'L2p'))).toBe('target-protected')
    expect(scene.code(A, place('L2p', 'MH3'))).toBe('raise-protected')
    scene.play(A, place('L2p', 'MH2'))
    expect([scene.field(A, 'MH2'), scene.t.tokensOut[3]]).toEqual(['L2p', 0])
    const brewer = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'mass-lager', 'double-bock'],
      players: [{ storage: 'L2p H1' }, { storage: 'L2 L3 H2' }],
    })
    expect(brewer.play(A, brew(0, [2, 1])).t.tokensOut[3]).toBe(0)
    expect(brewer.active(A)).toContain('L2p')
  })
})

describe('Block a Building and Block a Recipe', () => {
  it('an open building of an opponent without such a token (DB-9.50, DB-9.51, DB-9.52)', () => {
    const scene = new Scene({
      seats: 3,
      at: 'opening-window',
      round: 2,
      players: [{ active: 'L2', tokens: ['block-building', 'block-building'] }, { active: 'L2' }, { active: 'L2' }],
    })
    expect(scene.legal(A).filter(line => line.startsWith('block-building'))).toEqual([
      'block-building 1 malt-house',
      'block-building 1 hop-plantation',
      'block-building 1 craft-school',
      'block-building 2 malt-house',
      'block-building 2 hop-plantation',
      'block-building 2 craft-school',
    ])
    scene.play(A, blockBuilding(C, 'malt-house'))
    expect(scene.code(A, blockBuilding(C, 'malt-house'))).toBe('target-taken')
    expect(scene.t.tokensOut[4]).toBe(0)
  })

  it('any face-up recipe without such a token; nobody brews it this round (DB-9.53, DB-9.54, DB-9.55, DB-9.56)', () => {
    const scene = new Scene({
      at: 'brewing-window',
      row: ['cheap-lager', 'mass-lager', 'double-bock'],
      players: [{ storage: 'L2 L3 H2', tokens: ['block-recipe', 'block-recipe'] }, { storage: 'L2 H1' }],
    })
    scene.play(A, blockRecipe(0))
    expect(scene.legal(A)).toEqual(['block-recipe 1', 'block-recipe 2', 'pass-window'])
    scene.play(A, just('pass-window'))
    expect(scene.legal(A)).toEqual(['brew 1 none 3 2 2 0 0', 'decline'])
    scene.play(A, just('decline'))
    expect([scene.t.round, scene.t.blockedSlots, scene.t.row[0]]).toEqual([2, 0, 1])
  })
})
