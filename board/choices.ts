/** What every region of a board with choices understands, where places are told apart by names. */
export interface Choices {
  /** The region's accessible name. */
  name: string
  legal: ReadonlySet<string>
  /** What one may also do, without being asked for it: it answers, but does not glow. */
  quiet?: ReadonlySet<string>
  chosen?: string | ReadonlySet<string>
  /** Called for every tap, legal or not: the shell explains a refusal. */
  onPick: (id: string) => void
  /** Hover or focus arrives at a choice, or leaves (null). */
  onPreview?: (id: string | null) => void
  label: (id: string) => string
}

export const isChosen = ({ chosen }: Choices, id: string): boolean =>
  typeof chosen === 'string' ? chosen === id : (chosen?.has(id) ?? false)
