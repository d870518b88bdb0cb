import type { BoardModule } from '@taproom/board'
import type { Accessor, JSX } from 'solid-js'
import type { ButtonProps, TableHeaderProps } from '../../design/index.ts'
import type { SeatColour } from '../../design/SeatBadge.tsx'
import type { TableController } from '../ctrl/controller.ts'
import type { AnyGuide, AnyWords } from '../ctrl/kinds.ts'
import type { Share } from '../ctrl/since.ts'
import type { Asking } from './explain/asking.ts'

export const DIALOGS = [
  'choices',
  'share',
  'more',
  'help',
  'settings',
  'log',
  'note',
  'since',
  'points',
  'things',
] as const
export type DialogName = (typeof DIALOGS)[number]

/** What one person wrote down for themselves about one match. */
export interface Notebook {
  /** Kept on this device only. */
  readonly here: boolean
  read(): Promise<string>
  /** False when it could not be kept. */
  keep(text: string): Promise<boolean>
}

/** What a match on a server adds to its table; the shell puts each part in its place. */
export interface OnlineParts {
  /** Said instead of the question: paused, ended, being sent. */
  readonly question: Accessor<string | undefined>
  /** The buttons that belong to it. */
  readonly answers: Accessor<readonly ButtonProps[]>
  /** Said to who has no seat here, and so has nothing to decide, to take back or to confirm; undefined for everybody else. */
  readonly watching: Accessor<string | undefined>
  /** Who is not at the table now, though it is their match: for where the seats have no room for notes. */
  readonly away: Accessor<TableHeaderProps['away']>
  /** Only for who has a seat. */
  readonly notebook: Accessor<Notebook | undefined>
  /** Whether what is new since one's own last move comes forward by itself: in a slow match, once. */
  readonly sinceFirst: boolean
  /** Beside the name of a seat: its time, whether somebody is there. */
  note(seat: number): string
  /** The same for the seat that acts, where there is room for one only. */
  readonly aside: Accessor<string | undefined>
  readonly tools: Accessor<readonly Omit<ButtonProps, 'look' | 'iconOnly'>[]>
  /** Entries of the menu "More". */
  readonly items: Accessor<
    readonly { readonly art: JSX.Element; readonly label: string; readonly onPress: () => void }[]
  >
  /** What the others and the server have to say, above the prompt. */
  readonly Bars: () => JSX.Element
  /** Part of the end screen. */
  readonly AtEnd: () => JSX.Element
  /** What lies over the table: the chat and dialogs. */
  readonly Around: () => JSX.Element
}

/** What all parts of one table share: the match, its words, its board and which dialog is open. */
export interface TableContext {
  readonly match: TableController
  readonly words: Accessor<AnyWords>
  readonly board: Accessor<BoardModule | undefined>
  /** What the game tells of its things: fetched when somebody asks for the first time, undefined until then and for a game without one. */
  readonly guide: Accessor<AnyGuide | undefined>
  /** Which thing is being explained. */
  readonly asking: Asking
  /** The text table is shown: by preference, or because the game has no board yet. */
  readonly textual: Accessor<boolean>
  readonly dialog: Accessor<DialogName | undefined>
  open(dialog: DialogName): void
  /** Closes this dialog; another one that took its place meanwhile stays. */
  close(dialog: DialogName): void
  /** Whether the rules lie beside the table. */
  readonly bookOpen: Accessor<boolean>
  openBook(open: boolean): void
  /** The rule that somebody asked for. */
  readonly rule: Accessor<string>
  /** Opens the rules beside the table at this one. */
  showRule(rule: string): void
  /** What happened since the own turn of who is asked now; empty otherwise. */
  readonly since: Accessor<readonly Share[]>
  /** What every seat would have if the match ended now; empty where that is not shown. */
  readonly points: Accessor<readonly number[]>
  /** A sentence in the prompt bar, until the next change of the table. */
  readonly noticed: Accessor<string>
  notice(sentence: string): void
  colour(seat: number): SeatColour
  /** Whether the end screen covers the table. */
  readonly atEnd: Accessor<boolean>
  showEnd(shown: boolean): void
  /** Whether the last scoring is being told. */
  readonly scene: Accessor<boolean>
  playScene(): void
  endScene(): void
  readonly online?: OnlineParts
  /** Of the person who looks; undefined where nobody in particular does. */
  readonly notebook: Accessor<Notebook | undefined>
  fork(): void
  rematch(): void
  /** The same draw against the same opponents, from the start. */
  readonly again: (() => void) | undefined
  /** Others played this match: nothing of it is "yours". */
  readonly foreign: boolean
  download(): void
}
