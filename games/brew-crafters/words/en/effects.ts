import type { Counted, Limit, OperationName, TriggerName } from '../../components/vocabulary.ts'

/** What a trigger or an effect says about itself, already in words. */
export interface EffectFacts {
  /** Kinds of the trigger, joined with "or". */
  readonly kinds: string
  readonly seasons: string
  readonly levels: string
  /** Basic, advanced, or empty. */
  readonly tier: string
  readonly symbol: string
  /** At least so many batches. */
  readonly min: number
  readonly notFirst: boolean
  /** What is gained or paid, joined with "and". */
  readonly goods: string
  /** Kinds to choose from, joined with "or". */
  readonly choice: string
  readonly count: number
  readonly distinct: boolean
  readonly amount: number
  readonly money: string
  readonly points: string
  readonly max: number
  readonly every: number
  readonly roundUp: boolean
  readonly ingredient: string
  readonly floor: number
  readonly harvest: string
}

const when: { readonly [T in TriggerName]: (f: EffectFacts) => string } = {
  passive: () => '',
  'market-take': f =>
    f.kinds ? `A market space gives you ${f.kinds}` : 'A market space gives you exactly one basic kind',
  'market-place': () => 'Placing on the market',
  'market-extra': f => `${f.seasons}, after the market rounds`,
  'season-start': f => `Start of ${f.seasons}${f.notFirst ? ', if you are not First Player' : ''}`,
  'sale-batch': f => `Each ${f.tier}batch you sell`,
  'process-sold': f => `A Process sells at least ${f.min} ${f.min === 1 ? 'batch' : 'batches'}`,
  'brew-cost': () => 'Paying for a batch',
  'brew-batch': f => `You brew ${f.tier ? `an ${f.tier}batch` : `a batch${f.symbol ? ` with the ${f.symbol}` : ''}`}`,
  'label-won': () => 'You win a Gold Label',
  'collab-sold': () => 'A collaboration with a section of yours is sold',
  'lab-action': () => 'After each Lab research',
  'lab-arrival': f => (f.levels ? `A marker of yours reaches ${f.levels}` : 'On arrival'),
  'install-action': () => 'Each Install action',
  upkeep: () => 'Winter bill',
  'game-end': () => 'At the end',
}

const does: { readonly [O in OperationName]: (f: EffectFacts) => string } = {
  gain: f => `take ${f.goods}`,
  'gain-choice': f => `take ${f.count} of ${f.choice}${f.distinct ? ', all different' : ''}`,
  'gain-and-choice': f => `take ${f.goods} and ${f.count} of ${f.choice}`,
  'gain-same-kind': f => `take ${f.count} more of that kind`,
  money: f => `take ${f.money}`,
  rep: f => `take ${f.points}`,
  capacity: f => `storage +${f.amount}`,
  'capacity-per-tile': f => `storage +${f.amount} per installed tile, at most +${f.max}`,
  discount: f => `${f.amount} ${f.ingredient} less${f.floor > 0 ? ` (at least ${f.floor} remains)` : ''}`,
  substitute: f => `${f.goods} may replace 1 specialty`,
  'swap-specialty': () => '1 specialty of any kind may replace another',
  upkeep: f => `${f.money} less`,
  'upkeep-per-crew': f => `${f.money} less per crew`,
  'extra-market-action': () => '1 extra market action',
  'place-on-occupied': f => `enter an occupied space for ${f.money}`,
  'free-install': () => 'you may install a tile at once',
  'line-slots': () => 'a second tank and bottling slot on the line',
  'pub-tank': () => 'a tank in the pub, whose batch is sold without bottling',
  plant: f => `you may plant 1 ${f.choice}; at the end of Autumn take ${f.harvest}`,
  score: f => `${f.points} ${f.max > 0 ? `(at most ${f.max}) ` : ''}per `,
}

const counted: { readonly [C in Counted]: (f: EffectFacts) => string } = {
  'installed-tile': f =>
    f.every > 1 ? `${f.every} installed tiles${f.roundUp ? ', rounded up' : ''}` : 'installed tile',
  'gold-label-held': () => 'Gold Label',
  'different-advanced-recipe-brewed': () => 'different advanced or secret recipe brewed',
  'ale-batch-brewed': () => 'ale brewed',
  'porter-batch-brewed': () => 'porter brewed',
  'stout-batch-brewed': () => 'stout brewed',
  'set-ale-porter-stout-brewed': () => 'set of ale, porter and stout brewed',
}

const limit: { readonly [L in Limit]: string } = {
  always: '',
  'market-action': 'once per market action',
  season: 'once per season',
  'every-batch': '',
  'first-batch': 'first batch of each Process',
  recipe: 'once per recipe',
  process: 'once per Process',
  label: '',
  collaboration: 'once per collaboration',
  'lab-action': '',
  arrival: '',
  'install-action': '',
  winter: '',
  game: '',
}

export const effects = {
  when,
  does,
  counted,
  limit,
  everySeason: 'every season',
  tier: { basic: 'basic ', advanced: 'advanced or secret ' },
}
