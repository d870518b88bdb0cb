/** The component set the game comes with, and which of its values nobody could look up. */

import type { Box } from './box.ts'
import data from './proposed-v1.json' with { type: 'json' }
import { readBox } from './read-box.ts'

function proposedBox(): Box {
  const box = readBox(data)
  if (typeof box === 'string') throw new Error(`proposed-v1: ${box}`)
  return box
}

export const proposedV1: Box = proposedBox()

export interface ProposedValue {
  readonly path: string
  readonly value: string
}

/** Every value whose provenance is P: proposed, nothing found. */
function proposedIn(node: unknown, path: string): ProposedValue[] {
  if (typeof node !== 'object' || node === null) return []
  const entries: [string, unknown][] = Object.entries(node)
  const step = (key: string): string => (Array.isArray(node) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
  const provenance = entries.find(([key]) => key === 'provenance')?.[1]
  const tags: { readonly [key: string]: unknown } =
    typeof provenance === 'object' && provenance !== null ? Object.fromEntries(Object.entries(provenance)) : {}
  return entries
    .filter(([key]) => key !== 'provenance')
    .flatMap(([key, value]) =>
      tags[key] === 'P'
        ? [{ path: step(key), value: typeof value === 'string' ? value : JSON.stringify(value) }]
        : proposedIn(value, step(key)),
    )
}

export const PROPOSED: readonly ProposedValue[] = proposedIn(data, '')
