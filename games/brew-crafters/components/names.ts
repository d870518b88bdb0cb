/** The names of everything in the box, in the order in which moves, tables and boards count them. */

/** BC-2.1, BC-2.2: three basic ingredients, then three specialties. */
export const KINDS = ['malt', 'hops', 'yeast', 'spice', 'coffee', 'fruit'] as const
export type Kind = (typeof KINDS)[number]
export const BASICS = 3
export const SPECIALTIES = ['spice', 'coffee', 'fruit'] as const
export const [MALT, HOPS, YEAST, SPICE, COFFEE, FRUIT] = [0, 1, 2, 3, 4, 5] as const
/** What can be given in the commodity exchange (BC-9.14). */
export const GIVEN = [...KINDS, 'money'] as const
export const MONEY = KINDS.length

/** BC-5.1: four seasons, three times. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]
export const [SPRING, SUMMER, AUTUMN, WINTER] = [0, 1, 2, 3] as const
export const LAST_SEASON = 12

export const MAX_SEATS = 5
/** BC-4.13: pieces of a seat. */
export const WORKERS_PER_SEAT = 2
export const MAX_CREWS = 3

/** T1 in its order: the first ten are always there (BC-2.8). */
export const SPACES = [
  'malt-house',
  'hop-yard',
  'yeast-bank',
  'private-investor',
  'orchard-stand',
  'grain-and-hop-cart',
  'specialty-stall-1',
  'hiring-hall-1',
  'shift-office-1',
  'brewers-supply',
  'malt-broker',
  'specialty-stall-2',
  'yeast-bank-2',
  'farm-co-op',
  'hiring-hall-2',
  'contract-job',
  'grain-elevator',
  'shift-office-2',
  'hop-and-yeast-depot',
] as const
export type Space = (typeof SPACES)[number]

/** BC-9.1: the modules that a market worker chooses like a space. */
export const MARKET_MODULES = ['temp-labour', 'commodity-exchange', 'labour-agency', 'community-farm'] as const
export type MarketModule = (typeof MARKET_MODULES)[number]
export const [TEMP_LABOUR, EXCHANGE, AGENCY, FARM] = [0, 1, 2, 3] as const

/** Where a worker can be placed: the spaces, then the modules. */
export const PLACES = [...SPACES, ...MARKET_MODULES] as const
export type Place = (typeof PLACES)[number]

/** What a worker can do on its place; `use` is for modules. */
export const OPTIONS = ['take', 'hire', 'partner', 'crew', 'money', 'use'] as const
export type Option = (typeof OPTIONS)[number]
export const [TAKE, HIRE, PARTNER, CREW, CASH, USE] = [0, 1, 2, 3, 4, 5] as const

/** Who does it: an own worker, a temp or the Night Broker's extra action. */
export const PIECES = ['worker', 'temp', 'night-broker'] as const
export type Piece = (typeof PIECES)[number]
export const [WORKER, TEMP, BROKER] = [0, 1, 2] as const

export const PARTNERSHIPS = ['spice-importer', 'coffee-roaster', 'orchard-collective', 'maltsters-guild'] as const
export type Partnership = (typeof PARTNERSHIPS)[number]

export const FAMILIES = ['ale', 'porter', 'stout'] as const
export type Family = (typeof FAMILIES)[number]
export const SYMBOLS = ['none', 'hop', 'barrel'] as const
export const TIERS = ['basic', 'advanced'] as const
export type Tier = (typeof TIERS)[number]

export const RECIPES = [
  'everyday-ale',
  'pumpkin-ale',
  'bombastic-lambic',
  'golden-apple',
  'apricot-pale-ale',
  'belgian-quad',
  'mars-needs-ipa',
  'barleywine',
  'pleasantly-porter',
  'smoked-porter',
  'vanilla-porter',
  'coffee-porter',
  'black-and-brue',
  'cherry-porter',
  'honey-porter',
  'cinnamon-porter',
  'simply-stout',
  'coffee-stout',
  'imperial-stout',
  'blackberry-stout',
  'chocolate-espresso-stout',
  'oat-soda-stout',
  'dark-stout',
  'russian-imperial-stout',
] as const
export type Recipe = (typeof RECIPES)[number]
/** BC-2.21 */
export const labelOf = (recipe: Recipe): `label-${Recipe}` => `label-${recipe}`

