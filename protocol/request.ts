import type { RequestOf, RouteName } from './routes/index.ts'

interface Plain {
  readonly [part: string]: unknown
  readonly body?: unknown
  readonly query?: { readonly [name: string]: unknown }
}

/** A call of a route as method, path (with its query) and body. Needs no schema. */
export function requestOf<R extends RouteName>(route: R, request?: RequestOf<R>) {
  const given: Plain = request ?? {}
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const query = Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()
  return { method, path: search ? `${filled}?${search}` : filled, body: given.body }
}
