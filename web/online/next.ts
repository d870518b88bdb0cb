import type { Description, MatchStanding, OwnMatch } from '@taproom/protocol'
import { createEffect, createSignal, onCleanup } from 'solid-js'
import { me, myMatches } from './me.ts'

/** How often one's other matches are looked at while one sits at a table. */
const AGAIN = 30_000

/** Another match that waits for this person: where it is their turn, longest first, then a rematch with their seat free. */
export function nextOf(matches: readonly OwnMatch[], here: string, person: string): OwnMatch | undefined {
  const turns = matches
    .filter(({ id, status, wait, seats }) => {
      const asked = wait && seats[wait.seat]
      return id !== here && status === 'running' && asked?.person === person
    })
    .toSorted((a, b) => (a.wait?.since ?? 0) - (b.wait?.since ?? 0))
  return turns[0] ?? matches.find(({ id, rematch }) => id !== here && rematch !== undefined)
}

/** Only where nobody is disturbed by it: after the end, and in a slow match while others are to act. */
export const mayOffer = (
  { pace }: Pick<Description, 'pace'>,
  { status, waiting }: Pick<MatchStanding, 'status' | 'waiting'>,
  seat: number,
): boolean => status !== 'running' || (pace.kind === 'daily' && waiting !== seat)

/** The next match that waits, asked for now and then while the page is looked at and it may be offered. */
export function createNext(here: string, offer: () => boolean): () => OwnMatch | undefined {
  const [next, setNext] = createSignal<OwnMatch>()
  const look = async () => {
    const person = me()?.id
    if (!person || !offer() || document.visibilityState !== 'visible') return
    setNext(nextOf(await myMatches(), here, person))
  }
  const again = setInterval(() => void look().catch(() => {}), AGAIN)
  createEffect(() => {
    if (offer()) void look().catch(() => {})
  })
  onCleanup(() => clearInterval(again))
  return () => (offer() ? next() : undefined)
}
