/** What everything in the box is called in code; the order is the order of the numbers in the state. */

/** DB-2.1: the four kinds of dice, in the order in which they are rolled (DB-12.3). */
export const COLOURS = ['light-malt', 'dark-malt', 'hops', 'skill'] as const
export type Colour = (typeof COLOURS)[number]
export const LIGHT = 0
export const DARK = 1
export const HOPS = 2
export const SKILL = 3

/** Where a player's own dice wait (DB-2.5). */
export const ZONES = ['active-zone', 'storage'] as const
export type Zone = (typeof ZONES)[number]
export const ACTIVE = 0
export const STORAGE = 1

export const BUILDINGS = ['malt-house', 'hop-plantation', 'craft-school', 'seed-department'] as const
export type Building = (typeof BUILDINGS)[number]

/** DB-2.11: the five kinds of special ingredients. */
export const INGREDIENTS = ['fruit', 'spices', 'special-malt', 'honey', 'special-hops'] as const
export type Ingredient = (typeof INGREDIENTS)[number]

/** DB-2.13: the six kinds of action tokens. */
export const TOKENS = [
  'raise-die',
  'extra-roll',
  'take-back-die',
  'block-protect-die',
  'block-building',
  'block-recipe',
] as const
export type Token = (typeof TOKENS)[number]
export const RAISE_DIE = 0
export const EXTRA_ROLL = 1
export const TAKE_BACK_DIE = 2
export const BLOCK_PROTECT_DIE = 3
export const BLOCK_BUILDING = 4
export const BLOCK_RECIPE = 5

/** DB-2.15: eight styles at three levels, and the experiments. */
export const STYLES = [
  'lager',
  'pilsner',
  'wheat',
  'pale-ale',
  'ipa',
  'bock',
  'porter',
  'stout',
  'experimental',
] as const
export type Style = (typeof STYLES)[number]
export const LEVELS = ['beginner', 'intermediate', 'advanced', 'experimental'] as const
export type Level = (typeof LEVELS)[number]

export const SEASONS = ['winter', 'summer'] as const
export type Season = (typeof SEASONS)[number]

/** What a brew may be improved with: nothing, one special ingredient, or one skill die showing 1 to 6 (DB-7.15). */
export const ENHANCEMENTS = [
  'none',
  ...INGREDIENTS,
  'skill-1',
  'skill-2',
  'skill-3',
  'skill-4',
  'skill-5',
  'skill-6',
] as const
export type Enhancement = (typeof ENHANCEMENTS)[number]
/** `ENHANCEMENTS[SKILL_0 + value]` is a skill die of that value. */
export const SKILL_0 = INGREDIENTS.length
