import { timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import { PROTOCOL, VERSION_HEADER } from '@taproom/protocol'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { ServerOptions } from './config.ts'
import { no, OTHER_PROTOCOL } from './match/refused.ts'
import { unreadable } from './match/unreadable.ts'
import { openServices, type Services } from './services.ts'
import { shadow } from './shadow.ts'
import { accessHandlers } from './wire/access.ts'
import { AtOnce, atOnceWith, countedAs } from './wire/addresses.ts'
import { isOurs, trustOf, whoAsks } from './wire/auth.ts'
import { matchHandlers } from './wire/matches.ts'
import { messageHandlers } from './wire/messages.ts'
import { outerAddresses } from './wire/nearby.ts'
import { noteHandlers } from './wire/notes.ts'
import { peopleHandlers } from './wire/people.ts'
import { type Handlers, refuse, serveRoutes, TOO_FAST } from './wire/routes.ts'
import { openSockets } from './wire/socket.ts'
import { tieHandlers } from './wire/ties.ts'

const handlers: Handlers = {
  ...matchHandlers,
  ...peopleHandlers,
  ...accessHandlers,
  ...tieHandlers,
  ...messageHandlers,
  ...noteHandlers,
}

const MAX_BODY = 32 * 1024

/** Keys of seats and of friends stand in addresses; they are no business of the log. */
const loggedUrl = (url: string): string => url.replace(/\?.*/, '').replace(/^\/(join|friend|api\/friends)\/.*/, '/$1/…')

const noCompiler = () => () => {
  throw new Error('routes have no schema for fastify')
}

/** The largest body, an owner's components, comes in this time over a poor line of a phone. */
const SLOW = { headers: 10_000, request: 30_000 }

function makeServer({ log = 'silent', logTo, trustProxy = 0, slow = SLOW }: ServerOptions): FastifyInstance {
  return fastify({
    requestTimeout: slow.request,
    http: { headersTimeout: slow.headers, connectionsCheckingInterval: Math.min(1000, slow.headers) },
    // Longer than the longest answer that waits for news: who does not read what was asked for is let go.
    connectionTimeout: 90_000,
    trustProxy: trustProxy > 0 && trustOf(trustProxy),
    bodyLimit: MAX_BODY,
    // What comes in is checked by our own schemas, and there are no others: the usual compilers would take a fifth of the start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    logController: new LogController({ disableRequestLogging: log !== 'debug' && log !== 'trace' }),
    logger:
      log === 'silent'
        ? false
        : {
            level: log,
            serializers: { req: ({ method, url }) => ({ method, url: loggedUrl(url) }) },
            ...(logTo ? { stream: logTo } : {}),
          },
  })
}

/** The port it listens on; undefined while it does not. */
export function portOf(server: FastifyInstance): number | undefined {
  const address = server.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** The address by which others in this network reach us, for links in notices. */
function ownAddress(server: FastifyInstance): string {
  const port = portOf(server) ?? 80
  return `http://${outerAddresses()[0]?.address ?? 'localhost'}:${port}`
}

/** After an update it is told at once, and not when somebody comes, which running matches cannot be played on as they are kept. */
function shadowAtStart(server: FastifyInstance, { store, shelf }: Services): void {
  let closed = false
  server.addHook('preClose', async () => {
    closed = true
  })
  const compare = async () => {
    const { matches, differing } = await shadow({ db: store.db, shelf, running: true, goOn: () => !closed })
    if (closed) return
    for (const one of differing) server.log.warn(one, 'a running match would go on otherwise than it is kept')
    server.log.info({ matches, differing: differing.length }, 'running matches replayed on this code')
  }
  server.addHook('onListen', done => {
    compare().catch(error => closed || server.log.warn({ err: error }, 'running matches were not replayed'))
    done()
  })
}

interface BuiltServer {
  readonly server: FastifyInstance
  readonly services: Services
  /** Every method and path that is answered, however it came to be. */
  readonly paths: ReadonlySet<string>
  /** Hands everybody over to other processes, little by little in that time. */
  drain(milliseconds: number): Promise<void>
}

/** The server with the services behind it. */
export async function buildServer(wishes: ServerOptions): Promise<BuiltServer> {
  const server = makeServer(wishes)
  const paths = new Set<string>()
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) paths.add(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
  const trouble = (what: string, error: unknown) => server.log.error({ what, err: error }, 'trouble')
  const services = await openServices(wishes, trouble, () => wishes.origin ?? ownAddress(server))
  shadowAtStart(server, services)
  const secure = wishes.origin?.startsWith('https:') === true

  await server.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Boards set positions and colours as style attributes; scripts come only from here.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // A server in a home network speaks plain HTTP.
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' },
  })
  await server.register(fastifyCookie)

  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 413)
      return refuse(reply, no('too-big', `at most ${request.routeOptions.bodyLimit ?? MAX_BODY} bytes`))
    if (status === 429) return refuse(reply, TOO_FAST)
    if (status < 500) return refuse(reply, no('bad-request', error.message))
    const refused = unreadable(error)
    if (refused) return refuse(reply, refused)
    services.metrics.trouble('request', error)
    request.log.error({ err: error }, 'request failed')
    return refuse(reply, no('unavailable', 'this did not work; try again'))
  })

  server.get('/healthz', async (_request, reply) => {
    const trouble = await services.trouble()
    return trouble ? reply.code(503).send({ ok: false, trouble }) : { ok: true }
  })
  server.get('/metrics', async (request, reply) => {
    const { metrics, metricsToken: token } = services.config
    const told = token !== undefined && same(request.headers.authorization ?? '', `Bearer ${token}`)
    const local = metrics === 'local' && isFromHere(request)
    if (!told && !local) return refuse(reply, no('not-signed-in', 'the token of TAPROOM_METRICS_TOKEN is needed'))
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics())
  })

  const atOnce = new AtOnce(atOnceWith(services.config.rate))
  await server.register(async api => {
    const keyGenerator = (request: FastifyRequest) => countedAs(request.ip)
    await api.register(fastifyRateLimit, { max: services.config.rate, timeWindow: 60_000, keyGenerator })
    api.addHook('onRequest', async (request, reply) => {
      const leave = atOnce.enter(countedAs(request.ip))
      if (!leave) return refuse(reply, TOO_FAST)
      reply.raw.once('close', leave)
      reply.header('cache-control', 'no-store')
      if (request.method !== 'GET' && !isOurs(services, request.headers))
        return refuse(reply, no('wrong-origin', 'this request comes from another site'))
      const version = request.headers[VERSION_HEADER]
      if (version !== undefined && version !== String(PROTOCOL)) return refuse(reply, OTHER_PROTOCOL)
      return undefined
    })
    // Mail programs press the button of a notice with a form. It says nothing that is looked at; no other route reads one.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    api.addContentTypeParser(forms, { parseAs: 'buffer' }, async () => undefined)
    api.get('/api/openapi.json', async () => (await import('@taproom/protocol/openapi')).openApi())
    serveRoutes(api, services, handlers, (request, reply) => whoAsks(services, request, reply))
  })

  const web = resolve(wishes.web)
  await server.register(fastifyStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built files carry a digest in their name and never change; everything else is asked for again.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url)
    // The web has its own addresses behind the #, where they are told to no server and to no log.
    const [, place, rest] = /^\/(join|friend|match)\/([\w/-]+)/.exec(request.url) ?? []
    if (page && rest) return reply.redirect(`/#/${place === 'match' ? 'table' : place}/${rest}`)
    if (page && existsSync(join(web, 'index.html'))) return reply.sendFile('index.html')
    return refuse(reply, no('not-found', 'there is nothing here'))
  })

  const sockets = openSockets(server.server, services)
  server.addHook('preClose', async () => {
    services.longPolls.hurry()
    await Promise.all([sockets.close(), services.notices.close()])
  })
  server.addHook('onClose', async () => {
    await services.close()
  })
  async function drain(milliseconds: number): Promise<void> {
    await services.drain().catch(error => services.metrics.trouble('drain', error))
    await sockets.drain(milliseconds)
  }
  return { server, services, paths, drain }
}

/** Asked by this machine for itself; a proxy here asks for others. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  headers.via === undefined

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Serves the web and the matches. `web` is the only thing that must be wished for; then all is kept in memory. */
export async function openServer(wishes: ServerOptions): Promise<FastifyInstance> {
  return (await buildServer(wishes)).server
}
