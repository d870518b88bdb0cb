import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchWishesInput } from '@taproom/protocol'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../config.ts'
import { buildServer, portOf } from '../server.ts'
import type { Services } from '../services.ts'
import { exampleRoom, exampleShelf } from './example.ts'
import { Guest, type TestConnection } from './guest.ts'

/** Where matches are kept in a test: each call is a new empty store. */
export interface Place {
  readonly name: string
  /** Whether several processes can use it at once. */
  readonly shared: boolean
  fresh(): Promise<Partial<ServerOptions>>
}

export interface TestServer {
  readonly server: FastifyInstance
  readonly services: Services
  /** Every method and path that is answered. */
  readonly paths: ReadonlySet<string>
  readonly address: string
  readonly wishes: ServerOptions
  guest(name: string): Promise<Guest>
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'taproom-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A server on this machine with the example game, fast bots and wide limits. */
export async function openTestServer(wishes: Partial<ServerOptions> = {}): Promise<TestServer> {
  const all: ServerOptions = {
    web: join(tmpdir(), 'taproom-no-web'),
    shelf: exampleShelf,
    botPause: 0,
    rounds: 200,
    rate: 1_000_000,
    ...wishes,
  }
  const { server, services, paths, drain } = await buildServer(all)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${portOf(server)}`
  return {
    server,
    services,
    paths,
    address,
    wishes: all,
    drain,
    guest: name => Guest.arrive(address, name),
    close: () => server.close(),
  }
}

/** What a seat may do, as its own device knows from what it was told. */
export function legalOn(connection: TestConnection): readonly string[] {
  const { game } = exampleRoom
  if (connection.cells.length === 0 || connection.seat < 0) return []
  const view = game.viewOf(connection.cells, connection.seat)
  return game
    .legalInView(view)
    .toArray()
    .map(move => game.print(move))
}

/** A table of these people in this order, and perhaps bots behind them. */
export async function seated(
  people: readonly Guest[],
  bots = 0,
  more: Partial<MatchWishesInput> = {},
): Promise<string> {
  const [host, ...others] = people
  const { match, keys } = await host.call('POST /api/matches', {
    body: {
      game: 'last-call',
      seats: [
        { kind: 'me' },
        ...others.map(() => ({ kind: 'open' }) as const),
        ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' }) as const),
      ],
      ...more,
    },
  })
  for (const [i, guest] of others.entries())
    await guest.call('POST /api/matches/{match}/seats/{seat}/take', {
      match: match.id,
      seat: i + 1,
      body: { key: keys[i + 1] },
    })
  return match.id
}

/** Each plays the first legal move whenever it is asked, until nobody is asked any more or `stop` says so. */
export async function playOn(
  connections: readonly TestConnection[],
  match: string,
  stop: () => boolean = () => false,
): Promise<void> {
  for (let guard = 0; guard < 500; guard++) {
    await Promise.all(connections.map(connection => connection.until(() => connection.standing)))
    const [first] = connections
    if (first.standing?.status !== 'running' || stop()) return
    const { index } = first
    await Promise.all(
      connections.map(connection => connection.until(() => (connection.index >= index ? true : undefined))),
    )
    const asked = connections.find(
      connection => connection.standing?.waiting === connection.seat && connection.seat >= 0,
    )
    if (!asked) {
      await first.until(() => (first.index > index || first.standing?.status !== 'running' ? true : undefined))
      continue
    }
    const [move] = legalOn(asked)
    const answer = await asked.act(match, { kind: 'move', move })
    if (answer.t !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`)
    await Promise.all(
      connections.map(connection =>
        connection.until(() => (connection.index >= (answer.index ?? 0) ? true : undefined)),
      ),
    )
  }
  throw new Error('a match without end')
}

/** Plays a match among bots to its end by HTTP, always the first legal move. */
export async function playedByFirst(guest: Guest, match: string): Promise<void> {
  for (let guard = 0; guard < 2000; guard++) {
    const { index, legal, seat, standing } = await guest.state(match)
    if (standing.status !== 'running') return
    if (standing.waiting !== seat) await guest.ask('GET', `/api/matches/${match}/state?since=${index}&wait=5`)
    else await guest.act(match, { kind: 'move', move: legal[0] }, index)
  }
  throw new Error('a match without end')
}
