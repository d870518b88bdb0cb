import { createUniqueId, Show } from 'solid-js'
import { Segmented, type SegmentedProps, Select, type SelectProps } from '../../design/index.ts'
import './row.css'

/** One choice of a few on a line of its own, with what it is about. */
export function SegmentedRow<T extends string>(props: SegmentedProps<T> & { about?: string }) {
  return (
    <div class="option">
      <span class="words">
        {props.label}
        <Show when={props.about}>
          <small>{props.about}</small>
        </Show>
      </span>
      <Segmented {...props} />
    </div>
  )
}

/** One choice of many on a line of its own. */
export function SelectRow<T extends string | number>(props: SelectProps<T> & { about?: string }) {
  const id = createUniqueId()
  return (
    <div class="option">
      <label class="words" for={id}>
        {props.label}
        <Show when={props.about}>
          <small>{props.about}</small>
        </Show>
      </label>
      <Select {...props} label={undefined} id={id} />
    </div>
  )
}
