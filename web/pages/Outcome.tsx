import { Show } from 'solid-js'

/** What came of the last press. */
export function Outcome(props: { text: string }) {
  return (
    <p class="outcome" role="status">
      {props.text}
    </p>
  )
}

/** Why something could not be done. */
export function Problem(props: { text: string }) {
  return (
    <Show when={props.text}>
      <p class="problem" role="alert">
        {props.text}
      </p>
    </Show>
  )
}
