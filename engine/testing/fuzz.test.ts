import { describe, expect, test } from 'vitest'
import { lastCall } from '../example/last-call.ts'
import { defineGame, type GameEvent } from '../index.ts'
import { fuzzMatch } from './fuzz.ts'

describe('the example game has every property', () => {
  test.each([2, 3, 4])('over random matches with %i seats', seats => {
    for (let seed = 0; seed < 150; seed++) {
      const { decisions } = fuzzMatch(lastCall, { seats, seed: String(seed), deep: true })
      expect(decisions).toBeGreaterThan(seats * 3)
    }
  })
})

describe('the checks can fail', () => {
  const declared = lastCall.declared
  const fuzz = (changed: Partial<typeof declared>) => () => {
    for (let seed = 0; seed < 20; seed++)
      fuzzMatch(defineGame({ ...declared, ...changed }), { seats: 3, seed: String(seed), deep: true, options: {} })
  }

  test('on a broken invariant', () => {
    expect(
      fuzz({
        invariants: t => {
          if (t.seats[0].points > 12) throw new Error('too rich')
        },
      }),
    ).toThrow(/last-call, 3 seats, seed .*too rich/)
  })

  test('on a guess that does not fit the view', () => {
    expect(
      fuzz({
        imagine: t => {
          t.seats[0].points++
        },
        invariants: () => {},
      }),
    ).toThrow(/changed what it sees/)
  })

  test('on an event that tells a secret', () => {
    const telling = defineGame({
      ...declared,
      steps: {
        'next-turn': (t, seat, a, b, c, log) => {
          const leak: GameEvent & { kind: 'kept'; seat: number; hand: number[] } = {
            kind: 'kept',
            seat,
            hand: t.seats[seat].hand.toArray(),
          }
          log?.add(leak)
          declared.steps['next-turn']?.(t, seat, a, b, c, log)
        },
      },
    })
    // The next seat's hand is spoken aloud when nothing else is uncovered.
    expect(() => {
      for (let seed = 0; seed < 40; seed++)
        fuzzMatch(telling, { seats: 3, seed: String(seed), deep: true, options: {} })
    }).toThrow(/tells something hidden/)
  })
})
