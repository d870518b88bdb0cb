import {
  type Batch,
  type Cubes,
  type Kind,
  kindsIn,
  type LabProps,
  type MarketSpace,
  type PartnershipCard,
  type RecipeCard,
  type RivalProps,
  type SeatColour,
  shortfall,
  type TileCard,
  type WorkerCard,
} from '@taproom/brew-crafters/board'

/** A made-up position: year 2, Autumn, our second worker. */
export const have: Cubes = { malt: 6, hops: 1, yeast: 1, coffee: 1, fruit: 1 }
export const ale: Batch = { recipe: 'everyday-ale', family: 'ale' }
export const stout: Batch = { recipe: 'simply-stout', family: 'stout' }
export const porter: Batch = { recipe: 'pleasantly-porter', family: 'porter' }
export const cup: Batch = { recipe: 'coffee-stout', family: 'stout' }
export const pumpkin: Batch = { recipe: 'pumpkin-ale', family: 'ale' }
export const noir: Batch = { recipe: 'smoked-porter', family: 'porter' }
export const sword: Batch = { recipe: 'imperial-stout', family: 'stout' }
export const vanilla: Batch = { recipe: 'vanilla-porter', family: 'porter' }

const HIRE = ['worker', 'hands']
const STALL = ['malt + spice coffee fruit']
export const SPACES: MarketSpace[] = [
  { id: 'malt-house', name: 'Malt House', grows: '+3', workers: [{ seat: 'blue' }] },
  { id: 'hop-yard', name: 'Hop Yard', grows: '+2', cubes: { hops: 4 }, bonus: { hops: 1 } },
  { id: 'yeast-bank', name: 'Yeast Bank', grows: '+1', workers: [{ seat: 'yellow' }] },
  { id: 'private-investor', name: 'Private Investor', short: 'Investor', grows: '+1', money: 2, marker: true },
  { id: 'orchard-stand', name: 'Orchard Stand', short: 'Orchard', grows: '+1', cubes: { fruit: 2 } },
  {
    id: 'grain-and-hop-cart',
    name: 'Grain & Hop Cart',
    short: 'Grain Cart',
    gives: ['malt malt hops'],
    workers: [{ seat: 'black' }],
  },
  { id: 'specialty-stall-1', name: 'Specialty Stall', short: 'Specialty', gives: STALL, workers: [{ seat: 'red' }] },
  { id: 'hiring-hall-1', name: 'Hiring Hall', gives: HIRE, workers: [{ seat: 'blue' }] },
  { id: 'shift-office-1', name: 'Shift Office', gives: ['crew', '2 coin'] },
  { id: 'brewers-supply', name: 'Brewer’s Supply', short: 'Supply', gives: ['hops yeast'] },
  { id: 'malt-broker', name: 'Malt Broker', grows: '+2', cubes: { malt: 6 } },
  { id: 'specialty-stall-2', name: 'Specialty Stall II', short: 'Specialty II', gives: STALL },
  { id: 'yeast-bank-2', name: 'Yeast Bank II', short: 'Yeast II', grows: '+1', cubes: { yeast: 2 } },
  { id: 'farm-co-op', name: 'Farm Co-op', grows: '+2', cubes: { malt: 2, hops: 2 } },
  { id: 'hiring-hall-2', name: 'Hiring Hall II', gives: HIRE },
  { id: 'contract-job', name: 'Contract Job', short: 'Contract', gives: ['2 coin'] },
  { id: 'grain-elevator', name: 'Grain Elevator', short: 'Elevator', grows: '+2', cubes: { malt: 10 } },
  {
    id: 'shift-office-2',
    name: 'Shift Office II',
    short: 'Shift II',
    gives: ['crew', '2 coin'],
    workers: [{ seat: 'green' }],
  },
  { id: 'hop-and-yeast-depot', name: 'Hop & Yeast Depot', short: 'Depot', grows: '+2', cubes: { hops: 3, yeast: 3 } },
]
export const MODULES: MarketSpace[] = [
  {
    id: 'temp-labour',
    name: 'Temp labour',
    short: 'Temps',
    module: { kind: 'temp-labour', temps: 2, price: '−1 coin' },
  },
  { id: 'commodity-exchange', name: 'Exchange', module: { kind: 'commodity-exchange' } },
  {
    id: 'labour-agency',
    name: 'Labour agency',
    short: 'Agency',
    module: { kind: 'labour-agency', cards: 15, price: '−1 coin' },
    workers: [{ seat: 'yellow', temp: true }],
  },
  {
    id: 'community-farm',
    name: 'Community farm',
    short: 'Farm',
    module: {
      kind: 'community-farm',
      open: true,
      plots: [
        { kind: 'malt', yields: 7, token: { number: 1, seat: 'blue' } },
        { kind: 'hops', yields: 5 },
        { kind: 'fruit', yields: 3 },
      ],
    },
  },
]
export const COUNTS: Record<number, number> = { 2: 10, 3: 13, 4: 16, 5: 19 }

