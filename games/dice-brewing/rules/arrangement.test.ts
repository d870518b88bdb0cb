import { describe, expect, it } from 'vitest'
import { accelerate, just, place, plant, put, Scene, store, token } from './position.ts'
import { PASSED_OVER } from './table.ts'

const A = 0
const B = 1
const C = 2

describe('storing', () => {
  it('keeps the value and is neither a turn nor a piece (DB-5.10, DB-5.11, DB-2.7)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4 D2 S3', seeds: 1 }, { active: 'L2' }] })
    scene.play(A, store('L4'), store('D2'))
    expect([scene.stored(A), scene.prompt(), scene.t.pieces]).toEqual(['L4 D2', 'first-piece 0', 0])
    expect(scene.t.seats[A].seeds).toBe(1)
  })

  it('is possible at a rest point out of turn and after passing (DB-5.6, DB-5.13, DB-5.27)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4' }, { active: 'L2' }] })
    scene.play(B, store('L2'))
    expect(scene.eventsOf('dice-stored')).toMatchObject([{ seat: B, outOfTurn: true }])
    scene.play(A, just('pass'), store('L4'))
    expect([scene.prompt(), scene.stored(A)]).toEqual(['first-piece 1', 'L4']) // DB-9.15
  })

  it('is possible between two answers of the opening window, and for the mover between two steps (DB-5.13, DB-5.14)', () => {
    const window = new Scene({
      at: 'opening-window',
      players: [{ active: 'L4', tokens: ['extra-roll'] }, { active: 'L2' }],
    })
    window.play(B, store('L2')).play(A, store('L4'))
    expect(window.prompt()).toBe('opening-window 0')
    const between = new Scene({ at: 'first-piece', players: [{ active: 'L4 L3 D1' }, { active: 'L2' }] })
    between.play(A, place('L3', 'MH2'), store('L4'))
    expect([between.stored(A), between.prompt()]).toEqual(['L4', 'second-piece 0'])
    expect(between.code(B, store('L2'))).toBe('move-in-progress') // DB-5.5
  })

  it('equal dice are one choice', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4 L4 L4b L4+1 D4' }] })
    expect(scene.legal(A).filter(line => line.startsWith('store'))).toEqual([
      'store light-malt 4 plain',
      'store light-malt 4 blocked',
      'store light-malt 4 raised-1',
      'store dark-malt 4 plain',
    ])
  })
})

