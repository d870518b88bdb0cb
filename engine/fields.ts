import type { Chance } from './chance.ts'
import type { List } from './list.ts'
import type { Prompts } from './prompts.ts'

/** What a view shows in a cell that its seat may not know. */
export const HIDDEN = -32768

/** A value that nobody at the table may read; its type has nothing to read. */
export interface Hidden {
  readonly hidden: true
}

type Spec =
  | { readonly kind: 'int' }
  | { readonly kind: 'wide' }
  | { readonly kind: 'ints'; readonly length: number }
  | { readonly kind: 'list'; readonly length: number }
  | { readonly kind: 'prompts'; readonly depth: number }
  | { readonly kind: 'chance' }
  | { readonly kind: 'group'; readonly fields: Schema }
  | { readonly kind: 'rows'; readonly length: number; readonly fields: Schema }

export interface Secrecy {
  readonly from: 'all' | 'others'
  /** Name of a top-level integer: the field is secret only while it is not 0. */
  readonly when?: string
  /** Name of a public integer or list, in the same row or of the table: while it is 0 or empty, there is nothing in the field. */
  readonly counted?: string
}

/** One entry of a schema. S is what rules see, V what a view shows. */
export interface Field<S = unknown, V = unknown> {
  readonly spec: Spec
  readonly secrecy?: Secrecy
  /** Types only; never present. */
  readonly _?: { readonly state: S; readonly view: V }
}

export type Schema = { readonly [name: string]: Field }

/** The schema of a table of which nothing in particular is known. */
export type AnySchema = Record<never, Field>

type Scalars<S extends Schema> = { [K in keyof S]: S[K] extends Field<number, infer _> ? K : never }[keyof S]

/** The state as rules see it: numbers can be written, everything else is changed in place. */
export type StateOf<S extends Schema> = { [K in Scalars<S>]: number } & {
  readonly [K in Exclude<keyof S, Scalars<S>>]: S[K] extends Field<infer T, infer _> ? T : never
}

/** What one seat may know, read-only. */
export type ViewOf<S extends Schema> = { readonly [K in keyof S]: S[K] extends Field<infer _, infer V> ? V : never }

export interface ReadonlyInts {
  readonly length: number
  readonly [index: number]: number
  [Symbol.iterator](): IterableIterator<number>
}
export type ReadonlyList = Pick<List, 'length' | 'at' | 'indexOf' | 'has' | 'toArray'>
export type ReadonlyPrompts = Readonly<Pick<Prompts, 'kind' | 'seat' | 'a' | 'b' | 'c' | 'depth' | 'kindBelow'>>

/** A whole number from −32767 to 32767. */
export const int: Field<number, number> = { spec: { kind: 'int' } }

/** A whole number of 32 bits, in two cells. */
export const wide: Field<number, number> = { spec: { kind: 'wide' } }

/** A fixed number of integers. */
export const ints = (length: number): Field<Int16Array, ReadonlyInts> => ({ spec: { kind: 'ints', length } })

/** A list of at most so many integers. */
export const list = (length: number): Field<List, ReadonlyList> => ({ spec: { kind: 'list', length } })

/** The same fields several times: seats, spaces. `t.seats[0].ducats`. */
export const rows = <S extends Schema>(
  length: number,
  fields: S,
): Field<readonly StateOf<S>[], readonly ViewOf<S>[]> => ({ spec: { kind: 'rows', length, fields } })

/** Fields that belong together. `t.options.edition`. */
export const group = <S extends Schema>(fields: S): Field<StateOf<S>, ViewOf<S>> => ({
  spec: { kind: 'group', fields },
})

/** The random source; every layout has one, and no view ever shows it. */
export const chanceField: Field<Chance, Hidden> = { spec: { kind: 'chance' }, secrecy: { from: 'all' } }

/** What is being asked; every layout has it. */
export const promptsField = (depth: number): Field<Prompts, ReadonlyPrompts> => ({ spec: { kind: 'prompts', depth } })

/** Nobody may know it: face-down piles. Of a secret list everybody still knows the length. */
export function secret(field: Field<List, ReadonlyList>): Field<List, { readonly length: number }>
export function secret<S, V>(field: Field<S, V>): Field<S, Hidden>
export function secret(field: Field): Field {
  return { ...field, secrecy: { from: 'all' } }
}

/**
 * Inside the rows of the seats: only the seat whose row it is may know it (a hand). Others read HIDDEN, and of a list its length.
 * With `when`, only while that top-level integer is not 0 (an option such as face-down tokens). A field that is no list names what
 * counts its contents in public, so that everybody can tell whether a seat keeps something now; without it, it always may.
 */
export function secretToOwner<S, V>(field: Field<S, V>, limits: Omit<Secrecy, 'from'> = {}): Field<S, V> {
  return { ...field, secrecy: { from: 'others', ...limits } }
}
