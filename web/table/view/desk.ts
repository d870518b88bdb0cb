import type { BoardModule } from '@taproom/board'
import type { Accessor } from 'solid-js'
import type { SeatColour } from '../../design/SeatBadge.tsx'
import type { AnyWords } from '../ctrl/kinds.ts'
import type { Match } from '../ctrl/match.ts'

export const DIALOGS = ['choices', 'rule', 'share', 'more', 'help', 'settings', 'log'] as const
export type DialogName = (typeof DIALOGS)[number]

/** What all parts of one table share: the match, its words, its board and which dialog is open. */
export interface Desk {
  readonly match: Match
  readonly words: Accessor<AnyWords>
  readonly board: Accessor<BoardModule | undefined>
  /** The text table is shown: by preference, or because the game has no board yet. */
  readonly textual: Accessor<boolean>
  readonly dialog: Accessor<DialogName | undefined>
  open(dialog: DialogName): void
  /** Closes this dialog; another one that took its place meanwhile stays. */
  close(dialog: DialogName): void
  /** The rule that the rule dialog shows. */
  readonly rule: Accessor<string>
  showRule(rule: string): void
  /** A sentence in the prompt bar, until the next change of the table. */
  readonly noticed: Accessor<string>
  notice(sentence: string): void
  colour(seat: number): SeatColour
  /** Whether the end screen covers the table. */
  readonly atEnd: Accessor<boolean>
  showEnd(shown: boolean): void
  fork(): void
  rematch(): void
  download(): void
}
