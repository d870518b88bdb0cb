import type { ScoreParts } from '../../rules/events.ts'
import type { BrewCraftersOptions } from '../../rules/set-up.ts'
import type { Phase } from '../../rules/table.ts'

interface OptionText {
  readonly name: string
  readonly about: string
  readonly values?: { readonly [value: string]: string }
}

export const options: { readonly [O in keyof BrewCraftersOptions]: OptionText } = {
  recipeSet: {
    name: 'Recipes',
    about: 'Which six advanced recipes are in play.',
    values: { beginner: 'Beginner set', random: 'Two per family at random' },
  },
  workerSet: {
    name: 'Skilled workers',
    about: 'Which nine workers are on offer.',
    values: { beginner: 'Beginner cards', random: 'Nine at random' },
  },
  labSide: {
    name: 'Research lab',
    about: 'The side of the lab that everybody uses.',
    values: { basic: 'Basic side', advanced: 'Advanced side' },
  },
  tempLabour: { name: 'Temp Labour', about: 'Module: rent temps for extra actions in the next two seasons.' },
  commodityExchange: { name: 'Commodity Exchange', about: 'Module: change cubes into others, once per season.' },
  labourAgency: { name: 'Labour Agency', about: 'Module: look for a worker among the unused cards.' },
  communityFarm: { name: 'Community Farm', about: 'Module: plant in Winter or Spring, harvest together in Autumn.' },
  secretRecipe: { name: 'Secret Recipe', about: 'Module: take an unused advanced recipe that only you may brew.' },
  firstPlayer: {
    name: 'First Player',
    about: 'Who begins.',
    values: {
      random: 'At random',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
      'seat-5': 'Seat 5',
    },
  },
}

export const parts: { readonly [P in keyof ScoreParts]: string } = {
  beers: 'Beers brewed',
  research: 'Research',
  tastingRoom: 'Tasting Room',
  tokens: 'Reputation tokens',
  labels: 'Gold Labels',
  collaboration: 'Collaboration',
  workers: 'Skilled workers',
  loans: 'Loans',
}

export const sheet = {
  season: 'Season',
  when: (season: string, year: number, n: number) => `${season}, year ${year} (season ${n} of 12)`,
  phase: {
    'set-up': 'Set-up',
    supply: 'Supply phase',
    benefits: 'Benefit step',
    market: 'Market phase',
    brewing: 'Brewing phase',
    'season-end': 'Season end',
    scoring: 'The match is over',
  } satisfies { readonly [P in Phase]: string },
  firstPlayer: (who: string) => `First Player: ${who}`,
  market: 'Market',
  onSpace: (name: string, content: string, who: string) => `${name}: ${content}${who ? ` (${who})` : ''}`,
  holds: (goods: string, supply: string) => `holds ${goods}, +${supply} each season`,
  recipes: 'Recipes',
  recipe: (name: string, family: string, price: string, points: string, symbol: string, label: string) =>
    `${name} (${family}): ${price}; ${points}${symbol ? `, ${symbol}` : ''}${label ? `; ${label}` : ''}`,
  labelFree: 'Gold Label free',
  labelOf: (who: string) => `Gold Label: ${who}`,
  workers: 'Skilled workers on offer',
  partnerships: 'Partnerships on offer',
  none: 'none',
  collaboration: 'Collaboration',
  open: 'open',
  filledBy: (who: string) => `filled by ${who}`,
  farm: (planted: string, tokens: string) => `planted ${planted}; tokens: ${tokens}`,
  temps: (n: number) => `${n} beside the market`,
  money: (money: string, tokens: string, loans: string, points: string) =>
    `${money}, ${tokens}, ${loans}, ${points} now`,
  storage: (goods: string, n: number, room: number) => `Storage ${n} of ${room}: ${goods}`,
  crews: (n: number) => `Crews on duty: ${n} of 3`,
  bill: (bill: string) => `Next winter bill: ${bill}`,
  line: (tanks: string, bottles: string) => `Line: ${tanks} in the tank, ${bottles} bottled`,
  pub: (batch: string) => `Pub: ${batch}`,
  freight: (batches: string) => `Sold: ${batches}`,
  tiles: (tiles: string) => `Tiles: ${tiles}`,
  staff: (workers: string) => `Skilled workers: ${workers}`,
  partners: (partners: string) => `Partnerships: ${partners}`,
  lab: (positions: string) => `Lab: ${positions}`,
  start: 'Start',
  ownSecrets: (recipes: string) => `Secret recipes: ${recipes}`,
  secrets: (n: number) => `${n} secret ${n === 1 ? 'recipe' : 'recipes'} face down`,
  tempsOf: (now: number, later: number) => `Temps: ${now} now, ${later} booked`,
  field: (kind: string) => `Farm: ${kind} planted`,
}
