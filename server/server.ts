import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

export interface ServerWishes {
  /** The folder of the built web. */
  readonly web: string
}

/** Serves the web. Matches on the server have their own room to come; until then everything is played in the browser. */
export async function openServer({ web }: ServerWishes): Promise<FastifyInstance> {
  const server = fastify({ logger: false })
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    // Boards set positions and colours as style attributes; scripts come only from here.
    reply.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
    )
  })
  server.get('/healthz', async () => ({ ok: true }))
  await server.register(fastifyStatic, {
    root: resolve(web),
    cacheControl: false,
    setHeaders(reply, path) {
      // Built files carry a digest in their name and never change; everything else is asked for again.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return server
}
