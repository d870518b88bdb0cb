/** The token windows: before the first Arrangement turn, before the first brew and before Tidying (DB-9.5 to DB-9.12). */
import { moves } from '@taproom/engine'
import type { DiceBrewingEvent, Journal } from './events.ts'
import { P, WINDOWS, windowOf } from './prompts.ts'
import { nextSeat } from './seats.ts'
import type { DiceBrewing } from './table.ts'
import { hasTokenQuestion } from './token-questions.ts'

const move = moves<DiceBrewing, DiceBrewingEvent>()

/** Asks the next player who has a token question; closes when all have passed in a row (DB-9.8). */
export function askInWindow(
  t: DiceBrewing,
  from: number,
  passed: number,
  window: number,
  _c: number,
  log: Journal,
): void {
  let seat = from
  for (let passes = passed; passes < t.seatCount; passes++) {
    if (hasTokenQuestion(t, seat, window)) {
      t.turn++
      t.prompts.push(WINDOWS[window].prompt, seat, passes)
      return
    }
    log?.add({ kind: 'window-passed', seat, rule: 'DB-9.10', automatic: true })
    seat = nextSeat(t, seat)
  }
  log?.add({ kind: 'window-closed', rule: 'DB-9.8', window: WINDOWS[window].name })
  t.prompts.push(WINDOWS[window].next, t.holder)
}

/** One answer is given; the next player is asked (DB-9.7). */
export function answerWindow(t: DiceBrewing, seat: number, passes: number): void {
  const window = windowOf(t.prompts.kind)
  t.prompts.pop()
  t.prompts.push(P.window, nextSeat(t, seat), passes, window)
}

/** Always possible: what a client answers for an owner who does not want to be asked (DB-9.17), and a clock that runs out (DB-9.18). */
export const passWindow = move(
  'pass-window',
  {},
  {
    at: ['opening-window', 'brewing-window', 'tidying-window'],
    exact: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      log?.add({ kind: 'window-passed', seat, rule: 'DB-9.7', automatic: false })
      answerWindow(t, seat, t.prompts.a + 1)
    },
  },
)
