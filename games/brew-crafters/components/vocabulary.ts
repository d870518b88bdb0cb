/**
 * The language in which workers, lab levels and tiles say what they do: when it happens (trigger), what happens (effect) and how often (limit).
 * The rules run over it and the words are derived from it, so a corrected card needs no code.
 */
import { Fault, listOf, object, oneOf, optional, type Read, type Reader, truth, whole } from './check.ts'
import { KINDS, LEVELS, SEASONS, SYMBOLS, TIERS } from './names.ts'

const count = whole(1, 20)
const change = whole(-20, 20)
const kinds = listOf(oneOf(KINDS), 1, KINDS.length)
const seasons = listOf(oneOf(SEASONS), 1, SEASONS.length)

/** `{ "malt": 2, "hops": 1 }` */
export const cubes = object({
  malt: optional(count),
  hops: optional(count),
  yeast: optional(count),
  spice: optional(count),
  coffee: optional(count),
  fruit: optional(count),
})
export type Cubes = Read<typeof cubes>

/** Cubes, money or both. */
export const goods = object({
  malt: optional(count),
  hops: optional(count),
  yeast: optional(count),
  spice: optional(count),
  coffee: optional(count),
  fruit: optional(count),
  money: optional(count),
})
export type Goods = Read<typeof goods>

const triggers = {
  passive: object({ on: oneOf(['passive']) }),
  'market-take': object({
    on: oneOf(['market-take']),
    kinds: optional(kinds),
    min: optional(count),
    exactlyOneBasicKind: optional(truth),
  }),
  'market-place': object({ on: oneOf(['market-place']) }),
  'market-extra': object({ on: oneOf(['market-extra']), seasons }),
  'season-start': object({
    on: oneOf(['season-start']),
    seasons,
    condition: optional(oneOf(['not-first-player'])),
  }),
  'sale-batch': object({ on: oneOf(['sale-batch']), tier: optional(oneOf(TIERS)) }),
  'process-sold': object({ on: oneOf(['process-sold']), min: count }),
  'brew-cost': object({ on: oneOf(['brew-cost']) }),
  'brew-batch': object({
    on: oneOf(['brew-batch']),
    tier: optional(oneOf(TIERS)),
    symbol: optional(oneOf(SYMBOLS)),
  }),
  'label-won': object({ on: oneOf(['label-won']) }),
  'collab-sold': object({ on: oneOf(['collab-sold']) }),
  'lab-action': object({ on: oneOf(['lab-action']) }),
  'lab-arrival': object({ on: oneOf(['lab-arrival']), levels: optional(listOf(oneOf(LEVELS), 1, LEVELS.length)) }),
  'install-action': object({ on: oneOf(['install-action']) }),
  upkeep: object({ on: oneOf(['upkeep']) }),
  'game-end': object({ on: oneOf(['game-end']) }),
} as const
export type TriggerName = keyof typeof triggers
export const TRIGGERS = Object.keys(triggers) as readonly TriggerName[]
export type Trigger = { [N in TriggerName]: Read<(typeof triggers)[N]> }[TriggerName]

/** What points at the end can be counted by. */
export const COUNTED = [
  'installed-tile',
  'gold-label-held',
  'different-advanced-recipe-brewed',
  'ale-batch-brewed',
  'porter-batch-brewed',
  'stout-batch-brewed',
  'set-ale-porter-stout-brewed',
] as const
export type Counted = (typeof COUNTED)[number]

const operations = {
  gain: object({ op: oneOf(['gain']), cubes }),
  'gain-choice': object({ op: oneOf(['gain-choice']), count, from: kinds, distinct: optional(truth) }),
  'gain-and-choice': object({ op: oneOf(['gain-and-choice']), cubes, count, from: kinds, distinct: optional(truth) }),
  'gain-same-kind': object({ op: oneOf(['gain-same-kind']), count }),
  money: object({ op: oneOf(['money']), amount: count }),
  rep: object({ op: oneOf(['rep']), amount: count }),
  capacity: object({ op: oneOf(['capacity']), amount: whole(1, 48) }),
  'capacity-per-tile': object({ op: oneOf(['capacity-per-tile']), amount: count, max: whole(1, 48) }),
  discount: object({ op: oneOf(['discount']), ingredient: oneOf(KINDS), amount: count, min: whole(0, 20) }),
  substitute: object({ op: oneOf(['substitute']), specialties: whole(1, 1), pay: cubes }),
  'swap-specialty': object({ op: oneOf(['swap-specialty']), specialties: whole(1, 1) }),
  upkeep: object({ op: oneOf(['upkeep']), amount: change }),
  'upkeep-per-crew': object({ op: oneOf(['upkeep-per-crew']), amount: change }),
  'extra-market-action': object({ op: oneOf(['extra-market-action']), count: whole(1, 1) }),
  'place-on-occupied': object({ op: oneOf(['place-on-occupied']), pay: object({ money: whole(0, 20) }) }),
  'free-install': object({ op: oneOf(['free-install']) }),
  'line-slots': object({ op: oneOf(['line-slots']), tanks: whole(1, 1), bottling: whole(1, 1) }),
  'pub-tank': object({ op: oneOf(['pub-tank']), tanks: whole(1, 1) }),
  plant: object({ op: oneOf(['plant']), from: kinds, harvest: cubes }),
  score: object({
    op: oneOf(['score']),
    per: oneOf(COUNTED),
    points: count,
    every: optional(count),
    round: optional(oneOf(['up', 'down'])),
    max: optional(whole(1, 99)),
  }),
} as const
export type OperationName = keyof typeof operations
export type Operation = { [N in OperationName]: Read<(typeof operations)[N]> }[OperationName]

