/** The text of a card, derived from the same declaration that the rules run over. */
import type { Box } from '../../components/box.ts'
import {
  LEVELS,
  SKILLED_WORKERS,
  SOURCES,
  type Source,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../../components/names.ts'
import type { Declared } from '../../components/vocabulary.ts'
import type { EffectFacts } from '../en/effects.ts'
import type { Lexicon } from '../en/index.ts'
import { amount, capital } from './amounts.ts'

function factsOf(words: Lexicon, { trigger, effect }: Declared): EffectFacts {
  const { names, effects } = words
  const points =
    effect.op === 'rep' ? names.tokens(effect.amount) : effect.op === 'score' ? names.points(effect.points) : ''
  const money =
    'amount' in effect
      ? names.money(Math.abs(effect.amount))
      : effect.op === 'place-on-occupied'
        ? names.money(effect.pay.money)
        : ''
  const gained = 'cubes' in effect ? effect.cubes : effect.op === 'substitute' ? effect.pay : undefined
  return {
    kinds: 'kinds' in trigger && trigger.kinds ? names.or(trigger.kinds.map(kind => names.kind[kind])) : '',
    seasons:
      'seasons' in trigger
        ? trigger.seasons.length === 4
          ? words.effects.everySeason
          : names.and(trigger.seasons.map(season => names.season[season]))
        : '',
    levels: 'levels' in trigger && trigger.levels ? names.or(trigger.levels.map(level => names.level[level])) : '',
    tier: 'tier' in trigger && trigger.tier ? effects.tier[trigger.tier] : '',
    symbol: 'symbol' in trigger && trigger.symbol ? names.symbol[trigger.symbol] : '',
    min: 'min' in trigger ? (trigger.min ?? 1) : 1,
    notFirst: 'condition' in trigger && trigger.condition === 'not-first-player',
    goods: gained ? amount(words, { cubes: gained }) : '',
    choice: 'from' in effect ? names.or(effect.from.map(kind => names.kind[kind])) : '',
    count: 'count' in effect ? effect.count : 0,
    distinct: 'distinct' in effect && effect.distinct === true,
    amount: 'amount' in effect ? effect.amount : 0,
    money,
    points,
    max: 'max' in effect ? (effect.max ?? 0) : 0,
    every: effect.op === 'score' ? (effect.every ?? 1) : 1,
    roundUp: effect.op === 'score' && effect.round === 'up',
    ingredient: effect.op === 'discount' ? names.kind[effect.ingredient] : '',
    floor: effect.op === 'discount' ? effect.min : 0,
    harvest:
      effect.op === 'plant' ? names.or(effect.from.map(kind => names.cubes(kind, effect.harvest[kind] ?? 0))) : '',
  }
}

export function effectText(words: Lexicon, declared: Declared): string {
  const { names, effects } = words
  const facts = factsOf(words, declared)
  const when = effects.when[declared.trigger.on](facts)
  const counted = declared.effect.op === 'score' ? effects.counted[declared.effect.per](facts) : ''
  const does = effects.does[declared.effect.op](facts) + counted
  // What happens at the start of a season cannot happen twice in it.
  const limit = declared.trigger.on === 'season-start' ? '' : effects.limit[declared.limit]
  return `${when ? `${when}${names.colon}${does}` : capital(does)}${limit ? `, ${limit}` : ''}`
}

/** The declaration of a worker, lab level or tile. */
export function declarationOf(box: Box, source: Source): Declared {
  const index = SOURCES.indexOf(source)
  if (index < SKILLED_WORKERS.length) return box.skilledWorkers[index]
  const tile = index - (SOURCES.length - TILES.length)
  if (tile >= 0) return box.tiles[tile]
  const level = index - SKILLED_WORKERS.length
  const track = Math.floor(level / LEVELS.length)
  const side = track < TRACKS_PER_SIDE ? box.lab.basic : box.lab.advanced
  return side[track % TRACKS_PER_SIDE].levels[level % LEVELS.length]
}

/** "Grain Buyer", "Malting (Winter)", "Brew Pub". */
export function sourceName(words: Lexicon, source: Source): string {
  const { names } = words
  const index = SOURCES.indexOf(source)
  if (index < SKILLED_WORKERS.length) return names.worker[SKILLED_WORKERS[index]]
  const tile = index - (SOURCES.length - TILES.length)
  if (tile >= 0) return names.tile[TILES[tile]]
  const level = index - SKILLED_WORKERS.length
  return `${names.track[TRACKS[Math.floor(level / LEVELS.length)]]} (${names.level[LEVELS[level % LEVELS.length]]})`
}
