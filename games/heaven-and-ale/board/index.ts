import type { BoardOf } from '@taproom/board'
import type { heavenAndAle } from '../rules/game.ts'
import { Board } from './Board.tsx'
import { changes } from './changes.tsx'
import { BUTTONS } from './choices.ts'
import { foretell } from './foretell.ts'
import { touched } from './touched.ts'

export const board: BoardOf<typeof heavenAndAle> = {
  Board,
  changes,
  places: touched,
  counted: ['exchange', 'tens'],
  buttons: BUTTONS,
  foretell,
}
