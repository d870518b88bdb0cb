/** Arrangement turns: whose turn it is, one or two pieces, passing (DB-5.17 to DB-5.30). */
import { moves } from '@taproom/engine'
import { canAccelerate } from './accelerating.ts'
import type { DiceBrewingEvent, Journal } from './events.ts'
import { canPlaceInput } from './placing.ts'
import { P } from './prompts.ts'
import { nextSeat } from './seats.ts'
import { type DiceBrewing, PASSED, PASSED_OVER } from './table.ts'
import { hasTokenQuestion, NOW } from './token-questions.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** DB-5.26: the next player, clockwise, who has not passed and can do something; without one the phase ends (DB-5.30). */
export function nextTurn(t: DiceBrewing, from: number, _a: number, _b: number, _c: number, log: Journal): void {
  let seat = from
  for (let i = 0; i < t.seatCount; i++) {
    if (t.seats[seat].passed !== PASSED) {
      const asked = isAsked(t, seat)
      if (asked || t.rules === 1) t.turn++
      if (asked) {
        t.seats[seat].passed = 0
        t.prompts.push(P['first-piece'], seat)
        return
      }
      passOver(t, seat, log)
    }
    seat = nextSeat(t, seat)
  }
  t.pieces = 0
  t.prompts.push(P.shopper, t.holder, 0)
}

/** DB-5.29: a player is asked only if there is something to place or a token question to keep open. */
const isAsked = (t: DiceBrewing, seat: number): boolean =>
  canPlaceInput(t, seat) || canAccelerate(t, seat) || hasTokenQuestion(t, seat, NOW)

export function askForPiece(t: DiceBrewing, seat: number, pieces: number, _b: number, _c: number, log: Journal): void {
  if (isAsked(t, seat)) t.prompts.push(pieces === 0 ? P['first-piece'] : P['second-piece'], seat)
  else if (pieces === 0) {
    passOver(t, seat, log)
    nextTurn(t, nextSeat(t, seat), 0, 0, 0, log)
  } else endTurn(t, seat, true, log)
}

/** DB-5.29: not a pass; when the turn comes round again the player is looked at anew. It is told once. In version 1 it was a pass. */
function passOver(t: DiceBrewing, seat: number, log: Journal): void {
  const me = t.seats[seat]
  t.pieces = 0
  if (me.passed === PASSED_OVER) return
  const old = t.rules === 1
  me.passed = old ? PASSED : PASSED_OVER
  log?.add({ kind: 'arrangement-passed', seat, rule: 'DB-5.29', automatic: true, ...(old ? {} : { over: true }) })
}

/** DB-5.21: the piece is resolved completely; after the second one the turn ends by itself (DB-5.24). */
export function finishPiece(t: DiceBrewing, seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  if (t.pieces === 1) askForPiece(t, seat, 1, 0, 0, log)
  else endTurn(t, seat, true, log)
}

function endTurn(t: DiceBrewing, seat: number, automatic: boolean, log: Journal): void {
  log?.add({ kind: 'turn-ended', seat, rule: automatic ? 'DB-5.24' : 'DB-5.23', automatic })
  nextTurn(t, nextSeat(t, seat), 0, 0, 0, log)
}

/** DB-5.27: final for this phase; DB-5.28: it blocks nobody. */
function passTurns(t: DiceBrewing, seat: number, log: Journal): void {
  t.seats[seat].passed = PASSED
  t.pieces = 0
  log?.add({ kind: 'arrangement-passed', seat, rule: 'DB-5.27', automatic: false })
  nextTurn(t, nextSeat(t, seat), 0, 0, 0, log)
}

export const pass = move(
  'pass',
  {},
  {
    at: ['first-piece'], // DB-5.25: only instead of a turn
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      t.prompts.pop()
      passTurns(t, seat, log)
    },
  },
)

export const endTurnMove = move(
  'end-turn',
  {},
  {
    at: ['second-piece'], // DB-5.23
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      t.prompts.pop()
      endTurn(t, seat, false, log)
    },
  },
)
