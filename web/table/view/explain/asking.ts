/** Which thing of the table is being explained, and how somebody asked for it. */
import { type Accessor, createSignal } from 'solid-js'

export interface Asked {
  /** Its name: what the game's guide knows it by. */
  readonly thing: string
  /** Where it is drawn. */
  readonly element: Element
  /** It stays until it is closed, and can be pressed; otherwise it goes with the pointer. */
  readonly pinned: boolean
  readonly by: 'pointer' | 'finger' | 'key'
  /** It was pressed and answered nothing: the explanation comes first, the refusal second. */
  readonly pressed?: boolean
}

export interface Asking {
  readonly asked: Accessor<Asked | undefined>
  ask(what: Asked | undefined): void
  /** While this is on, everything that is pressed is explained and nothing is played. */
  readonly mode: Accessor<boolean>
  setMode(on: boolean): void
}

export function createAsking(): Asking {
  const [asked, ask] = createSignal<Asked>()
  const [mode, setMode] = createSignal(false)
  return {
    asked,
    ask,
    mode,
    setMode(on) {
      setMode(on)
      ask(undefined)
    },
  }
}
