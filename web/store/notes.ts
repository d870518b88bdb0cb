import { keep, kept } from './local.ts'

/** Notes to oneself about matches around this screen: by match and seat, so that nobody reads another's. */
const KEY = 'taproom-notes'
/** So many are remembered; the one that was not touched for longest goes first. */
const MOST = 60

type Notes = { readonly [place: string]: string }

const all = (): Notes => {
  const found = kept(KEY)
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'))
}

export const noteAt = (match: string, seat: number): string => all()[`${match} ${seat}`] ?? ''

/** False where this browser keeps nothing. */
export function keepNoteAt(match: string, seat: number, text: string): boolean {
  const place = `${match} ${seat}`
  const { [place]: _, ...others } = all()
  const latest = Object.entries(others).slice(1 - MOST)
  return keep(KEY, Object.fromEntries(text === '' ? latest : [...latest, [place, text]]))
}
