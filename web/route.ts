import { createSignal } from 'solid-js'

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'link'; readonly link: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'settings' | 'open' | 'unknown' }

/** `#/rules/heaven-and-ale/HA-6.4` and the like: every page has an address, and no server needs to know it. */
export function parseRoute(hash: string): Route {
  const [page = '', first = '', second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  if (page === '') return { page: 'front' }
  if (page === 'setup' && first) return { page, game: first }
  if (page === 'match' && first) return { page, id: first }
  if (page === 'rules' && first) return { page, game: first, ...(second ? { rule: second } : {}) }
  if (page === 'link' && first) {
    const at = second !== undefined && /^\d+$/.test(second) ? { at: Number(second) } : {}
    return { page, link: first, ...at }
  }
  return page === 'settings' || page === 'open' ? { page } : { page: 'unknown' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function addressOf(route: Route): string {
  const parts = (): readonly (string | number | undefined)[] => {
    switch (route.page) {
      case 'setup':
        return ['setup', route.game]
      case 'match':
        return ['match', route.id]
      case 'link':
        return ['link', route.link, route.at]
      case 'rules':
        return ['rules', route.game, route.rule]
      case 'settings':
      case 'open':
        return [route.page]
      default:
        return []
    }
  }
  return `#/${parts()
    .filter(part => part !== undefined)
    .map(part => encodeURIComponent(String(part)))
    .join('/')}`
}

const [route, setRoute] = createSignal<Route>(parseRoute(globalThis.location?.hash ?? ''))

export { route }

globalThis.window?.addEventListener('hashchange', () => setRoute(parseRoute(location.hash)))

export function go(to: Route): void {
  location.hash = addressOf(to)
}

/** The same page under another address, without a new entry in the history and without opening it again. */
export function rename(to: Route): void {
  history.replaceState(history.state, '', addressOf(to))
}

export const fullAddress = (to: Route): string => `${location.href.split('#')[0]}${addressOf(to)}`
