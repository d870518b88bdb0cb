import type { Action } from '@taproom/protocol'

/** These change what lies on the table. */
export const changesTable = (kind: Action['kind']): boolean =>
  kind === 'move' || kind === 'undo' || kind === 'redo' || kind === 'restart'

/** Who runs the server: sits nowhere, and may end a match. */
export const HOUSE = -1

/** An action that happened: what the log of a match is made of. */
export interface Entry {
  readonly index: number
  readonly seat: number
  readonly at: number
  /** The maker's own name for it: the same one again is the same action, not another one. */
  readonly id: string
  readonly action: Action
  /** The terms by which a proposal or a hand-over is read (`consent.ts`); 1 where nothing is said. */
  readonly terms?: number
  /** Made by the bot that played the seat. */
  readonly bot?: string
}

/** Before version 2 of the terms one could say which bot takes over somebody else's seat; the log still does. */
export const chosenBot = (action: Action): string | undefined =>
  'bot' in action && typeof action.bot === 'string' ? action.bot : undefined
