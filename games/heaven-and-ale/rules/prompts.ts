import { names } from '@taproom/engine'

/**
 * What the game waits for and what it does by itself, in the order of play.
 * Their numbers: `marker` a = 1 during set-up; `buy` and `buy-on` a = space, b = tiles bought in this visit;
 * `enclose` and `shed` a = shed site, `shed` b = its type; `spot` a = space; `privilege`,
 * `priv-colour` and `priv-rear` a = pair; `set-up` a = how many figures stand in the starting area.
 */
export const PROMPTS = [
  'set-up', // step: who chooses a start space next
  'setup-start',
  'marker',
  'round-start', // step
  'move',
  'buy',
  'enclose', // step: a shed site has just been enclosed
  'shed',
  'buy-on', // step: may buying go on?
  'spot',
  'number',
  'privilege',
  'priv-colour',
  'priv-rear',
  'home',
  'turn-end', // step
  'round-end', // step
  'game-end', // step
] as const

export const P = names(PROMPTS)
export type PromptName = (typeof PROMPTS)[number]

/** Decisions of a turn: at each of them, and while others take theirs, a card may be sold (HA-9.14, HA-9.15). */
export const DECISIONS = [
  'setup-start',
  'marker',
  'move',
  'buy',
  'shed',
  'spot',
  'number',
  'privilege',
  'priv-colour',
  'priv-rear',
  'home',
] as const satisfies readonly PromptName[]

/** Taken by the table itself when only one answer is possible; moving, buying and coming home are always shown. */
export const AUTO = DECISIONS.filter(name => name !== 'move' && name !== 'buy' && name !== 'home')
