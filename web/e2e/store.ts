import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@taproom/server/testing'

export interface TestStore {
  readonly wishes: { readonly data?: string; readonly databaseUrl?: string }
  close(): Promise<void>
}

export async function openSqlite(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-e2e-'))
  return { wishes: { data: folder }, close: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A real PostgreSQL: the one that DATABASE_URL names, or one of its own. */
export async function openPostgres(): Promise<TestStore> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { wishes: { databaseUrl: DATABASE_URL }, close: async () => {} }
  const postgres = await startPostgres()
  return { wishes: { databaseUrl: await postgres.database() }, close: () => postgres.stop() }
}
