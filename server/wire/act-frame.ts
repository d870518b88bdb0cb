import type { ClientFrame } from '@taproom/protocol'

type ActFrame = Extract<ClientFrame, { t: 'act' }>

const ID = /^[A-Za-z0-9_-]{1,64}$/
const LONGEST_MOVE = 200
const HIGHEST_INDEX = 1_000_000

type Fields = { readonly [name: string]: unknown }
const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null

/**
 * A move as the schema of frames would read it, without going through the schema: most of what a server hears are moves, and this takes a
 * twentieth of the time. Undefined for whatever else it may be, right or wrong: then the schema says.
 */
export function moveFrame(data: unknown): ActFrame | undefined {
  if (!isFields(data) || data.t !== 'act' || !isFields(data.action) || data.action.kind !== 'move') return undefined
  const { match, id, expected } = data
  const { move } = data.action
  if (typeof match !== 'string' || !ID.test(match) || typeof id !== 'string' || !ID.test(id)) return undefined
  if (typeof expected !== 'number' || !Number.isInteger(expected)) return undefined
  if (expected < 0 || expected > HIGHEST_INDEX) return undefined
  if (typeof move !== 'string' || move.length < 1 || move.length > LONGEST_MOVE) return undefined
  return { t: 'act', match, id, expected, action: { kind: 'move', move } }
}
