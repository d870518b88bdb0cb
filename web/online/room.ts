import { type AnyRoom, roomWithBox } from '@taproom/engine'
import type { Description } from '@taproom/protocol'
import { rooms } from '../rooms.ts'
import { ask } from './api.ts'

/** The room of a match, with the components it is played with; undefined when it is not on our shelf. */
export async function roomFor({ id, game, box }: Description): Promise<AnyRoom | undefined> {
  const room = await rooms[game]?.()
  if (!room || !box) return room
  const { box: data } = await ask('GET /api/matches/{match}/box', { match: id })
  const own = roomWithBox(room, data)
  return typeof own === 'string' ? undefined : own
}
