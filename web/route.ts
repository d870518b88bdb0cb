import { createSignal } from 'solid-js'
import { namesOf, namesPart } from './names.ts'

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  | {
      readonly page: 'link'
      readonly link: string
      readonly at?: number
      readonly names?: readonly string[]
      readonly players?: string
    }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** A match on the server. */
  | { readonly page: 'table'; readonly id: string }
  /** An invitation: to a seat by its key, or to whatever is free. */
  | { readonly page: 'join'; readonly id: string; readonly seat?: number; readonly key?: string }
  /** A new match on the server; the game may be chosen there, and a seat kept for somebody. */
  | { readonly page: 'invite'; readonly game?: string; readonly person?: string }
  /** Somebody as others see them. */
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'ladder'; readonly game?: string }
  /** Somebody's link for friends. */
  | { readonly page: 'friend'; readonly key: string }
  | { readonly page: (typeof PLAIN)[number] | 'unknown' }

const PLAIN = ['settings', 'open', 'play', 'me', 'people'] as const

/** `#/rules/heaven-and-ale/HA-6.4` and the like: every page has an address, and no server needs to know it. */
export function parseRoute(hash: string): Route {
  const [page = '', first = '', second, third, fourth] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  if (page === '') return { page: 'front' }
  if (page === 'setup' && first) return { page, game: first }
  if (page === 'match' && first) return { page, id: first }
  if (page === 'rules' && first) return { page, game: first, ...(second ? { rule: second } : {}) }
  if (page === 'link' && first) {
    const at = second !== undefined && /^\d+$/.test(second) ? { at: Number(second) } : {}
    const players = fourth && /^[a-z]{1,8}$/.test(fourth) ? { players: fourth } : {}
    return { page, link: first, ...at, ...(third && third !== NOTHING ? { names: namesOf(third) } : {}), ...players }
  }
  if (page === 'table' && first) return { page, id: first }
  if (page === 'invite') {
    const game = first && first !== NOTHING ? { game: first } : {}
    return { page, ...game, ...(second ? { person: second } : {}) }
  }
  if (page === 'person' && first) return { page, id: first }
  if (page === 'ladder') return { page, ...(first ? { game: first } : {}) }
  if (page === 'friend' && first) return { page, key: first }
  if (page === 'join' && first) {
    const seat = second !== undefined && /^\d+$/.test(second) ? { seat: Number(second) } : {}
    return { page, id: first, ...seat, ...(third ? { key: third } : {}) }
  }
  return { page: PLAIN.find(plain => plain === page) ?? 'unknown' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Stands for what is not said where something else follows. */
const NOTHING = '-'

export function addressOf(route: Route): string {
  const parts = (): readonly (string | number | undefined)[] => {
    switch (route.page) {
      case 'setup':
        return ['setup', route.game]
      case 'match':
        return ['match', route.id]
      case 'link': {
        const { link, at, players } = route
        const names = namesPart(route.names ?? []) ?? (players && NOTHING)
        return ['link', link, at ?? (names && NOTHING), names, players]
      }
      case 'rules':
        return ['rules', route.game, route.rule]
      case 'table':
        return ['table', route.id]
      case 'invite':
        return ['invite', route.game ?? (route.person && NOTHING), route.person]
      case 'person':
        return ['person', route.id]
      case 'ladder':
        return ['ladder', route.game]
      case 'friend':
        return ['friend', route.key]
      case 'join':
        return ['join', route.id, route.seat, route.key]
      case 'front':
      case 'unknown':
        return []
      default:
        return [route.page]
    }
  }
  return `#/${parts()
    .filter(part => part !== undefined)
    .map(part => encodeURIComponent(String(part)))
    .join('/')}`
}

const [route, setRoute] = createSignal<Route>(parseRoute(globalThis.location?.hash ?? ''))

export { route }

const [lastTable, setLastTable] = createSignal<Route>()

/** The table that was left for another page, so that the page can lead back; forgotten with the visit. */
export { lastTable }

const TABLES: readonly Route['page'][] = ['match', 'table', 'link']

globalThis.window?.addEventListener('hashchange', () => {
  const before = route()
  if (TABLES.includes(before.page)) setLastTable(before)
  setRoute(parseRoute(location.hash))
})

export function go(to: Route): void {
  location.hash = addressOf(to)
}

/** The same page under another address, without a new entry in the history and without opening it again. */
export function rename(to: Route): void {
  history.replaceState(history.state, '', addressOf(to))
}

export const fullAddress = (to: Route): string => `${location.href.split('#')[0]}${addressOf(to)}`
