import {
  type AnswerOf,
  type BodyOf,
  PARAMS,
  type Param,
  type Params,
  type Person,
  type QueryOf,
  type Refused,
  type RouteName,
  type RouteSpec,
  type Routes,
  routes,
  statusOf,
} from '@taproom/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isRefused, NOT_SIGNED_IN, no } from '../match/refused.ts'
import type { Services } from '../services.ts'
import { countedAs } from './addresses.ts'

interface Surroundings {
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler gets: everything in it is checked as the route's description says. */
export type Call<R extends RouteName> = Surroundings &
  Params<R> & {
    readonly person: Routes[R]['who'] extends 'person' ? Person : Person | undefined
    readonly body: BodyOf<R>
    readonly query: QueryOf<R>
  }

type Answered<R extends RouteName> = Promise<AnswerOf<R> | Refused>
/** Where all there is to say is that it was done, nothing needs to be returned. */
type Done<R extends RouteName> =
  AnswerOf<R> extends { readonly ok: true } ? Promise<Refused | undefined> | Promise<void> : never

/** A handler for every route that is described; the compiler finds a missing or a wrong one. */
export type Handlers = { readonly [R in RouteName]: (call: Call<R>) => Answered<R> | Done<R> }

const MINUTE = 60_000
export const TOO_FAST = no('too-fast', 'too many requests; try again in a minute')

export function refuse(reply: FastifyReply, refused: Refused): FastifyReply {
  return reply.code(statusOf(refused.code)).send({ error: refused })
}

export function read<S extends v.GenericSchema>(schema: S, data: unknown, where: string): v.InferOutput<S> | Refused {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  return no('bad-request', `${where}${path ? `.${path}` : ''}: ${issue.message}`)
}

/** PostgreSQL keeps no NUL; better said here than found there. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => name.includes('\0') || hasNul(part))
}

const isParam = (name: string): name is Param => Object.hasOwn(PARAMS, name)

/** What the request says, or what is wrong with it. */
function readCall(spec: RouteSpec, request: FastifyRequest): { readonly [part: string]: unknown } | Refused {
  const parts: Record<string, unknown> = {}
  const take = (name: string, schema: v.GenericSchema, data: unknown): Refused | undefined => {
    const value = read(schema, data, name)
    if (isRefused(value)) return value
    parts[name] = value
    return undefined
  }
  for (const [name, value] of Object.entries(request.params ?? {})) {
    const wrong = isParam(name) ? take(name, PARAMS[name], value) : undefined
    if (wrong) return wrong
  }
  if (hasNul(request.body)) return no('bad-request', 'body: a text holds a NUL, which cannot be kept')
  const wrongBody = spec.body && take('body', spec.body, request.body)
  return wrongBody ?? (spec.query && take('query', spec.query, request.query)) ?? parts
}

/** Puts every described route on the server: who asks, then what they ask, then its handler. */
export function serveRoutes(
  server: FastifyInstance,
  services: Services,
  handlers: Handlers,
  who: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined>,
): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const spec: RouteSpec = routes[name]
    // Each handler fits its own route; what is read here by its schemas is what it expects.
    const handle = handlers[name] as (call: object) => Promise<unknown>
    const [method = '', path = ''] = name.split(' ')
    const perMinute = spec.perMinute && Math.ceil((spec.perMinute * services.config.rate) / 1200)
    server.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(spec.maxBody ? { bodyLimit: spec.maxBody } : {}),
      async handler(request, reply) {
        if (perMinute && !(await services.limits.take(`${name} ${countedAs(request.ip)}`, perMinute, MINUTE)))
          return refuse(reply, TOO_FAST)
        const person = await who(request, reply)
        if (spec.who === 'person' && !person) return refuse(reply, NOT_SIGNED_IN)
        const parts = readCall(spec, request)
        if (isRefused(parts)) return refuse(reply, parts)
        const answer = await handle({ ...parts, services, person, request, reply })
        if (reply.sent) return reply
        if (isRefused(answer)) return refuse(reply, answer)
        return reply.send(answer ?? { ok: true })
      },
    })
  }
}
