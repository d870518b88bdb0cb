import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerWishes } from '../config.ts'
import type { House } from '../house.ts'
import { openTaproom, portOf } from '../server.ts'
import { exampleRoom, exampleShelf } from './example.ts'
import { Guest, type Line } from './guest.ts'

/** Where matches are kept in a test: each call is a new empty store. */
export interface Place {
  readonly name: string
  /** Whether several processes can use it at once. */
  readonly shared: boolean
  fresh(): Promise<Partial<ServerWishes>>
}

export interface OpenTaproom {
  readonly server: FastifyInstance
  readonly house: House
  /** Every method and path that is answered. */
  readonly doors: ReadonlySet<string>
  readonly address: string
  readonly wishes: ServerWishes
  guest(name: string): Promise<Guest>
  close(): Promise<void>
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'taproom-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A server on this machine with the example game, fast bots and wide limits. */
export async function openForTest(wishes: Partial<ServerWishes> = {}): Promise<OpenTaproom> {
  const all: ServerWishes = {
    web: join(tmpdir(), 'taproom-no-web'),
    shelf: exampleShelf,
    botPause: 0,
    rounds: 200,
    rate: 1_000_000,
    ...wishes,
  }
  const { server, house, doors } = await openTaproom(all)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${portOf(server)}`
  return {
    server,
    house,
    doors,
    address,
    wishes: all,
    guest: name => Guest.arrive(address, name),
    close: () => server.close(),
  }
}

/** What a seat may do, as its own device knows from what it was told. */
export function legalOn(line: Line): readonly string[] {
  const { game } = exampleRoom
  if (line.cells.length === 0 || line.seat < 0) return []
  const view = game.declared.layout.viewOf(line.cells, line.seat, game.box)
  return game
    .legalInView(view)
    .toArray()
    .map(move => game.print(move))
}

export interface Made {
  readonly match: { readonly id: string; readonly status: string; readonly seedHash: string }
  readonly keys: { readonly [seat: string]: string }
  readonly links: { readonly [seat: string]: string }
}

/** A table of these people in this order, and perhaps bots behind them. */
export async function seated(people: readonly Guest[], bots = 0, more: object = {}): Promise<string> {
  const [host, ...others] = people
  const { match, keys } = await host.post<Made>('/api/matches', {
    game: 'last-call',
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ],
    ...more,
  })
  for (const [i, guest] of others.entries())
    await guest.post(`/api/matches/${match.id}/seats/${i + 1}/take`, { key: keys[i + 1] })
  return match.id
}

/** Each plays the first legal move whenever it is asked, until nobody is asked any more or `stop` says so. */
export async function playOn(lines: readonly Line[], match: string, stop: () => boolean = () => false): Promise<void> {
  for (let guard = 0; guard < 500; guard++) {
    await Promise.all(lines.map(line => line.until(() => line.standing)))
    const [first] = lines
    if (first.standing?.status !== 'running' || stop()) return
    const { index } = first
    await Promise.all(lines.map(line => line.until(() => (line.index >= index ? true : undefined))))
    const asked = lines.find(line => line.standing?.waiting === line.seat && line.seat >= 0)
    if (!asked) {
      await first.until(() => (first.index > index || first.standing?.status !== 'running' ? true : undefined))
      continue
    }
    const [move] = legalOn(asked)
    const answer = await asked.act(match, { kind: 'move', move })
    if (answer.t !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`)
    await Promise.all(lines.map(line => line.until(() => (line.index >= (answer.index ?? 0) ? true : undefined))))
  }
  throw new Error('a match without end')
}
