import type { AnswerOf, Refused, RequestArgs, RouteName } from '@taproom/protocol'
import { PROTOCOL, VERSION_HEADER } from '@taproom/protocol/constants'
import { requestOf } from '@taproom/protocol/request'
import { pageIsOutdated } from '../offline/outdated.ts'
import { checks } from './checks.ts'

/** The server said no, or there is none. */
export class ServerRefusal extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

const NOBODY: Refused = { code: 'no-server', message: 'the server does not answer' }

/** The page may lie in a folder of its host. */
const addressOf = (path: string): string => new URL(path.slice(1), location.href.split('#')[0]).href

/** Asks the server as the protocol describes; throws a `ServerRefusal` with its sentence when it says no. */
export async function ask<R extends RouteName>(route: R, ...[request]: RequestArgs<R>): Promise<AnswerOf<R>> {
  const { method, path, body } = requestOf(route, request)
  const response = await fetch(addressOf(path), {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      [VERSION_HEADER]: String(PROTOCOL),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // A static host answers with a page of its own, which is no answer to us.
  const json = response?.headers.get('content-type')?.includes('json') === true
  const answer: unknown = json ? await response.json().catch(() => undefined) : undefined
  if (!response || answer === undefined) throw new ServerRefusal(NOBODY)
  if (!response.ok) {
    const refused = refusalIn(answer)
    if (refused.code === 'outdated') pageIsOutdated()
    throw new ServerRefusal(refused)
  }
  await checks?.then(({ checkAnswer }) => checkAnswer(route, answer))
  return answer as AnswerOf<R>
}

function refusalIn(answer: unknown): Refused {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return NOBODY
  return answer.error as Refused
}

export const refusedOf = (error: unknown): Refused => (error instanceof ServerRefusal ? error.refused : NOBODY)
