import { describe, expect, it } from 'vitest'
import { just, pick, place, put, Scene, store, swap, swapColour } from './position.ts'

const A = 0
const B = 1
const school = (active: string, storage = '', round = 2) =>
  new Scene({ at: 'first-piece', round, players: [{ active, storage }, { active: 'L1' }] })

describe('CS1: reroll', () => {
  it('takes 2 or more; any dice of both zones, each staying in its zone (DB-5.75, DB-5.76, DB-5.78)', () => {
    const scene = school('S2 L1 D2 S1', 'H5 L6')
    scene
      .play(A, place('S2', 'CS1'), pick('D2'), pick('S1'), pick('L6', 'storage'))
      .roll(3, 4, 5)
      .play(A, just('reroll'))
    expect([scene.active(A), scene.stored(A)]).toEqual(['L1 D4 S5', 'L3 H5']) // drawn by colour (DB-12.3)
    expect(scene.eventsOf('dice-rolled')).toMatchObject([
      { cause: 'craft-school-reroll', dice: [{ colour: 'light-malt', value: 3 }, {}, {}] },
    ])
  })

  it('each set of dice is one line of picks (DB-5.76)', () => {
    const scene = school('S2 L1 L1 D2')
    scene.play(A, place('S2', 'CS1'), pick('L1'))
    expect(scene.legal(A)).toEqual([
      'pick active-zone light-malt 1 plain',
      'pick active-zone dark-malt 2 plain',
      'reroll',
    ])
    scene.play(A, pick('L1'), pick('D2'))
    expect(scene.legal(A)).toEqual(['reroll'])
  })

  it('at least one die; protected and blocked dice not (DB-5.77, DB-5.79)', () => {
    const scene = school('S2 L1 D2p H3b')
    scene.play(A, place('S2', 'CS1'))
    expect(scene.legal(A)).toEqual(['pick active-zone light-malt 1 plain'])
    expect(school('S2 D2p H3b').code(A, place('S2', 'CS1'))).toBe('reroll-not-eligible')
    expect(school('S2p S3').code(A, place('S2p', 'CS1'))).toBe('legal') // the S3 is left
    expect(school('S2 S3').code(A, place('S2', 'CS1'))).toBe('legal')
    expect(school('S2').code(A, place('S2', 'CS1'))).toBe('reroll-not-eligible')
  })

  it('the skill die comes back in Tidying (DB-5.74)', () => {
    const scene = school('S2 L1')
    scene.play(A, place('S2', 'CS1'), pick('L1'), just('reroll'))
    expect(scene.field(A, 'CS1')).toBe('S2')
    scene.idle()
    expect(scene.active(A)).toMatch(/^L\d S\d$/)
  })
})

describe('CS2: swap', () => {
  it('takes 3 or more; all supply dice of the colour are rolled, any of them is taken (DB-5.80, DB-5.81, DB-5.99)', () => {
    const scene = school('S3 D2 D5 L1', 'D1')
    scene.drain(B, 'D', 4)
    scene.roll(2, 6, 2, 4).play(A, place('S3', 'CS2'), swapColour('dark-malt'))
    expect(scene.legal(A)).toEqual([
      ...[2, 4, 6].flatMap(rolled => [
        `swap ${rolled} active-zone dark-malt 2 plain`,
        `swap ${rolled} active-zone dark-malt 5 plain`,
        `swap ${rolled} storage dark-malt 1 plain`,
      ]),
      'no-swap',
    ])
    scene.play(A, swap(4, 'D1', 'storage'))
    expect([scene.stored(A), scene.supply('D')]).toEqual(['D4', 4]) // DB-5.83, DB-5.85
    expect(scene.eventsOf('dice-swapped')).toMatchObject([{ out: { value: 1 }, in: { value: 4 }, zone: 'storage' }])
  })

  it('may be declined; the rolled dice lose their value (DB-5.84, DB-5.86)', () => {
    const scene = school('S3 L1 D1')
    scene.play(A, place('S3', 'CS2'), swapColour('light-malt'), just('no-swap'))
    expect(scene.eventsOf('swap-declined')).toMatchObject([{ seat: A, colour: 'light-malt' }])
    expect(scene.active(A)).toBe('L1 D1')
    expect([...scene.t.faces].filter(face => face > 0).length).toBe(4) // both players' dice and the S3
  })

  it('needs the colour in the supply and among free own dice; never skill (DB-5.82, DB-5.87)', () => {
    const scene = school('S3 S4 L1 D1 H2b')
    scene.drain(B, 'D')
    scene.play(A, place('S3', 'CS2'))
    expect(scene.eventsOf('forced')).toMatchObject([{ seat: A, move: 'swap-colour light-malt' }]) // D-07: the only colour
    expect(scene.prompt()).toBe('swap 0')
  })

  it('once a round: CS2 is a field like all others (DB-5.98)', () => {
    const scene = school('S3 S4 L1 D1')
    scene.play(A, place('S3', 'CS2'), swapColour('light-malt'), just('no-swap'))
    expect(scene.code(A, place('S4', 'CS2'))).toBe('field-used')
  })
})

describe('CS3: train', () => {
  it('takes 5 or more and brings one more skill die in Tidying (DB-5.88, DB-5.89, DB-8.9)', () => {
    const scene = school('S5 L1')
    scene.play(A, place('S5', 'CS3')).idle()
    expect(scene.active(A)).toMatch(/^L\d S\d S\d$/)
  })

  it('brings nothing if the supply has none (DB-8.10)', () => {
    const scene = school('S5 L1')
    scene.drain(B, 'S')
    scene.play(A, place('S5', 'CS3')).idle()
    expect(scene.active(A)).toMatch(/^L\d S\d$/)
    expect(scene.eventsOf('exchange-failed')).toMatchObject([{ seat: A, field: 'craft-school-train', rule: 'DB-8.10' }])
  })
})

it('a choice is answered before anything else (DB-5.21)', () => {
  const scene = school('S3 L1 D1')
  scene.play(A, place('S3', 'CS2'))
  for (const move of [store('L1'), place('L1', 'MH2')]) expect(scene.code(A, move)).toBe('choice-pending')
  expect(scene.code(A, put('storage'))).toBe('wrong-phase')
})
