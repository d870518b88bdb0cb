import { expect, test } from 'vitest'
import { placesOf } from '../rating/rating.ts'
import { sit } from '../testing/sitting.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const UNRATED = { header: { rated: 0 } }
const DAILY = { kind: 'daily', hours: 24 } as const
const end = { kind: 'end' } as const
const agree = { kind: 'agree' } as const
const leave = { kind: 'leave' } as const
const ranks = (match: Parameters<typeof placesOf>[0]) => placesOf(match)?.map(({ rank }) => rank)

/** A table at which the first person has moved, so that there is something to take back. */
function begun(wishes: Parameters<typeof sit>[0]) {
  const table = sit(wishes)
  const seat = table.match.waitingFor
  const move = table.match.table.game.print(table.match.table.legal(seat)[0] ?? 0)
  const entry = table.match.entry(seat, 0, 'first', { kind: 'move', move })
  table.log.push(entry)
  table.match.apply(entry)
  return table
}

test('alone with bots nothing is taken back beyond the horizon where it counts, and freely where it does not', () => {
  const takeback = { kind: 'takeback', to: 0 } as const
  expect(begun({ people: 1, bots: 1 }).act(0, takeback)).toMatchObject({ code: 'rated-alone' })
  expect(begun({ people: 1, bots: 1, ...UNRATED }).act(0, takeback)).toBeUndefined()
  const left = begun({ people: 2 })
  left.act(1, leave)
  expect(left.act(0, takeback)).toMatchObject({ code: 'rated-alone' })
})

test('who leaves a rated match with bots, or ends it, has lost to them', () => {
  for (const deed of [leave, end]) {
    const { act, match } = sit({ people: 1, bots: 2 })
    act(0, deed)
    expect(match.over).toBe(true)
    expect(ranks(match)).toEqual([3, 1, 1])
  }
  const both = sit({ people: 2, bots: 1 })
  both.act(0, end)
  both.act(1, agree)
  expect(ranks(both.match)).toEqual([3, 3, 1])
})

test('where it does not count, or where people agree among themselves, an end has no result', () => {
  const alone = sit({ people: 1, bots: 1, ...UNRATED })
  alone.act(0, leave)
  expect(placesOf(alone.match)).toBeUndefined()
  const two = sit({ people: 2 })
  two.act(0, end)
  two.act(1, agree)
  expect(placesOf(two.match)).toBeUndefined()
})

test('nobody escapes a loss by handing over an absent rival and leaving: all who are gone share the place', () => {
  const { act, match } = sit({ people: 2 })
  const late = match.waitingFor
  act(1 - late, { kind: 'handover', of: late }, HOUR)
  act(1 - late, leave, HOUR)
  expect(match.ended).toBe('abandoned')
  expect(ranks(match)).toEqual([2, 2])
})

test('silence is no consent to an end without a result; where nothing counts it is', () => {
  for (const [header, ended] of [
    [{}, undefined],
    [{ rated: 0 }, 'agreed'],
  ] as const) {
    const { act, match } = sit({ people: 2, pace: DAILY, header })
    act(0, end)
    act(0, agree, 73 * HOUR)
    expect(match.ended, JSON.stringify(header)).toBe(ended)
  }
})

test('half a second late is not handed over: there is a grace, and the standing says until when', () => {
  for (const [pace, due, grace] of [
    [{ kind: 'live', bank: 100, increment: 10 }, 100 * SECOND, 5 * SECOND],
    [DAILY, 24 * HOUR, 3 * HOUR],
  ] as const) {
    const { act, match } = sit({ people: 3, pace })
    const late = match.waitingFor
    const [a, b] = [0, 1, 2].filter(seat => seat !== late)
    const handover = { kind: 'handover', of: late } as const
    expect(match.due).toBe(due)
    expect(act(a, handover, due + SECOND / 2)).toMatchObject({ code: 'not-late' })
    expect(match.handoverFrom).toBe(due + grace)
    expect(act(b, handover, due + grace)).toBeUndefined()
    expect(match.bots[late]).toBeDefined()
    expect(act(late, { kind: 'return' }, due + grace)).toBeUndefined()
  }
})

test('where the table chose it, who is over the time has lost: two end there, more go on with a bot for good', () => {
  const pace = { kind: 'live', bank: 100, increment: 10, loss: true } as const
  const two = sit({ people: 2, pace })
  const late = two.match.waitingFor
  two.act(1 - late, { kind: 'handover', of: late }, HOUR)
  expect(two.match.ended).toBe('time')
  expect(ranks(two.match)).toEqual(late === 0 ? [2, 1] : [1, 2])
  expect(two.again().ended).toBe('time')

  const three = sit({ people: 3, pace })
  const slow = three.match.waitingFor
  three.act((slow + 1) % 3, { kind: 'handover', of: slow }, HOUR)
  expect(three.match.over).toBe(false)
  expect(three.act(slow, { kind: 'return' }, HOUR)).toMatchObject({ code: 'lost-on-time' })
})

test('an end by silence that an old log tells stays that end', () => {
  const { again } = sit({ people: 2, pace: DAILY })
  const entry = (index: number, at: number, action: typeof end | typeof agree) => ({
    index,
    seat: 0,
    at,
    id: `${index}`,
    action,
  })
  expect(again([entry(0, 0, end), entry(1, 73 * HOUR, agree)]).ended).toBe('agreed')
})
