/** The component set the game comes with. */

import type { Box } from './box.ts'
import data from './proposed-v1.json' with { type: 'json' }
import { readBox } from './read-box.ts'

function proposedBox(): Box {
  const box = readBox(data)
  if (typeof box === 'string') throw new Error(`proposed-v1: ${box}`)
  return box
}

export const proposedV1: Box = proposedBox()

/** The same as the file that an owner of the box corrects. */
export const components: unknown = data
