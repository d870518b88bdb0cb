import { createSignal, onCleanup } from 'solid-js'

/** Whether the shell's own tables and bars have a phone's width. */
export function createNarrow(query = window.matchMedia('(max-width: 899px)')) {
  const [narrow, setNarrow] = createSignal(query.matches)
  const update = () => setNarrow(query.matches)
  query.addEventListener('change', update)
  onCleanup(() => query.removeEventListener('change', update))
  return narrow
}
