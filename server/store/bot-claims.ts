import type { Db } from './store.ts'

/** Takes the work of a bot's next move for a while; false when another process has it or the match went on. */
export async function claimBot(db: Db, match: string, entries: number, now: number, until: number): Promise<boolean> {
  const claimed = await db
    .updateTable('wait')
    .set({ claimed: entries, claimed_until: until })
    .where('match', '=', match)
    .where('entries', '=', entries)
    .where(eb => eb.or([eb('claimed', '<>', entries), eb('claimed_until', '<', now)]))
    .returning('match')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function renewClaim(db: Db, match: string, entries: number, until: number): Promise<void> {
  await db
    .updateTable('wait')
    .set({ claimed_until: until })
    .where('match', '=', match)
    .where('claimed', '=', entries)
    .execute()
}

export interface ForgottenBot {
  readonly match: string
  /** Who brought the bot to the table. */
  readonly host: string | null
}

/** Matches whose bot should have moved by now: their process died, its claim ran out, or it was put off. The oldest first. */
export async function forgottenBots(
  db: Db,
  now: number,
  except: readonly string[] = [],
  exceptOf: readonly string[] = [],
): Promise<readonly ForgottenBot[]> {
  return db
    .selectFrom('wait')
    .innerJoin('match', 'match.id', 'wait.match')
    .select(['wait.match', 'match.host'])
    .where('match.status', '=', 'running')
    .where('wait.bot', 'is not', null)
    .where('wait.claimed_until', '<', now)
    .where('wait.since', '<', now - 1000)
    .$if(except.length > 0, query => query.where('wait.match', 'not in', except))
    .$if(exceptOf.length > 0, query =>
      query.where(eb => eb.or([eb('match.host', 'is', null), eb('match.host', 'not in', exceptOf)])),
    )
    .orderBy('wait.since')
    .limit(100)
    .execute()
}
