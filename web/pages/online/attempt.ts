import { createSignal } from 'solid-js'
import { refusedOf } from '../../online/api.ts'
import { refusedSentence } from '../../online/sentences.ts'

/** Something to press, and the sentence that says what came of it. */
export function createAttempt(afterwards: () => void = () => {}) {
  const [outcome, setOutcome] = createSignal('')
  const attempt = (act: () => Promise<string>) => {
    act()
      .catch((error: unknown) => refusedSentence(refusedOf(error)))
      .then(setOutcome)
      .finally(afterwards)
  }
  return { outcome, attempt }
}
