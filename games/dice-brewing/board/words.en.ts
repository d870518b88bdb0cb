import { terms } from '../words/en.terms.ts'
import type { Building, Colour, Field, Ingredient, Level, Phase, Season, Token, Zone } from './kinds.ts'

const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`
const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

type Dice = readonly string[]

export const en = {
  tabs: { yard: 'Yard', recipes: 'Recipes', markets: 'Markets', rivals: 'Rivals', log: 'Log' },
  parts: 'Parts of the table',
  recipes: 'Recipes',
  reward: 'Reward',
  levels: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    experimental: 'Experimental',
  } satisfies Record<Level, string>,
  blockedRecipe: 'Blocked',
  ready: 'Ready',
  readyWith: (dice: Dice) => (dice.length > 2 ? `Ready: ${dice.join(' ')}` : `Ready with ${and(dice)}`),
  storeFirst: (dice: Dice) => `Store ${dice.join(' ')}`,
  storeThenReady: (dice: Dice) => (dice.length > 1 ? `Store ${and(dice)}` : `Store ${and(dice)}, then ready`),
  lacks: (dice: Dice) => `Lacks ${dice.join(' ')}`,
  missing: (dice: Dice) => `Missing ${and(dice)}`,
  market: 'Market',
  blackMarket: 'Black market',
  ingredients: {
    fruit: 'Fruit',
    spices: 'Spices',
    'special-malt': 'Special malt',
    honey: 'Honey',
    'special-hops': 'Special hops',
  } satisfies Record<Ingredient, string>,
  tokens: {
    'raise-die': 'Raise a Die',
    'extra-roll': 'Extra Roll',
    'take-back-die': 'Take Back a Die',
    'block-protect-die': 'Block / Protect a Die',
    'block-building': 'Block a Building',
    'block-recipe': 'Block a Recipe',
  } satisfies Record<Token, string>,
  /** "from round 2", on a stall that is shut. */
  fromRound: (round: number) => `round ${round}`,
  bought: 'bought',
  brewery: (owner: string) => `Brewery of ${owner}`,
  buildings: terms.buildings satisfies Record<Building, string>,
  fields: terms.fields satisfies Record<Field, string>,
  accelerator: 'accelerator',
  /** "Opens in round 2", on a building that is shut. */
  opens: (round: number) => `Opens in round ${round}`,
  closed: 'Closed by a token',
  zones: { 'active-zone': 'Active zone', storage: 'Storage' } satisfies Record<Zone, string>,
  zoneNotes: { 'active-zone': 'rolled every round', storage: 'kept for brewing' } satisfies Record<Zone, string>,
  short: { 'active-zone': 'Active', storage: 'Storage' } satisfies Record<Zone, string>,
  store: 'Store',
  keep: 'Keep active',
  roll: (n: number) => `Roll ${n === 1 ? '1 die' : `${n} dice`}`,
  empty: 'Nothing here',
  myTokens: 'Your action tokens',
  noTokens: 'No action tokens',
  faceDown: count('token, face down', 'tokens, face down'),
  /** When a token can be played. */
  when: { now: 'Playable now', opening: 'Before turns', brewing: 'Before brewing', later: 'Later' },
  windows: {
    asked: 'Ask me',
    unasked: 'Don’t ask',
    /** For the window that comes next. */
    opening: 'Ask me for a token before the first turn of a round',
    brewing: 'Ask me for a token before the first brew of a round',
    tidying: 'Ask me for a token before Tidying',
  },
  aim: {
    'raise-die': 'Raise which die?',
    'extra-roll': 'Roll which die again?',
    'take-back-die': 'Take back which stored die?',
    'block-protect-die': 'Block which die, or protect one of yours?',
    'block-building': 'Block whose building?',
    'block-recipe': 'Block which recipe?',
  } satisfies Record<Token, string>,
  putBack: 'Keep the token',
  swap: 'Craft School: swap',
  swapColour: 'Roll a colour of the supply',
  swapColourNote: 'All its dice are rolled; then one may be swapped for yours.',
  rolled: (colour: string) => `The supply’s ${colour}, rolled`,
  swapNote: (colour: string) => `Tap one of them and one of your ${colour} dice.`,
  look: 'The others’ boards',
  lookedAt: 'Back to the table',
  /** What one's points would be now: "3 mastery + 8 dice + 2 gold". */
  worth: { points: (n: number) => `${n} pts`, dice: 'dice', gold: 'gold', mastery: 'mastery' },
  supply: 'Supply',
  round: (n: number) => `Round ${n}`,
  seasons: { winter: 'Winter', summer: 'Summer' } satisfies Record<Season, string>,
  phases: { arrangement: 'Arrange', purchasing: 'Purchase', brewing: 'Brew', tidying: 'Tidy' } satisfies Record<
    Phase,
    string
  >,
  brewed: (brewed: number, of: number) => `${brewed} of ${of}`,
  passed: 'passed',
  colours: { 'light-malt': 'light malt', 'dark-malt': 'dark malt', hops: 'hops', skill: 'skill' } satisfies Record<
    Colour,
    string
  >,
  letters: { 'light-malt': 'L', 'dark-malt': 'D', hops: 'H', skill: 'S' },
  unrolled: 'not rolled yet',
  blocked: 'blocked',
  protected: 'protected',
  raised: (by: number) => `raised by ${by}`,
  seeds: count('seed', 'seeds'),
  gold: (n: number) => `${n} gold`,
  mastery: count('mastery point', 'mastery points'),
}