describe('turns', () => {
  const three = {
    seats: 3,
    at: 'first-piece',
    players: [
      { active: 'L1 L2 L3 D1 D2', seeds: 2 },
      { active: 'H1 H2', seeds: 2 },
      { active: 'L4 D4', seeds: 2 },
    ],
  } as const

  it('one or two pieces, then the next player (DB-5.17, DB-5.18, DB-5.21, DB-5.23, DB-5.24, DB-5.26)', () => {
    const scene = new Scene(three)
    scene.play(A, place('L1', 'MH2'), plant('MH1'))
    expect(scene.prompt()).toBe('first-piece 1')
    scene.play(B, plant('MH1'), just('end-turn'))
    expect(scene.eventsOf('turn-ended')).toMatchObject([
      { seat: A, automatic: true },
      { seat: B, automatic: false },
    ])
    scene.play(C, plant('HP1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 0')
  })

  it('a player who passed is out for this phase; it blocks nothing; all passed ends it (DB-5.25, DB-5.27, DB-5.28, DB-5.30)', () => {
    const scene = new Scene(three)
    scene.play(A, just('pass')).play(B, just('pass'))
    expect([scene.t.full, ...scene.t.users]).toEqual(Array(12).fill(0))
    scene.play(C, plant('MH1'), just('end-turn'))
    expect(scene.prompt()).toBe('first-piece 2')
    scene.play(C, just('pass'))
    expect(scene.prompt()).toBe('purchase 0')
    expect(scene.eventsOf('phase-started')).toMatchObject([{ phase: 'purchasing' }])
  })

  it('without a placement and a playable token a player is passed over or the turn ends automatically (DB-5.29)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L1' }, { active: 'S3', storage: 'S6' }] })
    scene.play(A, place('L1', 'MH2'))
    expect(scene.eventsOf('turn-ended')).toMatchObject([{ seat: A, automatic: true }])
    expect(scene.eventsOf('arrangement-passed')).toMatchObject([
      { seat: B, automatic: true },
      { seat: A, automatic: true },
    ])
    const asked = new Scene({
      at: 'first-piece',
      players: [{ active: 'L1' }, { active: 'S3', tokens: ['extra-roll'] }],
    })
    asked.play(A, place('L1', 'MH2'))
    expect(asked.prompt()).toBe('first-piece 1')
    asked.play(B, token('extra-roll', B, 'S3'))
    expect(asked.t.seats[B].passed).toBe(PASSED_OVER) // the token was the only reason to ask
  })

  it('with face-down tokens whoever owns one is asked (DB-5.29)', () => {
    const players = [{ active: 'L1' }, { active: 'S3', tokens: ['block-recipe'] as const }]
    const hidden = new Scene({ at: 'first-piece', options: { hiddenTokens: true }, players }).play(
      A,
      place('L1', 'MH2'),
    )
    expect([hidden.prompt(), hidden.kinds(B)]).toEqual(['first-piece 1', ['pass', 'store']])
    const open = new Scene({ at: 'first-piece', players }).play(A, place('L1', 'MH2'))
    expect(open.t.seats[B].passed).toBe(PASSED_OVER)
  })

  it('a die may come from both zones (DB-5.20)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L2', storage: 'L5 D1' }] })
    scene.play(A, place('L5', 'MH2', 'storage'))
    expect([scene.field(A, 'MH2'), scene.stored(A), scene.active(A)]).toEqual(['L5', 'D1', 'L2'])
  })

  it('a placed piece stays until Tidying (DB-5.31)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L2 D1', seeds: 1 }] })
    scene.play(A, plant('HP1'), place('L2', 'MH2')).idle('purchase')
    expect([scene.field(A, 'HP1'), scene.field(A, 'MH2')]).toEqual(['seed', 'L2'])
  })
})

describe('fields in general', () => {
  it('a field is used by its input only, once a round (DB-5.35, DB-5.36, DB-5.37, DB-5.45)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'S4 S5 S6', seeds: 2 }, { active: 'L2' }] })
    scene.roll(2).play(A, plant('MH1'), accelerate('S4', 'MH1'), put('active-zone'))
    expect([scene.t.users[0], scene.t.seats[A].used]).toEqual([1, 1])
    scene.play(B, just('pass'))
    expect(scene.code(A, plant('MH1'))).toBe('field-used')
    expect(scene.code(A, accelerate('S5', 'MH1'))).toBe('accelerator-taken')
  })

  it('roasted and traded dice may show anything (DB-5.38)', () => {
    const scene = new Scene({ at: 'first-piece', round: 3, players: [{ active: 'L6 L1 H6 H1 D6 D1 S1' }] })
    for (const [die, field] of [
      ['L6', 'MH2'],
      ['L1', 'MH2'],
      ['H6', 'SD1'],
      ['H1', 'SD1'],
      ['D6', 'SD2'],
      ['D1', 'SD3'],
      ['S1', 'SD3'],
    ] as const)
      expect(scene.code(A, place(die, field))).toBe('legal')
  })

  it('each field takes what is printed (DB-5.54, DB-5.58, DB-5.62, DB-5.68, DB-5.71, DB-5.90, DB-5.91, DB-5.92)', () => {
    const scene = new Scene({ at: 'first-piece', round: 3, players: [{ active: 'L2 D2 H2 S6', seeds: 1 }] })
    const takes = (['MH1', 'MH2', 'MH3', 'HP1', 'HP2', 'CS1', 'CS2', 'CS3', 'SD1', 'SD2', 'SD3'] as const).map(field =>
      [
        scene.code(A, plant(field)) === 'legal' ? 'seed' : '',
        ...['L2', 'D2', 'H2', 'S6'].filter(die => scene.code(A, place(die, field)) === 'legal'),
      ].join(''),
    )
    expect(takes).toEqual(['seed', 'L2', 'L2D2', 'seed', 'H2', 'S6', 'S6', 'S6', 'H2', 'D2', 'D2S6'])
  })

  it('at most 1, 2 or 3 players use a field; the last one is blocked (DB-5.49, DB-5.50, DB-5.51, DB-5.52)', () => {
    for (const seats of [2, 3, 4]) {
      const scene = new Scene({ seats, at: 'first-piece', players: Array(seats).fill({ active: 'L2', seeds: 1 }) })
      for (let seat = 0; seat < seats - 1; seat++) scene.play(seat, plant('HP1'), just('end-turn'))
      expect(scene.code(seats - 1, plant('HP1'))).toBe('field-blocked')
      expect(scene.code(seats - 1, plant('MH1'))).toBe('legal')
      expect(scene.eventsOf('field-blocked')).toMatchObject([{ seat: seats - 1 }])
    }
  })
})