export const LIMITS = [
  'always',
  'market-action',
  'season',
  'every-batch',
  'first-batch',
  'recipe',
  'process',
  'label',
  'collaboration',
  'lab-action',
  'arrival',
  'install-action',
  'winter',
  'game',
] as const
export type Limit = (typeof LIMITS)[number]

/** Which effects and limits make sense after which trigger. */
const GRAMMAR: {
  readonly [T in TriggerName]: { readonly ops: readonly OperationName[]; readonly limits: readonly Limit[] }
} = {
  passive: { ops: ['capacity', 'capacity-per-tile', 'line-slots', 'pub-tank'], limits: ['always'] },
  'market-take': { ops: ['gain', 'gain-same-kind', 'money', 'rep'], limits: ['market-action'] },
  'market-place': { ops: ['place-on-occupied'], limits: ['season'] },
  'market-extra': { ops: ['extra-market-action'], limits: ['season'] },
  'season-start': {
    ops: ['gain', 'gain-choice', 'gain-and-choice', 'money', 'rep', 'upkeep', 'plant'],
    limits: ['season'],
  },
  'sale-batch': { ops: ['money', 'rep'], limits: ['every-batch'] },
  'process-sold': { ops: ['money', 'rep'], limits: ['process'] },
  'brew-cost': { ops: ['discount', 'substitute', 'swap-specialty'], limits: ['every-batch', 'first-batch', 'process'] },
  'brew-batch': { ops: ['money', 'rep'], limits: ['every-batch', 'recipe'] },
  'label-won': { ops: ['money', 'rep'], limits: ['label'] },
  'collab-sold': { ops: ['money', 'rep'], limits: ['collaboration'] },
  'lab-action': { ops: ['gain', 'gain-choice', 'gain-and-choice', 'money', 'rep'], limits: ['lab-action'] },
  'lab-arrival': {
    ops: ['gain', 'gain-choice', 'gain-and-choice', 'money', 'rep', 'free-install'],
    limits: ['arrival'],
  },
  'install-action': { ops: ['gain', 'money', 'rep'], limits: ['install-action'] },
  upkeep: { ops: ['upkeep', 'upkeep-per-crew'], limits: ['winter'] },
  'game-end': { ops: ['score'], limits: ['game'] },
}

/** The word under `key` decides which of the readers is asked. */
const byWord =
  <R extends { readonly [word: string]: Reader<unknown> }>(key: string, readers: R): Reader<Read<R[keyof R]>> =>
  (value, path) => {
    const word = oneOf(Object.keys(readers))(
      typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown })[key] : undefined,
      `${path}.${key}`,
    )
    return readers[word](value, path) as Read<R[keyof R]>
  }

export interface Declared {
  readonly trigger: Trigger
  readonly effect: Operation
  readonly limit: Limit
}

/** The keys that an object with an effect has. */
export const declared = {
  trigger: byWord('on', triggers) as Reader<Trigger>,
  effect: byWord('op', operations) as Reader<Operation>,
  limit: oneOf(LIMITS),
} as const

/** Refuses sentences that have no meaning, such as points for every sale of a discount. */
export function checkSense({ trigger, effect, limit }: Declared, path: string): void {
  const { ops, limits } = GRAMMAR[trigger.on]
  if (!ops.includes(effect.op))
    throw new Fault(`${path}.effect.op`, `"${effect.op}" cannot follow "${trigger.on}" (possible: ${ops.join(', ')})`)
  if (!limits.includes(limit))
    throw new Fault(`${path}.limit`, `"${limit}" cannot limit "${trigger.on}" (possible: ${limits.join(', ')})`)
  if (effect.op === 'discount' ? limit === 'process' : trigger.on === 'brew-cost' && limit !== 'process')
    throw new Fault(`${path}.limit`, `"${limit}" cannot limit "${effect.op}"`)
  if (
    (effect.op === 'gain-choice' || effect.op === 'gain-and-choice') &&
    effect.distinct &&
    effect.count > effect.from.length
  )
    throw new Fault(`${path}.effect.count`, `there are only ${effect.from.length} kinds to choose from`)
  if (trigger.on === 'market-take' && (trigger.kinds === undefined) !== (trigger.exactlyOneBasicKind === true))
    throw new Fault(`${path}.trigger`, 'either kinds or exactlyOneBasicKind is expected')
  if (effect.op === 'gain-same-kind' && trigger.on === 'market-take' && trigger.kinds === undefined)
    throw new Fault(`${path}.trigger.kinds`, 'the kinds of which one more is gained are expected')
}
