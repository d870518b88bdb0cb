/** Gives such data to the person as a file of this name. */
export function saveFile(name: string, data: unknown, indent?: number): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, indent)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
