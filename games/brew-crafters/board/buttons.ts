import type { MoveData } from '@taproom/engine'

const WITHOUT_A_PLACE = ['decline', 'stop', 'end', 'process', 'collaborate']

/** Moves that have no place on the board, or whose place is small beside what they mean. */
export const button = ({ kind }: MoveData): boolean => WITHOUT_A_PLACE.includes(kind)
