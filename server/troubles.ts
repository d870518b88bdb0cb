import type { Config } from './config.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Several addresses were tried and none answered: the first one tells. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? (error.errors[0] ?? error) : error)

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']

/** Why a server, or its store alone, does not open, as a sentence for who runs it. */
export function sentenceOf(failed: unknown, config?: Partial<Config>): string {
  const error = firstOf(failed)
  const code = codeOf(error)
  const said = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE') return `port ${config?.port} is taken by another program; set PORT`
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${config?.host}; set HOST`
  if (code === 'EACCES' && said.includes('listen'))
    return `port ${config?.port} may not be opened by this user; set PORT`
  if (config?.databaseUrl && URL.canParse(config.databaseUrl)) {
    const { host, pathname, username } = new URL(config.databaseUrl)
    if (UNREACHABLE.includes(code) || /timeout|terminated/i.test(said)) return `PostgreSQL at ${host} does not answer`
    if (code === '28P01' || code === '28000') return `PostgreSQL at ${host} does not let in the user ${username}`
    if (code === '3D000') return `PostgreSQL at ${host} has no database ${pathname.slice(1)}`
    if (code === '57P03') return `PostgreSQL at ${host} is not ready yet`
    if (code === '42501') return `the user ${username} may not make tables in ${pathname.slice(1)}`
  }
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `${config?.data}/taproom.db is not a store of Taproom, or it is damaged; put a backup there`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].includes(code))
    return `the folder ${config?.data} cannot be written by this user; set TAPROOM_DATA`
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `the disk with the folder ${config?.data} is full`
  return said
}
