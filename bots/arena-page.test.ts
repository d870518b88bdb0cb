import { expect, test } from 'vitest'
import { arenaPage } from './arena-page.ts'

test('a report is one page that names everybody and loads nothing', () => {
  const one = { wins: 3, rate: 0.75, low: 0.3, high: 0.95, meanScore: 20, msPerDecision: 1, rating: 95 }
  const page = arenaPage({
    title: 'a <table>',
    about: '4 matches',
    names: ['master', 'greedy'],
    result: [
      { ...one, scores: [20, 22, 18, 20] },
      { ...one, wins: 1, rate: 0.25, rating: -95, scores: [10, 12, 25, 9] },
    ],
  })
  expect(page).toContain('a &lt;table&gt;')
  expect(page).toContain('75.0 %')
  expect(page.match(/<svg/g)).toHaveLength(2)
  expect(page).not.toMatch(/https?:|src=|NaN|undefined/)
})
