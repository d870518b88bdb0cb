/** Barrels and privilege cards. Source: rulebook p. 6 and 8 (tables T8 and T9 of the spec). */

/** Twelve goals, each with a large and a small barrel (HA-2.28); where the barrels lie in the middle means nothing (HA-2.32). */
export const GOALS = [
  'goal-brewmaster-1',
  'goal-all-markers-1',
  'goal-six-ones',
  'goal-six-fives',
  'goal-monk-spots',
  'goal-resource-spots',
  'goal-three-same-sheds',
  'goal-four-shed-types',
  'goal-marker-20',
  'goal-three-privileges',
  'goal-sun-full',
  'goal-shade-full',
] as const
export type Goal = (typeof GOALS)[number]

/** Barrel sizes as the state keeps them: 0 = none. */
export const SMALL = 1
export const LARGE = 2
export const SIZES = ['small', 'large'] as const
export type Size = (typeof SIZES)[number]

/** Every seat has these five (HA-2.30). */
export const CARDS = ['priv-ducats', 'priv-brewmaster', 'priv-colour', 'priv-rearmost', 'priv-barrels'] as const
export type Card = (typeof CARDS)[number]
export const PRIV_DUCATS = 0
export const PRIV_BREWMASTER = 1
export const PRIV_COLOUR = 2
export const PRIV_REARMOST = 3
export const PRIV_BARRELS = 4
