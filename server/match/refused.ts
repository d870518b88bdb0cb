import { type ErrorCode, PROTOCOL, type Refused } from '@taproom/protocol'

export const no = (code: ErrorCode, message: string): Refused => ({ code, message })

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer

export const NO_MATCH = no('no-match', 'there is no such match')
export const NOT_SIGNED_IN = no('not-signed-in', 'say who you are first: POST /api/guests')
export const OTHER_PROTOCOL = no(
  'outdated',
  `this server speaks version ${PROTOCOL} of the protocol; load the page anew`,
)
export const OTHER_FORM = no('outdated', 'this server has another form of this game; load the page anew')
