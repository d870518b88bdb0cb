import { linkOf, recordOf, seedFrom, Table } from '@taproom/engine'
import { exampleShelf } from '@taproom/engine/example/shelf'
import { expect, test, vi } from 'vitest'
import { loadMatch } from '../store/matches.ts'
import { LocalSource } from './ctrl/local.ts'
import { aroundOneScreen } from './ctrl/players.ts'
import { beginMatch, keepTable, openMatchLink, openMatchRecord } from './open.ts'

vi.mock('../rooms.ts', () => ({ rooms: exampleShelf }))

const nameOf = (seat: number) => `Seat ${seat}`

/** A match that was begun before the rules had a second version. */
async function begunBefore() {
  const game = (await exampleShelf['last-call']?.())?.game.withRules(1)
  const table = game && Table.open(game, { seats: 2, seed: seedFrom('before') })
  if (!table || typeof table === 'string') throw new Error(table)
  const [first] = table.legal()
  if (first !== undefined) table.play(table.waitingFor, first)
  return table
}

test('a kept match and a shared link are opened by the rules they began with, for previews and bots too', async () => {
  const before = await begunBefore()
  for (const opened of [
    await openMatchRecord(JSON.parse(JSON.stringify(recordOf(before))), nameOf),
    await openMatchLink(linkOf(before), nameOf),
  ]) {
    if ('error' in opened) throw new Error(opened.error.message)
    const source = new LocalSource(opened)
    expect([opened.table.game.rules, opened.room.game.rules]).toEqual([1, 1])
    expect(source.botQuestion(0).rules).toBe(1)
    const [move] = source.legal(source.asked)
    expect(source.preview(source.asked, move ?? -1)?.view.rules ?? 1).toBe(1)
  }
})

test('a fork keeps the rules of its match, a new one in the same room is played by the newest', async () => {
  const before = await begunBefore()
  const players = aroundOneScreen(2, nameOf)
  const fork = await loadMatch(await keepTable(before.fork(1), players))
  expect(fork?.record.rules).toBe(1)
  const opened = await openMatchRecord(recordOf(before), nameOf)
  if ('error' in opened) throw new Error(opened.error.message)
  const again = await beginMatch(opened.room, players)
  expect(typeof again === 'string' && (await loadMatch(again))?.record.rules).toBe(2)
})
