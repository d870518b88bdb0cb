/**
 * Where the values of a component file come from. An object in such a file may carry `provenance`: its own field names with a
 * letter each; `P` is a value that nobody could look up, so that it was proposed.
 */

/** The proposed values of one card, tile or table. */
export interface Proposed {
  /** `recipes[3]`: where it stands in the file. */
  readonly path: string
  /** What it is called there; empty where the whole part is meant. */
  readonly name: string
  /** The values, in the words of the file. */
  readonly value: string
}

type Fields = { readonly [field: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What only speaks of values, and is none. */
const REMARKS: readonly string[] = ['provenance', 'about', 'note']
/** What programs call a thing; nobody prints that on a card. */
const IDS: readonly string[] = ['id', 'code']

/** A value in the short form of a list: `malt 2, hops 1`. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(' / ')
  if (isObject(value))
    return Object.entries(value)
      .filter(([key]) => !REMARKS.includes(key))
      .map(([key, part]) => `${key} ${short(part)}`)
      .join(', ')
  return String(value)
}

/** What a thing is called; a part without a name is called after what it belongs to. */
const nameOf = (fields: Fields, within: string): string => {
  const called = fields.name ?? fields.id ?? fields.level
  return typeof called === 'string' ? called : within
}

/** Everything in a component file that is only proposed, one entry for each object that has such values. */
export const proposedIn = (file: unknown): readonly Proposed[] =>
  isObject(file) ? Object.entries(file).flatMap(([part, data]) => proposals(data, part, part)) : []

function proposals(data: unknown, path: string, within: string): readonly Proposed[] {
  if (Array.isArray(data)) return data.flatMap((item, i) => proposals(item, `${path}[${i}]`, within))
  if (!isObject(data)) return []
  const { provenance, ...fields } = data
  const tags = isObject(provenance) ? provenance : {}
  const own = Object.keys(tags).filter(field => tags[field] === 'P' && field in fields && !IDS.includes(field))
  const name = nameOf(fields, within)
  const inner = Object.entries(fields).flatMap(([key, part]) =>
    own.includes(key) ? [] : proposals(part, `${path}.${key}`, `${name}, ${key}`),
  )
  if (own.length === 0) return inner
  const value = own.map(field => `${field}: ${short(fields[field])}`).join('; ')
  return [{ path, name, value }, ...inner]
}

export interface Difference {
  readonly path: string
  readonly ours: string
  readonly theirs: string
}

/** What another component file says differently; remarks do not count. */
export function differences(ours: unknown, theirs: unknown, path = ''): readonly Difference[] {
  const lists = Array.isArray(ours) && Array.isArray(theirs)
  if (!lists && !(isObject(ours) && isObject(theirs))) {
    const same = JSON.stringify(ours) === JSON.stringify(theirs)
    return same ? [] : [{ path, ours: shown(ours), theirs: shown(theirs) }]
  }
  const [before, after] = [Object.entries(ours), Object.entries(theirs)].map(
    (entries): Fields => Object.fromEntries(entries),
  )
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(key => lists || !REMARKS.includes(key))
    .flatMap(key =>
      differences(before[key], after[key], lists ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    )
}

const shown = (value: unknown): string => (value === undefined ? '–' : short(value))
