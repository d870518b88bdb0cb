import { describe, expect, it } from 'vitest'
import { just, place, plant, put, Scene, type SeatSetting, store, token } from './position.ts'

const A = 0
const B = 1
const C = 2
const table = (...players: SeatSetting[]) =>
  new Scene({ seats: Math.max(2, players.length), at: 'first-piece', round: 3, players })
const kinds = (scene: Scene, ...wanted: string[]) =>
  scene.events.filter(event => wanted.includes(event.kind)).map(event => `${event.kind} ${event.seat ?? ''}`.trim())

describe('order', () => {
  it('token effects end first, then each player tidies: raise, take back, exchange (DB-8.1, DB-8.2, DB-8.3)', () => {
    const scene = table(
      { active: 'L3 H1 S3', seeds: 1, tokens: ['block-protect-die'] },
      { active: 'L2', storage: 'D6', seeds: 1 },
    )
    scene.play(A, token('block-protect-die', B, 'D6', 'storage'), place('L3', 'MH3'), place('S3', 'SD3'))
    scene.play(B, plant('MH1'), just('end-turn')).play(A, plant('HP1'), just('end-turn'))
    scene.idle('tidied-die')
    expect([scene.t.tokensOut[3], scene.stored(B)]).toEqual([1, 'D6'])
    scene.play(A, put('storage'))
    expect(kinds(scene, 'die-raised', 'die-moved', 'exchange-done', 'die-gained', 'token-removed')).toEqual([
      'token-removed',
      'die-raised 0',
      'die-moved 0',
      'exchange-done 0',
      'die-gained 0',
      'die-gained 1',
    ])
  })

  it('blocked buildings and recipes are free again, their tokens out of the game (DB-8.1, DB-9.25, DB-2.14)', () => {
    const scene = new Scene({
      at: 'opening-window',
      round: 3,
      players: [
        { tokens: ['block-building', 'block-recipe'], active: 'L2' },
        { active: 'L3', storage: 'L2 H1' },
      ],
    })
    scene
      .play(A, { kind: 'block-building', seat: B, building: 'malt-house' })
      .idle('brewing-window')
      .play(A, { kind: 'block-recipe', slot: 0 })
    expect([scene.t.seats[B].closed, scene.t.blockedSlots]).toEqual([0, 0])
    expect([...scene.t.tokensOut]).toEqual([0, 0, 0, 0, 1, 1])
  })
})

describe('raise and take back', () => {
  it('+1 by itself, to 6 at most, then storage or active zone (DB-8.4, DB-8.5, DB-8.6)', () => {
    const scene = table({ active: 'L5 H2', tokens: ['extra-roll'] }, { active: 'L1' })
    scene.play(A, place('L5', 'MH3'), place('H2', 'HP2')).play(B, just('pass'))
    scene
      .roll(6)
      .play(A, token('extra-roll', A, 'L5', 'malt-house-raise'))
      .idle('tidied-die')
    expect(scene.field(A, 'MH3')).toBe('L6')
    scene.play(A, put('storage'))
    expect([scene.prompt(), scene.field(A, 'HP2')]).toEqual(['tidied-die 0', 'H3'])
    scene.play(A, put('active-zone'))
    expect([scene.stored(A), scene.active(A)]).toEqual(['L6', expect.stringMatching(/^H\d$/)])
  })

  it('in the last round to storage without asking (DB-8.7)', () => {
    const scene = table({ active: 'L5' }, { active: 'L1' })
    scene.t.roundLimit = 3
    scene.play(A, place('L5', 'MH3')).idle()
    expect([scene.game.over(scene.t), scene.stored(A)]).toEqual([true, 'L6'])
    expect(scene.eventsOf('die-moved')).toMatchObject([{ zone: 'storage' }])
  })

  it('only raised dice can go to storage then (DB-5.16)', () => {
    const scene = table({ active: 'L5 D2' }, { active: 'L1' })
    scene.play(A, place('L5', 'MH3')).idle('tidied-die')
    expect(scene.code(A, store('D2'))).toBe('store-too-late')
  })

  it('accelerators, school dice and discount dice come back (DB-8.8, DB-5.47, DB-5.74, DB-6.24)', () => {
    const scene = table({ active: 'S3 S5 S6 L1', seeds: 1, gold: 9 }, { active: 'L1' })
    scene.play(A, plant('MH1'), { ...place('S3', 'MH1'), kind: 'accelerate' }, put('storage')).play(B, just('pass'))
    scene.play(A, place('S5', 'CS3'), just('end-turn')).play(A, just('pass'))
    scene
      .play(A, { kind: 'buy-ingredient', ingredient: 'honey', discount: 'active-zone', value: 6, marks: 'plain' })
      .idle()
    expect(scene.eventsOf('dice-returned')).toMatchObject([
      { seat: A, dice: [{ value: 3 }, { value: 5 }, { value: 6 }], to: 'active-zone' },
    ])
    expect(scene.active(A)).toMatch(/^L\d S\d S\d S\d S\d$/) // and one more from CS3
  })
})

