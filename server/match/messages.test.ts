import { type AnyRoom, delta } from '@taproom/engine'
import type { UpdateFrame } from '@taproom/protocol'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import type { MatchRow, SeatRow } from '../store/tables.ts'
import { exampleRoom } from '../testing/example.ts'
import type { Entry } from './entry.ts'
import type { Change } from './history.ts'
import { Match } from './match.ts'
import { journalSince, standingFor, UpdateTexts } from './messages.ts'

/** The frame as plain data, every part made for this seat alone. */
function updateFor(match: Match, seat: number, { entry, kept }: Change, before: Int16Array): UpdateFrame {
  const { action, at, id, index, bot } = entry
  return {
    t: 'update',
    match: match.header.id,
    index: index + 1,
    entry: {
      seat: entry.seat,
      kind: action.kind,
      at,
      ...(bot ? { bot } : {}),
      ...(entry.seat === seat ? { id } : {}),
    },
    delta: delta(before, match.table.view(seat).cells),
    journal: journalSince(match, seat, kept + 1),
    standing: standingFor(match, seat),
  }
}

function matchOf(room: AnyRoom): Match {
  const { game } = room
  const header: MatchRow = {
    id: 'm-1',
    game: game.id,
    rules: game.rules,
    seats: 2,
    options: JSON.stringify(game.options()),
    box: null,
    seed: '000102030405060708090a0b0c0d0e0f',
    seed_hash: '',
    pace: JSON.stringify({ kind: 'live', bank: 600, increment: 10 }),
    visibility: 'link',
    takebacks: 1,
    rated: 0,
    host: null,
    status: 'running',
    created: 1,
    started: 1,
    ended: null,
    reason: null,
    expires: null,
    settled: 0,
    next: null,
    before: null,
  }
  const seats = [0, 1].map((seat): SeatRow => {
    return { match: 'm-1', seat, person: `p-${seat}`, bot: null, key_hash: null, name: 'A' }
  })
  return new Match(room, header, seats)
}

/** Random moves with what else happens at a table: takings back, proposals, a bot that moves. */
function* playing(match: Match): Generator<Entry> {
  let number = 7
  const random = (below: number) => {
    number = (number * 16807) % 2147483647
    return number % below
  }
  for (let i = 0; i < 120 && !match.over; i++) {
    const seat = match.waitingFor
    const legal = match.table.legal(seat)
    const move = match.table.game.print(legal[random(legal.length)])
    const what = random(8)
    const by = (kind: 'undo' | 'redo' | 'pause' | 'decline', of = seat) =>
      match.entry(of, match.timeOf(i * 1000), `é"${i}`, { kind })
    if (what === 0 && match.table.canUndo(seat)) yield by('undo')
    else if (what === 1 && match.table.canRedo(seat)) yield by('redo')
    else if (what === 2) yield match.proposal ? by('decline', 1 - match.proposal.by) : by('pause')
    else
      yield match.entry(
        seat,
        match.timeOf(i * 1000),
        `d-${i}`,
        { kind: 'move', move },
        what === 3 ? 'master' : undefined,
      )
  }
}

const rooms = [async () => exampleRoom, ...Object.values(shelf)]

test.each(rooms)('every seat is told what it would be told alone (%#)', async load => {
  const room = await load()
  const match = matchOf(room)
  const seats = [0, 1, -1]
  let told = 0
  const views = new Map(seats.map(seat => [seat, match.table.view(seat).cells.slice()]))
  for (const entry of playing(match)) {
    const change = match.apply(entry)
    const texts = new UpdateTexts(match, change)
    for (const seat of seats) {
      const before = views.get(seat) ?? new Int16Array()
      const now = match.table.view(seat).cells
      // Objects may come in another order; nothing else may differ.
      expect(JSON.parse(texts.for(seat, before, now))).toEqual(
        JSON.parse(JSON.stringify(updateFor(match, seat, change, before))),
      )
      before.set(now)
      told++
    }
  }
  expect(told).toBeGreaterThan(20)
})
