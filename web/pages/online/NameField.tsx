import { createUniqueId } from 'solid-js'

/** What one is called at the table. */
export function NameField(props: { label: string; value: string; onInput: (name: string) => void; hint?: string }) {
  const id = createUniqueId()
  return (
    <div class="on-name">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="field"
        maxlength="30"
        autocomplete="nickname"
        required
        value={props.value}
        onInput={event => props.onInput(event.currentTarget.value)}
      />
      {props.hint ? <small>{props.hint}</small> : null}
    </div>
  )
}
