import { MoveBuffer } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { match, type Position } from '../rules/position.ts'
import { adviser } from './adviser.ts'
import { report, tellReport } from './report.ts'

/** The move that the adviser values most. */
function best(p: Position): string {
  const moves = new MoveBuffer()
  const worth = new Float64Array(512)
  p.game.legal(p.t, p.asked, moves)
  adviser.appraise(p.t, p.asked, moves, worth)
  let at = 0
  for (let i = 1; i < moves.length; i++) if (worth[i] > worth[at]) at = i
  return p.game.print(moves.list[at])
}

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

  test('looking changes nothing', () => {
    const p = match()
    const before = [...p.t.cells]
    best(p)
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
      tellReport(Number(process.env.REPORT), line => process.stdout.write(`${line}\n`))
    },
  )
})
