import { keep, kept } from '../store/local.ts'

/** How much of a match was seen in this browser: so that only what is new comes forward by itself. */
const KEY = 'taproom-seen'
const MATCHES = 60

type Seen = { readonly [match: string]: unknown }

const all = () => (kept(KEY) ?? {}) as Seen

/** How many entries of its log were seen here; 0 when the match was not opened yet. */
export function seenOf(match: string): number {
  const seen = all()[match]
  return typeof seen === 'number' ? seen : 0
}

export function keepSeen(match: string, index: number): void {
  const { [match]: before, ...others } = all()
  if (before === index) return
  keep(KEY, { ...Object.fromEntries(Object.entries(others).slice(1 - MATCHES)), [match]: index })
}
