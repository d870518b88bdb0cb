export type Environment = { readonly [name: string]: string | undefined }

/** The environment as it is read: what was asked for, and all that is wrong with it. */
export class Settings {
  readonly #env: Environment
  readonly #known = new Set<string>()
  readonly #wrong: string[] = []

  constructor(env: Environment) {
    this.#env = env
  }

  get(name: string): string | undefined {
    this.#known.add(name)
    return this.#env[name] || undefined
  }

  refuse(name: string, expected: string): void {
    // What is set may be a secret, an address with a password in it: only plain values are repeated.
    const value = this.#env[name] ?? ''
    const shown = /^[\w.-]{1,40}$/.test(value) && !/TOKEN|SMTP|URL/.test(name) ? `${name} is "${value}"` : name
    this.#wrong.push(`${shown}; ${expected} is expected`)
  }

  /** Throws one sentence that names every wrong value, and every name that looks like ours and is not. */
  check(): void {
    for (const name of Object.keys(this.#env))
      if (name.startsWith('TAPROOM_') && !this.#known.has(name)) this.#wrong.push(`${name} is no setting`)
    if (this.#wrong.length > 0) throw new Error(`${this.#wrong.join('. ')}. See docs/operating.md`)
  }
}

export function wholeNumber(env: Settings, name: string, byDefault: number, low: number, high: number): number {
  const text = env.get(name)
  if (text === undefined) return byDefault
  const value = Number(text)
  if (Number.isInteger(value) && value >= low && value <= high) return value
  env.refuse(name, `a whole number from ${low} to ${high}`)
  return byDefault
}

const YES = ['1', 'true', 'yes']
const NO = ['0', 'false', 'no']

export function truth(env: Settings, name: string): boolean {
  const value = env.get(name)?.toLowerCase() ?? 'no'
  if (!YES.includes(value) && !NO.includes(value)) env.refuse(name, '1 or 0')
  return YES.includes(value)
}

export const text = (env: Settings, name: string): string | undefined => env.get(name)

export function oneOf(env: Settings, name: string, values: readonly string[], byDefault: string): string {
  const value = env.get(name) ?? byDefault
  if (!values.includes(value)) env.refuse(name, `one of ${values.join(', ')}`)
  return value
}

/** An address with one of these protocols, as it was written. */
export function address(env: Settings, name: string, protocols: RegExp, like: string): string | undefined {
  const value = env.get(name)
  if (value !== undefined && !(URL.canParse(value) && protocols.test(new URL(value).protocol)))
    env.refuse(name, `an address like ${like}`)
  return value
}
