import { freshId } from './id.ts'

/**
 * Two tabs on one match: exactly one of them plays it. The later one learns that it is open elsewhere and may take it over;
 * the one that gives it up first finishes writing, so nothing is lost.
 */
export interface Holding {
  /** Whether another tab holds the match. */
  elsewhere(): Promise<boolean>
  /** Makes this tab the one that plays; resolves when the other has written everything. */
  take(): Promise<void>
  close(): void
}

type Message = { readonly kind: 'who-holds' | 'held' | 'take' | 'given'; readonly match: string; readonly tab: string }

/** Long enough for a busy tab, short enough not to be noticed when there is none. */
const PATIENCE = 180

export function holdMatch(match: string, giveUp: () => Promise<void>): Holding {
  if (typeof BroadcastChannel === 'undefined')
    return { elsewhere: async () => false, take: async () => {}, close: () => {} }
  const channel = new BroadcastChannel('taproom-tables')
  const tab = freshId()
  let holds = false
  const heard = new Map<Message['kind'], () => void>()
  const say = (kind: Message['kind']) => channel.postMessage({ kind, match, tab } satisfies Message)
  channel.onmessage = async ({ data }: MessageEvent<Message>) => {
    if (data.match !== match || data.tab === tab) return
    if (data.kind === 'who-holds' && holds) say('held')
    if (data.kind === 'take' && holds) {
      holds = false
      await giveUp()
      say('given')
    }
    heard.get(data.kind)?.()
  }
  const answered = (kind: Message['kind'], patience: number) =>
    new Promise<boolean>(resolve => {
      const late = setTimeout(() => resolve(false), patience)
      heard.set(kind, () => {
        clearTimeout(late)
        resolve(true)
      })
    })
  return {
    async elsewhere() {
      const held = answered('held', PATIENCE)
      say('who-holds')
      if (await held) return true
      holds = true
      return false
    },
    async take() {
      const given = answered('given', PATIENCE * 4)
      say('take')
      await given
      holds = true
    },
    close() {
      holds = false
      channel.close()
    },
  }
}
