import type { MoveData } from '@taproom/engine'

const WITHOUT_A_PLACE = ['pass', 'end-turn', 'reroll', 'no-swap', 'finish', 'decline', 'pass-window']

/** Moves that have no place on the board. */
export const button = ({ kind }: MoveData): boolean => WITHOUT_A_PLACE.includes(kind)
