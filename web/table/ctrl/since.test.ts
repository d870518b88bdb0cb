import { expect, test } from 'vitest'
import type { AnyEvent } from './kinds.ts'
import { movesOf, sharesSince, sinceOwnLast } from './since.ts'

let seq = 0
const event = (at: number, seat: number | undefined, kind = 'done'): AnyEvent => {
  const stamped = { kind, at, turn: at, seq: seq++, ...(seat === undefined ? {} : { seat }) }
  return stamped as AnyEvent
}
const brief = (moves: ReturnType<typeof movesOf>) => moves.map(({ seat, at, events }) => [seat, at, events.length])

test('a move is one line, whatever it caused, and belongs to who made it', () => {
  const journal = [event(0, undefined), event(1, 0), event(2, 1), event(2, undefined), event(2, 0)]
  journal.push(event(3, undefined), event(3, 1))
  expect(brief(movesOf(journal))).toEqual([
    [0, 1, 1],
    [1, 2, 3],
    [1, 3, 2],
  ])
})

test('since my last move: what a rival’s move does to me is not my move', () => {
  const journal = [event(1, 0), event(2, 1), event(2, 0), event(3, 2)]
  expect(brief(sinceOwnLast(journal, 0))).toEqual([
    [1, 2, 2],
    [2, 3, 1],
  ])
  expect(sinceOwnLast(journal, 2)).toEqual([])
})

test('who has not moved yet has missed nothing', () => {
  expect(sinceOwnLast([event(1, 1), event(2, 1)], 0)).toEqual([])
})

test('seat by seat: rivals, what the game did by itself, and what that brought to me', () => {
  const journal = [event(1, 0), event(2, 1), event(3, 2), event(4, 1), event(4, undefined), event(4, 0)]
  const brief = sharesSince(journal, 0).map(({ seat, from, to, events }) => [seat, from, to, events.length])
  expect(brief).toEqual([
    [1, 1, 4, 2],
    [2, 2, 3, 1],
    [undefined, 3, 4, 1],
    [0, 3, 4, 1],
  ])
})

test('before my first move I am told what has happened so far', () => {
  expect(sharesSince([event(0, undefined), event(1, 1), event(2, 2)], 0).map(({ seat }) => seat)).toEqual([1, 2])
})
