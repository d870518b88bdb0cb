/** A schema compiled into offsets and classes: where each value lies, and objects through which it is read and written. */
import { Chance } from './chance.ts'
import type { Field, Schema } from './fields.ts'
import { List } from './list.ts'
import { Prompts } from './prompts.ts'

/** The random source lies at the very start of every table. */
export const CHANCE_CELLS = 8

export interface Cells {
  readonly cells: Int16Array
}

/** What every table has besides its fields. */
const RESERVED = ['cells', 'box', 'rules', 'viewer']

type Struct = Cells & Record<string, unknown>
export interface Place {
  readonly name: string
  readonly field: Field
  readonly offset: number
  /** For rows and groups. */
  readonly inner?: Shape
}

export interface Shape {
  readonly size: number
  readonly places: readonly Place[]
  readonly make: new (cells: Int16Array) => Struct
}

export function sizeOf(field: Field, inner: Shape | undefined): number {
  const spec = field.spec
  switch (spec.kind) {
    case 'int':
      return 1
    case 'wide':
      return 2
    case 'ints':
      return spec.length
    case 'list':
      return spec.length + 1
    case 'prompts':
      return Prompts.size(spec.depth)
    case 'chance':
      return CHANCE_CELLS
    case 'group':
      return inner?.size ?? 0
    case 'rows':
      return spec.length * (inner?.size ?? 0)
  }
}

/** Integers become accessors on the prototype that close over their offset: as fast as hand-written classes, and no `eval`. */
export function shapeOf(fields: Schema): Shape {
  const places: Place[] = []
  let size = 0
  for (const [name, field] of Object.entries(fields)) {
    if (RESERVED.includes(name)) throw new Error(`a field cannot be called "${name}"`)
    const spec = field.spec
    const inner = spec.kind === 'group' || spec.kind === 'rows' ? shapeOf(spec.fields) : undefined
    places.push(inner ? { name, field, offset: size, inner } : { name, field, offset: size })
    size += sizeOf(field, inner)
  }
  class Shaped {
    readonly cells: Int16Array;
    [name: string]: unknown
    constructor(cells: Int16Array) {
      this.cells = cells
      for (const place of places) {
        const part = open(place, cells)
        // Not `defineProperty`: a table would cost nearly twice as much to make, and the types say readonly already.
        if (part !== undefined) this[place.name] = part
      }
    }
  }
  for (const { name, field, offset } of places) {
    if (field.spec.kind === 'int')
      Object.defineProperty(Shaped.prototype, name, {
        get(this: Cells) {
          return this.cells[offset]
        },
        set(this: Cells, value: number) {
          this.cells[offset] = value
        },
      })
    if (field.spec.kind === 'wide')
      Object.defineProperty(Shaped.prototype, name, {
        get(this: Cells) {
          return (this.cells[offset] & 0xffff) | (this.cells[offset + 1] << 16)
        },
        set(this: Cells, value: number) {
          this.cells[offset] = value
          this.cells[offset + 1] = value >> 16
        },
      })
  }
  return { size, places, make: Shaped as unknown as Shape['make'] }
}

function open({ field, offset, inner }: Place, cells: Int16Array): unknown {
  const spec = field.spec
  if (spec.kind === 'ints') return cells.subarray(offset, offset + spec.length)
  if (spec.kind === 'list') return new List(cells.subarray(offset, offset + spec.length + 1))
  if (spec.kind === 'prompts') return new Prompts(cells.subarray(offset, offset + Prompts.size(spec.depth)))
  if (spec.kind === 'chance') return new Chance(new Int32Array(cells.buffer, cells.byteOffset + offset * 2, 4))
  if (!inner) return undefined
  if (spec.kind === 'group') return new inner.make(cells.subarray(offset, offset + inner.size))
  const length = spec.kind === 'rows' ? spec.length : 0
  return Array.from(
    { length },
    (_, i) => new inner.make(cells.subarray(offset + i * inner.size, offset + (i + 1) * inner.size)),
  )
}
