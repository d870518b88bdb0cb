import { describe, expect, test } from 'vitest'
import { asked, cell, discs, eventsOf, freshTable, options, plant, play, turnOf, whyNot } from './position.ts'

describe('disc A: a fertility number', () => {
  test('EX-02: number 3 with barley 3 on S1 and S4: barley −8 to −2; hops 3 on H4 gives 3 ducats, a 4 nothing (HA-6.30, HA-8.1, HA-8.2)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'barley 3', S4: 'barley 3', H4: 'hops 3', S6: 'barley 4' })
    const events = play(t, 'move disc-a')
    expect(eventsOf(events, 'disc')).toMatchObject([{ space: 'disc-a', spot: 'spot-x', discsLeft: 0 }])
    play(t, 'number 3')
    expect(cell(t, 0, 'barley')).toBe(-2)
    expect(t.seats[0].ducats).toBe(28)

    const alone = freshTable(2)
    plant(alone, 0, { S1: 'barley 3', S4: 'barley 3' })
    play(alone, 'move disc-a') // one number only: named by itself
    expect(cell(alone, 0, 'barley')).toBe(-2)
    expect(alone.seats[0].ducats).toBe(25)
  })

  test('EX-29: numbers 2 and 5 only: those are offered, 3 is refused (HA-6.31)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 2', H1: 'hops 5' })
    play(t, 'move disc-a')
    expect(options(t)).toEqual(['number 2', 'number 5'])
    expect(whyNot(t, 'number 3')).toEqual({ code: 'number-absent', rule: 'HA-6.31', numbers: { number: 3 } })
  })

  test('HA-3.6: unless the option lets one name any number', () => {
    const t = freshTable(2, { numberMustBeOwned: false })
    plant(t, 0, { S1: 'wood 2' })
    play(t, 'move disc-a')
    expect(options(t)).toHaveLength(5)
    play(t, 'number 3')
    expect([...t.seats[0].markers]).toEqual([0, -2, -4, -6, -8])
  })

  test('HA-6.28: X needs any resource tile; monks have no number', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'scribe' })
    expect(whyNot(t, 'move disc-a')).toMatchObject({ code: 'no-usable-spot' })
    plant(t, 0, { S2: 'wood 1' })
    expect(whyNot(t, 'move disc-a')).toBeUndefined()
  })
})

describe('disc C: a colour', () => {
  test('EX-03: hops has a disc; barley 2 on S3 and 4 on H2: barley −8 to −6, ducats 25 to 29 (HA-6.32, HA-6.27)', () => {
    const t = freshTable(2)
    plant(t, 0, { S3: 'barley 2', H2: 'barley 4', S1: 'hops 1', S2: 'wood 1' })
    discs(t, 0, 'spot-hops')
    play(t, 'move disc-c')
    expect(options(t)).toEqual(['spot spot-wood', 'spot spot-barley'])
    expect(whyNot(t, 'spot spot-hops')).toMatchObject({ code: 'spot-taken', rule: 'HA-6.27' })
    expect(whyNot(t, 'spot spot-water')).toMatchObject({ code: 'kind-absent', rule: 'HA-6.27' })
    const events = play(t, 'spot spot-barley')
    expect(cell(t, 0, 'barley')).toBe(-6)
    expect(t.seats[0].ducats).toBe(29)
    expect(eventsOf(events, 'activate').map(({ site, by }) => `${site} ${by}`)).toEqual(['sun-3 disc', 'shade-2 disc'])
  })

  test('HA-6.26: the letters allow their spots and no others', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'yeast 1', S6: 'scribe', S7: 'gardener' })
    play(t, 'move disc-c')
    expect(whyNot(t, 'spot spot-x')).toMatchObject({ code: 'wrong-letter', rule: 'HA-6.26' })
    expect(whyNot(t, 'spot spot-scribe')).toMatchObject({ code: 'wrong-letter' })
    const b = freshTable(2)
    plant(b, 0, { S1: 'wood 1', S6: 'scribe', S7: 'gardener' })
    play(b, 'move disc-b')
    expect(options(b)).toEqual(['spot spot-gardener', 'spot spot-scribe'])
    const abc = freshTable(2)
    plant(abc, 0, { S1: 'wood 1', S6: 'scribe' })
    play(abc, 'move disc-abc-1')
    expect(options(abc)).toEqual(['spot spot-x', 'spot spot-wood', 'spot spot-scribe'])
  })

  test('HA-6.24, HA-6.25, HA-6.29: exactly one disc goes to one spot and stays there', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'yeast 1' })
    t.spaces[12].discs = 2
    play(t, 'move disc-c', 'spot spot-wood')
    expect(t.spaces[12].discs).toBe(1)
    expect([...t.seats[0].spots].filter(disc => disc === 1)).toHaveLength(1)
    turnOf(t, 0)
    play(t, 'move disc-abc-1')
    expect(whyNot(t, 'spot spot-wood')).toMatchObject({ code: 'spot-taken' })
  })

  test('EX-32: two discs on disc-b: the visitor takes one and cannot stay for the other (HA-6.24, HA-5.12)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'gardener', S6: 'scribe' })
    t.spaces[7].discs = 2
    play(t, 'move disc-b', 'spot spot-scribe')
    expect(t.spaces[7].discs).toBe(1)
    turnOf(t, 0)
    expect(whyNot(t, 'move disc-b')).toMatchObject({ code: 'same-space', rule: 'HA-5.12' })
    plant(t, 1, { S1: 'gardener' })
    turnOf(t, 1)
    expect(whyNot(t, 'move disc-b')).toBeUndefined()
  })
})

