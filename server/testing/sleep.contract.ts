import { openRecord } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestConnection } from './guest.ts'
import { legalOn, openTestServer, type Place, playOn, seated, type TestServer } from './test-server.ts'

/** Matches that nobody plays at the moment are not kept in memory; nobody must notice. */
export function sleepContract(place: Place): void {
  describe(`matches that sleep on ${place.name}`, () => {
    let servers: TestServer[] = []
    afterEach(async () => {
      for (const server of servers) await server.close()
      servers = []
    })

    async function open(wishes: Awaited<ReturnType<Place['fresh']>>): Promise<TestServer> {
      // Only those sleep that the test sends to sleep.
      const server = await openTestServer({ ...wishes, rounds: 60_000 })
      servers.push(server)
      return server
    }

    /** Every match that is not in use right now. */
    async function sleep({ services: { live } }: TestServer): Promise<void> {
      const everything = { awakeSince: Number.POSITIVE_INFINITY, awakeAtMost: 0, since: 0, atMost: 100 }
      await vi.waitFor(() => {
        live.tidy(everything)
        expect(live.awake).toBe(0)
      })
      expect(live.size).toBe(1)
    }

    async function table(taproom: TestServer, second: TestServer = taproom, bots = 0) {
      const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
      const match = await seated([ann, bob], bots, { takebacks: true })
      bob.address = second.address
      const connections = [await ann.connect(), await bob.connect()]
      for (const connection of connections) await connection.watch(match)
      const asked = (): TestConnection => {
        const connection = connections.find(({ seat, standing }) => standing?.waiting === seat)
        if (!connection) throw new Error('nobody is asked')
        return connection
      }
      return { ann, match, connections, asked }
    }

    const standings = (connections: readonly TestConnection[]) => connections.map(({ standing }) => standing)

    /** Everybody has heard of so many entries. */
    const heard = (connections: readonly TestConnection[], index: number) =>
      Promise.all(connections.map(connection => connection.until(() => (connection.index >= index ? true : undefined))))

    test('play on as if they had not: moves, undo to the horizon, redo, proposals, the record', async () => {
      const taproom = await open(await place.fresh())
      const { ann, match, connections, asked } = await table(taproom)
      const act: TestConnection['act'] = async (...args) => {
        await sleep(taproom)
        const mover = asked()
        const answer = await mover.act(...args)
        if (answer.index !== undefined) await heard(connections, answer.index)
        return answer
      }
      const move = async () => act(match, { kind: 'move', move: legalOn(asked())[0] })
      for (let i = 0; i < 4; i++) expect((await move()).t).toBe('ack')

      // What may be taken back is the same after a sleep, and so is what stands.
      const before = standings(connections)
      await sleep(taproom)
      const again = await ann.state(match)
      expect(again.standing).toEqual(before[0])
      const mover = asked()
      const { moves } = mover.standing ?? { moves: 0 }
      const at = mover.index
      const made = await act(match, { kind: 'move', move: legalOn(mover)[0] }, at, 'made-once')
      await sleep(taproom)
      const repeated = await mover.act(match, { kind: 'move', move: 'keep' }, at, 'made-once')
      expect(repeated.index).toBe(made.index)
      await sleep(taproom)
      if (mover.standing?.canUndo) {
        expect((await mover.act(match, { kind: 'undo' })).t).toBe('ack')
        await sleep(taproom)
        expect((await mover.act(match, { kind: 'redo' })).t).toBe('ack')
      }
      while (mover.standing?.canUndo) {
        await sleep(taproom)
        const { index } = await mover.act(match, { kind: 'undo' })
        await heard(connections, index ?? 0)
      }
      await sleep(taproom)
      expect(await mover.act(match, { kind: 'undo' })).toMatchObject({ t: 'refused', code: 'undo-closed' })
      expect(mover.standing?.moves).toBeLessThanOrEqual(moves + 1)

      // A proposal is still open when its match wakes.
      await sleep(taproom)
      await heard(connections, (await connections[0].act(match, { kind: 'takeback', to: 1 })).index ?? 0)
      await sleep(taproom)
      await heard(connections, (await connections[1].act(match, { kind: 'agree' })).index ?? 0)
      expect(connections[0].standing?.moves).toBe(1)

      await playOn(connections, match, () => {
        taproom.services.live.tidy({ awakeSince: Number.POSITIVE_INFINITY, awakeAtMost: 0, since: 0, atMost: 100 })
        return false
      })
      await sleep(taproom)
      const record = await ann.call('GET /api/matches/{match}/record', { match })
      const replayed = openRecord(lastCall, record)
      if (!replayed.ok) throw new Error('the record does not hold')
      for (const connection of connections) {
        expect(Array.from(connection.cells)).toEqual(Array.from(replayed.table.view(connection.seat).cells))
        expect(connection.journal).toEqual(replayed.table.journal(connection.seat))
        // The whole table was sent once, when they came.
        expect(connection.raw.filter(text => text.startsWith('{"t":"table"'))).toHaveLength(1)
      }
    })

    test('who comes to one sees it whole, from where they were', async () => {
      const taproom = await open(await place.fresh())
      const { ann, match, connections, asked } = await table(taproom)
      const mover = asked()
      const { index = 0 } = await mover.act(match, { kind: 'move', move: legalOn(mover)[0] })
      await heard(connections, index)
      await sleep(taproom)
      const tablet = await ann.connect()
      tablet.say({ t: 'watch', match, since: index })
      const { cells, journal } = await tablet.next('table')
      expect(cells).toEqual(Array.from(connections[0].cells))
      expect(journal.events).toEqual([])
    })

    test('a bot that is to move wakes its match', async () => {
      const taproom = await open(await place.fresh())
      const { match, connections } = await table(taproom, taproom, 1)
      await playOn(connections, match, () => {
        taproom.services.live.tidy({ awakeSince: Number.POSITIVE_INFINITY, awakeAtMost: 0, since: 0, atMost: 100 })
        return false
      })
      expect(connections[0].standing?.status).toBe('over')
    })

    if (place.shared)
      test('what was written elsewhere meanwhile is told as ever', async () => {
        const wishes = await place.fresh()
        const [one, other] = [await open(wishes), await open(wishes)]
        const { match, connections, asked } = await table(one, other)
        for (let i = 0; i < 6; i++) {
          await sleep(one)
          await sleep(other)
          const mover = asked()
          const { index = 0 } = await mover.act(match, { kind: 'move', move: legalOn(mover)[0] })
          await heard(connections, index)
          if (mover.standing?.status !== 'running') break
        }
        for (const { raw } of connections) expect(raw.filter(text => text.startsWith('{"t":"table"'))).toHaveLength(1)
      })
  })
}