describe('exchanges and shortages', () => {
  it('seeds go back first, then SD1, SD2, SD3, MH2, then the dice for the seeds (DB-8.11, DB-8.12, DB-8.13)', () => {
    const scene = table({ active: 'L1 H1 D1 D2', seeds: 2 }, { active: 'L1' })
    scene.t.seats[B].seeds += scene.t.seeds
    scene.t.seeds = 0 // SD1 and SD2 live on the player's own planted seeds
    scene.play(A, plant('MH1'), plant('HP1')).play(B, just('pass'))
    scene.play(A, place('H1', 'SD1'), place('D1', 'SD2'), place('D2', 'SD3'), place('L1', 'MH2'))
    scene.idle()
    expect(scene.eventsOf('exchange-done')).toMatchObject([
      { field: 'seed-department-hops', given: 'hops', received: { seeds: 1 } },
      { field: 'seed-department-dark', given: 'dark-malt', received: { seeds: 1 } }, // DB-8.21: the only one left
      { field: 'seed-department-gold', given: 'dark-malt', received: { gold: 3 } },
    ])
    expect(scene.eventsOf('die-gained')).toMatchObject([
      { source: { field: 'malt-house-roast' } },
      { source: { field: 'malt-house-light' } },
      { source: { field: 'hop-plantation-grow' } },
    ])
  })

  it('no seed left: nothing is received, the traded die is gone (DB-8.22)', () => {
    const scene = table({ active: 'H1' }, { active: 'L1' })
    scene.t.seats[B].seeds += scene.t.seeds
    scene.t.seeds = 0
    const hops = scene.supply('H')
    scene.play(A, place('H1', 'SD1')).idle()
    expect([scene.supply('H') - hops, scene.eventsOf('exchange-failed')]).toEqual([
      1,
      [expect.objectContaining({ rule: 'DB-8.22' })],
    ])
  })

  it('no die for a seed: it stays lost, the player waits and is served when one comes back (DB-8.15, DB-8.16, DB-8.17, DB-8.18)', () => {
    const scene = table({ active: 'D1', seeds: 1 }, { active: 'D1', seeds: 1 }, { active: 'L4 D1' })
    scene.drain(C, 'L')
    const seeds = scene.t.seeds
    scene
      .play(A, plant('MH1'), just('end-turn'))
      .play(B, plant('MH1'), just('end-turn'))
      .play(C, place('L4', 'MH2'))
      .idle()
    expect(kinds(scene, 'waiting-joined', 'waiting-served', 'waiting-expired')).toEqual([
      'waiting-joined 0',
      'waiting-joined 1',
      'waiting-served 0',
      'waiting-expired 1',
    ]) // DB-8.19
    expect(scene.active(A)).toMatch(/^L\d D\d$/)
    expect(scene.active(B)).toMatch(/^D\d$/)
    expect(scene.t.seeds).toBe(Math.max(0, seeds + 2 - 3)) // back, then Summer
    expect([scene.t.waitingLight.length, scene.t.waitingHops.length]).toEqual([0, 0])
  })

  it('hops wait in the same way for SD1 (DB-8.17)', () => {
    const scene = table({ active: 'L1', seeds: 1 }, { active: 'H4 L1' })
    scene.drain(B, 'H')
    scene.play(A, plant('HP1'), just('end-turn')).play(B, place('H4', 'SD1')).idle()
    expect(scene.active(A)).toMatch(/^L\d H\d$/)
    expect(scene.supply('H')).toBe(0)
  })
})

describe('end of the round', () => {
  it('blocking tokens go, the token moves on and flips, Summer brings seeds (DB-8.23, DB-8.25, DB-8.26, DB-8.27)', () => {
    const scene = new Scene({
      seats: 3,
      at: 'first-piece',
      round: 1,
      players: [{ active: 'L1', seeds: 1 }, { active: 'L1' }, { active: 'L1' }],
    })
    scene.play(A, plant('MH1')).idle()
    expect([scene.t.round, scene.t.holder, scene.t.season, scene.t.full]).toEqual([2, B, 1, 0])
    expect([0, 1, 2].map(seat => scene.t.seats[seat].seeds)).toEqual([1, 1, 1])
    scene.idle()
    expect([scene.t.holder, scene.t.season, scene.t.seats[A].seeds]).toEqual([C, 0, 1])
  })

  it('seeds are handed out from the new holder on until there are none (DB-8.28)', () => {
    const scene = new Scene({
      seats: 3,
      at: 'first-piece',
      round: 1,
      players: [{ active: 'L1', seeds: 5 }, { active: 'L1' }, { active: 'L1' }],
    })
    scene.idle()
    expect([0, 1, 2].map(seat => scene.t.seats[seat].seeds)).toEqual([5, 1, 0])
    expect(kinds(scene, 'seed-taken', 'seed-missing')).toEqual(['seed-taken 1', 'seed-missing 2', 'seed-missing 0'])
  })
})
