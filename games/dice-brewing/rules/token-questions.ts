/** Whether a player is asked about action tokens at all (DB-5.29, DB-6.13, DB-9.10). */
import {
  BLOCK_BUILDING,
  BLOCK_PROTECT_DIE,
  BLOCK_RECIPE,
  EXTRA_ROLL,
  RAISE_DIE,
  TAKE_BACK_DIE,
} from '../components/names.ts'
import { BEFORE_BREWING, OPENING } from './prompts.ts'
import type { DiceBrewing } from './table.ts'
import {
  hasBuildingTarget,
  hasGuardTarget,
  hasRaiseTarget,
  hasRecipeTarget,
  hasRollTarget,
  hasTakeTarget,
} from './token-targets.ts'
import { holds } from './won.ts'

/** No window: a rest point of Arrangement or Purchasing, or between two steps of one's own move. */
export const NOW = 3

/**
 * Face-down tokens give nothing away: whoever owns one is asked. Lying open, a token must also be playable now;
 * it is only with a legal target (DB-9.22).
 */
export function hasTokenQuestion(t: DiceBrewing, seat: number, when: number): boolean {
  const me = t.seats[seat]
  if (me.tokenCount === 0) return false
  if (t.hiddenTokens) return true
  return (
    (holds(me, EXTRA_ROLL) && hasRollTarget(t)) ||
    (holds(me, BLOCK_PROTECT_DIE) && hasGuardTarget(t)) ||
    (holds(me, RAISE_DIE) && hasRaiseTarget(t, seat)) ||
    (holds(me, TAKE_BACK_DIE) && hasTakeTarget(t)) ||
    (when === OPENING && holds(me, BLOCK_BUILDING) && hasBuildingTarget(t, seat)) || // DB-9.51
    (when === BEFORE_BREWING && holds(me, BLOCK_RECIPE) && hasRecipeTarget(t)) // DB-9.54
  )
}