const CARDS: Omit<RecipeCard, 'readiness' | 'note' | 'missing' | 'coming'>[] = [
  {
    id: 'everyday-ale',
    family: 'ale',
    basic: true,
    name: 'Everyday Ale',
    reputation: 2,
    symbol: 'hop',
    price: { malt: 2, hops: 2, yeast: 1 },
  },
  {
    id: 'pumpkin-ale',
    family: 'ale',
    name: 'Pumpkin Ale',
    reputation: 5,
    symbol: 'hop',
    price: { malt: 3, hops: 2, yeast: 1, fruit: 2 },
    label: 'open',
  },
  {
    id: 'bombastic-lambic',
    family: 'ale',
    name: 'Bombastic Lambic',
    reputation: 5,
    symbol: 'hop',
    price: { malt: 3, hops: 1, yeast: 2, fruit: 2 },
    label: 'open',
  },
  {
    id: 'pleasantly-porter',
    family: 'porter',
    basic: true,
    name: 'Pleasantly Porter',
    reputation: 2,
    price: { malt: 3, hops: 1, yeast: 1 },
  },
  {
    id: 'smoked-porter',
    family: 'porter',
    name: 'Smoked Porter',
    reputation: 5,
    symbol: 'barrel',
    price: { malt: 6, hops: 1, yeast: 1, spice: 1 },
    label: 'blue',
  },
  {
    id: 'vanilla-porter',
    family: 'porter',
    name: 'Vanilla Porter',
    reputation: 5,
    symbol: 'barrel',
    price: { malt: 4, hops: 1, yeast: 1, spice: 2 },
    label: 'open',
  },
  {
    id: 'simply-stout',
    family: 'stout',
    basic: true,
    name: 'Simply Stout',
    reputation: 2,
    symbol: 'barrel',
    price: { malt: 4, hops: 1, yeast: 1 },
  },
  {
    id: 'coffee-stout',
    family: 'stout',
    name: 'Coffee Stout',
    reputation: 2,
    symbol: 'barrel',
    price: { malt: 2, hops: 1, yeast: 1, coffee: 1 },
    label: 'red',
  },
  {
    id: 'imperial-stout',
    family: 'stout',
    name: 'Imperial Stout',
    reputation: 7,
    symbol: 'barrel',
    price: { malt: 7, hops: 3, yeast: 2 },
    label: 'open',
  },
]
export const recipes = (gain: Cubes, from: string): RecipeCard[] =>
  CARDS.map(card => {
    const list = shortfall(card.price, have, gain)
    if (card.family === 'porter' && !card.basic)
      return { ...card, ...list, readiness: 'locked', note: 'Basic porter first' }
    const rest = kindsIn(list.rest).map(kind => `${list.rest[kind]} ${kind}`)
    const note = { ready: 'Can brew now', soon: `With ${from}`, short: `Short ${rest.join(', ')}` }[list.readiness]
    return { ...card, ...list, note }
  })

const worker = (
  id: WorkerCard['id'],
  name: string,
  signs: string,
  text: string,
  winter = '$1',
  face = name.length * 3,
) => ({ id, name, signs, text, winter, face })
export const workers: WorkerCard[] = [
  worker('grain-buyer', 'Grain Buyer', 'stall +1 malt', 'A space that gave you malt gives 1 more.', '$1', 0),
  worker('yeast-keeper', 'Yeast Keeper', 'stall +1 yeast', 'A space that gave you yeast gives 1 more.', '$1', 1),
  worker(
    'flavour-scout',
    'Flavour Scout',
    '+1 spice coffee fruit',
    'A specialty from a space brings a second one.',
    '$2',
    12,
  ),
  worker('delivery-driver', 'Delivery Driver', 'truck +1 coin', 'A sale of any size brings $1 more.', '$1', 21),
  worker('bookkeeper', 'Bookkeeper', 'winter −3 coin', 'Your winter bill is $3 lower.', '$1', 4),
  worker('shelf-stacker', 'Shelf Stacker', 'store +4', 'Four more cubes fit in your stores.', '$1', 14),
  worker('tap-host', 'Tap Host', 'mug +1 rep', 'Each basic batch sold earns a reputation.', '$1', 24),
  worker('lab-technician', 'Lab Technician', 'flask +1 malt', 'Research also brings a basic ingredient.', '$1', 7),
]
export const mine: WorkerCard[] = [
  worker('hop-buyer', 'Hop Buyer', '+1 hops', 'A space that gave you hops gives 1 more.', '$1', 3),
]
export const agency: WorkerCard[] = [
  worker('night-broker', 'Night Broker', 'winter +1 stall', 'One extra market action each Winter.', '$2', 5),
  worker('mash-saver', 'Mash Saver', '−1 malt', 'The first batch of a Process costs 1 malt less.', '$1', 16),
  worker('label-artist', 'Label Artist', 'seal +2 rep', 'Each Gold Label you win earns 2 reputation.', '$1', 22),
  worker('site-engineer', 'Site Engineer', 'hammer +2 malt hops', 'Installing also brings 2 malt and 1 hops.', '$1', 8),
  worker('festival-rep', 'Festival Rep', 'ribbon +1 coin', 'Each advanced batch sold brings $1.', '$2', 10),
  worker(
    'early-riser',
    'Early Riser',
    '+1 malt',
    'Without the First Player marker you take 1 malt each season.',
    '$1',
    26,
  ),
]
export const partners: PartnershipCard[] = [
  {
    id: 'spice-importer',
    name: 'Spice Importer',
    trades: ['2 malt arrow spice'],
    text: '2 malt for 1 spice, any number of times.',
  },
  {
    id: 'coffee-roaster',
    name: 'Coffee Roaster',
    trades: ['2 malt arrow coffee'],
    text: '2 malt for 1 coffee, any number of times.',
  },
  {
    id: 'maltsters-guild',
    name: 'Maltsters’ Guild',
    trades: ['hops arrow 2 malt', 'yeast arrow 2 malt'],
    text: '1 hops or 1 yeast for 2 malt.',
  },
]
export const myPartners: PartnershipCard[] = [
  {
    id: 'orchard-collective',
    name: 'Orchard Collective',
    trades: ['2 malt arrow fruit'],
    text: '2 malt for 1 fruit, any number of times.',
  },
]

