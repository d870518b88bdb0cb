import { things } from '../words/things.en.ts'
import type { Goal, Monk, Piece, Privilege } from './kinds.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const en = {
  tabs: { garden: 'Garden', cloister: 'Cloister', barrels: 'Barrels', seats: 'Seats', log: 'Log' },
  things,
  colon: ': ',
  parts: 'Parts of the table',
  cloister: 'Cloister',
  garden: (owner: string) => `Garden of ${owner}`,
  spots: 'Scoring spots',
  track: 'Production track',
  hand: 'Privileges in hand',
  barrels: 'Barrels',
  /** The few words on a goal's card. */
  goals: {
    'goal-brewmaster-1': 'Brewmaster',
    'goal-all-markers-1': 'All markers',
    'goal-six-ones': 'Ones',
    'goal-six-fives': 'Fives',
    'goal-monk-spots': 'Monk discs',
    'goal-resource-spots': 'Colour discs',
    'goal-three-same-sheds': 'Same sheds',
    'goal-four-shed-types': 'Shed kinds',
    'goal-marker-20': 'Top cell',
    'goal-three-privileges': 'Privileges',
    'goal-sun-full': 'Sun full',
    'goal-shade-full': 'Shade full',
  } satisfies Record<Goal, string>,
  pieces: {
    wood: 'wood',
    yeast: 'yeast',
    hops: 'hops',
    water: 'water',
    barley: 'barley',
    brewmaster: 'brewmaster',
  } satisfies Record<Piece, string>,
  monks: { cellarer: 'cellarer', gardener: 'gardener', scribe: 'scribe', bellringer: 'bellringer' } satisfies Record<
    Monk,
    string
  >,
  cards: {
    'priv-ducats': '“Ducats”',
    'priv-brewmaster': '“Brewmaster”',
    'priv-colour': '“Colour”',
    'priv-rearmost': '“Rearmost”',
    'priv-barrels': '“Barrels”',
  } satisfies Record<Privilege, string>,
  site: {
    sun: (n: string) => `sunny site ${n}`,
    shade: (n: string) => `shady site ${n}`,
    shed: (n: string) => `shed site ${n}`,
  },
  openShed: (filled: number, sum: number) => `${filled} of 6, sum ${sum}`,
  withDisc: 'with a disc',
  onCell: (piece: string, cell: string) => `${piece} on ${cell}`,
  /** What the first start space says. */
  first: '1st',
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  home: (names: string) => `home: ${names}`,
  stepsHome: (steps: number) => `${count(steps, 'step', 'steps')} home`,
  begins: (name: string) => `First: ${name}`,
  begun: 'went first',
  isHome: 'home',
  decides: 'deciding',
  back: 'Back to my garden',
  pickTile: 'Which tile?',
  costs: (shade: number, sun: number) => `${shade} in the shade, ${sun} in the sun`,
  numbers: 'Which number?',
  markers: 'Which marker?',
  ducats: (n: number) => count(n, 'ducat', 'ducats'),
  points: (n: number) => count(n, 'point', 'points'),
  steps: (piece: string) => `steps of ${piece}`,
  forSale: 'for sale',
  barrelsOf: (have: number, need: number) => `you: ${have} of ${need}`,
  encloses: (shed: string, sum: number) => `encloses ${shed}, sum ${sum}`,
  completesPair: 'completes the pair',
  pairLost: 'this pair never gets a card',
  gone: (card: string) => `${card} is then gone for good`,
  countsNothing: (marker: string, steps: number) =>
    `counts nothing yet, ${marker} needs ${count(steps, 'step', 'steps')} to cell 1`,
  nextZone: (steps: number, multiplier: number, rate: number) =>
    `the brewmaster needs ${count(steps, 'step', 'steps')} for ×${multiplier}, ${rate}:1`,
  ahead: (steps: number) => `${count(steps, 'step', 'steps')} ahead`,
}
