import { digestText } from './digest.ts'
import {
  chanceField,
  type Field,
  HIDDEN,
  int,
  promptsField,
  type Schema,
  type Secrecy,
  type StateOf,
  type ViewOf,
} from './fields.ts'
import { type Cells, CHANCE_CELLS, type Place, type Shape, shapeOf, sizeOf } from './shape.ts'

/** The prompts lie behind the random source, `turn` and `reveals`. */
export const PROMPTS_AT = CHANCE_CELLS + 2

/** Fields that every table has. `turn` counts turns (a restart of the turn goes back to its last change); `reveals` see `reveal`. */
const always = { chance: chanceField, turn: int, reveals: int }
type Always = typeof always & { prompts: ReturnType<typeof promptsField> }

/** Everything on the table, secrets included, over one block of integers. */
export type State<S extends Schema, B = unknown> = StateOf<S> &
  StateOf<Always> &
  Cells & {
    readonly box: B
    /** The version of the rules that this match is played by: the same from its first to its last move. */
    readonly rules: number
  }

/** What one seat may know. A different type from the state, so that no rule or bot can mix them up. */
export type View<S extends Schema, B = unknown> = ViewOf<S> &
  Omit<ViewOf<Always>, 'reveals'> & {
    readonly box: B
    readonly rules: number
    readonly viewer: number
    readonly cells: Readonly<Cells['cells']>
  }

/** Cells that a view hides: from everybody (owner −1) or from all but one seat. */
export interface SecretRange {
  readonly start: number
  readonly end: number
  readonly owner: number
  /** Offset of the cell that switches the hiding on, or −1 for always. */
  readonly when: number
  /** Offset of the public cell that is 0 while there is nothing in the range, or −1 where nothing tells. */
  readonly counted: number
}

type Json = number | readonly Json[] | { readonly [name: string]: Json }

function secretRangesOf(shape: Shape, top: Shape, base = 0, owner = -1): SecretRange[] {
  return shape.places.flatMap(({ field, offset, inner, name }) => {
    const start = base + offset
    const end = start + sizeOf(field, inner)
    if (field.secrecy) {
      const counted = field.spec.kind === 'list' ? start : countedAt(field.secrecy, shape, base, top, name)
      return [secretRange(field, field.secrecy, start, end, owner, top, name, counted)]
    }
    if (!inner) return []
    if (field.spec.kind !== 'rows') return secretRangesOf(inner, top, start, owner)
    return Array.from({ length: field.spec.length }, (_, i) =>
      secretRangesOf(inner, top, start + i * inner.size, owner < 0 ? i : owner),
    ).flat()
  })
}

/** Where the public count of a secret field lies: beside it in its row, or on the table. */
function countedAt({ counted }: Secrecy, row: Shape, base: number, top: Shape, name: string): number {
  if (counted === undefined) return -1
  const beside = row.places.find(place => place.name === counted)
  const place = beside ?? top.places.find(place => place.name === counted)
  const kind = place?.field.spec.kind
  if (!place || place.field.secrecy || (kind !== 'int' && kind !== 'list'))
    throw new Error(`${name}: "${counted}" is no public integer or list`)
  return (beside ? base : 0) + place.offset
}

function secretRange(
  field: Field,
  secrecy: Secrecy,
  start: number,
  end: number,
  owner: number,
  top: Shape,
  name: string,
  counted: number,
): SecretRange {
  if (secrecy.from === 'others' && owner < 0)
    throw new Error(`${name}: secretToOwner belongs inside the rows of the seats`)
  const switchedBy = top.places.find(place => place.name === secrecy.when)
  if (secrecy.when !== undefined && switchedBy?.field.spec.kind !== 'int')
    throw new Error(`${name}: "${secrecy.when}" is not an integer of the table`)
  return {
    // Everybody may count the cards of a pile or a hand.
    start: field.spec.kind === 'list' ? start + 1 : start,
    end,
    owner: secrecy.from === 'others' ? owner : -1,
    when: switchedBy?.offset ?? -1,
    counted,
  }
}

