import { openRecord, seedHash } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { formOf, PROTOCOL, VERSION_HEADER } from '@taproom/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestConnection } from './guest.ts'
import { legalOn, openTestServer, type Place, playOn, seated, type TestServer } from './test-server.ts'

const two = { visibility: 'link', pace: { kind: 'live', bank: 600, increment: 5 } }

/** Playing together, on whatever store. */
export function matchContract(place: Place): void {
  describe(`matches on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer(await place.fresh())
    }, 60_000)
    afterAll(() => taproom.close())

    /** Two people at a table with an open connection each. */
    async function table(bots = 0, more: object = two) {
      const ann = await taproom.guest('Ann')
      const bob = await taproom.guest('Bob')
      const match = await seated([ann, bob], bots, more)
      const connections = [await ann.connect(), await bob.connect()]
      for (const connection of connections) await connection.watch(match)
      const asked = (): TestConnection => {
        const connection = connections.find(({ seat, standing }) => standing?.waiting === seat)
        if (!connection) throw new Error('nobody is asked')
        return connection
      }
      const other = (): TestConnection => (connections[0] === asked() ? connections[1] : connections[0])
      return { ann, bob, match, connections, asked, other }
    }

    test('two people, a bot and a spectator: a whole match, with a lost connection, chat and a rematch', async () => {
      const { ann, bob, match, connections } = await table(1)
      const eve = await taproom.guest('Eve')
      const spectator = await eve.connect()
      await spectator.watch(match)
      expect(spectator.seat).toBe(-1)
      const { match: published } = await eve.call('GET /api/matches/{match}', { match })
      expect(published.seed).toBeUndefined()
      await playOn(connections, match, () => connections[0].index > 4)
      // Bob's connection is lost; he comes back where he was.
      connections[1].cut()
      const since = connections[1].index
      const again = await bob.connect()
      again.cells = connections[1].cells
      again.journal = connections[1].journal
      await again.watch(match, since)
      expect(again.journal.map(({ seq }) => seq)).toEqual(again.journal.map((_, i) => i))
      connections[1] = again
      connections[0].say({ t: 'chat', match, text: 'cheers' })
      expect(await again.next('chat')).toMatchObject({ text: 'cheers', name: 'Ann' })
      await playOn(connections, match)
      await spectator.until(() => (spectator.standing?.status === 'over' ? true : undefined))
      expect(spectator.standing?.result).toHaveLength(3)
      // Fairness: the hash was shown before, the seed now; the record holds.
      const { match: over } = await ann.call('GET /api/matches/{match}', { match })
      expect(seedHash(over.seed ?? '')).toBe(over.seedHash)
      const record = await eve.call('GET /api/matches/{match}/record', { match })
      expect(record.seedHash).toBe(published.seedHash)
      const replayed = openRecord(lastCall, record)
      expect(replayed.ok && replayed.table.over).toBe(true)
      // Everybody saw what they may see and nothing else.
      if (!replayed.ok) return
      for (const at of [...connections, spectator])
        expect(Array.from(at.cells)).toEqual(Array.from(replayed.table.view(at.seat).cells))
      const rematch = await ann.call('POST /api/matches/{match}/rematch', { match })
      expect((await bob.call('POST /api/matches/{match}/rematch', { match })).id).toBe(rematch.id)
      const stranger = await eve.ask('POST', `/api/matches/${rematch.id}/seats/1/take`, {})
      expect(stranger.status).toBe(403)
      await bob.call('POST /api/matches/{match}/seats/{seat}/take', { match: rematch.id, seat: 1, body: {} })
      await connections[0].watch(rematch.id)
      expect(connections[0].standing?.status).toBe('running')
    })

    test('a move tried again is the same move, also after it was acknowledged', async () => {
      const { ann, bob, match, asked } = await table()
      const connection = asked()
      const [move] = legalOn(connection)
      const first = await connection.act(match, { kind: 'move', move }, 0, 'once')
      const second = await connection.act(match, { kind: 'move', move }, 0, 'once')
      expect(second.index).toBe(first.index)
      const guest = connection.seat === 0 ? ann : bob
      const third = await guest.act(match, { kind: 'move', move }, 0, 'once')
      expect(third).toMatchObject({ status: 200, body: { index: first.index } })
      const { index } = await guest.state(match)
      expect(index).toBe(1)
    })

    test('the update names the action that caused it, to the devices of the seat that made it and to nobody else', async () => {
      const { ann, bob, match, asked, other } = await table()
      const [connection, rival] = [asked(), other()]
      const tablet = await (connection.seat === 0 ? ann : bob).connect()
      const spectator = await (await taproom.guest('Eve')).connect()
      await tablet.watch(match)
      await spectator.watch(match)
      await connection.act(match, { kind: 'move', move: 'keep' }, 0, 'mine')
      for (const own of [connection, tablet])
        expect((await own.next('update')).entry).toMatchObject({ seat: connection.seat, kind: 'move', id: 'mine' })
      for (const theirs of [rival, spectator]) expect((await theirs.next('update')).entry).not.toHaveProperty('id')
    })

    test('a client of another version is noticed before it misreads a cell', async () => {
      const { ann, match } = await table()
      const connection = await ann.connect()
      const form = formOf(lastCall)
      const refused = async (versions: { v?: number; form?: string }) => {
        connection.say({ t: 'watch', match, ...versions })
        const { code, match: about } = await connection.next('refused')
        expect(about).toBe(match)
        return code
      }
      expect(await refused({ v: PROTOCOL - 1, form })).toBe('outdated')
      expect(await refused({ v: PROTOCOL, form: '1-other' })).toBe('outdated')
      expect(connection.cells).toHaveLength(0)
      connection.say({ t: 'watch', match, v: PROTOCOL, form })
      expect(await connection.next('table')).toMatchObject({ v: PROTOCOL, form })

      const asked = (header: Record<string, string>, query = '') =>
        ann.ask('GET', `/api/matches/${match}/positions${query}`, undefined, header)
      const outdated = { status: 409, body: { error: { code: 'outdated' } } }
      expect(await asked({ [VERSION_HEADER]: String(PROTOCOL - 1) })).toMatchObject(outdated)
      expect(await asked({}, '?form=1-other')).toMatchObject(outdated)
      expect((await asked({ [VERSION_HEADER]: String(PROTOCOL) }, `?form=${form}`)).status).toBe(200)
    })

    test('illegal, stale and impossible moves are refused with a reason', async () => {
      const { match, asked, other, ann, bob } = await table()
      const refusedBy = async (connection: TestConnection, move: string, expected?: number) =>
        (await connection.act(match, { kind: 'move', move }, expected)).code
      expect(await refusedBy(other(), 'roll')).toBe('not-your-turn')
      expect(await refusedBy(asked(), 'brew 3')).toBe('no-move')
      expect(await refusedBy(asked(), 'pour 3')).toBe('wrong-step')
      expect(await refusedBy(asked(), 'roll', 7)).toBe('unknown-index')
      const connection = asked()
      const device = await (connection.seat === 0 ? ann : bob).connect()
      await device.watch(match)
      await connection.act(match, { kind: 'move', move: 'keep' })
      // The other device of the same seat had not seen that yet.
      expect(await refusedBy(device, 'keep', 0)).toBe('stale')
      await device.until(() => (device.index === 1 ? true : undefined))
      expect(Array.from(device.cells)).toEqual(Array.from(connection.cells))
    })

    test('an interrupt makes the move prepared before it stale', async () => {
      const { match, asked, other } = await table()
      await asked().act(match, { kind: 'move', move: 'keep' })
      const [connection, spiller] = [asked(), other()]
      await spiller.until(() => (spiller.index === 1 ? true : undefined))
      const [move] = legalOn(connection)
      await spiller.act(match, { kind: 'move', move: 'spill' })
      expect((await connection.act(match, { kind: 'move', move }, 1)).code).toBe('wrong-step')
      expect((await connection.act(match, { kind: 'move', move }, 2)).t).toBe('ack')
    })

    test('undo, redo and restart of the turn reach to the horizon and are entries of the log', async () => {
      const { match, asked, other } = await table()
      const connection = asked()
      const before = Array.from(connection.cells)
      await connection.act(match, { kind: 'move', move: 'keep' })
      await connection.until(() => (connection.standing?.canUndo ? true : undefined))
      expect((await other().act(match, { kind: 'undo' })).code).toBe('undo-closed')
      await connection.act(match, { kind: 'undo' })
      await connection.until(() => (connection.index === 2 ? true : undefined))
      expect(Array.from(connection.cells)).toEqual(before)
      expect(connection.journal.some(({ kind }) => kind === 'kept')).toBe(false)
      await connection.act(match, { kind: 'redo' })
      await connection.until(() => (connection.index === 3 ? true : undefined))
      expect(connection.journal.some(({ kind }) => kind === 'kept')).toBe(true)
      await connection.act(match, { kind: 'restart' })
      await connection.until(() => (connection.index === 4 ? true : undefined))
      expect(Array.from(connection.cells)).toEqual(before)
      await connection.act(match, { kind: 'move', move: 'roll' })
      expect((await connection.act(match, { kind: 'undo' }, 5)).code).toBe('undo-closed')
    })

    test('beyond the horizon moves are taken back when the others agree', async () => {
      const { match, asked, other, connections } = await table()
      const [connection, opponent] = [asked(), other()]
      const before = Array.from(connection.cells)
      await connection.act(match, { kind: 'move', move: 'roll' })
      expect((await connection.act(match, { kind: 'takeback', to: 0 }, 1)).t).toBe('ack')
      await opponent.until(() => (opponent.standing?.proposal ? true : undefined))
      expect((await connection.act(match, { kind: 'agree' }, 2)).code).toBe('own-proposal')
      expect((await opponent.act(match, { kind: 'agree' }, 2)).t).toBe('ack')
      for (const each of connections) await each.until(() => (each.index === 3 ? true : undefined))
      expect(Array.from(connection.cells)).toEqual(before)
      expect(connection.standing).toMatchObject({ moves: 0, proposal: null })
      // What was proposed about one table is not agreed to about another.
      await connection.act(match, { kind: 'move', move: 'keep' }, 3)
      await connection.act(match, { kind: 'takeback', to: 0 }, 4)
      await connection.act(match, { kind: 'undo' }, 5)
      expect((await opponent.act(match, { kind: 'agree' }, 6)).code).toBe('nothing-proposed')
      const strict = await table(0, { ...two, takebacks: false })
      await strict.asked().act(strict.match, { kind: 'move', move: 'roll' })
      expect((await strict.asked().act(strict.match, { kind: 'takeback', to: 0 }, 1)).code).toBe('no-takebacks')
    })

    test('pause by consent stops the table; the end by consent closes it', async () => {
      const { match, asked, other, connections } = await table()
      await connections[0].act(match, { kind: 'pause' })
      await connections[1].act(match, { kind: 'agree' }, 1)
      await connections[0].until(() => (connections[0].standing?.paused ? true : undefined))
      expect(connections[0].standing?.due).toBeNull()
      expect((await asked().act(match, { kind: 'move', move: 'keep' }, 2)).code).toBe('paused')
      await other().act(match, { kind: 'resume' }, 2)
      await connections[0].act(match, { kind: 'end' }, 3)
      await connections[1].act(match, { kind: 'decline' }, 4)
      await connections[1].act(match, { kind: 'end' }, 5)
      await connections[0].act(match, { kind: 'agree' }, 6)
      await connections[0].until(() => (connections[0].standing?.status === 'ended' ? true : undefined))
      expect(connections[0].standing?.ended).toBe('agreed')
      expect((await asked0(connections, match)).code).toBe('over')
    })

    test('who leaves is played by a bot and may come back; when nobody is left the match ends', async () => {
      const { match, connections } = await table()
      const [first, second] = connections
      await first.act(match, { kind: 'leave', bot: 'random' })
      await playOn([second], match, () => second.index > 6)
      const back = await first.act(match, { kind: 'return' })
      expect(back.t).toBe('ack')
      await first.until(() => (first.standing?.bots[first.seat] === null ? true : undefined))
      await first.act(match, { kind: 'leave' })
      await second.act(match, { kind: 'leave' })
      await second.until(() => (second.standing?.status === 'ended' ? true : undefined))
      expect(second.standing?.ended).toBe('abandoned')
    })
  })
}

const asked0 = (connections: readonly TestConnection[], match: string) =>
  connections[0].act(match, { kind: 'move', move: 'keep' })
