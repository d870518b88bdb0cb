import { lazy, Show, Suspense } from 'solid-js'
import type { TableContext } from './context.ts'

/** Fetched when somebody opens the rules. */
const Drawer = lazy(() => import('./book/Drawer.tsx'))

export function Book(props: { context: TableContext }) {
  return (
    <Show when={props.context.bookOpen()}>
      <Suspense>
        <Drawer context={props.context} onClose={() => props.context.openBook(false)} />
      </Suspense>
    </Show>
  )
}
