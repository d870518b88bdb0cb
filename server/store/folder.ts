import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/** The folder of the embedded store, for nobody else's eyes: there are people's names and keys in it. */
export function openFolder(data: string): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (existsSync(join(data, 'taproom.db'))) chmodSync(data, 0o700)
}

/**
 * Says that this process serves the folder, until it lets go or dies. A lock of the system on a file beside the store and not on
 * the store itself: backups and the command may read that while we run.
 */
export function holdFolder(data: string): { release(): void } {
  openFolder(data)
  const held = new Database(join(data, 'in-use.db'))
  try {
    held.exec('pragma locking_mode = exclusive')
    held.exec('begin exclusive')
  } catch {
    held.close()
    throw new Error(
      `the folder ${data} is in use by another Taproom; stop that one, or set TAPROOM_DATA or DATABASE_URL`,
    )
  }
  return { release: () => held.close() }
}