describe('without limits', () => {
  it('gold, mastery and holdings have none (DB-2.8, DB-2.9, DB-2.16)', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 3,
      players: [{ active: 'D1', gold: 500, mastery: 300, seeds: 5 }, { active: 'L1' }],
    })
    for (const letter of ['L', 'D', 'H', 'S']) scene.drain(A, letter)
    scene.play(A, place('D1', 'SD3'), just('end-turn')).idle()
    expect([scene.t.seats[A].gold, scene.t.seats[A].mastery]).toEqual([503, 300])
    expect(scene.stored(A).split(' ').length).toBe(50 - 2)
  })

  it('blocking tokens never run out (DB-2.10)', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 3,
      players: [{ active: 'L1 L2 H1 H2 D1', seeds: 2 }, { active: 'L1 S1' }],
    })
    const moves = [
      plant('MH1'),
      plant('HP1'),
      place('L1', 'MH2'),
      place('L2', 'MH3'),
      place('H1', 'HP2'),
      place('H2', 'SD1'),
    ]
    scene
      .play(A, ...moves.slice(0, 2))
      .play(B, just('pass'))
      .play(A, ...moves.slice(2))
    expect(scene.eventsOf('field-blocked').length).toBe(6) // the box holds four
  })

  it('a move is a turn, a pass, a purchase turn, a brew, an answer: until it ends nobody else acts (DB-5.4, DB-5.5)', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [
        { active: 'L1 D1', seeds: 1 },
        { active: 'L1', tokens: ['extra-roll'] },
      ],
    })
    scene.play(A, plant('MH1'))
    expect(scene.legal(B)).toEqual([])
    scene.play(A, just('end-turn'))
    expect(scene.kinds(A)).toEqual(['store'])
  })
})

