import { createEffect, createSignal } from 'solid-js'
import { preferences } from './preferences.ts'

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const [deviceDark, setDeviceDark] = createSignal(dark?.matches ?? false)
dark?.addEventListener('change', () => setDeviceDark(dark.matches))

export const darkNow = (): boolean => {
  const { theme } = preferences()
  return theme === 'cellar' || (theme === 'auto' && deviceDark())
}

/** Writes the preferred theme, text size and motion to the document, where the design's tokens read them. */
export function applyAppearance(): void {
  createEffect(() => {
    const { dataset } = document.documentElement
    const { theme, text, motion } = preferences()
    if (theme === 'auto') delete dataset.theme
    else dataset.theme = theme
    dataset.text = text
    if (motion === 'auto') delete dataset.motion
    else dataset.motion = motion
  })
}
