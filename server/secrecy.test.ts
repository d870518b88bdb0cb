import { randomInt } from 'node:crypto'
import { HIDDEN, Layout } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleShelf } from './testing/example.ts'
import type { Line } from './testing/guest.ts'
import { type OpenTaproom, openForTest } from './testing/taproom.ts'

const all = { ...shelf, ...exampleShelf }

/** Enough of a long match; the short ones are played to their end. */
const ENOUGH = 250

describe('what goes over the wire', () => {
  let taproom: OpenTaproom
  beforeAll(async () => {
    taproom = await openForTest({ shelf: all })
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
      const made = await people[0].post<{ match: { id: string; seedHash: string }; keys: { [seat: string]: string } }>(
        '/api/matches',
        { game, seats },
      )
      const { id } = made.match
      await people[1].post(`/api/matches/${id}/seats/1/take`, { key: made.keys[1] })
      const lines: Line[] = []
      const eve = await taproom.guest('Eve')
      for (const guest of [...people, eve]) {
        const line = await guest.line()
        await line.watch(id)
        lines.push(line)
      }
      const seed = await taproom.house.hall.read(id, match => match.header.seed)
      for (let turn = 0; turn < ENOUGH; turn++) {
        const now = await taproom.house.hall.read(id, match => ({ index: match.index, over: match.over }))
        for (const line of lines) await line.until(() => (line.index >= (now?.index ?? 0) ? true : undefined))
        if (now?.over) break
        const asked = lines.find(({ seat, standing }) => standing?.waiting === seat && seat >= 0)
        if (asked) {
          const view = room.game.declared.layout.viewOf(asked.cells, asked.seat, room.game.box)
          const legal = room.game.legalInView(view).toArray()
          const move = room.game.print(legal[randomInt(legal.length)])
          expect(await asked.act(id, { kind: 'move', move })).toMatchObject({ t: 'ack' })
        } else await lines[0].until(() => (lines[0].index > (now?.index ?? 0) ? true : undefined))
        for (const line of lines) await sees(line, id, room.game.declared.layout)
      }
      // By HTTP one is told the same and no more.
      for (const [i, guest] of [...people, eve].entries()) {
        const asked = await guest.ask('GET', `/api/matches/${id}/state`)
        const state = asked.body as unknown as { view: object; journal: unknown; standing: { status: string } }
        const real = await taproom.house.hall.read(id, match => {
          const { layout } = room.game.declared
          const { chance: _, ...open } = layout.toJson(match.table.view(lines[i].seat)) as { chance: unknown }
          return { view: open, events: match.table.journal(lines[i].seat), over: match.over }
        })
        expect(state.view).toEqual(JSON.parse(JSON.stringify(real?.view)))
        expect(state.journal).toMatchObject({ events: JSON.parse(JSON.stringify(real?.events)) })
        if (!real?.over) expect(JSON.stringify(asked.body)).not.toContain(String(seed))
      }
      for (const line of lines) {
        const before = line.raw.filter(text => !text.includes('"status":"over"'))
        expect(before.some(text => text.includes(String(seed)))).toBe(false)
        // That somebody moved is told; how, only the journal tells, which knows what is secret.
        for (const { entry } of before.map(text => JSON.parse(text)).filter(({ t }) => t === 'update'))
          expect(Object.keys(entry).filter(key => !['seat', 'kind', 'at', 'bot'].includes(key))).toEqual([])
        for (const { secret } of line.journal as { secret?: { to: number } }[])
          if (secret) expect(secret.to).toBe(line.seat)
      }
    }, 60_000)

  /** The table on a device is exactly the view of its seat, and everything hidden from it is masked. */
  async function sees(
    line: Line,
    id: string,
    { secretRanges }: { secretRanges: Layout<never>['secretRanges'] },
  ): Promise<void> {
    const real = await taproom.house.hall.read(id, match => ({
      index: match.index,
      view: Array.from(match.table.view(line.seat).cells),
      hidden: secretRanges.filter(
        range => (range.owner !== line.seat || line.seat < 0) && Layout.hides(range, match.table.state.cells),
      ),
    }))
    if (!real || real.index !== line.index) return
    // Told at length only when they differ: this is asked after every move.
    if (!real.view.every((cell, i) => cell === line.cells[i]) || real.view.length !== line.cells.length)
      expect(Array.from(line.cells)).toEqual(real.view)
    expect(
      real.hidden.filter(({ start, end }) => line.cells.subarray(start, end).some(cell => cell !== HIDDEN)),
    ).toEqual([])
  }
})
