import { type AnyRoom, roomWithBox } from '@taproom/engine'
import { MAX_BOX, type Refused } from '@taproom/protocol'
import { hashOf } from '../people/people.ts'
import { no } from './refused.ts'

/** Somebody's own components, as text and by its hash. */
export interface OwnBox {
  readonly hash: string
  readonly text: string
}

const KEPT = 50

export function boxFrom(data: object): OwnBox | Refused {
  const text = JSON.stringify(data)
  if (text.length > MAX_BOX) return no('too-big', `components of your own take at most ${MAX_BOX} characters`)
  return { hash: hashOf(text), text }
}

/** The games with other boxes that were played lately; making one reads and checks the whole box. */
const rooms = new Map<string, AnyRoom>()

/** The same room with these components in its box, or what is wrong with them. */
export function withBox(room: AnyRoom, { hash, text }: OwnBox): AnyRoom | string {
  const key = `${room.game.id} ${room.game.rules} ${hash}`
  const known = rooms.get(key)
  if (known) return known
  const other = unpack(room, text)
  if (typeof other === 'string') return other
  const [oldest] = rooms.keys()
  if (oldest !== undefined && rooms.size >= KEPT) rooms.delete(oldest)
  rooms.set(key, other)
  return other
}

function unpack(room: AnyRoom, text: string): AnyRoom | string {
  try {
    return roomWithBox(room, JSON.parse(text))
  } catch {
    return 'these components are not of the form that this game expects'
  }
}
