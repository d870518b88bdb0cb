import { expect, test } from 'vitest'
import { benchServer } from './bench.ts'

test('the measurement itself works: a short one', async () => {
  const report = await benchServer({ seconds: 0.6, matches: [2], stores: ['sqlite'], game: 'last-call', say: () => {} })
  expect(report.rows.map(({ load }) => load)).toEqual(['flat out', 'calm'])
  expect(report.rows[0].perSecond).toBeGreaterThan(0)
  expect(report.rows[0].seen50).toBeGreaterThan(0)
  expect(report.reopen[0].milliseconds).toBeGreaterThan(0)
}, 60_000)
