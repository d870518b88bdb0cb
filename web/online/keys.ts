/** The keys of seats are told once, to who opened the table; this browser keeps them until the match begins. */
const KEY = 'taproom-seat-keys'

type Keys = { readonly [seat: string]: string }
type All = { readonly [match: string]: Keys }

/** How many tables are remembered. */
const TABLES = 12

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All
  } catch {
    return {}
  }
}

export const keysOf = (match: string): Keys => all()[match] ?? {}

export function keepKeys(match: string, keys: Keys): void {
  const { [match]: own, ...others } = all()
  const kept = Object.entries(others).slice(1 - TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [match]: { ...own, ...keys } }))
  } catch {
    // Then a new link can be made.
  }
}
