import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { sit } from '../testing/sitting.ts'

const kick = (of: number) => ({ kind: 'kick', of }) as const
const agree = { kind: 'agree' } as const
const decline = { kind: 'decline' } as const
/** Longer than any bank and grace at these tables. */
const LATE = 1_000_000

test('in a match of two nobody throws the other out, late or not, and bots at the table have no voice', () => {
  for (const table of [sit({ people: 2 }), sit({ people: 2, bots: 2 })])
    for (const at of [0, LATE]) {
      const late = table.match.waitingFor
      const by = late === 0 ? 1 : 0
      if (late > 1) continue
      expect(table.act(by, kick(late), at)).toMatchObject({ code: 'not-alone' })
      expect(table.match.bots[late]).toBeUndefined()
    }
})

test('when two of three are played by bots the last person cannot send anybody away', () => {
  const { act, match } = sit({ people: 3 })
  act(1, { kind: 'leave' })
  expect(act(0, kick(2))).toMatchObject({ code: 'not-alone' })
  expect(match.bots[2]).toBeUndefined()
})

test('who still has time is sent away only by all the others', () => {
  const { act, match } = sit({ people: 4 })
  const of = (match.waitingFor + 1) % 4
  const [a, b, c] = [0, 1, 2, 3].filter(seat => seat !== of)
  act(a, kick(of))
  act(b, agree)
  expect(match.bots[of]).toBeUndefined()
  act(c, agree)
  expect(match.bots[of]).toBeDefined()
  expect(act(of, { kind: 'return' })).toMatchObject({ code: 'kicked' })
})

test('who is late beyond the deadline is sent away by a majority of the others, and one voice against is not enough', () => {
  const { act, match } = sit({ people: 4 })
  const of = match.waitingFor
  const [a, b, c] = [0, 1, 2, 3].filter(seat => seat !== of)
  act(a, kick(of), LATE)
  act(b, decline, LATE)
  expect(match.proposal).toBeDefined()
  act(c, agree, LATE)
  expect(match.bots[of]).toBeDefined()
})

test('half of the others is no majority: a vote against it ends it', () => {
  const { act, match } = sit({ people: 3 })
  const of = match.waitingFor
  const [a, b] = [0, 1, 2].filter(seat => seat !== of)
  act(a, kick(of), LATE)
  expect(match.bots[of]).toBeUndefined()
  act(b, decline, LATE)
  expect(match.proposal).toBeUndefined()
  expect(match.bots[of]).toBeUndefined()
})

test('whom it is about is not asked', () => {
  const { act, match } = sit({ people: 3 })
  act(0, kick(2))
  for (const answer of [agree, decline]) expect(act(2, answer)).toMatchObject({ code: 'not-asked' })
  act(1, agree)
  expect(match.bots[2]).toBeDefined()
})

test('the substitute is of the house’s level, whatever a program asks for', async () => {
  const room = await shelf['heaven-and-ale']()
  const { act, match } = sit({ room, people: 3 })
  const asked = { ...kick(2), bot: 'random' }
  act(0, asked)
  act(1, agree)
  expect(match.bots[2]).toBe('master')
  const late = match.waitingFor
  const handover = { kind: 'handover', of: late, bot: 'random' } as const
  if (late !== 2) {
    act(late === 0 ? 1 : 0, handover, LATE)
    expect(match.bots[late]).toBe('master')
  }
})

test('what was proposed under the old terms is read from the log as it was then', () => {
  const { again } = sit({ people: 2 })
  const old = { index: 0, seat: 0, at: 0, id: 'a', action: { ...kick(1), bot: 'random' } }
  expect(again([old]).bots).toEqual([undefined, 'random'])
})

test('another process reads the same from the log', () => {
  const { act, match, again } = sit({ people: 3 })
  act(0, kick(2))
  act(1, agree)
  expect(again().bots).toEqual(match.bots)
})

test('who was sent away in time keeps the place that the seat comes to; who was late lost', () => {
  for (const at of [0, LATE]) {
    const { act, match } = sit({ people: 3 })
    const of = match.waitingFor
    const [a, b] = [0, 1, 2].filter(seat => seat !== of)
    act(a, kick(of), at)
    act(b, agree, at)
    expect(match.sentAway.get(of)).toEqual({ late: at === LATE })
  }
})
