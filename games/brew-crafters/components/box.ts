import type { Box as EngineBox } from '@taproom/engine'
import { Fault } from './check.ts'
import { type Components, checkWhole, components } from './components.ts'
import data from './proposed-v1.json' with { type: 'json' }
import { compile, type Tables } from './tables.ts'

/** A checked component file with its integer tables. Written down (JSON) it is the file again: the tables are not listed. */
export interface Box extends Components, EngineBox {
  readonly tables: Tables
}

function boxOf(data: unknown): Box {
  const file = components(data, '')
  checkWhole(file)
  return Object.defineProperty(file, 'tables', { value: compile(file), enumerable: false }) as Box
}

/** Reads somebody's own component file, or tells the path of what is wrong in it and why. */
export function readBox(data: unknown): Box | string {
  try {
    return boxOf(data)
  } catch (fault) {
    if (fault instanceof Fault) return fault.message
    throw fault
  }
}

/** What the game comes with: facts where they are known, proposals elsewhere. */
export const proposedBox: Box = boxOf(data)
