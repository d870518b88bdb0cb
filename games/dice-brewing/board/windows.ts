/** "Ask me, or do not": before the first turn and before the first brew, for each of the two on its own (DB-9.17). */
import { createSignal } from 'solid-js'
import { P } from '../rules/prompts.ts'
import { BREWING, type DiceBrewingView } from '../rules/table.ts'

export const WINDOWS = ['opening', 'brewing'] as const
export type TokenWindow = (typeof WINDOWS)[number]
type Asked = { readonly [W in TokenWindow]: boolean }

const KEY = 'taproom-dice-brewing-windows'

/** Anything but a plain no means that one wants to be asked. */
export function readAsked(text: string | null): Asked {
  const refused = (text ?? '').split(' ')
  return { opening: !refused.includes('opening'), brewing: !refused.includes('brewing') }
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

const [asked, setAsked] = createSignal(readAsked(stored()))

export const isAsked = (window: TokenWindow): boolean => asked()[window]

export function ask(window: TokenWindow, on: boolean): void {
  const next = { ...asked(), [window]: on }
  setAsked(next)
  try {
    globalThis.localStorage?.setItem(KEY, WINDOWS.filter(one => !next[one]).join(' '))
  } catch {
    // Blocked storage: the wish holds as long as the page is open.
  }
}

/** The window that is open now. */
export function openWindow({ prompts }: DiceBrewingView): TokenWindow | undefined {
  if (prompts.kind === P['opening-window']) return 'opening'
  return prompts.kind === P['brewing-window'] ? 'brewing' : undefined
}

/** The window that is open, or the one that comes next. */
export const nextWindow = (view: DiceBrewingView): TokenWindow =>
  openWindow(view) ?? (view.phase < BREWING ? 'brewing' : 'opening')
