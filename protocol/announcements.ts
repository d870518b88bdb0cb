import * as v from 'valibot'
import { about, type Output, Time } from './parts.ts'

/** More is a newspaper. */
export const MAX_ANNOUNCEMENT = 400

/** What who runs the server has to say to everybody. */
export const Announcement = v.object({
  id: about(v.string(), 'another one for another text: who has put one away is shown the next'),
  text: v.string(),
  at: Time,
})
export type Announcement = Output<typeof Announcement>
