/** Components that an owner of the box put in place of ours, one set for each game; they stay on this device. */
import { type AnyRoom, differences, roomWithBox, Table } from '@taproom/engine'
import { createSignal } from 'solid-js'
import { keep, kept } from './local.ts'

const keyOf = (game: string): string => `taproom-box-${game}`

/** Grows with every change, so that pages follow. */
const [changes, setChanges] = createSignal(0)

/** The room with the owner's own components; undefined where there are none, or none that can still be read. */
export function ownRoom(room: AnyRoom): AnyRoom | undefined {
  changes()
  const data = kept(keyOf(room.game.id))
  if (data === undefined) return undefined
  try {
    const own = roomWithBox(room, data)
    return typeof own === 'string' ? undefined : own
  } catch {
    // It fitted an earlier version: no reason not to play at all.
    return undefined
  }
}

/** The room one plays in when nobody asks which. */
export const usualRoom = (room: AnyRoom): AnyRoom => ownRoom(room) ?? room

export type Put = 'put' | 'same' | 'not-json' | 'full' | { readonly problem: string }

/** Puts such a file in place of our components, if the game can be set up with it. */
export function putBox(room: AnyRoom, text: string): Put {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return 'not-json'
  }
  const problem = problemOf(room, data)
  if (problem !== undefined) return { problem }
  if (differences(room.components, data).length === 0) return 'same'
  return change(room.game.id, named(room, data)) ? 'put' : 'full'
}

/** A record names its components: other values under our name would say the wrong thing. */
function named(room: AnyRoom, data: unknown): unknown {
  const ours = room.game.box.id
  return typeof data === 'object' && data !== null && 'id' in data && data.id === ours
    ? { ...data, id: `${ours}-own` }
    : data
}

/** A set may have the right form and still be one that nobody can play with: it is laid out for every number of seats. */
function problemOf(room: AnyRoom, data: unknown): string | undefined {
  try {
    const own = roomWithBox(room, data)
    if (typeof own === 'string') return own
    const { from, to } = room.game.declared.seats
    for (let seats = from; seats <= to; seats++) {
      const table = Table.open(own.game, { seats, options: {} })
      if (typeof table === 'string') return table
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function change(game: string, data: unknown): boolean {
  const done = keep(keyOf(game), data)
  setChanges(changes() + 1)
  return done
}

export const removeBox = (game: string): boolean => change(game, undefined)
