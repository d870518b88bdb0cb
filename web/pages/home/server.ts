import type { Description } from '@taproom/protocol'
import { createSignal, onMount } from 'solid-js'
import { keep, kept } from '../../store/local.ts'

export interface Server {
  /** Matches of this person that wait for them. */
  readonly turns: readonly Description[]
}

const KEY = 'taproom-server'

/**
 * The server this page came from; undefined where it is hosted without one. Where one answered before, it is expected to
 * answer again: the page does not jump when it does.
 */
export function createServer(): () => Server | undefined {
  const [server, setServer] = createSignal<Server | undefined>(kept(KEY) ? { turns: [] } : undefined)
  onMount(async () => {
    const { isMyTurn, fetchMe, myMatches } = await import('../../online/me.ts')
    const person = await fetchMe().catch(() => undefined)
    const turns = person ? (await myMatches().catch(() => [])).filter(isMyTurn) : []
    const there = person === undefined ? undefined : { turns }
    keep(KEY, there && 1)
    setServer(there)
  })
  return server
}
