import { For } from 'solid-js'

export interface SelectProps<T extends string | number> {
  readonly values: readonly T[]
  readonly value: T
  readonly wordOf: (value: T) => string
  readonly onChange: (value: T) => void
  /** The accessible name, where no `<label>` points to the id. */
  readonly label?: string
  readonly id?: string
  readonly describedBy?: string
  readonly class?: string
}

/** One choice of many, by the platform's own list. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const choose = (index: number) => {
    const chosen = props.values[index]
    if (chosen !== undefined) props.onChange(chosen)
  }
  return (
    <select
      id={props.id}
      class={props.class ?? 'field'}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onChange={event => choose(event.currentTarget.selectedIndex)}
    >
      <For each={props.values}>
        {value => (
          <option value={value} selected={props.value === value}>
            {props.wordOf(value)}
          </option>
        )}
      </For>
    </select>
  )
}
