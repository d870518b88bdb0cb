import { Show } from 'solid-js'
import { Icon } from './Icon.tsx'

interface ToggleProps {
  label: string
  hint?: string
  on: boolean
  onChange: (on: boolean) => void
}

export function Toggle(props: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      class="toggle"
      aria-checked={props.on}
      onClick={() => props.onChange(!props.on)}
    >
      <span class="words">
        {props.label}
        <Show when={props.hint}>
          <span class="hint">{props.hint}</span>
        </Show>
      </span>
      <span class="groove">
        <span class="knob">
          <Show when={props.on}>
            <Icon of="check" size={13} />
          </Show>
        </span>
      </span>
    </button>
  )
}
