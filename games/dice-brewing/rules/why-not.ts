/**
 * Moves nobody may make but everybody may try: they are never offered, and their refusal answers
 * "why can't I do that?" where no other move could carry the question.
 */
import { among, index, moves } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { MOST_SEATS } from '../components/box.ts'
import { ENHANCEMENTS } from '../components/names.ts'
import { dieArgs } from './dice.ts'
import type { DiceBrewingEvent } from './events.ts'
import type { DiceBrewing } from './table.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** They fit no prompt, so that `outOfPlace` answers them. */
const never = { at: [], candidates: () => undefined, refusal: () => undefined, play: () => undefined } as const

/** Moving a die from storage to the active zone (DB-5.15). */
export const takeOut = move('take-out', dieArgs, never)

/** Placing on an opponent's board (DB-5.19). */
export const placeAbroad = move('place-abroad', { board: index(MOST_SEATS), field: among(FIELDS) }, never)

/** A second enhancement besides the one a brew names (DB-7.14), or one after the brew (DB-7.19). */
export const enhance = move('enhance', { enhancement: among(ENHANCEMENTS) }, never)

/** A second die on the market card (DB-6.16). */
export const secondDiscount = move('second-discount', {}, never)

/** A die for a discount on the black market (DB-6.21). */
export const tokenDiscount = move('token-discount', {}, never)
