import { describe, expect, it } from 'vitest'
import { brew, just, Scene, type SeatSetting, store, token } from './position.ts'

const A = 0
const B = 1
const C = 2
const kitchen = (row: readonly string[], ...players: SeatSetting[]) =>
  new Scene({ seats: Math.max(2, players.length), at: 'brew', row, players })
const PLAIN = ['cheap-lager', 'mass-lager', 'double-bock']

describe('order and end', () => {
  it('lap after lap, one recipe each; declining is not final (DB-7.2, DB-7.3, DB-7.4, DB-7.38)', () => {
    const scene = kitchen(PLAIN, { storage: 'L3 L3 H2 L2 H1' }, { storage: 'L3 L3 H2' }, { storage: 'L2 H1' })
    scene.play(A, just('decline'))
    expect(scene.prompt()).toBe('brew 1')
    scene.play(B, brew(1, [3, 3, 2]))
    expect(scene.prompt()).toBe('brew 2')
    scene.play(C, just('decline'))
    expect(scene.prompt()).toBe('brew 0')
    scene.play(A, brew(0, [2, 1]))
    expect(scene.t.seats[A].brewed.length).toBe(1)
  })

  it('who cannot brew declines automatically; all declining in a row ends the phase (DB-7.5, DB-7.6)', () => {
    const scene = kitchen(PLAIN, { storage: 'L2 H1' }, { storage: 'L1 H6' }, { storage: 'L2 H1' })
    scene.play(A, just('decline'))
    expect(scene.eventsOf('brew-declined')).toMatchObject([
      { seat: A, automatic: false },
      { seat: B, automatic: true },
    ])
    scene.play(C, just('decline'))
    expect(scene.t.round).toBe(2)
  })

  it('begins with the token window (DB-7.1, DB-9.6)', () => {
    const scene = new Scene({
      at: 'purchase',
      asked: B,
      row: PLAIN,
      players: [{ storage: 'L2 H1', tokens: ['extra-roll'] }, { active: 'L1' }],
    })
    scene.play(B, just('finish'))
    expect(scene.prompt()).toBe('brewing-window 0')
    scene.play(A, just('pass-window'))
    expect(scene.prompt()).toBe('brew 0')
  })
})

describe('requirements', () => {
  it('only stored dice, each requirement its own die, sorted downwards (DB-7.7, DB-7.8, DB-7.9, DB-7.10)', () => {
    const fits = (storage: string) =>
      kitchen(['strong-roasted-stout', 'cheap-lager', 'mass-lager'], { storage, active: 'D6' }).code(
        A,
        brew(0, storage.match(/\d/g)?.map(Number) ?? []),
      )
    expect(fits('L3 L2 D5 D3 H4')).toBe('legal')
    expect(fits('L2 L2 D5 D3 H4')).toBe('dice-do-not-fit')
    expect(fits('L3 L2 D4 D4 H4')).toBe('dice-do-not-fit')
    expect(fits('L6 L6 D6 D6 H6')).toBe('legal') // DB-7.11: higher values bring nothing extra
  })

  it('of equal dice the most raised is used: its raise would end anyway (DB-7.12, DB-9.30)', () => {
    const scene = kitchen(PLAIN, { storage: 'L3 L3+1 H2' }, { storage: 'L2 L3 H2' })
    scene.play(A, brew(0, [3, 2]))
    expect([scene.stored(A), scene.active(A)]).toEqual(['L3', 'L3+1 H2'])
  })

  it('dice of a brew cannot be used again this round (DB-7.13, DB-7.29)', () => {
    const scene = kitchen(PLAIN, { storage: 'L3 H2' }, { storage: 'L2 L3 H2' })
    scene.play(A, brew(0, [3, 2]))
    expect([scene.active(A), scene.code(A, store('L3'))]).toEqual(['L3 H2', 'store-too-late'])
  })
})

describe('enhancement', () => {
  it('a stored skill die of the printed value or one owned, printed ingredient (DB-7.14, DB-7.15, DB-7.16, DB-7.17, DB-7.18, DB-7.19)', () => {
    const scene = kitchen(PLAIN, { storage: 'L2 H1 S2 S3 S5b', active: 'S6', ingredients: ['fruit', 'honey'] })
    expect(scene.legal(A)).toEqual([
      'brew 0 none 2 1 0 0 0',
      'brew 0 fruit 2 1 0 0 0',
      'brew 0 skill-3 2 1 0 0 0',
      'decline',
    ])
    expect(scene.code(A, brew(0, [2, 1], 'skill-5'))).toBe('die-blocked')
  })

  it('a skill die comes back to the active zone, an ingredient to its stack (DB-7.23, DB-7.29, DB-7.30, DB-2.12)', () => {
    const skill = kitchen(PLAIN, { storage: 'L2 H1 S3' }, { storage: 'L2 L3 H2' }).play(A, brew(0, [2, 1], 'skill-3'))
    expect([skill.active(A), skill.t.seats[A].gold]).toEqual(['L2 H1 S3', 3])
    const fruit = kitchen(PLAIN, { storage: 'L2 H1', ingredients: ['fruit'] }, { storage: 'L2 L3 H2' }).play(
      A,
      brew(0, [2, 1], 'fruit'),
    )
    expect([fruit.t.seats[A].gold, fruit.t.market[0], fruit.t.seats[A].ingredients[0]]).toEqual([5, 3, 0])
  })
})

