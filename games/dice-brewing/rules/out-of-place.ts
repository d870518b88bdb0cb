/** Why a kind of move does not fit what is asked at all; the order of the checks is that of section 14. */
import type { Refusal } from '@taproom/engine'
import { BLOCK_BUILDING, TOKENS } from '../components/names.ts'
import { P, windowOf } from './prompts.ts'
import { refuse } from './refusals.ts'
import { ARRANGEMENT, BREWING, type DiceBrewing, PASSED, PURCHASING, TIDYING } from './table.ts'
import { isWonNow } from './won.ts'

/** Choices that must be answered before anything else (D-04 to D-08, D-14). */
const CHOICES: readonly number[] = [
  P['gained-die'],
  P['raised-die'],
  P.reroll,
  P['swap-colour'],
  P.swap,
  P['tidied-die'],
]
const PIECE_PROMPTS: readonly number[] = [P['first-piece'], P['second-piece']]
const TOKEN_KINDS: readonly string[] = TOKENS
const PLACING: readonly string[] = ['place', 'plant', 'accelerate', 'place-abroad', 'pass']
/** Leaving or answering: where a choice must be made they are simply not what is asked. */
const ANSWERS: readonly string[] = [
  'pass',
  'end-turn',
  'finish',
  'decline',
  'pass-window',
  'put',
  'pick',
  'reroll',
  'swap-colour',
  'swap',
  'no-swap',
]

/** The phase in which a kind of move is asked for, −1 where that depends. */
function phaseOf(kind: string): number {
  if (PLACING.includes(kind) || kind === 'end-turn') return ARRANGEMENT
  if (kind === 'buy-ingredient' || kind === 'buy-token' || kind === 'finish') return PURCHASING
  return kind === 'brew' || kind === 'decline' || kind === 'enhance' ? BREWING : -1
}

const choicePending = (t: DiceBrewing): boolean => CHOICES.includes(t.prompts.kind)

export function outOfPlace(t: DiceBrewing, seat: number, kind: string): Refusal {
  if (t.prompts.kind < 0) return refuse['game-over'].by('DB-8.24')
  const token = TOKEN_KINDS.indexOf(kind)
  if (token >= 0) return tokenOutOfPlace(t, seat, token)
  if (kind === 'store') return storingOutOfPlace(t, seat)
  if (kind === 'take-out') return refuse['store-no-return'].with() // DB-5.15: at no time
  const mine = t.prompts.seat === seat
  if (PLACING.includes(kind) && t.phase === ARRANGEMENT) {
    if (t.seats[seat]?.passed === PASSED) return refuse['already-passed'].with()
    if (t.pieces === 2 && t.mover === seat && kind !== 'pass') return refuse['turn-full'].with() // until somebody places or passes
  }
  if (kind === 'enhance' && t.phase >= BREWING && t.prompts.kind !== P['brewing-window'])
    return mine && t.phase === BREWING ? refuse['one-enhancement'].with() : refuse['enhance-later'].with() // DB-7.14, DB-7.19
  if (!mine) return refuse['not-your-turn'].by(t.phase === ARRANGEMENT ? 'DB-5.17' : 'DB-5.2', t.prompts.seat)
  if (kind === 'end-turn' && t.prompts.kind === P['first-piece']) return refuse['must-place-or-pass'].with()
  if (t.phase === PURCHASING && kind === 'second-discount') return refuse['discount-one-die'].with() // DB-6.16
  if (t.phase === PURCHASING && kind === 'token-discount') return refuse['discount-not-black-market'].with() // DB-6.21
  if (PIECE_PROMPTS.includes(t.prompts.kind) && kind === 'place-abroad') return refuse['not-your-board'].with() // DB-5.19
  if (choicePending(t) && !ANSWERS.includes(kind)) return refuse['choice-pending'].by('DB-5.21')
  return refuse['wrong-phase'].with(phaseOf(kind))
}

/** DB-5.13, DB-5.14, DB-5.16. */
function storingOutOfPlace(t: DiceBrewing, seat: number): Refusal {
  if (t.phase >= BREWING) return refuse['store-too-late'].by('DB-5.16')
  return t.prompts.seat === seat
    ? refuse['choice-pending'].by('DB-5.21')
    : refuse['move-in-progress'].by('DB-5.5', t.prompts.seat)
}

function tokenOutOfPlace(t: DiceBrewing, seat: number, token: number): Refusal {
  const mine = t.prompts.seat === seat
  const inMove = t.phase === ARRANGEMENT || t.phase === PURCHASING
  const inWindow = windowOf(t.prompts.kind) >= 0
  const restPoint = t.prompts.kind === P['first-piece'] || t.prompts.kind === P.purchase
  if (inMove && !inWindow && !restPoint && !mine) return refuse['move-in-progress'].by('DB-9.3', t.prompts.seat)
  if (inMove && choicePending(t)) return refuse['choice-pending'].by('DB-9.4')
  const me = t.seats[seat]
  if (!me || me.tokens[token] <= 0) return refuse['token-not-owned'].with(token)
  if (t.phase >= BREWING && !inWindow && isWonNow(t, seat, token)) return refuse['token-won-too-late'].with(token)
  if (t.phase === BREWING && !inWindow) return refuse['token-too-late'].by('DB-9.11', token)
  if (t.phase === TIDYING && !inWindow) return refuse['token-too-late'].by('DB-9.12', token)
  if (inWindow && !mine) return refuse['token-not-asked'].with(t.prompts.seat)
  return token === BLOCK_BUILDING ? refuse['token-only-opening'].with() : refuse['token-only-brewing'].with()
}
