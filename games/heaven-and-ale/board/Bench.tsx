import { Pick } from '@taproom/board'
import { For, type JSX } from 'solid-js'

export interface BenchProps {
  title: string
  options: readonly { id: string; art: JSX.Element }[]
}

/** A row of large choices for what is small or crowded on the board itself. */
export function Bench(props: BenchProps) {
  return (
    <fieldset class="ha-bench">
      <legend>{props.title}</legend>
      <div class="row">
        <For each={props.options}>{option => <Pick place={option.id}>{option.art}</Pick>}</For>
      </div>
    </fieldset>
  )
}
