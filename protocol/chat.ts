import * as v from 'valibot'
import { type Output, Time } from './parts.ts'

export const ChatText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

export const ChatLine = v.object({
  id: v.string(),
  match: v.string(),
  person: v.string(),
  name: v.string(),
  text: v.string(),
  at: Time,
})
export type ChatLine = Output<typeof ChatLine>
