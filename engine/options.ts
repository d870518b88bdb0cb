export type OptionValue = string | number | boolean

/** A choice that is made when a match is opened and never changes. */
export type Option =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly low: number; readonly high: number; readonly default: number }
  | { readonly kind: 'flag'; readonly default: boolean }

export const choice = <const V extends readonly string[]>(values: V, byDefault: V[number]) =>
  ({ kind: 'choice', values, default: byDefault }) as const
export const number = (low: number, high: number, byDefault: number) =>
  ({ kind: 'number', low, high, default: byDefault }) as const
export const flag = (byDefault: boolean) => ({ kind: 'flag', default: byDefault }) as const

export type Options = { readonly [name: string]: Option }

type ValueOf<T extends Option> = T extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : T extends { readonly kind: 'number' }
    ? number
    : boolean

export type Chosen<O extends Options> = ChosenValues & { readonly [K in keyof O]: ValueOf<O[K]> }

export type ChosenValues = { readonly [name: string]: OptionValue }

function fits(option: Option, value: OptionValue): boolean {
  if (option.kind === 'choice') return typeof value === 'string' && option.values.includes(value)
  if (option.kind === 'number')
    return typeof value === 'number' && Number.isInteger(value) && value >= option.low && value <= option.high
  return typeof value === 'boolean'
}

/** What may stand there, in words. */
export function allowed(option: Option): string {
  if (option.kind === 'choice') return option.values.join(', ')
  return option.kind === 'number' ? `${option.low} to ${option.high}` : 'true, false'
}

/** All options with defaults filled in, or a sentence that says what is wrong. */
export function chooseOptions<O extends Options>(
  options: O,
  given: { readonly [name: string]: unknown },
): Chosen<O> | string {
  const chosen: Record<string, OptionValue> = {}
  for (const name of Object.keys(given)) if (!Object.hasOwn(options, name)) return `there is no option "${name}"`
  for (const [name, option] of Object.entries(options)) {
    const value = (given[name] ?? option.default) as OptionValue
    if (!fits(option, value)) return `option "${name}" cannot be "${String(value)}" (possible: ${allowed(option)})`
    chosen[name] = value
  }
  return chosen as Chosen<O>
}

/** The number of the seat that a value such as `seat-3` names, 0 for other values. */
export const seatNamed = (value: OptionValue): number => Number(/^seat-(\d+)$/.exec(String(value))?.[1] ?? 0)

/** What is wrong with options that name a seat (`seat-1`, `seat-2`, …) when only so many are taken. */
export function missingSeat(chosen: ChosenValues, seats: number): string | undefined {
  const wrong = Object.entries(chosen).find(([, value]) => seatNamed(value) > seats)
  return wrong && `option "${wrong[0]}" cannot be "${wrong[1]}" with ${seats} seats`
}

/** `k=v` from a command line, in the option's own type. */
export function parseOption(option: Option, text: string): OptionValue {
  if (option.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  if (option.kind === 'number' && /^-?\d+$/.test(text)) return Number(text)
  return text
}
