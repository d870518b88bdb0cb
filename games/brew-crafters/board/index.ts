import type { BoardOf } from '@taproom/board'
import type { game } from '../rules/game.ts'
import { Board } from './Board.tsx'
import { changes } from './changes.tsx'
import { BUTTONS } from './choices.ts'
import { touched } from './touched.ts'
import { wordsIn } from './words.ts'

export const board: BoardOf<typeof game> = {
  Board,
  changes,
  places: touched,
  buttons: BUTTONS,
  speak: wordsIn,
}
