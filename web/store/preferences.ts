import { LANGUAGES, type Language, LEVELS } from '@taproom/engine'
import { createSignal } from 'solid-js'
import { keep, kept } from './local.ts'

const CHOICES = {
  language: LANGUAGES,
  theme: ['auto', 'day', 'cellar'],
  text: ['normal', 'large', 'larger'],
  /** Whether a turn that can still be taken back waits for a word. */
  confirm: ['ask', 'auto'],
  motion: ['auto', 'on', 'off'],
  /** How long each move of the others is shown before the next one. */
  pace: ['slow', 'normal', 'fast', 'instant'],
  /** Where points are shown while a match is played. */
  points: ['solo', 'on', 'off'],
  /** Against whom one plays when nothing else is said. */
  level: LEVELS,
} as const

export type Preferences = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] } & {
  readonly sound: boolean
  readonly textTable: boolean
  /** Whether bots leave time to interrupt them. */
  readonly interrupts: boolean
  /** Against how many. */
  readonly rivals: number
  /** What this person is called; empty until they say. */
  readonly name: string
}

const KEY = 'taproom-preferences'

function spokenHere(): Language {
  const spoken = (globalThis.navigator?.languages ?? []).map(tag => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find(language => language === spoken.find(one => LANGUAGES.some(known => known === one))) ?? 'en'
}

const defaults = (): Preferences => ({
  language: spokenHere(),
  theme: 'auto',
  text: 'normal',
  confirm: 'ask',
  motion: 'auto',
  pace: 'normal',
  points: 'solo',
  level: 'journeyman',
  sound: false,
  textTable: false,
  interrupts: true,
  rivals: 2,
  name: '',
})

/** Only values of the right kind are taken over, so an old or foreign entry cannot break the page. */
export function readPreferences(found: unknown): Preferences {
  const own = defaults()
  if (typeof found !== 'object' || found === null) return own
  const choices: { readonly [key: string]: readonly unknown[] } = CHOICES
  const usual: { readonly [key: string]: unknown } = { ...own }
  const fits = ([key, value]: [string, unknown]) =>
    Object.hasOwn(usual, key) && (choices[key]?.includes(value) ?? typeof value === typeof usual[key])
  const read: Preferences = { ...own, ...Object.fromEntries(Object.entries(found).filter(fits)) }
  return { ...read, name: read.name.slice(0, 40), rivals: Math.max(1, Math.min(4, Math.round(read.rivals) || 1)) }
}

const [preferences, set] = createSignal(readPreferences(kept(KEY)))

export { preferences }

/** Where nothing can be kept, a preference holds as long as the page is open. */
export function prefer(changes: Partial<Preferences>): void {
  const next = { ...preferences(), ...changes }
  set(next)
  keep(KEY, next)
}
