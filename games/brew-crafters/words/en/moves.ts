import type { DECISIONS } from '../../rules/prompts.ts'

type Decision = (typeof DECISIONS)[number] | 'overflow-rest'

/** What a prompt is about, already in words. */
export interface PromptFacts {
  readonly source: string
  readonly count: number
  readonly free: boolean
  readonly crew: string
  readonly round: number
  readonly space: string
}

export const prompts: { readonly [D in Decision]: (f: PromptFacts) => string } = {
  'benefit-order': () => 'Several benefits are due. Which one do you take next?',
  'farm-tile': () => 'Do you plant a cube on your Farm?',
  'place-worker': f => `Place your ${f.round === 1 ? 'first' : 'second'} worker on the market.`,
  'extra-market': () => 'You may take an extra market action.',
  stall: f => `${f.space}: which specialty do you take with 1 malt?`,
  'hire-worker': () => 'Which skilled worker do you hire?',
  'form-partnership': () => 'Which local partnership do you form?',
  agency: () => 'The agency shows you these workers. Do you hire one?',
  exchange: () => 'What do you exchange?',
  'farm-plant': () => 'What do you plant on the Community Farm?',
  'gain-choice': f => `${f.source}: choose ${f.count === 1 ? 'a cube' : `${f.count} cubes`} from the reserve.`,
  overflow: f => `Your storage is too small: discard ${f.count} ${f.count === 1 ? 'cube' : 'cubes'}.`,
  'overflow-rest': f => `Discard ${f.count} more ${f.count === 1 ? 'cube' : 'cubes'}.`,
  'brewing-action': f => `What does ${f.crew} do?`,
  'extra-brewing': () => 'You may use a temp for a brewing action.',
  'first-part': () => 'Do you process beer or collaborate first?',
  brew: () => 'Which batch do you brew?',
  section: () => 'Which section of the collaboration do you fill?',
  'second-part': () => 'Do you add the other part of the action?',
  'lab-track': () => 'Which research marker do you advance?',
  install: f => (f.free ? 'You may install a tile at once.' : 'Which tile do you install?'),
  'secret-pick': () => 'Which unused advanced recipe do you take as your secret?',
  'harvest-pick': () => 'Which left-over cube of the harvest do you take?',
}

export const moves = {
  /** "Malt House: take 3 malt", with who places and what a queue jump costs. */
  place: (place: string, what: string, piece: string, jump: string) =>
    `${place}: ${what}${piece ? ` (with ${piece})` : ''}${jump ? ` (Queue Jumper, ${jump})` : ''}`,
  take: (goods: string) => `take ${goods}`,
  takeAndLead: (goods: string) => `take ${goods} and the First Player marker`,
  takeSpecialty: (goods: string) => `take ${goods}`,
  hire: 'hire a skilled worker',
  partner: 'form a partnership',
  crew: (crew: string, cost: string) => `hire ${crew} (${cost} each Winter)`,
  useTemps: (price: string, seasons: number) =>
    `${price} for a temp in ${seasons === 1 ? 'the next season' : 'each of the next two seasons'}`,
  useExchange: 'exchange goods',
  useAgency: (draw: number, price: string) => `look at ${draw} unused workers, hire one for ${price}`,
  useFarm: 'plant a cube',
  useFarmInVain: 'plant a cube (no harvest follows)',
  decline: {
    'extra-market': 'No extra market action this season',
    'extra-brewing': 'No extra brewing action this season',
    agency: 'Hire nobody',
    install: 'Install nothing',
    'farm-tile': 'Plant nothing',
    other: 'Decline',
  },
  card: (name: string, text: string, cost: string) => `${name}: ${text} (${cost} each Winter)`,
  partnership: (name: string, trades: string) => `${name}: ${trades}`,
  trade: (paid: string, taken: string) => `${paid} → ${taken}`,
  tradeWith: (name: string, trade: string) => `${name}: ${trade}`,
  exchange: (given: string, received: string) => `Give ${given} for ${received}`,
  plant: (kind: string, harvest: string) => `Plant 1 ${kind} (harvest: ${harvest})`,
  gain: (kind: string) => `Take 1 ${kind}`,
  discard: (kind: string) => `Discard 1 ${kind}`,
  process: 'Process beer: sell, bottle, brew',
  collaborate: 'Collaborate: fill one section',
  end: 'End this action',
  brew: (recipe: string, tank: string, price: string, points: string) => `Brew ${recipe} ${tank}: ${price} (${points})`,
  inLine: 'on the line',
  inPub: 'in the pub',
  tinkered: (kind: string) => `malt for 1 ${kind}`,
  swapped: (out: string, by: string) => `1 ${by} for 1 ${out}`,
  stop: 'Brew nothing more',
  section: (name: string, price: string, reward: string) => `${name}: pay ${price} (${reward} when sold)`,
  research: (track: string, level: string, text: string) => `${track}, ${level}: ${text}`,
  install: (name: string, text: string, gift: string, cost: string) =>
    `${name}: ${text}${gift ? `; gift ${gift}` : ''} (${cost} each Winter)`,
  secret: (recipe: string, price: string, points: string) => `${recipe}: ${price} (${points})`,
  benefit: (name: string, text: string) => `${name}: ${text}`,
  pick: (kind: string) => `Take 1 ${kind}`,
}
