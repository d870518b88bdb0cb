import type {
  Choices,
  Colour,
  DieData,
  Field,
  FieldData,
  FieldPrint,
  Ingredient,
  RecipeData,
  SeatColour,
  SeatData,
  Stall,
  Token,
  YardData,
} from '@taproom/dice-brewing/board'
import { FIELDS } from '@taproom/dice-brewing/board'

const KINDS: Record<string, Colour> = { L: 'light-malt', D: 'dark-malt', H: 'hops', S: 'skill' }

/** 'L4 D5! H3' in a few letters: ! blocked, # protected, + raised, ? without a value. */
export const dice = (owner: string, text: string): DieData[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word, i) => ({
      id: `${owner}-${i}-${word}`,
      colour: KINDS[word[0]],
      value: word[1] === '?' ? undefined : Number(word[1]),
      mark: word.includes('!') ? 'blocked' : word.includes('#') ? 'protected' : undefined,
      raised: word.includes('+') ? 1 : undefined,
    }))

const gold = (count: number) => ({ what: 'gold', count }) as const
const mastery = (count: number) => ({ what: 'mastery', count }) as const
const needs = (text: string): RecipeData['requires'] =>
  text.split(' ').map(word => ({
    colour: KINDS[word[0]],
    min: Number(word[1]),
    fitting: word.endsWith('v') ? 'stored' : word.endsWith('a') ? 'active' : 'missing',
  }))

export const dryStout: RecipeData = {
  id: 'dry-stout',
  name: 'Dry Stout',
  style: 'stout',
  level: 'beginner',
  requires: needs('D3v H2v'),
  reward: [mastery(1), { what: 'die', colour: 'skill' }],
  enhancements: [
    { kind: 'skill', min: 3, gains: [gold(1)], payable: true },
    { kind: 'special-malt', gains: [gold(4)] },
    { kind: 'honey', gains: [gold(3), mastery(1)] },
  ],
  standing: { tone: 'ready', text: 'Ready with D5 and H3', short: 'Ready' },
}
export const amberPaleAle: RecipeData = {
  id: 'amber-pale-ale',
  name: 'Amber Pale Ale',
  style: 'pale-ale',
  level: 'intermediate',
  requires: needs('L3v D2v H4a'),
  reward: [mastery(1), { what: 'token', token: 'extra-roll' }, gold(2)],
  enhancements: [
    { kind: 'skill', min: 4, gains: [gold(1)] },
    { kind: 'spices', gains: [gold(2), mastery(1)] },
    { kind: 'honey', gains: [gold(1), mastery(2)] },
  ],
  standing: { tone: 'near', text: 'Store H5, then ready', short: 'Store H5' },
}
export const noblePilsner: RecipeData = {
  id: 'noble-pilsner',
  name: 'Noble Pilsner',
  style: 'pilsner',
  level: 'advanced',
  requires: needs('L4v L5 H4 H5a'),
  reward: [mastery(3)],
  enhancements: [
    { kind: 'skill', min: 5, gains: [mastery(1)] },
    { kind: 'special-malt', gains: [gold(2), mastery(2)] },
    { kind: 'special-hops', gains: [gold(3), mastery(2)], payable: true },
  ],
  standing: { tone: 'far', text: 'Missing L5 and H4', short: 'Lacks L5 H4' },
}
const strongStout: RecipeData = {
  id: 'strong-roasted-stout',
  name: 'Strong Roasted Stout',
  style: 'stout',
  level: 'advanced',
  requires: needs('L2v L3v D3v D5v H4a'),
  reward: [mastery(3)],
  enhancements: [
    { kind: 'skill', min: 5, gains: [mastery(1)] },
    { kind: 'special-malt', gains: [gold(5), mastery(5)], payable: true },
    { kind: 'special-hops', gains: [gold(4), mastery(4)] },
  ],
  standing: { tone: 'near', text: 'Store H5, then ready', short: 'Store H5' },
}
const mastersExperiment: RecipeData = {
  id: 'masters-experiment',
  name: 'Master’s Experiment',
  style: 'experimental',
  level: 'experimental',
  requires: needs('L3v D3v D3 H4a'),
  reward: [mastery(3)],
  enhancements: [
    { kind: 'skill', min: 5, gains: [mastery(1)] },
    { kind: 'fruit', gains: [gold(1), mastery(2)] },
    { kind: 'spices', gains: [gold(2), mastery(2)] },
    { kind: 'special-malt', gains: [gold(2), mastery(2)], payable: true },
    { kind: 'honey', gains: [gold(3), mastery(2)] },
    { kind: 'special-hops', gains: [gold(3), mastery(2)] },
  ],
  standing: { tone: 'far', text: 'Missing D3', short: 'Lacks D3' },
}
const honeyExperiment: RecipeData = {
  id: 'honey-experiment',
  name: 'Honey Experiment',
  style: 'experimental',
  level: 'experimental',
  requires: needs('L3v D2v H3v'),
  reward: [mastery(1), { what: 'token', token: 'block-building' }, gold(2)],
  enhancements: [
    { kind: 'skill', min: 4, gains: [gold(1)], payable: true },
    { kind: 'fruit', gains: [gold(2), mastery(1)] },
    { kind: 'special-malt', gains: [gold(3), mastery(1)], payable: true },
    { kind: 'honey', gains: [gold(2), mastery(2)] },
  ],
  standing: { tone: 'ready', text: 'Ready with L4, D5 and H3', short: 'Ready' },
}
const hazyWheat: RecipeData = {
  id: 'hazy-wheat',
  name: 'Hazy Wheat',
  style: 'wheat',
  level: 'beginner',
  requires: needs('L2v L3v'),
  reward: [mastery(1), { what: 'token', token: 'raise-die' }],
  enhancements: [
    { kind: 'skill', min: 3, gains: [gold(1)] },
    { kind: 'fruit', gains: [gold(3)] },
    { kind: 'honey', gains: [gold(3), mastery(1)] },
  ],
  blocked: true,
}
export const three = [dryStout, amberPaleAle, noblePilsner]
export const four = [strongStout, mastersExperiment, honeyExperiment, hazyWheat]
export const brewing = [honeyExperiment, strongStout, hazyWheat]

