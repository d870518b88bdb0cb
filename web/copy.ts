/** Puts the text of a field on the clipboard; false where the browser does not let us, with the text selected for the person. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Without https there is no clipboard to write to, but the older way is open.
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
