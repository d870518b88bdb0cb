/**
 * What the game waits for and what it does by itself, in the order of a round (DB-5.1). Indented: not asked but done.
 * A move (DB-5.4) is everything from the first answer to a prompt of D-01, D-02, D-11, D-12, D-13, D-14 or D-15 to the next of them;
 * rest points (DB-5.6) are the prompts at which it has not begun.
 */
import { names } from '@taproom/engine'

export const P = names([
  /*  */ 'round', // everybody rolls
  /*  */ 'window', // a: passes in a row, b: which window
  'opening-window', // D-01; a: passes in a row
  /*  */ 'turn', // the next player who has not passed
  /*  */ 'piece', // a: pieces placed in this turn
  'first-piece', // D-02, a rest point
  'second-piece', // D-03
  /*  */ 'piece-done', // the piece and everything it led to is finished
  'gained-die', // D-04; a: die
  'raised-die', // D-05; a: field
  'reroll', // D-06; a: the last pick + 1
  'swap-colour', // D-07
  'swap', // D-08; a: colour
  /*  */ 'shopper', // a: how many players have had their Purchasing turn
  /*  */ 'shop',
  'purchase', // D-11, nothing bought yet: a rest point
  'purchase-more', // D-11, after a purchase
  'brewing-window', // D-12; a: passes in a row
  /*  */ 'brewer', // a: declines in a row
  'brew', // D-13; a: declines in a row
  /*  */ 'tidying', // token effects end
  /*  */ 'tidy', // a: how many players have tidied, b: 0 MH3, 1 HP2, 2 the rest
  'tidied-die', // D-14; a: players who have tidied, b: 0 MH3, 1 HP2
  /*  */ 'season', // the round ends
  'tidying-window', // D-15, since version 2; a: passes in a row
])

/** Which window: the value of `b` in a `window` frame. */
export const OPENING = 0
export const BEFORE_BREWING = 1
export const BEFORE_TIDYING = 2

/** Everything that differs between the windows, in the order above: how each is called, what asks in it, and what follows it. */
export const WINDOWS = [
  { name: 'opening', prompt: P['opening-window'], next: P.turn }, // DB-5.17
  { name: 'brewing', prompt: P['brewing-window'], next: P.brewer }, // DB-7.2
  { name: 'tidying', prompt: P['tidying-window'], next: P.tidying }, // DB-8.1
] as const
export type WindowName = (typeof WINDOWS)[number]['name']

/** The window in which this is asked, −1 for every other prompt. */
export function windowOf(prompt: number): number {
  for (let window = 0; window < WINDOWS.length; window++) if (WINDOWS[window].prompt === prompt) return window
  return -1
}