export const print: Record<Field, FieldPrint> = {
  'malt-house-light': { accelerateMin: 3 },
  'malt-house-roast': { accelerateMin: 3 },
  'malt-house-raise': { accelerateMin: 2 },
  'hop-plantation-grow': { accelerateMin: 3 },
  'hop-plantation-raise': { accelerateMin: 2 },
  'craft-school-reroll': { min: 2 },
  'craft-school-swap': { min: 3 },
  'craft-school-train': { min: 5 },
  'seed-department-hops': { accelerateMin: 3, gives: [1] },
  'seed-department-dark': { accelerateMin: 3, gives: [2] },
  'seed-department-gold': { accelerateMin: 3, gives: [4, 3] },
}
export const fieldWords: Record<Field, string> = {
  'malt-house-light': 'Light die',
  'malt-house-roast': 'Roast',
  'malt-house-raise': 'Raise malt',
  'hop-plantation-grow': 'Hops die',
  'hop-plantation-raise': 'Raise hops',
  'craft-school-reroll': 'Reroll',
  'craft-school-swap': 'Swap',
  'craft-school-train': 'Train',
  'seed-department-hops': 'Trade hops',
  'seed-department-dark': 'Trade dark',
  'seed-department-gold': 'Sell a die',
}
export const buildingWords = {
  'malt-house': 'Malt House',
  'hop-plantation': 'Hop Plantation',
  'craft-school': 'Craft School',
  'seed-department': 'Seed Department',
}

export function yard(data: Partial<Record<Field, Partial<FieldData>>>, shut: YardData['shut'] = {}): YardData {
  const fields = Object.fromEntries(FIELDS.map(field => [field, { users: [], ...data[field] }]))
  return { fields: fields as unknown as YardData['fields'], shut }
}

export const mine = yard({
  'malt-house-light': { users: ['red'], input: 'seed' },
  'malt-house-roast': { users: ['yellow', 'blue'], blocked: true },
  'malt-house-raise': { users: ['red'], input: dice('me', 'L2')[0] },
  'hop-plantation-grow': { users: ['blue'] },
  'hop-plantation-raise': { users: ['yellow'] },
  'craft-school-reroll': { users: ['yellow'] },
})
export const late = yard(
  {
    'malt-house-light': { users: ['blue', 'red'], input: 'seed', accelerator: dice('acc', 'S3')[0] },
    'malt-house-raise': { users: ['red', 'yellow'], input: dice('me', 'D4')[0], accelerator: dice('acc', 'S5')[0] },
    'craft-school-train': { users: ['red'], input: dice('me', 'S6')[0] },
    'hop-plantation-raise': { users: ['yellow', 'blue', 'black'], blocked: true },
  },
  { 'seed-department': { by: 'token', text: 'Closed by Noor' } },
)
export const early = yard(
  { 'malt-house-light': { users: ['red'], input: 'seed' } },
  {
    'craft-school': { by: 'round', text: 'Opens in round 2' },
    'seed-department': { by: 'round', text: 'Opens in round 3' },
  },
)

export const rival = (
  seat: SeatColour,
  name: string,
  active: string,
  storage: string,
  more: Partial<SeatData>,
): SeatData => ({
  seat,
  name,
  mastery: 8,
  gold: 5,
  brewed: 2,
  seeds: 0,
  active: dice(name, active),
  storage: dice(`${name}-s`, storage),
  ingredients: [],
  tokens: [],
  yard: yard({}),
  ...more,
})

export const stalls: Record<Ingredient, Stall> = {
  fruit: { price: 2, left: 2 },
  spices: { price: 3, left: 3, discount: { price: 2, die: 4 } },
  'special-malt': { price: 3, left: 3, discount: { price: 2, die: 4 } },
  honey: { price: 4, left: 1 },
  'special-hops': { price: 4, left: 2 },
}
export const shady: Record<Token, Stall> = {
  'raise-die': { price: 2, left: 2 },
  'extra-roll': { price: 2, left: 3 },
  'take-back-die': { price: 3, left: 2 },
  'block-protect-die': { price: 3, left: 3 },
  'block-building': { price: 3, left: 0 },
  'block-recipe': { price: 4, left: 2 },
}
export const words: Record<Ingredient | Token, string> = {
  fruit: 'Fruit',
  spices: 'Spices',
  'special-malt': 'Special malt',
  honey: 'Honey',
  'special-hops': 'Special hops',
  'raise-die': 'Raise a Die',
  'extra-roll': 'Extra Roll',
  'take-back-die': 'Take Back a Die',
  'block-protect-die': 'Block a Die',
  'block-building': 'Block a Building',
  'block-recipe': 'Block a Recipe',
}
export const NOTHING: Choices['legal'] = new Set()
