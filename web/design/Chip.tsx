import { type JSX, Show } from 'solid-js'

export interface ChipProps {
  label: string
  art?: JSX.Element
  on?: boolean
  onPress?: () => void
}

export function Chip(props: ChipProps) {
  return (
    <Show
      when={props.onPress}
      fallback={
        <span class="chip" classList={{ on: props.on }}>
          {props.art}
          {props.label}
        </span>
      }
    >
      {press => (
        <button
          type="button"
          class="chip"
          classList={{ on: props.on }}
          aria-pressed={props.on ?? false}
          onClick={() => press()()}
        >
          {props.art}
          {props.label}
        </button>
      )}
    </Show>
  )
}
