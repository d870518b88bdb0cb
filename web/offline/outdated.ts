import { createSignal } from 'solid-js'
import { loadNewest } from './register.ts'

/** `loading`: the page is about to be loaded anew; `still`: that did not help. */
const [outdated, setOutdated] = createSignal<'loading' | 'still' | undefined>()

export { outdated }

const RELOADED = 'taproom-reloaded'

/** Names this build of the page: the entry's address holds a digest of everything it leads to. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

/** Whether this build was loaded in this tab because of its version already; then the same again would not help. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build()) return false
    sessionStorage.setItem(RELOADED, build())
    return true
  } catch {
    return false
  }
}

/** The server is of another version than this page: nothing it says is read any more, and the page is loaded anew, once. */
export function pageIsOutdated(): void {
  if (outdated()) return
  if (!mayReload()) {
    setOutdated('still')
    return
  }
  setOutdated('loading')
  void loadNewest()
}
