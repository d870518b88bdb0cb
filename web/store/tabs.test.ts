import { expect, test } from 'vitest'
import { holdMatch } from './tabs.ts'

test('the later tab learns of the earlier one and can take over', async () => {
  let written = false
  const first = holdMatch('m', async () => {
    written = true
  })
  expect(await first.elsewhere()).toBe(false)
  const second = holdMatch('m', async () => {})
  const other = holdMatch('other', async () => {})
  expect(await other.elsewhere()).toBe(false)
  expect(await second.elsewhere()).toBe(true)
  await second.take()
  expect(written).toBe(true)
  const third = holdMatch('m', async () => {})
  expect(await third.elsewhere()).toBe(true)
  for (const tab of [first, second, third, other]) tab.close()
})
