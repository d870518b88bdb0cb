import { randomUUID } from 'node:crypto'
import { type Announcement, MAX_ANNOUNCEMENT } from '@taproom/protocol'
import type { Db } from '../store/store.ts'

const NAME = 'announcement'

/** The text as it will be shown, or a sentence that says why it is none. */
export function announcementText(given: string): { readonly text: string } | string {
  const text = given.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  if (text === '') return 'an announcement has a text'
  if (text.length > MAX_ANNOUNCEMENT) return `an announcement has at most ${MAX_ANNOUNCEMENT} characters`
  return { text }
}

/** Says it to everybody, here and in all processes within a second or so, until it is taken back or something else is said. */
export async function announce(db: Db, text: string): Promise<void> {
  const announcement: Announcement = { id: randomUUID(), text, at: Date.now() }
  const value = JSON.stringify(announcement)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** False when nothing was announced. */
export async function takeBack(db: Db): Promise<boolean> {
  const gone = await db.deleteFrom('setting').where('name', '=', NAME).returning('name').executeTakeFirst()
  return gone !== undefined
}

export async function announced(db: Db): Promise<Announcement | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row && JSON.parse(row.value)
}

type Hear = (announcement: Announcement | undefined) => void

/** What is announced now, as the store said a moment ago. */
export class Announcements {
  readonly #db: Db
  readonly #hear: Hear[] = []
  #now: Announcement | undefined

  constructor(db: Db) {
    this.#db = db
  }

  get now(): Announcement | undefined {
    return this.#now
  }

  /** Is told whenever it is another one, or none any more. */
  join(hear: Hear): void {
    this.#hear.push(hear)
  }

  async look(): Promise<void> {
    const found = await announced(this.#db)
    if (found?.id === this.#now?.id) return
    this.#now = found
    for (const hear of this.#hear) hear(found)
  }
}
