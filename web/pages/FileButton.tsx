/** A button that asks for a JSON file of this device. */
export function FileButton(props: { label: string; look: 'plain' | 'primary'; onFile: (file: File) => void }) {
  return (
    <label class={`btn ${props.look}`}>
      {props.label}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          if (file) props.onFile(file)
          // The same file, corrected, must count as another choice.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
