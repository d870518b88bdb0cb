/** Which values of the component file nobody could look up: everything tagged P, one line per card. */
import type { Box } from './box.ts'
import { isObject } from './check.ts'

export interface Proposed {
  readonly path: string
  readonly value: string
}

/** A value in the short form of a list: `malt 2, hops 1`. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(' / ')
  if (isObject(value))
    return Object.entries(value)
      .map(([key, part]) => `${key} ${short(part)}`)
      .join(', ')
  return String(value)
}

/** Every object below this one whose provenance says P, with the fields that are proposed. */
function proposals(value: unknown, path: string): Proposed[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => proposals(item, `${path}[${i}]`))
  if (!isObject(value)) return []
  const { provenance, ...fields } = value
  const tags = isObject(provenance) ? provenance : {}
  const own = Object.keys(tags).filter(field => tags[field] === 'P')
  const inner = Object.entries(fields).flatMap(([key, part]) =>
    own.includes(key) ? [] : proposals(part, path === '' ? key : `${path}.${key}`),
  )
  if (own.length === 0) return inner
  const name = typeof fields.id === 'string' ? fields.id : typeof fields.level === 'string' ? fields.level : path
  return [{ path, value: `${name}: ${own.map(field => `${field} ${short(fields[field])}`).join('; ')}` }, ...inner]
}

export const proposedValues = (box: Box): readonly Proposed[] => proposals(JSON.parse(JSON.stringify(box)), '')
