import type { Refused } from '@taproom/protocol'
import { no } from './refused.ts'

/** A stored match of which this server can make nothing: its game is gone, or what stands in its log is no entry. Not a trouble of the store. */
export class Unreadable extends Error {
  constructor(match: string, why: unknown) {
    super(`match ${match} cannot be read: ${why instanceof Error ? why.message : why}`)
  }
}

/** What is answered when it was that; undefined when it was something else. */
export const unreadable = (error: unknown): Refused | undefined =>
  error instanceof Unreadable ? no('broken', 'this match cannot be read here; it can be ended') : undefined

/** Reads; whatever goes wrong then is wrong with the match. */
export function reading<T>(match: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Unreadable(match, error)
  }
}
