/** A data folder as version 0.1.0 made it (its tables, its log, its matches), for tests of what an update does to it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'libsql'
import { Guest } from './guest.ts'

/** Two programs sit at a match of each game that is over and at one that is being played, all of them under version 1 of the rules. */
const TOKENS = ['a4rQzjx9vaJOQnWYLpjrJKJw_Rc36jQ_', '2HkwtbyhnM0FiQZDglghupvU-8ERVRX-']
export const OF_LAST_VERSION = {
  'heaven-and-ale': { over: 'LEMO7UlEvIu--ecd', running: 'eikwkXVDgGH7vM5j' },
  'dice-brewing': { over: 'oyAkHqHD3dh03xOs', running: 'aFN2GBwyRugruWv0' },
  'brew-crafters': { over: 'SrtYk7N8IyFIogxv', running: 'MbwgUVhtwRnDge5c' },
} as const

export function folderOfLastVersion(at: string): string {
  const file = new URL('./fixtures/folder-of-0.1.0.db.gz', import.meta.url)
  const folder = join(at, 'last-version')
  mkdirSync(folder)
  writeFileSync(join(folder, 'taproom.db'), gunzipSync(readFileSync(file)))
  return folder
}

export function change(folder: string, statement: string): void {
  const database = new Database(join(folder, 'taproom.db'))
  database.exec(statement)
  database.close()
}

/** The folder is as old as it is; these two have been here lately all the same. */
export function seenLately(folder: string): void {
  const now = Date.now()
  change(folder, `update person set seen = ${now}; update session set expires = ${now + 86_400_000}`)
}

export const sitters = (address: string): Guest[] =>
  TOKENS.map(token => {
    const guest = new Guest(address)
    guest.token = token
    return guest
  })
