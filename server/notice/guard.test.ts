import { expect, test } from 'vitest'
import { addressTrouble, isOpenAddress, sendOut } from './guard.ts'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['not an address', false],
])('%s is in the open internet: %s', (address, open) => {
  expect(isOpenAddress(address)).toBe(open)
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://localhost/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'https://discord.com:8443/hook',
  'https://me:secret@discord.com/hook',
  'file:///etc/passwd',
  'gopher://example.org/',
  'nonsense',
])('nothing is sent to %s', address => {
  expect(addressTrouble(address, false)).toEqual(expect.any(String))
})

test('a usual webhook may be used', () => {
  expect(addressTrouble('https://discord.com/api/webhooks/1/abc', false)).toBeUndefined()
})

test('a name that leads to an inner address is found out when it is looked up', async () => {
  // localhost.localdomain and the like: the name looks innocent, the address is not.
  const nothing = { method: 'POST', headers: {}, body: '' } as const
  const sent = sendOut('http://ip6-localhost.example.invalid/', nothing, false, AbortSignal.timeout(9000))
  await expect(sent).rejects.toThrow()
})