export const SKILLED_WORKERS = [
  'grain-buyer',
  'hop-buyer',
  'yeast-keeper',
  'flavour-scout',
  'delivery-driver',
  'bookkeeper',
  'shelf-stacker',
  'tap-host',
  'lab-technician',
  'night-broker',
  'cellar-planner',
  'recipe-tinkerer',
  'mash-saver',
  'yeast-wrangler',
  'label-artist',
  'tour-guide',
  'site-engineer',
  'grant-writer',
  'shift-steward',
  'festival-rep',
  'collab-envoy',
  'seasonal-forager',
  'queue-jumper',
  'early-riser',
] as const
export type SkilledWorker = (typeof SKILLED_WORKERS)[number]

export const LAB_SIDES = ['basic', 'advanced'] as const
export type LabSide = (typeof LAB_SIDES)[number]
/** BC-2.30: position 0 is the start, then these. */
export const LEVELS = ['experimental', 'winter', 'permanent', 'final'] as const
export type Level = (typeof LEVELS)[number]
export const FINAL = LEVELS.length
export const TRACKS_PER_SIDE = 4
/** Four tracks of the basic side, then four of the advanced one. */
export const TRACKS = [
  'malting',
  'hopping',
  'fermentation',
  'business',
  'recipe-design',
  'process-design',
  'balance',
  'prestige',
] as const
export type Track = (typeof TRACKS)[number]

export const TILES = [
  'storehouse',
  'mash-tun',
  'yeast-lab',
  'hop-infuser',
  'oak-barrel-racks',
  'double-production-line',
  'brew-pub',
  'tasting-room',
  'farm',
  'loading-dock',
] as const
export type Tile = (typeof TILES)[number]

export const CREWS = ['crew-1', 'crew-2', 'crew-3'] as const
export type Crew = (typeof CREWS)[number]

export const SECTIONS = ['grain-bill', 'hop-bill', 'culture', 'signature'] as const
export type Section = (typeof SECTIONS)[number]

/** BC-7.1: what a crew can do. */
export const ACTIONS = ['process-collaborate', 'lab-research', 'install', 'secret-recipe'] as const
export type Action = (typeof ACTIONS)[number]
export const [PROCESS_COLLABORATE, LAB_RESEARCH, INSTALL, SECRET_RECIPE] = [0, 1, 2, 3] as const

/** A batch enters the line (its lowest empty tank; both are alike) or the pub. */
export const TANKS = ['line', 'pub'] as const
export const [LINE, PUB] = [0, 1] as const

/** A specialty, or none: what Recipe Tinkerer replaces, what is paid into the signature. */
export const SPECIALTY_OR_NONE = ['none', ...SPECIALTIES] as const
/** What the Fermentation permanent replaces by what, or none. */
export const SWAPS = [
  'none',
  'spice-by-coffee',
  'spice-by-fruit',
  'coffee-by-spice',
  'coffee-by-fruit',
  'fruit-by-spice',
  'fruit-by-coffee',
] as const
export const SWAP_OUT: readonly number[] = [-1, SPICE, SPICE, COFFEE, COFFEE, FRUIT, FRUIT]
export const SWAP_IN: readonly number[] = [-1, COFFEE, FRUIT, SPICE, FRUIT, SPICE, COFFEE]

/** Everything that can have an effect: workers, lab levels (`malting-winter`), tiles. */
export type Source = SkilledWorker | `${Track}-${Level}` | Tile
export const SOURCES: readonly Source[] = [
  ...SKILLED_WORKERS,
  ...TRACKS.flatMap(track => LEVELS.map(level => `${track}-${level}` as const)),
  ...TILES,
]
