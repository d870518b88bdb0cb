import { For, Show } from 'solid-js'
import { words } from '../../../words/index.ts'
import type { TableContext } from '../context.ts'
import './rules.css'

/** The rules that something follows, each a way to its text. */
export function Rules(props: { context: TableContext; rules: readonly string[]; reachable: boolean }) {
  const rules = () => [...new Set(props.rules)]
  return (
    <Show when={rules().length > 0}>
      <p class="tb-rules">
        <For each={rules()}>
          {rule => (
            <button
              type="button"
              aria-label={words().table.ruleLink(rule)}
              tabindex={props.reachable ? 0 : -1}
              onClick={() => props.context.showRule(rule)}
            >
              {rule}
            </button>
          )}
        </For>
      </p>
    </Show>
  )
}
