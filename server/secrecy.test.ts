import { randomInt } from 'node:crypto'
import { HIDDEN, Layout } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleShelf } from './testing/example.ts'
import type { TestConnection } from './testing/guest.ts'
import { openTestServer, type TestServer } from './testing/test-server.ts'

const all = { ...shelf, ...exampleShelf }

/** Enough of a long match; the short ones are played to their end. */
const ENOUGH = 250

describe('what goes over the wire', () => {
  let taproom: TestServer
  beforeAll(async () => {
    taproom = await openTestServer({ shelf: all })
  })
  afterAll(() => taproom.close())

  for (const game of Object.keys(all))
    test(`${game}: nobody hears what they may not know`, async () => {
      const room = await all[game]()
      const people = [await taproom.guest('Ann'), await taproom.guest('Bob')]
      const seats = [
        { kind: 'me' },
        { kind: 'open' },
        ...Array(Math.max(0, room.game.declared.seats.from - 2)).fill({ kind: 'bot', bot: 'random' }),
      ]
      const created = await people[0].call('POST /api/matches', { body: { game, seats } })
      const { id } = created.match
      await people[1].call('POST /api/matches/{match}/seats/{seat}/take', {
        match: id,
        seat: 1,
        body: { key: created.keys[1] },
      })
      const connections: TestConnection[] = []
      const eve = await taproom.guest('Eve')
      for (const guest of [...people, eve]) {
        const connection = await guest.connect()
        await connection.watch(id)
        connections.push(connection)
      }
      const seed = await taproom.services.live.read(id, match => match.header.seed)
      for (let turn = 0; turn < ENOUGH; turn++) {
        const now = await taproom.services.live.read(id, match => ({ index: match.index, over: match.over }))
        for (const connection of connections)
          await connection.until(() => (connection.index >= (now?.index ?? 0) ? true : undefined))
        if (now?.over) break
        const asked = connections.find(({ seat, standing }) => standing?.waiting === seat && seat >= 0)
        if (asked) {
          const view = room.game.viewOf(asked.cells, asked.seat)
          const legal = room.game.legalInView(view).toArray()
          const move = room.game.print(legal[randomInt(legal.length)])
          expect(await asked.act(id, { kind: 'move', move })).toMatchObject({ t: 'ack' })
        } else await connections[0].until(() => (connections[0].index > (now?.index ?? 0) ? true : undefined))
        for (const connection of connections) await sees(connection, id, room.game.declared.layout)
      }
      // By HTTP one is told the same and no more.
      for (const [i, guest] of [...people, eve].entries()) {
        const asked = await guest.ask('GET', `/api/matches/${id}/state`)
        const state = asked.body as unknown as { view: object; journal: unknown; standing: { status: string } }
        const real = await taproom.services.live.read(id, match => {
          const { layout } = room.game.declared
          const { chance: _, ...open } = layout.toJson(match.table.view(connections[i].seat)) as { chance: unknown }
          return { view: open, events: match.table.journal(connections[i].seat), over: match.over }
        })
        expect(state.view).toEqual(JSON.parse(JSON.stringify(real?.view)))
        expect(state.journal).toMatchObject({ events: JSON.parse(JSON.stringify(real?.events)) })
        if (!real?.over) expect(JSON.stringify(asked.body)).not.toContain(String(seed))
      }
      for (const connection of connections) {
        const before = connection.raw.filter(text => !text.includes('"status":"over"'))
        expect(before.some(text => text.includes(String(seed)))).toBe(false)
        // That somebody moved is told; how, only the journal tells, which knows what is secret.
        for (const { entry } of before.map(text => JSON.parse(text)).filter(({ t }) => t === 'update')) {
          // A seat's own devices are told which of their actions it was.
          const known = ['seat', 'kind', 'at', 'bot', ...(entry.seat === connection.seat ? ['id'] : [])]
          expect(Object.keys(entry).filter(key => !known.includes(key))).toEqual([])
        }
        for (const { secret } of connection.journal) if (secret) expect(secret.to).toBe(connection.seat)
      }
    }, 60_000)

  /** The table on a device is exactly the view of its seat, and everything hidden from it is masked. */
  async function sees(
    connection: TestConnection,
    id: string,
    { secretRanges }: { secretRanges: Layout<never>['secretRanges'] },
  ): Promise<void> {
    const real = await taproom.services.live.read(id, match => ({
      index: match.index,
      view: Array.from(match.table.view(connection.seat).cells),
      hidden: secretRanges.filter(
        range =>
          (range.owner !== connection.seat || connection.seat < 0) && Layout.hides(range, match.table.state.cells),
      ),
    }))
    if (!real || real.index !== connection.index) return
    // Told at length only when they differ: this is asked after every move.
    if (!real.view.every((cell, i) => cell === connection.cells[i]) || real.view.length !== connection.cells.length)
      expect(Array.from(connection.cells)).toEqual(real.view)
    expect(
      real.hidden.filter(({ start, end }) => connection.cells.subarray(start, end).some(cell => cell !== HIDDEN)),
    ).toEqual([])
  }
})
