import type { IncomingMessage } from 'node:http'
import '@fastify/cookie'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Entered, enteredWith, prolong } from '../people/people.ts'
import type { Services } from '../services.ts'

/** The name of our cookie. */
export const COOKIE = 'taproom'
const YEAR = 365 * 24 * 3600

export const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

const cookieOptions = (services: Services, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: services.config.origin?.startsWith('https:') ?? request.protocol === 'https',
})

export function setCookie(services: Services, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(services, request), maxAge: YEAR / 2 })
}

export function clearCookie(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(services, request))
}

/** Where people reach us: as the operator says, or as this request did. */
export const originOf = (services: Services, request: FastifyRequest): string =>
  services.config.origin ?? `${request.protocol}://${request.host}`

/** Whether the address that many hops away is a proxy the operator named: what it says about the hop before it is believed. */
export const trustOf =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies

/** The address of the device behind the named proxies, for what does not come as one of fastify's requests. */
export const deviceOf = (request: IncomingMessage, proxies: number): string => proxyAddr(request, trustOf(proxies))

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(authorization ?? '')?.[1]

/** The secret by which this request comes in. */
export const secretOf = (request: FastifyRequest): string | undefined =>
  bearerOf(request.headers.authorization) ?? cookieOf(request)

/** Who comes in: by cookie (people) or by token (programs). */
export async function whoIs(
  services: Services,
  authorization: string | undefined,
  cookie: string | undefined,
): Promise<Entered | undefined> {
  const now = Date.now()
  const bearer = bearerOf(authorization)
  if (bearer) return enteredWith(services.store.db, bearer, 'token', now)
  return cookie ? enteredWith(services.store.db, cookie, 'cookie', now) : undefined
}

/** Who asks; and as they are here, their session begins anew. The browser is told, or it would forget the cookie by itself. */
export async function whoAsks(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { authorization } = request.headers
  const cookie = cookieOf(request)
  const entered = await whoIs(services, authorization, cookie)
  const prolonged = entered && (await prolong(services.store.db, entered, Date.now()))
  if (prolonged && cookie && !bearerOf(authorization)) setCookie(services, request, reply, cookie)
  return entered?.person
}

/**
 * Whether a request may come from where it says. Browsers always say where a changing request or a socket comes from;
 * programs say nothing, and have no cookie that somebody could borrow.
 */
export function isOurs(services: Services, headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (services.config.origin !== undefined && origin === services.config.origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
