import type { Refused } from './wire.ts'

/** The server said no, or there is none. */
export class ServerRefusal extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const NOBODY: Refused = { code: 'no-server', message: 'the server does not answer' }

const addressOf = (path: string): string => new URL(path, location.href.split('#')[0]).href

/** Asks the server; throws a `ServerRefusal` with its sentence when it says no. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(addressOf(path), {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // A static host answers with a page of its own, which is no answer to us.
  const json = response?.headers.get('content-type')?.includes('json') === true
  const answer: unknown = json ? await response.json().catch(() => undefined) : undefined
  if (!response || answer === undefined) throw new ServerRefusal(NOBODY)
  if (!response.ok) throw new ServerRefusal(refusalIn(answer))
  return answer as T
}

function refusalIn(answer: unknown): Refused {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return NOBODY
  return answer.error as Refused
}

export const refusedOf = (error: unknown): Refused => (error instanceof ServerRefusal ? error.refused : NOBODY)
