/** One argument of a move kind: a whole number in a range, perhaps with a name for each value. */
export interface Arg {
  readonly low: number
  readonly count: number
  readonly names?: readonly string[]
}

/** 0 to count − 1. */
export const index = (count: number): Arg => ({ low: 0, count })

/** low to high, both included. */
export const range = (low: number, high: number): Arg => ({ low, count: high - low + 1 })

/** One of these names, as its place in the array; printed and parsed by name. */
export const among = (names: readonly string[]): Arg => ({ low: 0, count: names.length, names })

export type Args = { readonly [name: string]: Arg }

/** The arguments of a move as rules read them. */
export type Values<A extends Args> = { readonly [K in keyof A]: number }

export const bitsFor = (count: number): number => (count <= 1 ? 0 : 32 - Math.clz32(count - 1))

export function printArg(arg: Arg, value: number): string {
  return arg.names?.[value] ?? String(value)
}

/** The value of such a word, or undefined when it names nothing in the range. */
export function parseArg(arg: Arg, word: string): number | undefined {
  const named = arg.names?.indexOf(word) ?? -1
  if (named >= 0) return named
  if (arg.names || !/^-?\d+$/.test(word)) return undefined
  const value = Number(word)
  return value >= arg.low && value < arg.low + arg.count ? value : undefined
}
