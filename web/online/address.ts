import { createResource } from 'solid-js'
import { addressOf, type Route } from '../route.ts'
import { ask } from './api.ts'

const onlyHere = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host)

/** An address under which others reach this page: a machine's own name for itself means nothing to them. */
export function outwardAddress(page: string, outer: string | undefined, to: Route): string {
  const [own = page] = page.split('#')
  const base = onlyHere(new URL(own).hostname) && outer ? `${outer}${new URL(own).pathname}` : own
  return `${base}${addressOf(to)}`
}

/** Makes addresses for others; on the machine itself the server is asked how it is reached. */
export function createOutward() {
  const local = onlyHere(location.hostname)
  const [outer] = createResource(
    () => local || undefined,
    async () => {
      const known = await ask('GET /api/house').catch(() => undefined)
      return known && (known.addresses[0] ?? known.address)
    },
  )
  const replaced = () => local && outer.latest !== undefined && !onlyHere(new URL(outer.latest).hostname)
  return { to: (route: Route) => outwardAddress(location.href, outer.latest, route), replaced }
}
