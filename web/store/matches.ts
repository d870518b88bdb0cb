import type { MatchRecord } from '@taproom/engine'
import { createSignal } from 'solid-js'
import type { SeatedPlayer } from '../table/ctrl/players.ts'

/** One match as it is kept on this device. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly record: MatchRecord
  /** Who plays; under the name that matches on people's devices have for it. */
  readonly sitters: readonly SeatedPlayer[]
  /** How many moves are confirmed; the rest is a draft that can be taken back. */
  readonly confirmed: number
  readonly begun: number
  readonly changed: number
  readonly over: boolean
  /** Others played it to its end. */
  readonly foreign?: boolean
}

/** Why matches are not kept on this device, if they are not. They stay in memory then, and play goes on. */
export type StorageTrouble = 'blocked' | 'full'

const [storageTrouble, setStorageTrouble] = createSignal<StorageTrouble>()

export { storageTrouble }

const NAME = 'taproom'
const MATCHES = 'matches'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

/** Always written too, so that a match is at hand even where nothing can be stored. */
const memory = new Map<string, SavedMatch>()
let database: Promise<IDBDatabase | undefined> | undefined

function open(): Promise<IDBDatabase | undefined> {
  database ??= (async () => {
    try {
      return await openDatabase()
    } catch {
      setStorageTrouble('blocked')
      return undefined
    }
  })()
  return database
}

const isFull = (problem: unknown) => problem instanceof DOMException && problem.name === 'QuotaExceededError'

let writing: Promise<void> = Promise.resolve()
/** What this tab is about to write is newer than what the disk knows. */
const unwritten = new Map<string, SavedMatch>()

async function write(act: (matches: IDBObjectStore) => void): Promise<void> {
  const db = await open()
  if (!db) return
  try {
    await new Promise<void>((resolve, reject) => {
      const change = db.transaction(MATCHES, 'readwrite')
      change.oncomplete = () => resolve()
      change.onerror = () => reject(change.error)
      change.onabort = () => reject(change.error)
      act(change.objectStore(MATCHES))
      // Not left to the end of the task: a page that goes away may not come to it.
      change.commit?.()
    })
    setStorageTrouble(undefined)
  } catch (problem) {
    setStorageTrouble(isFull(problem) ? 'full' : 'blocked')
  }
}

/** Writes follow one another, so that an older position never overtakes a newer one. */
export function saveMatch(match: SavedMatch): Promise<void> {
  memory.set(match.id, match)
  unwritten.set(match.id, match)
  writing = writing
    .then(() => write(matches => void matches.put(match)))
    .then(() => {
      if (unwritten.get(match.id) === match) unwritten.delete(match.id)
    })
  return writing
}

export function forgetMatch(id: string): Promise<void> {
  memory.delete(id)
  unwritten.delete(id)
  writing = writing.then(() => write(matches => void matches.delete(id)))
  return writing
}

/** When everything that was played is on the disk. */
export const written = (): Promise<void> => writing

export async function loadMatch(id: string): Promise<SavedMatch | undefined> {
  const fresh = unwritten.get(id)
  if (fresh) return fresh
  await writing
  const db = await open()
  try {
    const found = db && (await done<SavedMatch | undefined>(db.transaction(MATCHES).objectStore(MATCHES).get(id)))
    return found ?? memory.get(id)
  } catch {
    return memory.get(id)
  }
}

/** The latest first. */
export async function allMatches(): Promise<readonly SavedMatch[]> {
  await writing
  const db = await open()
  const all = new Map(memory)
  try {
    const found = db ? await done<SavedMatch[]>(db.transaction(MATCHES).objectStore(MATCHES).getAll()) : []
    for (const match of found) all.set(match.id, match)
  } catch {
    setStorageTrouble('blocked')
  }
  return [...all.values()].sort((a, b) => b.changed - a.changed)
}
