import { expect, test } from 'vitest'
import { benchServer } from './bench.ts'

test('the measurement itself works: a short one', async () => {
  const lines: string[] = []
  const report = await benchServer({
    seconds: 0.6,
    // More than the quickest machine makes while it warms up and is measured.
    moves: 8000,
    matches: [2],
    stores: ['sqlite'],
    game: 'last-call',
    say: line => lines.push(line),
  })
  expect(report.disk.map(({ kind }) => kind)).toEqual(['fsync', 'fdatasync'])
  expect(report.flat[0].bare.perSecond).toBeGreaterThan(0)
  expect(report.flat[0].taproom.perSecond).toBeGreaterThan(0)
  expect(report.flat[0].ratio).toBeGreaterThan(0)
  expect(report.flat[0].taproom.seen50).toBeGreaterThan(0)
  expect(report.calm[0].perSecond).toBeGreaterThan(0)
  expect(report.reopen[0].milliseconds).toBeGreaterThan(0)
  expect(lines.some(line => line.includes('of bare'))).toBe(true)
}, 60_000)
