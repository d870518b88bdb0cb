import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { House } from '../house.ts'
import type { Refused } from '../match/refused.ts'
import type { Person } from '../people/people.ts'

export type Schema<T> = v.GenericSchema<unknown, T>

/** What a route gets: everything in it is checked. */
export interface Call<B, Q> {
  readonly house: House
  readonly person: Person | undefined
  readonly match: string
  readonly seat: number
  /** The last part of the path where it is neither. */
  readonly name: string
  readonly body: B
  readonly query: Q
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Spec<B, Q> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in OpenAPI: /api/matches/{match}. */
  readonly path: string
  readonly summary: string
  readonly answer: string
  readonly body?: Schema<B>
  readonly query?: Schema<Q>
  /** Calls per minute and address, over all processes, for what costs much or may be abused. */
  readonly perMinute?: number
  /** Bytes of a body, where more is needed than elsewhere. */
  readonly maxBody?: number
}

export interface Route extends Spec<unknown, unknown> {
  /** `anyone`: no session is needed; `person`: a guest, an account or a bot with its token. */
  readonly who: 'anyone' | 'person'
  readonly run: (call: Call<unknown, unknown>) => Promise<unknown>
}

/** A route for everybody. */
export function open<B = undefined, Q = undefined>(
  spec: Spec<B, Q> & { run(call: Call<B, Q>): Promise<unknown> },
): Route {
  return { ...spec, who: 'anyone', run: call => spec.run(call as Call<B, Q>) } as Route
}

/** A route for somebody we know. */
export function personal<B = undefined, Q = undefined>(
  spec: Spec<B, Q> & { run(call: Call<B, Q> & { readonly person: Person }): Promise<unknown> },
): Route {
  return { ...spec, who: 'person', run: call => spec.run(call as Call<B, Q> & { person: Person }) } as Route
}

const STATUS: { readonly [code: string]: number } = {
  'bad-request': 400,
  'bad-seats': 400,
  'bad-options': 400,
  'bad-address': 400,
  'bad-box': 400,
  'no-game': 400,
  'no-such-bot': 400,
  'no-move': 400,
  'wrong-code': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-seated': 403,
  'wrong-origin': 403,
  'no-match': 404,
  'no-person': 404,
  'not-found': 404,
  'too-big': 413,
  'too-fast': 429,
  'not-configured': 501,
  'not-sent': 502,
  unavailable: 503,
  busy: 503,
}

const MINUTE = 60_000
export const TOO_FAST: Refused = { code: 'too-fast', message: 'too many requests; try again in a minute' }

export const statusOf = (code: string): number => STATUS[code] ?? 409

export const isRefused = (data: unknown): data is Refused =>
  typeof data === 'object' && data !== null && 'code' in data && 'message' in data

export const refuse = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply.code(statusOf(refused.code)).send({ error: refused })

const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
const SeatNumber = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9:_-]{1,80}$/))

export function read<T>(schema: Schema<T> | undefined, data: unknown, where: string): T | Refused {
  if (!schema) return undefined as T
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  return { code: 'bad-request', message: `${where}${path ? `.${path}` : ''}: ${issue.message}` }
}

/** Puts a route on the server: who, then what, then the deed. */
export function serve(
  server: FastifyInstance,
  house: House,
  route: Route,
  who: (request: FastifyRequest) => Promise<Person | undefined>,
): void {
  const perMinute = route.perMinute && Math.ceil((route.perMinute * house.config.rate) / 1200)
  server.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(route.maxBody ? { bodyLimit: route.maxBody } : {}),
    async handler(request, reply) {
      const what = `${route.method} ${route.path} ${request.ip}`
      if (perMinute && !(await house.limits.take(what, perMinute, MINUTE))) return refuse(reply, TOO_FAST)
      const person = await who(request)
      if (route.who === 'person' && !person)
        return refuse(reply, { code: 'not-signed-in', message: 'say who you are first: POST /api/guests' })
      const params = request.params as { match?: string; seat?: string; name?: string }
      const match = params.match === undefined ? '' : read(Id, params.match, 'match')
      const seat = params.seat === undefined ? -1 : read(SeatNumber, params.seat, 'seat')
      const name = params.name === undefined ? '' : read(Name, params.name, 'name')
      const body = read(route.body, request.body, 'body')
      const query = read(route.query, request.query, 'query')
      for (const part of [match, seat, name, body, query]) if (isRefused(part)) return refuse(reply, part)
      const answer = await route.run({
        house,
        person,
        match: String(match),
        seat: Number(seat),
        name: String(name),
        body,
        query,
        request,
        reply,
      })
      if (reply.sent) return reply
      if (isRefused(answer)) return refuse(reply, answer)
      return reply.send(answer ?? { ok: true })
    },
  })
}
