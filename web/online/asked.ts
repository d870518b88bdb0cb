import { createSignal } from 'solid-js'

/** Something asked of the server: what it last answered, why it last did not, and a way to ask again. */
export function createAsked<T>(ask: () => Promise<T>) {
  const [value, setValue] = createSignal<T>()
  const [error, setError] = createSignal<unknown>()
  const again = async (): Promise<void> => {
    try {
      const answer = await ask()
      setValue(() => answer)
      setError(undefined)
    } catch (problem) {
      setError(() => problem)
    }
  }
  void again()
  return { value, error, again: () => void again() }
}
