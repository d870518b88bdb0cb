import type { Action } from '@taproom/protocol'

/** A match of ours has some hundred entries. From here on it is played on, and nothing is taken back or paused any more. */
export const LONG = 5000
/** From here on it is only played out: moves come to an end by themselves, everything else could go round for ever. */
export const FULL = 6000

const WHEN_LONG: readonly Action['kind'][] = ['move', 'end', 'agree', 'decline', 'resume', 'handover', 'leave']
const WHEN_FULL: readonly Action['kind'][] = ['move', 'leave', 'handover', 'resume']

/** Whether a log of so many entries may still take this. */
export const hasRoomFor = (kind: Action['kind'], entries: number): boolean =>
  entries < LONG || (entries < FULL ? WHEN_LONG : WHEN_FULL).includes(kind)
