import { openRecord, seedHash } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Line } from './guest.ts'
import { legalOn, type OpenTaproom, openForTest, type Place, playOn, seated } from './taproom.ts'

const two = { visibility: 'link', pace: { kind: 'live', bank: 600, increment: 5 } }

/** Playing together, on whatever store. */
export function matchContract(place: Place): void {
  describe(`matches on ${place.name}`, () => {
    let taproom: OpenTaproom
    beforeAll(async () => {
      taproom = await openForTest(await place.fresh())
    }, 60_000)
    afterAll(() => taproom.close())

    /** Two people at a table with an open line each. */
    async function table(bots = 0, more: object = two) {
      const ann = await taproom.guest('Ann')
      const bob = await taproom.guest('Bob')
      const match = await seated([ann, bob], bots, more)
      const lines = [await ann.line(), await bob.line()]
      for (const line of lines) await line.watch(match)
      const asked = (): Line => {
        const line = lines.find(({ seat, standing }) => standing?.waiting === seat)
        if (!line) throw new Error('nobody is asked')
        return line
      }
      const other = (): Line => (lines[0] === asked() ? lines[1] : lines[0])
      return { ann, bob, match, lines, asked, other }
    }

    test('two people, a bot and a spectator: a whole match, with a lost connection, chat and a rematch', async () => {
      const { ann, bob, match, lines } = await table(1)
      const eve = await taproom.guest('Eve')
      const spectator = await eve.line()
      await spectator.watch(match)
      expect(spectator.seat).toBe(-1)
      const { match: published } = await eve.get<{ match: { seedHash: string; seed?: string } }>(
        `/api/matches/${match}`,
      )
      expect(published.seed).toBeUndefined()
      await playOn(lines, match, () => lines[0].index > 4)
      // Bob's connection is lost; he comes back where he was.
      lines[1].cut()
      const since = lines[1].index
      const again = await bob.line()
      again.cells = lines[1].cells
      again.journal = lines[1].journal
      await again.watch(match, since)
      expect(again.journal.map(({ seq }) => seq)).toEqual(again.journal.map((_, i) => i))
      lines[1] = again
      lines[0].say({ t: 'chat', match, text: 'cheers' })
      const line = await again.next('chat')
      expect(line).toMatchObject({ text: 'cheers', name: 'Ann' })
      await playOn(lines, match)
      await spectator.until(() => (spectator.standing?.status === 'over' ? true : undefined))
      expect(spectator.standing?.result).toHaveLength(3)
      // Fairness: the hash was shown before, the seed now; the record holds.
      const { match: told } = await ann.get<{ match: { seedHash: string; seed: string } }>(`/api/matches/${match}`)
      expect(seedHash(told.seed)).toBe(told.seedHash)
      const record = await eve.get<{ seedHash: string }>(`/api/matches/${match}/record`)
      expect(record.seedHash).toBe(published.seedHash)
      const opened = openRecord(lastCall, record)
      expect(opened.ok && opened.table.over).toBe(true)
      // Everybody saw what they may see and nothing else.
      if (!opened.ok) return
      for (const at of [...lines, spectator])
        expect(Array.from(at.cells)).toEqual(Array.from(opened.table.view(at.seat).cells))
      const rematch = await ann.post<{ id: string }>(`/api/matches/${match}/rematch`)
      expect((await bob.post<{ id: string }>(`/api/matches/${match}/rematch`)).id).toBe(rematch.id)
      const stranger = await eve.ask('POST', `/api/matches/${rematch.id}/seats/1/take`, {})
      expect(stranger.status).toBe(403)
      await bob.post(`/api/matches/${rematch.id}/seats/1/take`)
      await lines[0].watch(rematch.id)
      expect(lines[0].standing?.status).toBe('running')
    })

    test('a move tried again is the same move, also after it was acknowledged', async () => {
      const { ann, bob, match, asked } = await table()
      const line = asked()
      const [move] = legalOn(line)
      const first = await line.act(match, { kind: 'move', move }, 0, 'once')
      const second = await line.act(match, { kind: 'move', move }, 0, 'once')
      expect(second.index).toBe(first.index)
      const guest = line.seat === 0 ? ann : bob
      const third = await guest.act(match, { kind: 'move', move }, 0, 'once')
      expect(third).toMatchObject({ status: 200, body: { index: first.index } })
      const { index } = await guest.get<{ index: number }>(`/api/matches/${match}/state`)
      expect(index).toBe(1)
    })

    test('illegal, stale and impossible moves are refused with a reason', async () => {
      const { match, asked, other, ann, bob } = await table()
      const refusedBy = async (line: Line, move: string, expected?: number) =>
        (await line.act(match, { kind: 'move', move }, expected)).code
      expect(await refusedBy(other(), 'roll')).toBe('not-your-turn')
      expect(await refusedBy(asked(), 'brew 3')).toBe('no-move')
      expect(await refusedBy(asked(), 'pour 3')).toBe('wrong-step')
      expect(await refusedBy(asked(), 'roll', 7)).toBe('unknown-index')
      const line = asked()
      const device = await (line.seat === 0 ? ann : bob).line()
      await device.watch(match)
      await line.act(match, { kind: 'move', move: 'keep' })
      // The other device of the same seat had not seen that yet.
      expect(await refusedBy(device, 'keep', 0)).toBe('stale')
      await device.until(() => (device.index === 1 ? true : undefined))
      expect(Array.from(device.cells)).toEqual(Array.from(line.cells))
    })

    test('an interrupt makes the move prepared before it stale', async () => {
      const { match, asked, other } = await table()
      await asked().act(match, { kind: 'move', move: 'keep' })
      const [line, spiller] = [asked(), other()]
      await spiller.until(() => (spiller.index === 1 ? true : undefined))
      const [move] = legalOn(line)
      await spiller.act(match, { kind: 'move', move: 'spill' })
      expect((await line.act(match, { kind: 'move', move }, 1)).code).toBe('wrong-step')
      expect((await line.act(match, { kind: 'move', move }, 2)).t).toBe('ack')
    })

    test('undo, redo and restart of the turn reach to the horizon and are entries of the log', async () => {
      const { match, asked, other } = await table()
      const line = asked()
      const before = Array.from(line.cells)
      await line.act(match, { kind: 'move', move: 'keep' })
      await line.until(() => (line.standing?.canUndo ? true : undefined))
      expect((await other().act(match, { kind: 'undo' })).code).toBe('undo-closed')
      await line.act(match, { kind: 'undo' })
      await line.until(() => (line.index === 2 ? true : undefined))
      expect(Array.from(line.cells)).toEqual(before)
      expect(line.journal.some(({ kind }) => kind === 'kept')).toBe(false)
      await line.act(match, { kind: 'redo' })
      await line.until(() => (line.index === 3 ? true : undefined))
      expect(line.journal.some(({ kind }) => kind === 'kept')).toBe(true)
      await line.act(match, { kind: 'restart' })
      await line.until(() => (line.index === 4 ? true : undefined))
      expect(Array.from(line.cells)).toEqual(before)
      await line.act(match, { kind: 'move', move: 'roll' })
      expect((await line.act(match, { kind: 'undo' }, 5)).code).toBe('undo-closed')
    })

    test('beyond the horizon moves are taken back when the others agree', async () => {
      const { match, asked, other, lines } = await table()
      const [line, opponent] = [asked(), other()]
      const before = Array.from(line.cells)
      await line.act(match, { kind: 'move', move: 'roll' })
      expect((await line.act(match, { kind: 'takeback', to: 0 }, 1)).t).toBe('ack')
      await opponent.until(() => (opponent.standing?.proposal ? true : undefined))
      expect((await line.act(match, { kind: 'agree' }, 2)).code).toBe('own-proposal')
      expect((await opponent.act(match, { kind: 'agree' }, 2)).t).toBe('ack')
      for (const each of lines) await each.until(() => (each.index === 3 ? true : undefined))
      expect(Array.from(line.cells)).toEqual(before)
      expect(line.standing).toMatchObject({ moves: 0, proposal: null })
      // What was proposed about one table is not agreed to about another.
      await line.act(match, { kind: 'move', move: 'keep' }, 3)
      await line.act(match, { kind: 'takeback', to: 0 }, 4)
      await line.act(match, { kind: 'undo' }, 5)
      expect((await opponent.act(match, { kind: 'agree' }, 6)).code).toBe('nothing-proposed')
      const strict = await table(0, { ...two, takebacks: false })
      await strict.asked().act(strict.match, { kind: 'move', move: 'roll' })
      expect((await strict.asked().act(strict.match, { kind: 'takeback', to: 0 }, 1)).code).toBe('no-takebacks')
    })

    test('pause by consent stops the table; the end by consent closes it', async () => {
      const { match, asked, other, lines } = await table()
      await lines[0].act(match, { kind: 'pause' })
      await lines[1].act(match, { kind: 'agree' }, 1)
      await lines[0].until(() => (lines[0].standing?.paused ? true : undefined))
      expect(lines[0].standing?.due).toBeNull()
      expect((await asked().act(match, { kind: 'move', move: 'keep' }, 2)).code).toBe('paused')
      await other().act(match, { kind: 'resume' }, 2)
      await lines[0].act(match, { kind: 'end' }, 3)
      await lines[1].act(match, { kind: 'decline' }, 4)
      await lines[1].act(match, { kind: 'end' }, 5)
      await lines[0].act(match, { kind: 'agree' }, 6)
      await lines[0].until(() => (lines[0].standing?.status === 'ended' ? true : undefined))
      expect(lines[0].standing?.ended).toBe('agreed')
      expect((await asked0(lines, match)).code).toBe('over')
    })

    test('who leaves is played by a bot and may come back; when nobody is left the match ends', async () => {
      const { match, lines } = await table()
      const [first, second] = lines
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

const asked0 = (lines: readonly Line[], match: string) => lines[0].act(match, { kind: 'move', move: 'keep' })
