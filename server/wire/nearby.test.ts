import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from '../testing/guest.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { deviceOf } from './auth.ts'
import { isNearby } from './nearby.ts'

const own = Object.values(networkInterfaces())
  .flatMap(addresses => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address)

interface Addresses {
  readonly address: string
  readonly addresses: readonly string[]
}

describe('where others in this network reach us', () => {
  let taproom: TestServer
  let behind: TestServer
  beforeAll(async () => {
    taproom = await openTestServer()
    behind = await openTestServer({ trustProxy: 1 })
  })
  afterAll(async () => {
    await taproom.close()
    await behind.close()
  })

  const ask = async (of: TestServer, headers: Record<string, string> = {}) =>
    (await new Guest(of.address).ask('GET', '/api/house', undefined, headers)).body as unknown as Addresses

  test('is told on the machine itself', async () => {
    const port = new URL(taproom.address).port
    const answer = await ask(taproom)
    expect(answer.addresses).toEqual(own.map(address => `http://${address}:${port}`))
    expect(answer.address).toBe(answer.addresses[0] ?? taproom.address)
  })

  test('is not told through a proxy nobody spoke of, nor to devices far away behind one we know', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await ask(taproom, { [header]: '10.0.0.1' })).toEqual({ address: taproom.address, addresses: [] })
    expect((await ask(behind, { 'x-forwarded-for': '203.0.113.9' })).addresses).toEqual([])
    // What a device says about itself stands left of what the proxy saw.
    expect((await ask(behind, { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' })).addresses).toEqual([])
    expect((await ask(behind, { 'x-forwarded-for': '127.0.0.1' })).addresses).toHaveLength(own.length)
  })

  test('is not told to a page whose name was made to lead here, nor where the operator says what to use', async () => {
    const { hostname, port } = new URL(taproom.address)
    const { request } = await import('node:http')
    const text = await new Promise<string>(done => {
      request({ hostname, port, path: '/api/house', headers: { host: `evil.example:${port}` } }, response => {
        let text = ''
        response.on('data', data => {
          text += data
        })
        response.on('end', () => done(text))
      }).end()
    })
    expect(JSON.parse(text).addresses).toEqual([])
    const named = await openTestServer({ origin: 'https://taproom.example' })
    expect(await ask(named)).toEqual({ address: 'https://taproom.example', addresses: [] })
    await named.close()
  })

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
    ['not an address', false],
  ])('%s is near: %s', (address, near) => {
    expect(isNearby(address)).toBe(near)
  })
})

test('the device behind so many proxies', () => {
  const request = (forwarded?: string) =>
    ({ headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket: { remoteAddress: 'proxy' } }) as never
  expect(deviceOf(request('liar, device'), 0)).toBe('proxy')
  expect(deviceOf(request('liar, device'), 1)).toBe('device')
  expect(deviceOf(request('device, first'), 2)).toBe('device')
  expect(deviceOf(request(), 1)).toBe('proxy')
})