describe('disc B: monks', () => {
  test('EX-04: cellarers on S7 and S12, water 3 on S9, hops 2 on S4: water −6, −3, 0; hops −4 to −2 (HA-6.36, HA-6.37)', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'cellarer', S12: 'cellarer', S9: 'water 3', S4: 'hops 2' })
    const events = play(t, 'move disc-b')
    expect(eventsOf(events, 'marker').map(({ colour, from, to }) => `${colour} ${from} ${to}`)).toEqual([
      'hops -4 -2',
      'water -6 -3',
      'water -3 0',
    ])
    expect(eventsOf(events, 'trigger').map(({ site }) => site)).toEqual(['sun-7', 'sun-12']) // HA-6.33, HA-8.10
    expect(eventsOf(events, 'activate').map(({ site, by }) => `${site} by ${by}`)).toEqual([
      'sun-4 by sun-7',
      'sun-9 by sun-7',
      'sun-9 by sun-12',
    ])
    expect(t.seats[0].brewmaster).toBe(-10) // HA-6.35: nothing for the monks themselves
  })

  test('EX-05: cellarer on H6 beside a scribe on H8: brewmaster −10 to −9; the scribe triggers nothing (HA-6.34, HA-8.3, HA-6.39)', () => {
    const t = freshTable(2)
    plant(t, 0, { H6: 'cellarer', H8: 'scribe', H11: 'wood 5' })
    play(t, 'move disc-b', 'spot spot-cellarer')
    expect(t.seats[0].brewmaster).toBe(-9)
    expect(t.seats[0].ducats).toBe(25) // wood beside the scribe pays nothing
  })

  test('HA-6.38: two adjacent monks of the type activate each other', () => {
    const t = freshTable(2)
    plant(t, 0, { S9: 'scribe', S10: 'scribe' })
    play(t, 'move disc-b')
    expect(t.seats[0].brewmaster).toBe(-8)
  })

  test('EX-28: monk on S5 triggered, barley 4 on H3 across the border: 4 ducats (HA-2.9)', () => {
    const t = freshTable(2)
    plant(t, 0, { S5: 'scribe', H3: 'barley 4' })
    play(t, 'move disc-b')
    expect(t.seats[0].ducats).toBe(29)
  })

  test('EX-31: one gardener without neighbours: disc-b is legal, no income, the disc is used (HA-6.41)', () => {
    const t = freshTable(2)
    plant(t, 0, { S6: 'gardener' })
    play(t, 'move disc-b')
    expect(t.seats[0].spots[7]).toBe(1)
    expect(t.seats[0]).toMatchObject({ brewmaster: -10, ducats: 25 })
  })

  test('HA-3.7: unless the option asks for a neighbour', () => {
    const t = freshTable(2, { isolatedMonkAllowed: false })
    plant(t, 0, { S6: 'gardener', S1: 'scribe' })
    expect(whyNot(t, 'move disc-b')).toMatchObject({ code: 'no-usable-spot' })
    plant(t, 0, { H1: 'wood 1' })
    play(t, 'move disc-abc-1')
    expect(options(t)).toEqual(['spot spot-x', 'spot spot-wood', 'spot spot-scribe'])
    expect(whyNot(t, 'spot spot-gardener')).toMatchObject({ code: 'kind-absent' })
  })

  test('HA-6.40: sheds beside a triggered monk do nothing', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'scribe' })
    t.seats[0].sheds[2] = 5
    const events = play(t, 'move disc-b')
    expect(eventsOf(events, 'activate')).toEqual([])
  })
})

test('HA-6.42, HA-6.43: every activation happens, and only then the pair is looked at', () => {
  const t = freshTable(2)
  plant(t, 0, { S1: 'wood 1', S2: 'wood 2', H1: 'wood 3' })
  discs(t, 0, 'spot-x')
  const events = play(t, 'move disc-c')
  expect(events.map(event => event.kind)).toEqual([
    'move',
    'forced',
    'disc',
    'activate',
    'marker',
    'activate',
    'marker',
    'activate',
    'ducats',
    'pair',
  ])
  expect(asked(t)).toBe('privilege 0')
})
