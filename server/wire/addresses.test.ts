import { describe, expect, test } from 'vitest'
import { AtOnce, countedAs } from './addresses.ts'

describe('what an address is counted as', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, counted) => expect(countedAs(address)).toBe(counted))
})

test('a way out leads out once', () => {
  const atOnce = new AtOnce(2)
  const [first, second] = [atOnce.enter('a'), atOnce.enter('a')]
  expect([first, second]).not.toContain(undefined)
  expect(atOnce.enter('a')).toBeUndefined()
  expect(atOnce.enter('b')).toBeDefined()
  first?.()
  first?.()
  expect(atOnce.enter('a')).toBeDefined()
  expect(atOnce.enter('a')).toBeUndefined()
})
