import { MoveBuffer } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { match, type Position } from '../rules/position.ts'
import { adviser } from './adviser.ts'
import { judgement } from './features.ts'
import { printReport, report } from './report.ts'

/** The move that the adviser values most, by the careful or the quick opinion. */
function best(p: Position, opinion: typeof adviser.appraise = adviser.appraise): string {
  const moves = new MoveBuffer()
  const worth = new Float64Array(512)
  p.game.legal(p.t, p.asked, moves)
  opinion(p.t, p.asked, moves, worth)
  let at = 0
  for (let i = 1; i < moves.length; i++) if (worth[i] > worth[at]) at = i
  return p.game.print(moves.list[at])
}

/** The adviser always has one here; the careful opinion in its place would fail the tests of its own. */
const quickly = adviser.appraiseQuickly ?? adviser.appraise

describe('the adviser', () => {
  test('brews the better beer', () => {
    const p = match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 7, hops: 3, yeast: 2 })
    p.atBrewing(0, 9).do('act process-collaborate')
    expect(best(p)).toBe('brew line imperial-stout none none')
  })

  test('brews in the very last action', () => {
    const p = match({ seats: 2 }).stock(0, { malt: 2, hops: 2, yeast: 1 }).atBrewing(0, 12)
    expect(best(p)).toBe('act process-collaborate')
  })

  test('discards what nothing needs', () => {
    const p = match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 7, hops: 3, yeast: 2 }).atMarket(0, 9)
    p.do('place orchard-stand take worker')
    expect(best(p)).toBe('discard fruit')
  })

  test('sees the same without trying moves', () => {
    const p = match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 7, hops: 3, yeast: 2 })
    p.atBrewing(0, 9)
    expect(best(p, quickly)).toBe('act process-collaborate')
    p.do('act process-collaborate')
    expect(best(p, quickly)).toBe('brew line imperial-stout none none')
    const q = match({ seats: 2 }).sold(0, 'simply-stout').stock(0, { malt: 7, hops: 3, yeast: 2 }).atMarket(0, 9)
    expect(best(q.do('place orchard-stand take worker'), quickly)).toBe('discard fruit')
  })

  test('does not fear to lead the brewing phase', () => {
    const p = match({ seats: 2 }).atBrewing(0, 5)
    const [leader, other] = [p.asked, 1 - p.asked]
    const features = (seat: number): number => {
      const seen = new Float64Array(judgement.features.length)
      judgement.observe(p.t, seat, seen)
      return seen[judgement.features.indexOf('actions-now')]
    }
    expect([features(leader), features(other)]).toEqual([1, 1])
    p.do('act process-collaborate')
    expect(features(leader)).toBe(0)
  })

  test('looking changes nothing', () => {
    const p = match()
    const before = [...p.t.cells]
    best(p)
    best(p, quickly)
    adviser.evaluate(p.t, 0)
    expect([...p.t.cells]).toEqual(before)
  })

  test.each([2, 3, 4, 5])('greedy seats stay inside the sanity band with %i seats', { timeout: 120_000 }, seats => {
    const { totals, winners } = report(seats, 3, { recipeSet: 'random', workerSet: 'random' })
    const median = totals[Math.floor(totals.length / 2)]
    expect(median).toBeGreaterThan(38)
    expect(median).toBeLessThan(90)
    expect(winners[0]).toBeGreaterThan(40)
  })

  test.runIf(process.env.REPORT)(
    'prints what greedy players take (REPORT=20 for 20 matches each)',
    { timeout: 600_000 },
    () => {
      printReport(Number(process.env.REPORT), line => process.stdout.write(`${line}\n`))
    },
  )
})
