/** Where a Block / Protect token ends: it leaves the game (DB-2.14, DB-9.25). */
import { BLOCK_PROTECT_DIE } from '../components/names.ts'
import { guarded, guardOf } from './dice.ts'
import { type Journal, shown } from './events.ts'
import type { DiceBrewing } from './table.ts'

/** The token under a die leaves the game when the die is used (DB-9.49), or when the round ends (DB-8.1). */
export function discardGuard(t: DiceBrewing, seat: number, die: number, log: Journal): void {
  const face = t.faces[die]
  if (guardOf(face) === 0) return
  t.faces[die] = guarded(face, 0)
  t.tokensOut[BLOCK_PROTECT_DIE]++
  log?.add({ kind: 'token-removed', rule: 'DB-9.49', token: 'block-protect-die', from: { seat, die: shown(t, die) } })
}
