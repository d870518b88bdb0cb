/** "Ask me, or do not": before the first turn, before the first brew and before Tidying, for each window on its own (DB-9.17). */
import { createSignal } from 'solid-js'
import { WINDOWS as ASKING, type WindowName, windowOf } from '../rules/prompts.ts'
import { BREWING, type DiceBrewingView } from '../rules/table.ts'

const WINDOWS = ASKING.map(window => window.name)
type Asked = { readonly [W in WindowName]: boolean }

const KEY = 'taproom-dice-brewing-windows'

/** Anything but a plain no means that one wants to be asked. */
export function readAsked(text: string | null): Asked {
  const refused = (text ?? '').split(' ')
  return {
    opening: !refused.includes('opening'),
    brewing: !refused.includes('brewing'),
    tidying: !refused.includes('tidying'),
  }
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

const [asked, setAsked] = createSignal(readAsked(stored()))

export const isAsked = (window: WindowName): boolean => asked()[window]

export function ask(window: WindowName, on: boolean): void {
  const next = { ...asked(), [window]: on }
  setAsked(next)
  try {
    globalThis.localStorage?.setItem(KEY, WINDOWS.filter(one => !next[one]).join(' '))
  } catch {
    // Blocked storage: the wish holds as long as the page is open.
  }
}

/** The window that is open now. */
export function openWindow({ prompts }: DiceBrewingView): WindowName | undefined {
  return ASKING[windowOf(prompts.kind)]?.name
}

/** The window that is open, or the one that comes next. */
export function nextWindow(view: DiceBrewingView): WindowName {
  const open = openWindow(view)
  if (open) return open
  if (view.phase < BREWING) return 'brewing'
  return view.phase === BREWING && view.rules !== 1 ? 'tidying' : 'opening' // DB-9.12
}
