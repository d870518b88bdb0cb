import { createUniqueId, For } from 'solid-js'

export interface SegmentedProps<T extends string> {
  label: string
  options: readonly {
    id: T
    label: string /** Takes the place of the label where there is little room. */
    short?: string
  }[]
  value: T
  onChange: (id: T) => void
}

/** One choice of a few, as radio buttons in one row: arrow keys come with the platform. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const group = createUniqueId()
  return (
    <fieldset class="segmented">
      <legend class="unseen">{props.label}</legend>
      <For each={props.options}>
        {option => (
          <label>
            <input
              type="radio"
              name={group}
              checked={props.value === option.id}
              aria-label={option.label}
              onChange={() => props.onChange(option.id)}
            />
            <span class="long">{option.label}</span>
            <span class="short">{option.short ?? option.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  )
}
