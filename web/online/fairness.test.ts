import { type MatchRecord, recordOf, seedFrom, seedHash, Table } from '@taproom/engine'
import { room } from '@taproom/engine/example'
import { describe, expect, test } from 'vitest'
import { checkDraws } from './fairness.ts'

function finished() {
  const table = Table.open(room.game, { seats: 2, seed: seedFrom('fair') })
  if (typeof table === 'string') throw new Error(table)
  while (!table.over) table.play(table.waitingFor, table.legal()[0])
  return table
}

describe('checking every draw', () => {
  const table = finished()
  const record = recordOf(table)
  const hash = seedHash(table.opening.seed)
  const seen = { seat: 1, journal: table.journal(1) }

  test('a fair match is found fair', () =>
    expect(checkDraws(room, record, hash, seen)).toEqual({ fair: true, moves: table.index, asSeen: true }))

  test('another seed than the one whose hash was told', () =>
    expect(checkDraws(room, record, seedHash(seedFrom('other')))).toMatchObject({ because: 'wrongSeed' }))

  test('a record that was changed', () => {
    const changed: MatchRecord = { ...record, moves: record.moves.slice(0, -1) }
    expect(checkDraws(room, changed, hash)).toMatchObject({ fair: false, because: 'wrongRecord' })
  })

  test('a die that was told otherwise', () => {
    const journal = seen.journal.slice(1)
    expect(checkDraws(room, record, hash, { ...seen, journal })).toMatchObject({ because: 'wrongSeen' })
  })
})
