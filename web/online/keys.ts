import { keep, kept } from '../store/local.ts'

/** The keys of seats are told once, to who opened the table; this browser keeps them until the match begins. */
const KEY = 'taproom-seat-keys'

type Keys = { readonly [seat: string]: string }
type All = { readonly [match: string]: Keys }

/** How many tables are remembered. */
const TABLES = 12

const all = () => (kept(KEY) ?? {}) as All

export const keysOf = (match: string): Keys => all()[match] ?? {}

/** Where nothing can be kept, a new link can be made. */
export function keepKeys(match: string, keys: Keys): void {
  const { [match]: own, ...others } = all()
  const latest = Object.entries(others).slice(1 - TABLES)
  keep(KEY, { ...Object.fromEntries(latest), [match]: { ...own, ...keys } })
}
