/** A small checker for data from outside: each reader returns the value in its type or says where it is wrong and why. */

export class Fault extends Error {
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
  }
}

export type Reader<T> = (value: unknown, path: string) => T
export type Read<R> = R extends Reader<infer T> ? T : never

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

export const whole =
  (low: number, high: number): Reader<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      throw new Fault(path, `a whole number from ${low} to ${high} is expected, not ${show(value)}`)
    return value
  }

export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string' || value.trim() === '') throw new Fault(path, `a text is expected, not ${show(value)}`)
  return value
}

export const truth: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new Fault(path, `true or false is expected, not ${show(value)}`)
  return value
}

export const oneOf =
  <const V extends readonly (string | number)[]>(values: V): Reader<V[number]> =>
  (value, path) => {
    const found = values.find(known => known === value)
    if (found === undefined) throw new Fault(path, `one of ${values.join(', ')} is expected, not ${show(value)}`)
    return found
  }

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : reader(value, path)

export const listOf =
  <T>(reader: Reader<T>, from: number, to: number): Reader<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new Fault(path, `a list is expected, not ${show(value)}`)
    if (value.length < from || value.length > to)
      throw new Fault(path, `${from === to ? from : `${from} to ${to}`} entries are expected, not ${value.length}`)
    return value.map((item, i) => reader(item, `${path}[${i}]`))
  }

type Shape = { readonly [key: string]: Reader<unknown> }
type Maybe<S extends Shape> = { [K in keyof S]: undefined extends Read<S[K]> ? K : never }[keyof S]
/** What an object of such readers holds; a reader that may give nothing makes its key optional. */
export type ObjectOf<S extends Shape> = { readonly [K in Exclude<keyof S, Maybe<S>>]: Read<S[K]> } & {
  readonly [K in Maybe<S>]?: Read<S[K]>
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** An object with these keys and no others. */
export const object =
  <const S extends Shape>(shape: S): Reader<ObjectOf<S>> =>
  (value, path) => {
    if (!isObject(value)) throw new Fault(path || 'box', `an object is expected, not ${show(value)}`)
    for (const key of Object.keys(value))
      if (!(key in shape)) throw new Fault(inside(path, key), 'nothing of this name is known here')
    const out: Record<string, unknown> = {}
    for (const [key, reader] of Object.entries(shape)) {
      const part = reader(value[key], inside(path, key))
      if (part !== undefined) out[key] = part
    }
    return out as ObjectOf<S>
  }

/** One entry per name, in this order. */
export const each =
  <const N extends readonly string[], T>(names: N, key: string, reader: Reader<T>): Reader<readonly T[]> =>
  (value, path) => {
    const entries = listOf(reader, names.length, names.length)(value, path)
    names.forEach((name, i) => {
      const entry: unknown = (value as readonly unknown[])[i]
      if (isObject(entry) && entry[key] !== name)
        throw new Fault(`${path}[${i}].${key}`, `"${name}" is expected here, not ${show(entry[key])}`)
    })
    return entries
  }
