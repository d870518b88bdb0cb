import type { MoveData } from '@taproom/engine'

const WITHOUT_A_PLACE = ['stop', 'decline']

/** Moves that have no place on the board. */
export const button = ({ kind }: MoveData): boolean => WITHOUT_A_PLACE.includes(kind)
