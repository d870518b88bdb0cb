import { LANGUAGES, type Language } from '@taproom/engine'
import { createSignal } from 'solid-js'

export interface Preferences {
  readonly language: Language
  readonly theme: 'auto' | 'day' | 'cellar'
  readonly text: 'normal' | 'large' | 'larger'
  /** Whether a turn that can still be taken back waits for a word. */
  readonly confirm: 'ask' | 'auto'
  readonly motion: 'auto' | 'on' | 'off'
  readonly sound: boolean
  readonly textTable: boolean
  /** Whether bots leave time to interrupt them. */
  readonly interrupts: boolean
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
  sound: false,
  textTable: false,
  interrupts: true,
  name: '',
})

/** Only values of the right kind are taken over, so an old or foreign entry cannot break the page. */
export function readPreferences(text: string | null): Preferences {
  const own = defaults()
  let found: unknown
  try {
    found = JSON.parse(text ?? '{}')
  } catch {
    return own
  }
  if (typeof found !== 'object' || found === null) return own
  const entry = found as Record<string, unknown>
  const among = <T extends string>(value: unknown, values: readonly T[], otherwise: T): T =>
    values.find(one => one === value) ?? otherwise
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)
  return {
    language: among(entry.language, LANGUAGES, own.language),
    theme: among(entry.theme, ['auto', 'day', 'cellar'], own.theme),
    text: among(entry.text, ['normal', 'large', 'larger'], own.text),
    confirm: among(entry.confirm, ['ask', 'auto'], own.confirm),
    motion: among(entry.motion, ['auto', 'on', 'off'], own.motion),
    sound: flag(entry.sound, own.sound),
    textTable: flag(entry.textTable, own.textTable),
    interrupts: flag(entry.interrupts, own.interrupts),
    name: typeof entry.name === 'string' ? entry.name.slice(0, 40) : own.name,
  }
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

const [preferences, set] = createSignal(readPreferences(stored()))

export { preferences }

export function prefer(changes: Partial<Preferences>): void {
  const next = { ...preferences(), ...changes }
  set(next)
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(next))
  } catch {
    // Blocked storage: the preference holds as long as the page is open.
  }
}
