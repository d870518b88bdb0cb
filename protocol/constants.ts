/** What needs no schema: a page that is served to people loads this file and none of the others. */

/** Raised whenever a client of the version before would misunderstand something. */
export const PROTOCOL = 2

/** The header by which a client of ours says which version it speaks. */
export const VERSION_HEADER = 'taproom-protocol'

export const CHANNELS = ['webhook', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** What people are told of while they are not at the table. */
export const NOTICE_KINDS = ['turn', 'begin', 'proposal', 'end'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const WEBHOOK_STYLES = ['discord', 'slack', 'ntfy', 'json'] as const
export type WebhookStyle = (typeof WEBHOOK_STYLES)[number]

/** Characters of somebody's own components as JSON; the largest of our own is half as big. */
export const MAX_BOX = 128 * 1024
/** Characters of a note to oneself about a match. */
export const MAX_NOTE = 2000