function toJson(shape: Shape, cells: Int16Array, base = 0): Json {
  const out: Record<string, Json> = {}
  for (const { name, field, offset, inner } of shape.places) {
    const spec = field.spec
    const at = base + offset
    if (spec.kind === 'int') out[name] = cells[at]
    else if (spec.kind === 'rows' && inner)
      out[name] = Array.from({ length: spec.length }, (_, i) => toJson(inner, cells, at + i * inner.size))
    else if (spec.kind === 'group' && inner) out[name] = toJson(inner, cells, at)
    else if (spec.kind === 'list') out[name] = Array.from(cells.subarray(at + 1, at + 1 + cells[at]))
    else out[name] = Array.from(cells.subarray(at, at + sizeOf(field, inner)))
  }
  return out
}

function fromJson(shape: Shape, json: Json, cells: Int16Array, base: number, path: string): void {
  if (typeof json !== 'object' || Array.isArray(json)) throw new Error(`${path}: an object is expected`)
  const values = json as { readonly [name: string]: Json }
  for (const { name, field, offset, inner } of shape.places) {
    const here = `${path}.${name}`
    const spec = field.spec
    const at = base + offset
    const value = values[name]
    if (spec.kind === 'int') {
      if (typeof value !== 'number' || !Number.isInteger(value)) throw new Error(`${here}: a whole number is expected`)
      cells[at] = value
    } else if (spec.kind === 'group' && inner) fromJson(inner, value, cells, at, here)
    else {
      if (!Array.isArray(value)) throw new Error(`${here}: an array is expected`)
      if (spec.kind === 'rows' && inner) {
        if (value.length !== spec.length) throw new Error(`${here}: ${spec.length} rows are expected`)
        value.forEach((row, i) => {
          fromJson(inner, row, cells, at + i * inner.size, `${here}[${i}]`)
        })
        continue
      }
      const room = sizeOf(field, inner)
      const isList = spec.kind === 'list'
      if (isList ? value.length > room - 1 : value.length !== room) throw new Error(`${here}: wrong number of values`)
      cells.fill(0, at, at + room)
      if (isList) cells[at] = value.length
      cells.set(value as number[], isList ? at + 1 : at)
    }
  }
}

/** Where rows lie in the cells of a table: row i begins at `from + i * size`, a field at its place in `at` after that (a list with its length). */
export interface RowCells<R> {
  readonly from: number
  readonly size: number
  readonly at: { readonly [N in keyof R]: number }
}

type RowsIn<S extends Schema> = {
  [K in keyof S]: S[K] extends Field<readonly (infer R)[], infer _> ? (R extends object ? K : never) : never
}[keyof S]
type RowOf<F> = F extends Field<readonly (infer R)[], infer _> ? R : never

/** A schema compiled into offsets: makes states, and everything that follows from knowing where each value lies. */
export class Layout<S extends Schema, B = unknown> {
  readonly #shape: Shape
  /** Number of 16-bit cells of a state. */
  readonly size: number
  readonly secretRanges: readonly SecretRange[]
  readonly #fields: Schema

