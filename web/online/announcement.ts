import type { Announcement } from '@taproom/protocol'
import { createSignal } from 'solid-js'
import { keep, kept } from '../store/local.ts'

const KEY = 'taproom-announcement'

/** What who runs the server said last, as far as we heard. */
const [said, setSaid] = createSignal<Announcement>()
/** The one that was put away in this browser. */
const [away, setAway] = createSignal(kept(KEY))

/** What is to be shown to this person. */
export const announcement = (): Announcement | undefined => (said()?.id === away() ? undefined : said())

export const heardAnnouncement = (heard: Announcement | null | undefined): void => {
  setSaid(heard ?? undefined)
}

export function putAway({ id }: Announcement): void {
  setAway(id)
  keep(KEY, id)
}
