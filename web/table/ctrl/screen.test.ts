import { describe, expect, test } from 'vitest'
import {
  afterChange,
  handTo,
  liftCurtain,
  lookBack,
  openScreen,
  phaseOf,
  returnToMatch,
  type TableFacts,
} from './screen.ts'

/** Seat 0 of two people is asked after five moves, and nobody has secrets. */
const facts = (changes: Partial<TableFacts> = {}): TableFacts => ({
  index: 5,
  over: false,
  asked: 0,
  people: [0, 1],
  secrets: false,
  unconfirmed: undefined,
  ...changes,
})

describe('the screen of a table', () => {
  test('opens for the person who is asked', () => {
    const screen = openScreen(facts({ asked: 1 }), true)
    expect(screen).toEqual({ holder: 1, pending: undefined, curtain: undefined, lookingAt: undefined })
    expect(phaseOf(screen)).toBe('turn')
  })

  test('opens for the only person while a bot is asked, and for nobody in particular among bots', () => {
    expect(openScreen(facts({ asked: 1, people: [0] }), true).holder).toBe(0)
    expect(openScreen(facts({ people: [] }), true).holder).toBe(-1)
  })

  test('opens behind a curtain where people have secrets', () => {
    const screen = openScreen(facts({ secrets: true }), true)
    expect(phaseOf(screen)).toBe('curtain')
    expect(screen).toMatchObject({ holder: -1, curtain: 0 })
    expect(liftCurtain(screen)).toMatchObject({ holder: 0, curtain: undefined })
  })

  test('opens without a curtain for one person, and after the end', () => {
    expect(phaseOf(openScreen(facts({ secrets: true, people: [0] }), true))).toBe('turn')
    expect(phaseOf(openScreen(facts({ secrets: true, over: true, asked: -1 }), true))).toBe('turn')
  })

  test('knows a turn that waited to be confirmed when it was left', () => {
    const screen = openScreen(facts({ asked: 1, unconfirmed: 0 }), true)
    expect(phaseOf(screen)).toBe('confirm')
    expect(screen).toMatchObject({ holder: 0, pending: 0 })
  })
})

describe('the end of a turn', () => {
  const turn = openScreen(facts(), true)
  const ended = facts({ index: 6, asked: 1, unconfirmed: 0 })

  test('waits for its person where they want that', () => {
    const screen = afterChange(turn, ended, true, true)
    expect(phaseOf(screen)).toBe('confirm')
    expect(screen).toMatchObject({ holder: 0, pending: 0 })
    expect(afterChange(screen, { ...ended, unconfirmed: undefined }, true, true)).toMatchObject({ holder: 1 })
  })

  test('otherwise hands the screen on at once', () => {
    expect(afterChange(turn, ended, false, true)).toMatchObject({ holder: 1, pending: undefined })
  })

  test('waits for its person before the curtain falls', () => {
    const secret = { ...ended, secrets: true }
    const screen = afterChange(turn, secret, true, true)
    expect(phaseOf(screen)).toBe('confirm')
    const next = afterChange(screen, { ...secret, unconfirmed: undefined }, true, true)
    expect(next).toMatchObject({ holder: 0, curtain: 1 })
  })

  test('that is taken back lifts the curtain again', () => {
    const fallen = afterChange(turn, facts({ asked: 1, secrets: true }), true, true)
    expect(fallen.curtain).toBe(1)
    expect(afterChange(fallen, facts({ secrets: true }), true, true)).toMatchObject({ holder: 0, curtain: undefined })
  })

  test('leaves the screen with its person while a bot plays', () => {
    expect(afterChange(turn, facts({ asked: 2 }), true, true).holder).toBe(0)
  })
})

describe('looking back', () => {
  const turn = openScreen(facts(), true)

  test('stays within the match, and stays there at its last position too', () => {
    expect(lookBack(turn, -3, facts()).lookingAt).toBe(0)
    expect(lookBack(turn, 9, facts()).lookingAt).toBe(5)
    expect(phaseOf(lookBack(turn, 5, facts()))).toBe('looking-back')
    expect(phaseOf(returnToMatch(lookBack(turn, 5, facts())))).toBe('turn')
  })

  test('goes on while others move, and ends with a move made here', () => {
    const back = lookBack(turn, 3, facts())
    expect(afterChange(back, facts({ index: 6 }), true, false).lookingAt).toBe(3)
    expect(afterChange(back, facts({ index: 2 }), true, false).lookingAt).toBe(2)
    expect(afterChange(back, facts({ index: 6 }), true, true).lookingAt).toBeUndefined()
  })

  test('comes before a confirmation, and behind a curtain', () => {
    const pending = afterChange(turn, facts({ asked: 1, unconfirmed: 0 }), true, true)
    expect(phaseOf(lookBack(pending, 1, facts()))).toBe('looking-back')
    const fallen = handTo(turn, 1, facts({ secrets: true }))
    expect(phaseOf(lookBack(fallen, 1, facts()))).toBe('curtain')
  })
})

describe('another seat', () => {
  const turn = openScreen(facts(), true)

  test('gets the screen at once, behind a curtain where there are secrets', () => {
    expect(handTo(turn, 1, facts())).toMatchObject({ holder: 1, curtain: undefined })
    expect(handTo(turn, 1, facts({ secrets: true }))).toMatchObject({ holder: 0, curtain: 1 })
    expect(handTo(turn, 1, facts({ secrets: true, over: true }))).toMatchObject({ holder: 1, curtain: undefined })
  })

  test('is the one person’s who came to this table or left it', () => {
    const watching = openScreen(facts({ people: [] }), true)
    expect(afterChange(watching, facts({ asked: 0, people: [2] }), true, false).holder).toBe(2)
    expect(afterChange(turn, facts({ people: [] }), true, false).holder).toBe(-1)
  })

  test('is looked through after the end, also when something is told then', () => {
    const end = facts({ over: true, asked: -1, people: [0] })
    const other = handTo(openScreen(end, true), 2, end)
    expect(afterChange(other, end, true, false).holder).toBe(2)
  })
})
