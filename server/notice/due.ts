import type { Db } from '../store/store.ts'

const PAGE = 500

/** A way by which somebody is to be told now that it is their turn. */
export interface Due {
  readonly match: string
  readonly person: string
  readonly channel: 'webhook' | 'mail' | 'push'
  readonly device: string
  readonly wait: number
}

/** Whose delay is over and who was not told yet, page by page, so that those who sit at their tables do not hide the others. */
export async function* dueTurns(db: Db, now: number): AsyncGenerator<readonly Due[]> {
  let after = ''
  for (;;) {
    const rows = await page(db, now, after)
    const last = rows.at(-1)
    if (!last) return
    const whole = rows.length < PAGE ? rows : rows.filter(({ match }) => match !== last.match)
    yield whole
    if (rows.length < PAGE) return
    after = whole.at(-1)?.match ?? last.match
  }
}

const page = (db: Db, now: number, after: string): Promise<Due[]> =>
  db
    .selectFrom('wait')
    .innerJoin('match', 'match.id', 'wait.match')
    .innerJoin('seat', join => join.onRef('seat.match', '=', 'wait.match').onRef('seat.seat', '=', 'wait.seat'))
    .innerJoin('notice', 'notice.person', 'seat.person')
    .leftJoin('outbox', join =>
      join
        .onRef('outbox.match', '=', 'wait.match')
        .onRef('outbox.person', '=', 'seat.person')
        .onRef('outbox.channel', '=', 'notice.channel')
        .onRef('outbox.device', '=', 'notice.device')
        .on('outbox.kind', '=', 'turn')
        .onRef('outbox.number', '=', 'wait.wait'),
    )
    .select(['wait.match', 'wait.wait', 'notice.person', 'notice.channel', 'notice.device'])
    .where('match.status', '=', 'running')
    .where('wait.match', '>', after)
    .where('wait.bot', 'is', null)
    .where('wait.due', 'is not', null)
    .where('notice.enabled', '=', 1)
    .where('outbox.match', 'is', null)
    .where(({ eb, ref }) => eb(eb(ref('wait.since'), '+', eb(ref('notice.delay'), '*', 1000)), '<=', now))
    .orderBy('wait.match')
    .limit(PAGE)
    .execute()
