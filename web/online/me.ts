import type { Description, OwnMatch, Person } from '@taproom/protocol'
import { createSignal } from 'solid-js'
import { prefer, preferences } from '../store/preferences.ts'
import { heardAnnouncement } from './announcement.ts'
import { ask } from './api.ts'

/** Who this browser is to the server: undefined while nobody asked, null when the server does not know us. */
const [me, setMe] = createSignal<Person | null | undefined>()

export { me, setMe }

/** Asks the server who we are. Throws when there is no server. */
export async function fetchMe(): Promise<Person | null> {
  const { person, announcement } = await ask('GET /api/me')
  heardAnnouncement(announcement)
  setMe(person)
  return person
}

/** A guest under this name, or the person we are by another name. */
export async function signInAs(name: string): Promise<Person> {
  const known = me()
  if (known?.name === name) return known
  const { person } = known
    ? await ask('PATCH /api/me', { body: { name } })
    : await ask('POST /api/guests', { body: { name } })
  setMe(person)
  if (preferences().name !== name) prefer({ name })
  return person
}

/** We signed in: what we are called here from now on is what this account is called. */
export function isNow(person: Person): void {
  setMe(person)
  if (preferences().name !== person.name) prefer({ name: person.name })
}

export const myMatches = async (): Promise<readonly OwnMatch[]> => (await ask('GET /api/me/matches')).matches

export const mySeat = (match: Description): number => {
  const id = me()?.id
  return id === undefined ? -1 : match.seats.findIndex(({ person }) => person === id)
}

export const isMyTurn = (match: OwnMatch): boolean =>
  match.status === 'running' && match.wait !== undefined && match.wait.seat === mySeat(match)