const tile = (id: TileCard['id'], name: string, text: string, installed = false, gift?: string): TileCard => ({
  id,
  name,
  text,
  installed,
  gift,
})
export const tiles = (double: boolean): TileCard[] => [
  tile('storehouse', 'Storehouse', '12 more cubes.', true),
  tile('mash-tun', 'Mash Tun', 'Each batch costs 1 malt less.', false, '+2 malt'),
  tile('yeast-lab', 'Yeast Lab', '1 yeast every season.', false, '+1 yeast'),
  tile('hop-infuser', 'Hop Infuser', '1 reputation for each hop batch.', false, '+2 hops'),
  tile('oak-barrel-racks', 'Oak Barrel Racks', '1 reputation for each barrel batch.'),
  tile('double-production-line', 'Double Production Line', 'A second tank and bottling slot.', double, '+2 malt hops'),
  tile('brew-pub', 'Brew Pub', 'A tank that sells without bottling.', true),
  tile('tasting-room', 'Tasting Room', '1 point per different advanced recipe.'),
  { ...tile('farm', 'Farm', 'Plant in Spring, harvest in Autumn.', double), planted: double ? 'hops' : undefined },
  tile('loading-dock', 'Loading Dock', '$1 when two or more batches are sold.'),
]

export const tracks: LabProps['tracks'] = [
  { id: 'malting', name: 'Malting', position: 1, gives: ['3 malt', '2 malt', '+1 malt', '1 /'] },
  { id: 'hopping', name: 'Hopping', position: 2, gives: ['2 hops', 'hops malt', '+1 hops', '1 /'] },
  { id: 'fermentation', name: 'Fermentation', position: 0, gives: ['yeast +', '1 yeast', 'swap', '1 /'] },
  { id: 'business', name: 'Business', position: 4, gives: ['2 coin', '2 coin', 'truck +1', '1 /'] },
].map((track, i) => ({
  ...track,
  gives: [...track.gives.slice(0, 3), ['1/ stout', '1/ ale', '1/ porter', '1/ hammer'][i]],
})) as LabProps['tracks']

const rival = (
  seat: SeatColour,
  name: string,
  points: number,
  money: number,
  more: Partial<RivalProps>,
): RivalProps => ({
  label: `${name}, ${points} points, ${money} dollars`,
  seat,
  name,
  points,
  money,
  tanks: [null],
  bottles: [null],
  freight: 2,
  labels: 0,
  labelPoints: 3,
  crews: 2,
  tiles: 2,
  lab: 1,
  cubes: { malt: 4, hops: 3, yeast: 2 },
  capacity: 12,
  workers: 1,
  secrets: 0,
  loans: 0,
  bill: '$11',
  ...more,
})
export const rivals: RivalProps[] = [
  rival('blue', 'Marieke', 24, 3, {
    first: '1st',
    tanks: [noir],
    bottles: [ale],
    pub: null,
    freight: 4,
    labels: 1,
    secrets: 1,
  }),
  rival('yellow', 'Tomas', 15, 7, {
    tanks: [ale, null],
    bottles: [null, stout],
    pub: porter,
    tiles: 3,
    lab: 3,
    bill: '$12',
    short: true,
    loans: 1,
  }),
  rival('black', 'Brouwbot', 17, 4, {
    note: 'bot',
    tanks: [stout],
    bottles: [porter],
    freight: 3,
    tiles: 1,
    lab: 2,
    bill: '$10',
    cubes: { malt: 8, yeast: 3, spice: 1 },
  }),
  rival('green', 'Wim', 19, 2, { tanks: [null], bottles: [pumpkin], freight: 3, bill: '$9', labels: 2 }),
]
export const specialties: Kind[] = ['spice', 'coffee', 'fruit']