describe('the result of a brew', () => {
  it('card, 1 mastery, reward, bonus; all ingredients lie on the card (DB-7.20, DB-7.21, DB-7.22, DB-7.23, DB-7.37)', () => {
    const scene = kitchen(
      ['white-wheat', 'cheap-lager', 'mass-lager'],
      { storage: 'L4 L3 L3 H2', ingredients: ['spices'] },
      { storage: 'L2 H1' },
    )
    scene.play(A, brew(0, [4, 3, 3, 2], 'spices'))
    expect(scene.eventsOf('recipe-brewed')).toMatchObject([
      { recipe: 'white-wheat', mastery: 1 + 2 + 1, gold: 2, total: 1, enhancement: 'spices', dice: [{}, {}, {}, {}] },
    ])
    expect([scene.t.seats[A].mastery, scene.t.seats[A].gold, scene.t.seats[A].brewed.length]).toEqual([4, 2, 1])
  })

  it('a reward die is not rolled, and lost if there is none (DB-7.24, DB-7.25, DB-2.6)', () => {
    const row = ['garden-pale-ale', 'cheap-lager', 'mass-lager']
    const scene = kitchen(row, { storage: 'L2 H3' }, { storage: 'L2 H1' }).play(A, brew(0, [2, 3]))
    expect(scene.active(A)).toBe('L2 L- H3')
    const none = kitchen(row, { storage: 'L2 H3' }, { storage: 'L2 H1' })
    none.drain(B, 'L')
    none.play(A, brew(0, [2, 3]))
    expect([none.active(A), none.eventsOf('reward-missed')]).toEqual([
      'L2 H3',
      [expect.objectContaining({ what: 'light-malt' })],
    ])
  })

  it('a reward token is of the printed kind, also before the black market opens; lost if the stack is empty (DB-7.26, DB-7.27, DB-7.28, DB-7.35)', () => {
    const row = ['hazy-wheat', 'cheap-lager', 'mass-lager']
    const scene = kitchen(row, { storage: 'L3 L2' }, { storage: 'L2 H1' }).play(A, brew(0, [3, 2]))
    expect([scene.t.round, scene.t.seats[A].tokens[0], scene.t.blackMarket[0]]).toEqual([1, 1, 2])
    expect(scene.eventsOf('reward-token-gained')).toMatchObject([{ token: 'raise-die' }])
    const none = kitchen(
      row,
      { storage: 'L3 L2' },
      { storage: 'L2 H1', tokens: ['raise-die', 'raise-die', 'raise-die'] },
    ).play(A, brew(0, [3, 2]))
    expect([none.t.seats[A].tokenCount, none.eventsOf('reward-missed').length]).toEqual([0, 1])
  })

  it('a token won now can be played from the next opening window on (DB-9.24)', () => {
    const scene = kitchen(['hazy-wheat', 'cheap-lager', 'mass-lager'], { storage: 'L3 L2' }, { storage: 'L2 H1' })
    scene.play(A, brew(0, [3, 2]))
    expect(scene.code(A, token('raise-die', A, 'L3'))).toBe('token-won-too-late')
    scene.idle()
    expect(scene.prompt()).toBe('opening-window 0')
  })

  it('the top card fills the slot and can be brewed at once; an empty deck leaves it empty (DB-7.31, DB-7.32, DB-7.33)', () => {
    const scene = kitchen(PLAIN, { storage: 'L2 H1' }, { storage: 'L2 H1 L6 H6' })
    const top = scene.t.deck.at(scene.t.deck.length - 1)
    scene.play(A, brew(0, [2, 1]))
    expect([scene.t.row[0] - 1, scene.t.deck.length]).toEqual([top, 26])
    const empty = kitchen(PLAIN, { storage: 'L2 H1' }, { storage: 'L2 L3 H2' })
    empty.t.deck.clear()
    empty.play(A, brew(0, [2, 1]))
    expect([empty.t.row[0], empty.eventsOf('slot-empty')]).toEqual([0, [expect.objectContaining({ slot: 0 })]])
    expect(empty.code(B, brew(0, [2, 2]))).toBe('recipe-not-there')
  })

  it('gold of a brew waits for the next Purchasing (DB-7.34)', () => {
    const scene = new Scene({
      at: 'brew',
      round: 3,
      row: PLAIN,
      players: [{ storage: 'L2 H1' }, { storage: 'L2 L3 H2' }],
    })
    scene.play(A, brew(0, [2, 1]))
    expect(scene.code(A, { kind: 'buy-token', token: 'raise-die' })).toBe('not-your-turn')
    expect(scene.code(B, { kind: 'buy-token', token: 'raise-die' })).toBe('wrong-phase')
  })
})
