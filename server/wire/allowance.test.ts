import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { Allowance, Allowances } from './allowance.ts'

describe('an allowance', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('fills with time up to what may be said at once, and is owed by who goes on', () => {
    vi.useFakeTimers()
    const allowance = new Allowance({ perSecond: 10, atOnce: 20 })
    for (let i = 0; i < 20; i++) expect(allowance.take(1).tooFast).toBe(false)
    expect(allowance.take(5)).toEqual({ tooFast: true, owes: 5 })
    vi.advanceTimersByTime(1000)
    expect(allowance.mayTake(6)).toBe(false)
    expect(allowance.mayTake(5)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(allowance.isWhole).toBe(true)
    expect(allowance.mayTake(21)).toBe(false)
  })

  test('is one for all sockets of an address, and forgotten when it is whole again', () => {
    vi.useFakeTimers()
    const allowances = new Allowances({ perSecond: 1, atOnce: 2 })
    expect(allowances.of('a')).toBe(allowances.of('a'))
    const used = allowances.of('b')
    used.take(1)
    const untouched = allowances.of('a')
    allowances.tidy()
    expect(allowances.of('b')).toBe(used)
    expect(allowances.of('a')).not.toBe(untouched)
  })
})

describe('many sockets of one address', () => {
  let taproom: TestServer
  afterEach(() => taproom.close())

  test('may not say together what each may say alone', async () => {
    // One socket may say 100 at once, an address 300, less what it costs to come.
    taproom = await openTestServer({ rate: 600 })
    const ann = await taproom.guest('Ann')
    const connections = await Promise.all(Array.from({ length: 10 }, () => ann.connect()))
    for (const connection of connections) for (let i = 0; i < 90; i++) connection.say({ t: 'ping' })
    const answered = () => connections.flatMap(({ raw }) => raw.slice(1))
    await vi.waitFor(() => expect(answered()).toHaveLength(900), { timeout: 5000 })
    const heard = answered().filter(text => text.startsWith('{"t":"pong"')).length
    expect(heard).toBeGreaterThanOrEqual(200)
    // Some seconds may have passed on a busy machine.
    expect(heard).toBeLessThan(800)
    expect(answered().filter(text => text.includes('too-fast'))).toHaveLength(900 - heard)
  })
})
