/** Where a Block / Protect token ends: it leaves the game (DB-2.14, DB-9.25). */
import { BLOCK_PROTECT_DIE } from '../components/names.ts'
import { guarded, guardOf } from './dice.ts'
import { type Journal, shown } from './events.ts'
import type { DiceBrewing } from './table.ts'

/** A die is placed, put on the market card or brewed with: its token stays with it (DB-9.49); in version 1 it left the game. */
export function useGuarded(t: DiceBrewing, seat: number, die: number, log: Journal): void {
  if (t.rules === 1) discardGuard(t, seat, die, 'DB-9.49', log)
}

/** The token under a die leaves the game: when Tidying begins (DB-8.1), or when its die goes to the supply (DB-9.25). */
export function discardGuard(t: DiceBrewing, seat: number, die: number, rule: string, log: Journal): void {
  const face = t.faces[die]
  if (guardOf(face) === 0) return
  t.faces[die] = guarded(face, 0)
  t.tokensOut[BLOCK_PROTECT_DIE]++
  log?.add({ kind: 'token-removed', rule, token: 'block-protect-die', from: { seat, die: shown(t, die) } })
}
