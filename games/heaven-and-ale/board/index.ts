import type { BoardOf } from '@taproom/board'
import type { heavenAndAle } from '../rules/game.ts'
import { Board } from './Board.tsx'
import { changes } from './changes.tsx'
import { BUTTONS } from './choices.ts'

export const board: BoardOf<typeof heavenAndAle> = {
  Board,
  changes,
  buttons: BUTTONS,
}
