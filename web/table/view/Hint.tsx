import { createSignal, lazy, onCleanup, Show, Suspense } from 'solid-js'
import type { TableContext } from './context.ts'

const [shown, setShown] = createSignal(false)

/** Fetched when somebody asks for the first hint. */
const Panel = lazy(() => import('./hint/Panel.tsx'))

/** Nobody is helped against people on other screens. */
export const mayHint = (context: TableContext): boolean =>
  context.online === undefined && context.match.room.adviser !== undefined
export const hintShown = shown
export const showHint = (on: boolean): void => void setShown(on)

/** The best moves and everybody's chances, thought out anew for every decision while it is open. */
export function Hint(props: { context: TableContext }) {
  onCleanup(() => setShown(false))
  return (
    <Show when={shown() && mayHint(props.context) && props.context.match.snapshot().curtain === undefined}>
      <Suspense>
        <Panel context={props.context} onClose={() => setShown(false)} />
      </Suspense>
    </Show>
  )
}
