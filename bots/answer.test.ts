import { LEVELS, Table } from '@taproom/engine'
import { room } from '@taproom/engine/example'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'

test.each(LEVELS)('in a game without an adviser %s plays too', player => {
  const table = Table.open(room.game, { seats: 2 })
  if (typeof table === 'string') throw new Error(table)
  const seat = table.waitingFor
  expect(table.legal(seat)).toContain(answer(room, { player, seat, cells: table.view(seat).cells }, { ms: 10 }))
})
