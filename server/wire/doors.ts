import type { IncomingMessage } from 'node:http'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { type Person, personWith } from '../people/people.ts'

/** The name of our cookie. */
export const COOKIE = 'taproom'
const YEAR = 365 * 24 * 3600

export const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

const cookieWishes = (house: House, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: house.config.origin?.startsWith('https:') ?? request.protocol === 'https',
})

export function setCookie(house: House, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieWishes(house, request), maxAge: YEAR / 2 })
}

export function clearCookie(house: House, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieWishes(house, request))
}

/** Where people reach us: as the operator says, or as this request did. */
export const originOf = (house: House, request: FastifyRequest): string =>
  house.config.origin ?? `${request.protocol}://${request.host}`

/** Whom we speak to, past so many proxies: who says more about itself than they do is not believed. */
export function deviceOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',')
  const way = [
    socket.remoteAddress ?? '',
    ...told
      .map(part => part.trim())
      .filter(Boolean)
      .reverse(),
  ]
  return way[Math.min(proxies, way.length - 1)]
}

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(authorization ?? '')?.[1]

/** Who comes in: by cookie (people) or by token (programs). */
export async function whoIs(
  house: House,
  authorization: string | undefined,
  cookie: string | undefined,
): Promise<Person | undefined> {
  const now = Date.now()
  const bearer = bearerOf(authorization)
  if (bearer) return personWith(house.store.db, bearer, 'token', now)
  return cookie ? personWith(house.store.db, cookie, 'cookie', now) : undefined
}

/**
 * Whether a request may come from where it says. Browsers always say where a changing request or a socket comes from;
 * programs say nothing, and have no cookie that somebody could borrow.
 */
export function isOurs(house: House, headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (house.config.origin !== undefined && origin === house.config.origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