  constructor(schema: S, promptDepth: number) {
    // The random source comes first: its 32-bit words need an even offset.
    this.#fields = { ...always, prompts: promptsField(promptDepth), ...schema }
    this.#shape = shapeOf(this.#fields)
    this.size = this.#shape.size
    if (this.#placeOf('prompts').offset !== PROMPTS_AT)
      throw new Error('the prompts are not where the engine reads them')
    this.secretRanges = secretRangesOf(this.#shape, this.#shape)
  }

  /** The same for two programs whose cells mean the same. */
  get digest(): string {
    return digestText(JSON.stringify(this.#fields))
  }

  /** For loops over many rows that run at every decision: reading `t.cells` there takes little more than half the time. */
  rowCells<K extends RowsIn<S>>(name: K): RowCells<RowOf<S[K]>> {
    const place = this.#placeOf(name)
    const { size, places } = place.inner ?? { size: 0, places: [] }
    const at = Object.fromEntries(places.map(inner => [inner.name, inner.offset]))
    return { from: place.offset, size, at: at as RowCells<RowOf<S[K]>>['at'] }
  }

  #placeOf(name: keyof S | 'prompts'): Place {
    const place = this.#shape.places.find(place => place.name === name)
    if (!place) throw new Error(`there is no field "${String(name)}"`)
    return place
  }

  /** An empty table. */
  make(box: B, rules: number): State<S, B> {
    const state = new this.#shape.make(
      new Int16Array(new ArrayBuffer(this.size * 2 + (this.size % 2) * 2), 0, this.size),
    )
    state.rules = rules
    return Object.defineProperty(state, 'box', { value: box }) as unknown as State<S, B>
  }

  /** Whether this range is hidden on this table. */
  static hides(range: SecretRange, cells: ArrayLike<number>): boolean {
    return range.when < 0 || cells[range.when] !== 0
  }

  /** Whether seats keep anything from each other now. It reads public cells only: a table and every view of it say the same. */
  keepsSecrets({ cells }: { readonly cells: ArrayLike<number> }): boolean {
    return this.secretRanges.some(
      range => range.owner >= 0 && Layout.hides(range, cells) && (range.counted < 0 || cells[range.counted] !== 0),
    )
  }

  /** Whether a move of this seat drew from chance, touched what nobody may know or what another seat keeps, or said so itself. */
  madeKnown(before: State<S, B>, after: State<S, B>, seat: number): boolean {
    if (before.reveals !== after.reveals) return true
    return this.secretRanges.some(range => {
      if (range.owner === seat || !Layout.hides(range, before.cells)) return false
      for (let i = range.start; i < range.end; i++) if (before.cells[i] !== after.cells[i]) return true
      return false
    })
  }

  /** What a seat (−1: a spectator) may know, as a new view or written over an old one. */
  view(state: State<S, B>, seat: number, into?: View<S, B>): View<S, B> {
    const out = into ?? this.#emptyView(state.box, state.rules)
    const cells = out.cells as Int16Array
    cells.set(state.cells)
    for (const range of this.secretRanges)
      if (range.owner !== seat || seat < 0)
        if (Layout.hides(range, state.cells)) cells.fill(HIDDEN, range.start, range.end)
    ;(out as { viewer: number }).viewer = seat
    return out
  }

  #emptyView(box: B, rules: number): View<S, B> {
    return Object.assign(this.make(box, rules), { viewer: -1 }) as unknown as View<S, B>
  }

  /** A view from cells that came over the wire. */
  viewOf(cells: ArrayLike<number>, seat: number, box: B, rules: number): View<S, B> {
    const out = this.#emptyView(box, rules)
    ;(out.cells as Int16Array).set(cells)
    ;(out as { viewer: number }).viewer = seat
    return out
  }

  toJson(state: { readonly cells: Int16Array }): Json {
    return toJson(this.#shape, state.cells)
  }

  /** The state of such JSON; throws with the path of the bad value. */
  fromJson(json: unknown, box: B, rules: number): State<S, B> {
    const state = this.make(box, rules)
    fromJson(this.#shape, json as Json, state.cells, 0, 'table')
    return state
  }
}

/** Declares what is on the table. `promptDepth`: how many prompts may wait below each other. */
export const layout = <S extends Schema, B = unknown>(schema: S, promptDepth = 12): Layout<S, B> =>
  new Layout(schema, promptDepth)

/** Makes `to` the same table as `from`. */
export function copy(from: { readonly cells: Int16Array }, to: { readonly cells: Int16Array }): void {
  to.cells.set(from.cells)
}

export function equal(a: { readonly cells: Int16Array }, b: { readonly cells: Int16Array }): boolean {
  for (let i = 0; i < a.cells.length; i++) if (a.cells[i] !== b.cells[i]) return false
  return true
}

/** Tells the engine that this move made something known that was hidden although no secret cell changed: undo stops here. */
export function reveal(t: { reveals: number }): void {
  t.reveals = (t.reveals + 1) & 0x3fff
}
