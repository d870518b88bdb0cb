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

/** Neither window: a rest point of Arrangement or Purchasing, or between two steps of one's own move. */
export const NOW = 2

/**
 * Face-down tokens give nothing away: whoever owns one is asked. Lying open, a token must also be playable now;
 * it is only with a legal target (DB-9.22).
 */
export function hasTokenQuestion(t: DiceBrewing, seat: number, when: number): boolean {
  const me = t.seats[seat]
  if (me.tokenCount === 0) return false
  if (t.hiddenTokens) return true
  const tokens = me.tokens
  return (
    (tokens[EXTRA_ROLL] > 0 && hasRollTarget(t)) ||
    (tokens[BLOCK_PROTECT_DIE] > 0 && hasGuardTarget(t)) ||
    (tokens[RAISE_DIE] > 0 && hasRaiseTarget(t, seat)) ||
    (tokens[TAKE_BACK_DIE] > 0 && hasTakeTarget(t)) ||
    (when === OPENING && tokens[BLOCK_BUILDING] > 0 && hasBuildingTarget(t, seat)) || // DB-9.51
    (when === BEFORE_BREWING && tokens[BLOCK_RECIPE] > 0 && hasRecipeTarget(t)) // DB-9.54
  )
}
