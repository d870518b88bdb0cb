import { freshId } from './id.ts'

/**
 * Several tabs on one match: exactly one of them plays it. The others learn that it is open elsewhere and may take it over; who gives
 * it up first finishes writing, so nothing is lost. Web Locks decide it; where there are none (an address without https), messages do.
 */
export interface Hold {
  /** Whether this tab has the match, once that is known. */
  readonly mine: Promise<boolean>
  /** Makes this tab the one that plays; the one that had it has written everything then. False when a third tab was faster. */
  take(): Promise<boolean>
  close(): void
}

/**
 * Another tab takes the match. `late`: it did so without waiting for us, because we did not answer; then nothing may be written any more.
 */
export type GiveUp = (late: boolean) => Promise<void>

/** How long a tab waits for an answer of the others, and for one that has to write first. */
const PATIENCE = 180
const WRITING = 720

const CHANNEL = 'taproom-tables'

type Locks = Pick<LockManager, 'request'>

/** `locks`: null where the platform has none. */
export function holdMatch(match: string, giveUp: GiveUp, locks: Locks | null = navigator.locks ?? null): Hold {
  if (typeof BroadcastChannel === 'undefined')
    return { mine: Promise.resolve(true), take: async () => true, close() {} }
  return locks ? holdByLock(match, giveUp, locks) : holdByMessages(match, giveUp)
}

/** The lock is the truth; a message only asks its holder to write and let go. */
function holdByLock(match: string, giveUp: GiveUp, locks: Locks): Hold {
  const channel = new BroadcastChannel(CHANNEL)
  const name = `taproom-match-${match}`
  let letGo: (() => void) | undefined
  const request = (options: LockOptions) =>
    new Promise<boolean>(answered => {
      locks
        .request(name, options, lock => {
          answered(lock !== null)
          return lock ? new Promise<void>(resolve => (letGo = resolve)) : undefined
        })
        .catch(() => {
          // Not got in time, or taken away from us.
          answered(false)
          if (!letGo) return
          letGo = undefined
          void giveUp(true)
        })
    })
  channel.onmessage = async ({ data }: MessageEvent<{ readonly take?: string }>) => {
    const free = letGo
    if (data.take !== match || !free) return
    letGo = undefined
    await giveUp(false)
    free()
  }
  return {
    mine: request({ ifAvailable: true }),
    async take() {
      channel.postMessage({ take: match })
      return (await request({ signal: AbortSignal.timeout(WRITING) })) || request({ steal: true })
    },
    close() {
      channel.close()
      letGo?.()
      letGo = undefined
    },
  }
}

interface Message {
  readonly kind: 'claim' | 'held' | 'take' | 'given'
  readonly match: string
  readonly since: number
  readonly tab: string
}

/**
 * Every tab that wants the match says so, and the earliest claim has it: all tabs order claims alike, by time and then by name. A tab
 * that was too busy to object in time still hears that another holds the match now, and the later of the two gives it up.
 */
function holdByMessages(match: string, giveUp: GiveUp): Hold {
  const channel = new BroadcastChannel(CHANNEL)
  const tab = freshId()
  let state: 'none' | 'claiming' | 'taking' | 'holding' = 'claiming'
  let since = Date.now()
  let decide: (mine: boolean) => void = () => {}
  const say = (kind: Message['kind']) => channel.postMessage({ kind, match, since, tab } satisfies Message)
  const isEarlier = (other: Message) => other.since < since || (other.since === since && other.tab < tab)
  const lose = () => {
    state = 'none'
    decide(false)
  }
  const hears: { readonly [K in Message['kind']]: (other: Message) => void } = {
    claim: other => {
      if (state === 'claiming' && isEarlier(other)) lose()
      else if (state !== 'none') say('held')
    },
    held: other => {
      if (state === 'claiming') lose()
      if (state !== 'holding') return
      if (!isEarlier(other)) return say('held')
      state = 'none'
      void giveUp(true)
    },
    take: async other => {
      if (state === 'claiming' || (state === 'taking' && isEarlier(other))) lose()
      if (state !== 'holding') return
      state = 'none'
      await giveUp(false)
      say('given')
    },
    given: () => state === 'taking' && decide(true),
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.match === match && hears[data.kind](data)
  /** Says what this tab wants; it has the match unless another objects, or when the other has given it. */
  const want = async (kind: 'claim' | 'take', patience: number) => {
    since = Date.now()
    state = kind === 'claim' ? 'claiming' : 'taking'
    const decided = new Promise<boolean>(resolve => (decide = resolve))
    const silent = setTimeout(() => decide(true), patience)
    say(kind)
    const mine = await decided
    clearTimeout(silent)
    if (!mine) return false
    state = 'holding'
    say('held')
    return true
  }
  return {
    mine: want('claim', PATIENCE),
    take: () => want('take', WRITING),
    close() {
      lose()
      channel.close()
    },
  }
}
