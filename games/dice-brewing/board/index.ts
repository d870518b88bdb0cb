import type { BoardOf } from '@taproom/board'
import type { diceBrewing } from '../rules/game.ts'
import { Board } from './Board.tsx'
import { changes } from './changes.tsx'
import { BUTTONS } from './hand.ts'
import { touched } from './touched.ts'

export const board: BoardOf<typeof diceBrewing> = {
  Board,
  changes,
  places: touched,
  buttons: BUTTONS,
}
