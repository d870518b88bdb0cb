import * as v from 'valibot'
import { CHANNELS, WEBHOOK_STYLES } from './constants.ts'
import type { Output } from './parts.ts'

const short = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length))

export const Webhook = v.object({ url: short(500), style: v.picklist(WEBHOOK_STYLES) })
export const Mail = v.object({ address: v.pipe(v.string(), v.email(), v.maxLength(200)) })
/** A browser's subscription. */
export const Push = v.object({
  endpoint: short(1000),
  keys: v.object({ p256dh: short(200), auth: short(100) }),
})

/** How somebody is told what happens while they are away, and what this server can do. */
export const NoticeSettings = v.object({
  settings: v.array(
    v.object({
      channel: v.picklist(CHANNELS),
      /** Which of several browsers; empty for the other ways. */
      device: v.string(),
      /** Seconds after which a notice is sent. */
      delay: v.number(),
      enabled: v.boolean(),
      data: v.union([Webhook, Mail, Push]),
    }),
  ),
  channels: v.object({ webhook: v.boolean(), mail: v.boolean(), push: v.boolean() }),
  pushKey: v.string(),
})
export type NoticeSettings = Output<typeof NoticeSettings>
