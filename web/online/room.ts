import { type AnyRoom, roomWithBox, roomWithRules } from '@taproom/engine'
import type { Description } from '@taproom/protocol'
import { rooms } from '../rooms.ts'
import { ask } from './api.ts'

/**
 * The room of a match, with the version of the rules and the components it is played with; undefined when it is not on our shelf.
 * A page that does not know the version gives its newest: its form is another than the match's, and so nothing is read with it.
 */
export async function roomFor({ id, game, rules, box }: Description): Promise<AnyRoom | undefined> {
  const newest = await rooms[game]?.()
  const room = newest && roomWithRules(newest, rules)
  if (!room || !box) return room ?? newest
  const { box: data } = await ask('GET /api/matches/{match}/box', { match: id })
  const own = roomWithBox(room, data)
  return typeof own === 'string' ? undefined : own
}
