import { readFileSync } from 'node:fs'

const STEAL = 7

/** The processors' time so far, all of it and what a host gave to others meanwhile; none where the system does not tell. */
function ticks(): { readonly all: number; readonly stolen: number } {
  try {
    const [, ...spent] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/).map(Number)
    return { all: spent.reduce((sum, one) => sum + one, 0), stolen: spent[STEAL] ?? 0 }
  } catch {
    return { all: 0, stolen: 0 }
  }
}

/** Begins to count; the answer says which share of the processors was taken away since then. */
export function stolenSince(): () => number {
  const before = ticks()
  return () => {
    const now = ticks()
    return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0
  }
}
