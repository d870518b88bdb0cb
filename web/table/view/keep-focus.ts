import { afterPaint } from '@taproom/board'
import { createEffect, on, onCleanup } from 'solid-js'
import type { TableContext } from './context.ts'

/**
 * What had the focus may be gone with the next position: a card that was taken, a button that was answered. The board puts it on the next choice for
 * who plays by keys; where nobody did, it goes to the question, so that it never falls to the page.
 */
export function keepFocus({ match }: TableContext): void {
  let last: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => (last = target)
  document.addEventListener('focusin', onFocus)
  onCleanup(() => document.removeEventListener('focusin', onFocus))
  createEffect(
    on(
      match.snapshot,
      () =>
        afterPaint(() => {
          const lost = document.activeElement === null || document.activeElement === document.body
          if (!lost || !(last instanceof Element) || last.isConnected) return
          document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true })
        }),
      { defer: true },
    ),
  )
}