describe('the board', () => {
  const alone = (active: string, seeds = 0, round = 3) =>
    new Scene({ at: 'first-piece', round, players: [{ active, seeds }, { active: 'L1' }] })

  it('MH1 and HP1 accelerated: a rolled die now, stored or not (DB-5.32, DB-5.33, DB-5.39, DB-5.56, DB-5.70)', () => {
    const scene = alone('S3 S4', 2)
    const seeds = scene.t.seeds
    scene.roll(5).play(A, plant('MH1'), accelerate('S3', 'MH1'))
    expect([scene.prompt(), scene.active(A)]).toEqual(['gained-die 0', 'L5 S4']) // counts as active while it is chosen
    scene.play(A, put('storage'))
    expect([scene.stored(A), scene.t.seeds - seeds]).toEqual(['L5', 1]) // DB-5.46
    scene.play(B, just('pass')).roll(2).play(A, plant('HP1'), accelerate('S4', 'HP1'), put('active-zone'))
    expect([scene.active(A), scene.code(A, place('H2', 'HP2'))]).toEqual(['H2', 'legal']) // used in the same round
  })

  it('MH1, MH2 and HP1 not accelerated: an unrolled die in Tidying (DB-5.55, DB-5.59, DB-5.69, DB-8.14, DB-2.6)', () => {
    const scene = alone('L4', 2)
    const before = [scene.supply('L'), scene.supply('D'), scene.supply('H'), scene.t.seeds]
    scene.play(A, plant('MH1'), plant('HP1')).play(B, just('pass')).play(A, place('L4', 'MH2')).idle()
    expect(scene.eventsOf('die-gained')).toMatchObject([
      { die: { colour: 'dark-malt', value: 0 } },
      { die: { colour: 'light-malt', value: 0 } },
      { die: { colour: 'hops', value: 0 } },
    ])
    expect([scene.supply('L'), scene.supply('D'), scene.supply('H')]).toEqual([before[0], before[1] - 1, before[2] - 1])
    expect(scene.t.seeds).toBe(before[3] + 2 - 2) // two back, two handed out in Summer
  })

  it('MH3 and HP2: +1 now with a skill die, else in Tidying (DB-5.64, DB-5.65, DB-5.72, DB-5.73, DB-8.4)', () => {
    const scene = alone('L3 H4 S2')
    scene.play(A, place('H4', 'HP2'), accelerate('S2', 'HP2'))
    expect([scene.prompt(), scene.field(A, 'HP2')]).toEqual(['raised-die 0', 'H5 + S2']) // still on its field
    scene.play(A, put('active-zone'))
    expect(scene.active(A)).toBe('L3 H5')
    scene.play(B, just('pass')).play(A, place('L3', 'MH3')).idle('tidied-die')
    expect(scene.field(A, 'MH3')).toBe('L4')
    scene.play(A, put('storage'))
    expect(scene.stored(A)).toBe('L4')
  })

  it('a 6 made by an Extra Roll on the field may be accelerated and stays 6 (DB-5.100)', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [{ active: 'L3 S2', tokens: ['extra-roll'] }, { active: 'L1' }],
    })
    scene
      .play(A, place('L3', 'MH3'))
      .roll(6)
      .play(A, token('extra-roll', A, 'L3', 'malt-house-raise'))
    scene.play(A, accelerate('S2', 'MH3'), put('storage'))
    expect(scene.stored(A)).toBe('L6')
  })

  it('SD1 and SD2 trade for seeds, SD3 for gold; the die goes to the supply (DB-5.90, DB-5.91, DB-5.93, DB-5.94, DB-5.95)', () => {
    const scene = alone('H1 D1 S1 S3 S4')
    const before = [scene.supply('H'), scene.supply('D'), scene.supply('S')]
    scene.play(A, place('H1', 'SD1'), accelerate('S3', 'SD1')).play(B, just('pass'))
    expect([scene.t.seats[A].seeds, scene.supply('H') - before[0]]).toEqual([1, 1])
    scene.play(A, place('D1', 'SD2'), accelerate('S4', 'SD2'))
    expect([scene.t.seats[A].seeds, scene.supply('D') - before[1]]).toEqual([3, 1])
    scene.play(A, place('S1', 'SD3'), just('end-turn')).idle()
    expect([scene.t.seats[A].gold, scene.supply('S') - before[2]]).toEqual([4, 1])
  })

  it('SD2 accelerated with one seed left gives that one; with none it cannot be accelerated (DB-5.48, DB-5.97, DB-2.4)', () => {
    const scene = alone('D1 S3')
    scene.t.seats[B].seeds += scene.t.seeds - 1
    scene.t.seeds = 1
    scene.play(A, place('D1', 'SD2'), accelerate('S3', 'SD2'))
    expect([scene.t.seats[A].seeds, scene.t.seeds]).toEqual([1, 0])
    const none = alone('D1 S3')
    none.t.seats[B].seeds += none.t.seeds
    none.t.seeds = 0
    none.play(A, place('D1', 'SD2'))
    expect(none.code(A, accelerate('S3', 'SD2'))).toBe('supply-empty')
  })

  it('inputs may be placed although the supply cannot give the result now (DB-5.57, DB-5.101, DB-2.3)', () => {
    const scene = alone('L1 H1 D1 S5', 2)
    for (const letter of ['L', 'D', 'H', 'S']) scene.drain(B, letter)
    scene.t.seats[B].seeds += scene.t.seeds
    scene.t.seeds = 0
    for (const move of [
      plant('MH1'),
      plant('HP1'),
      place('L1', 'MH2'),
      place('H1', 'SD1'),
      place('D1', 'SD2'),
      place('S5', 'CS3'),
    ])
      expect(scene.code(A, move)).toBe('legal')
    expect(scene.code(A, place('S5', 'CS2'))).toBe('swap-colour-unavailable')
  })
})
