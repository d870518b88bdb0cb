import { type JSX, Show } from 'solid-js'
import { Icon, type IconName } from './Icon.tsx'

export interface ButtonProps {
  label: string
  onPress: () => void
  icon?: IconName
  look?: 'plain' | 'primary' | 'quiet' | 'danger'
  /** Show only the icon; the label stays the accessible name. */
  iconOnly?: boolean
  /** The accessible name, where the label alone would be that of other buttons too; it begins with the label. */
  name?: string
  /** Stays focusable and readable, so that a press can be answered with the reason. */
  disabled?: boolean
  pressed?: boolean
  art?: JSX.Element
  /** What the button is for, where something else must tell it from others. */
  class?: string
}

export function Button(props: ButtonProps) {
  return (
    <button
      type="button"
      class="btn"
      classList={{
        [props.look ?? 'plain']: true,
        icon: props.iconOnly,
        iconed: !!props.icon,
        [props.class ?? '']: !!props.class,
      }}
      aria-label={props.name ?? (props.iconOnly ? props.label : undefined)}
      aria-disabled={props.disabled}
      aria-pressed={props.pressed}
      onClick={() => props.onPress()}
    >
      <Show when={props.icon}>{icon => <Icon of={icon()} size={props.iconOnly ? 20 : 18} />}</Show>
      {props.art}
      <Show when={!props.iconOnly}>
        <span>{props.label}</span>
      </Show>
    </button>
  )
}
