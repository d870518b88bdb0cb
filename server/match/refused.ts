import type { Reason } from '@taproom/engine'

/** Why something cannot be done: a code for programs, a sentence for people, and the rule when one decides. */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly reason?: Reason
}

export const no = (code: string, message: string): Refused => ({ code, message })
