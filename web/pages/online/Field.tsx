import { createUniqueId, type JSX, Show, splitProps } from 'solid-js'

interface FieldProps extends Pick<JSX.InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxlength' | 'autocomplete'> {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly hint?: string
  readonly required?: boolean
}

/** One line to write in, with its label. */
export function Field(props: FieldProps) {
  const id = createUniqueId()
  const [own, input] = splitProps(props, ['label', 'hint', 'onInput'])
  return (
    <div class="on-name">
      <label for={id}>{own.label}</label>
      <input {...input} id={id} class="field" onInput={event => own.onInput(event.currentTarget.value)} />
      <Show when={own.hint}>
        <small>{own.hint}</small>
      </Show>
    </div>
  )
}

/** What one is called at the table. */
export const NameField = (props: Pick<FieldProps, 'label' | 'value' | 'onInput' | 'hint'>) => (
  <Field {...props} maxlength="30" autocomplete="nickname" required />
)
