import type { Description, History, MatchStanding, Rating } from '@taproom/protocol'
import { createEffect, createSignal, onCleanup } from 'solid-js'
import { go } from '../route.ts'
import { ask } from './api.ts'
import { beatOf } from './clock.ts'
import { me, mySeat } from './me.ts'
import type { OnlineController } from './source.ts'

/** The server's time, shown anew as often as somebody would notice. */
export function createNow(match: OnlineController): () => number {
  const { session } = match.source
  const [now, setNow] = createSignal(session.now())
  createEffect(() => {
    const pace = session.description()?.pace
    if (!pace) return
    const beat = setInterval(() => setNow(session.now()), beatOf(pace))
    onCleanup(() => clearInterval(beat))
  })
  // Every change of the table is also a change of the clocks.
  createEffect(() => {
    session.standing()
    setNow(session.now())
  })
  return now
}

/** True when something has been so for a while: what is over in a moment is not worth a word. */
export function createLasting(so: () => boolean, milliseconds: number): () => boolean {
  const [long, setLong] = createSignal(false)
  createEffect(() => {
    if (!so()) {
      setLong(false)
      return
    }
    const late = setTimeout(() => setLong(true), milliseconds)
    onCleanup(() => clearTimeout(late))
  })
  return long
}

/** People who must still answer what is proposed. */
export function unanswered(description: Description, standing: MatchStanding): readonly number[] {
  const { proposal } = standing
  if (!proposal) return []
  const about = proposal.wish.kind === 'kick' ? proposal.wish.of : -1
  return description.seats
    .filter(({ seat, person }) => person !== null && standing.bots[seat] === null && seat !== about)
    .map(({ seat }) => seat)
    .filter(seat => seat !== proposal.by && !proposal.agreed.includes(seat) && !proposal.declined.includes(seat))
}

/** The last position before this seat's last move; undefined when it made none. */
export function beforeOwnLast(match: OnlineController): number | undefined {
  const { received } = match.source.session
  const last = received.journal.findLast(event => event.seat === received.seat && event.at > 0)
  return last && last.at - 1
}

/** The same table again; whoever asks second comes to the same one and takes their seat there. */
export async function goToRematch(old: Description): Promise<void> {
  const { id } = await ask('POST /api/matches/{match}/rematch', { match: old.id })
  const { match } = await ask('GET /api/matches/{match}', { match: id })
  const seat = mySeat(old)
  if (mySeat(match) < 0 && match.seats[seat]?.open)
    await ask('POST /api/matches/{match}/seats/{seat}/take', { match: id, seat, body: {} })
  go({ page: 'table', id })
}

/** What the server thinks of who has not played yet. */
export const NEWCOMER: Rating = { pool: 'people', rating: 1000, matches: 0 }

export const historyOf = (person: string): Promise<History> => ask('GET /api/people/{name}', { name: person })

/** Our rating in this game, among people or with bots as this table counts. */
export async function ratingFor(description: Description): Promise<Rating | undefined> {
  const id = me()?.id
  if (!id) return undefined
  const pool = description.seats.some(({ bot }) => bot !== null) ? 'mixed' : 'people'
  const { games } = await historyOf(id)
  return games.find(({ game }) => game === description.game)?.ratings.find(rating => rating.pool === pool)
}
