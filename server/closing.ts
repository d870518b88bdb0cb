import type { FastifyInstance } from 'fastify'

/** Who stops us waits ten seconds as a rule, then kills. */
const DEADLINE = 8000

/** Closes in time: what is not done by the deadline is cut off. True when all of it was done. */
export async function closeInTime(server: FastifyInstance, deadline = DEADLINE): Promise<boolean> {
  const late = (milliseconds: number) => new Promise<'late'>(done => setTimeout(done, milliseconds, 'late').unref())
  const closed = server.close().then(
    () => 'done' as const,
    () => 'failed' as const,
  )
  if ((await Promise.race([closed, late(deadline / 2)])) === 'late') server.server.closeAllConnections()
  return (await Promise.race([closed, late(deadline / 2)])) === 'done'
}
