import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { TestConnection } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

// A store that is asked over a network answers later; what comes meanwhile must be counted already.
vi.mock('../people/people.ts', async original => {
  const people = await original<typeof import('../people/people.ts')>()
  const enteredWith: typeof people.enteredWith = async (...asked) => {
    await new Promise(done => setTimeout(done, 20))
    return people.enteredWith(...asked)
  }
  return { ...people, enteredWith }
})

let taproom: TestServer
afterEach(() => taproom.close())

/** Opens so many sockets at the same moment; how many were let in. */
async function socketsAtOnce(many: number, headers: (i: number) => Record<string, string> = () => ({})) {
  const url = `${taproom.address.replace('http', 'ws')}/api/socket`
  const sockets = Array.from({ length: many }, (_, i) => new WebSocket(url, { headers: headers(i) }))
  const outcomes = await Promise.all(
    sockets.map(
      socket =>
        new Promise<number>(done => {
          socket.on('open', () => done(101))
          socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
          socket.on('error', () => {})
        }),
    ),
  )
  return { sockets, open: outcomes.filter(status => status === 101).length, outcomes }
}

/** A rate of 200 lets an address have twenty sockets and twenty requests at once. */
const TWENTY = 200

describe('limits are counted before anything is done', () => {
  test('sockets that come in the same moment', async () => {
    taproom = await openTestServer({ rate: TWENTY })
    const ann = await taproom.guest('Ann')
    const { sockets, open, outcomes } = await socketsAtOnce(60, () => ann.headers())
    expect(open).toBe(20)
    expect(outcomes.filter(status => status === 429)).toHaveLength(40)
    // A place that is left can be taken again.
    for (const socket of sockets) socket.terminate()
    await vi.waitFor(async () => {
      const again = await socketsAtOnce(1)
      again.sockets[0]?.terminate()
      expect(again.open).toBe(1)
    })
  })

  test('requests that wait for news', async () => {
    taproom = await openTestServer({ rate: TWENTY })
    const ann = await taproom.guest('Ann')
    const match = await seated([ann, await taproom.guest('Bob')])
    const asks = Array.from({ length: 40 }, () => fetch(`${taproom.address}/api/matches/${match}/state?since=0&wait=2`))
    const statuses = (await Promise.all(asks)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    expect(statuses.filter(status => status === 429)).toHaveLength(20)
    expect((await ann.ask('GET', '/api/me')).status).toBe(200)
  })

  test('an address of IPv6 is the network of its household', async () => {
    taproom = await openTestServer({ rate: TWENTY, trustProxy: 1 })
    const neighbours = await socketsAtOnce(30, i => ({ 'x-forwarded-for': `2001:db8:1:2::${i + 1}` }))
    expect(neighbours.open).toBe(20)
    const others = await socketsAtOnce(10, i => ({ 'x-forwarded-for': `2001:db8:1:${i + 3}::1` }))
    expect(others.open).toBe(10)
    const guests = Array.from({ length: 12 }, (_, i) =>
      fetch(`${taproom.address}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:9:9:${i}::1` },
        body: JSON.stringify({ name: `Guest ${i}` }),
      }),
    )
    // Twenty guests a minute with a rate of 1200: four here.
    expect((await Promise.all(guests)).filter(({ status }) => status === 200)).toHaveLength(4)
    for (const socket of [...neighbours.sockets, ...others.sockets]) socket.terminate()
  })

  test('matches that one socket follows, and one match twice in one breath', async () => {
    taproom = await openTestServer()
    const ann = await taproom.guest('Ann')
    const matches: string[] = []
    for (let i = 0; i < 53; i++) matches.push(await seated([ann], 1))
    const connection = await ann.connect()
    for (const match of matches) connection.say({ t: 'watch', match })
    for (let i = 0; i < 3; i++) expect((await connection.next('refused')).code).toBe('too-many')
    await vi.waitFor(() => expect([...taproom.services.live.audience.followed()]).toHaveLength(50))
    const other = await ann.connect()
    const [match = ''] = matches
    for (let i = 0; i < 5; i++) other.say({ t: 'watch', match })
    for (let i = 0; i < 5; i++) await other.next('table')
    expect(taproom.services.live.audience.of(match).size).toBe(2)
    other.close()
    await vi.waitFor(() => expect(taproom.services.live.audience.of(match).size).toBe(1))
    connection.close()
    await vi.waitFor(() => expect([...taproom.services.live.audience.followed()]).toHaveLength(0))
  })
})

describe('slow requests', () => {
  const raw = async (text: string) => {
    const socket = connect(Number(new URL(taproom.address).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => {})
    socket.write(text)
    // What is read is thrown away; the end is what matters.
    socket.resume()
    const drip = setInterval(() => socket.write('x'), 50)
    await once(socket, 'close')
    clearInterval(drip)
  }

  test('headers and bodies that come byte by byte are cut off', async () => {
    taproom = await openTestServer({ slow: { headers: 300, request: 400 } })
    const head = `POST /api/guests HTTP/1.1\r\nhost: x\r\n`
    await Promise.all([
      raw(`${head}x-slow: `),
      raw(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name": "`),
    ])
  }, 20_000)
})

describe('a thousand spectators', () => {
  const SPECTATORS = 60

  async function crowd(match: string): Promise<readonly TestConnection[]> {
    const guests = await Promise.all(Array.from({ length: SPECTATORS }, (_, i) => taproom.guest(`Spectator ${i}`)))
    const connections = await Promise.all(guests.map(guest => guest.connect()))
    return Promise.all(
      connections.map(async connection => {
        await connection.watch(match)
        return connection
      }),
    )
  }

  test('cost a handful of queries and one table', async () => {
    taproom = await openTestServer({ rounds: 60_000 })
    const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
    const match = await seated([ann, bob])
    const looked = await taproom.services.live.read(match, ({ table }) => vi.spyOn(table, 'journal'))
    const guests = await Promise.all(Array.from({ length: SPECTATORS }, (_, i) => taproom.guest(`Spectator ${i}`)))
    const connections = await Promise.all(guests.map(guest => guest.connect()))
    const queries = vi.spyOn(taproom.services.store.db, 'selectFrom')
    await Promise.all(connections.map(connection => connection.watch(match)))
    expect(queries.mock.calls.length).toBeLessThan(10)
    expect(looked?.mock.calls.length).toBeLessThan(5)
  })

  test('hear of each other now and then and as a number, people at the table by name', async () => {
    taproom = await openTestServer()
    const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
    const match = await seated([ann, bob])
    const player = await ann.connect()
    await player.watch(match)
    const spectators = await crowd(match)
    await player.until(() => player.frames.find(frame => frame.t === 'presence' && frame.spectators === SPECTATORS))
    const said = spectators.flatMap(({ raw }) => raw.filter(text => text.startsWith('{"t":"presence"')))
    expect(said.length).toBeLessThan(SPECTATORS * 6)
    expect(said.every(text => text.length < 200)).toBe(true)
    for (const connection of spectators) {
      const frames = connection.frames.filter(frame => frame.t === 'presence')
      expect(frames.length).toBeGreaterThan(0)
      expect(frames.at(-1)?.people).toEqual([ann.id])
    }
    expect(taproom.services.presence.isHere(match, ann.id)).toBe(true)
    expect(taproom.services.presence.isHere(match, bob.id)).toBe(false)
    player.close()
    const [first] = spectators
    await first?.until(() => first.frames.find(frame => frame.t === 'presence' && frame.people.length === 0))
  })
})
