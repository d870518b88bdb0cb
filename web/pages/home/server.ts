import type { Description } from '@taproom/protocol'
import { createSignal, onMount } from 'solid-js'

export interface Server {
  /** Matches of this person that wait for them. */
  readonly turns: readonly Description[]
}

const KEY = 'taproom-server'

/** Where a server answered before, it is expected to answer again: the page does not jump when it does. */
function expected(): Server | undefined {
  try {
    return localStorage.getItem(KEY) ? { turns: [] } : undefined
  } catch {
    return undefined
  }
}

function remember(there: boolean): void {
  try {
    if (there) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then the page finds out every time.
  }
}

/** The server this page came from; undefined where it is hosted without one. */
export function createServer(): () => Server | undefined {
  const [server, setServer] = createSignal(expected())
  onMount(async () => {
    const { isMyTurn, meet, myMatches } = await import('../../online/me.ts')
    const person = await meet().catch(() => undefined)
    const turns = person ? (await myMatches().catch(() => [])).filter(isMyTurn) : []
    const there = person === undefined ? undefined : { turns }
    remember(there !== undefined)
    setServer(there)
  })
  return server
}
