/** What a card, a level or a tile does, as a short line of drawings. The sentence for it is in the game's words. */
import { KINDS, SEASONS } from '../../components/names.ts'
import type { Counted, Declared, Operation, Trigger } from '../../components/vocabulary.ts'
import type { Cubes, Kind, SignLine } from '../kinds.ts'

const COUNTED: { readonly [C in Counted]: SignLine } = {
  'installed-tile': 'hammer',
  'gold-label-held': 'ribbon',
  'different-advanced-recipe-brewed': 'mug',
  'ale-batch-brewed': 'ale',
  'porter-batch-brewed': 'porter',
  'stout-batch-brewed': 'stout',
  'set-ale-porter-stout-brewed': 'scales',
}

/** "2 malt hops": a figure only where there are several. */
export const cubeSigns = (cubes: Cubes): SignLine =>
  KINDS.flatMap(kind => {
    const n = cubes[kind] ?? 0
    return n === 0 ? [] : [n === 1 ? kind : `${n} ${kind}`]
  }).join(' ')

/** Each cube drawn: "malt malt hops". */
export const everyCube = (cubes: Cubes): SignLine =>
  KINDS.flatMap(kind => Array.from({ length: cubes[kind] ?? 0 }, () => kind)).join(' ')

/** A choice is one question mark where room is short. */
const choiceSigns = (from: readonly Kind[], brief: boolean): SignLine => (brief ? '?' : from.join(' '))

function when(trigger: Trigger): SignLine {
  switch (trigger.on) {
    case 'market-take':
    case 'market-place':
      return 'stall'
    case 'market-extra':
    case 'season-start':
      return trigger.seasons.length === SEASONS.length ? '' : trigger.seasons.join(' ')
    case 'sale-batch':
      return trigger.tier === 'advanced' ? 'ribbon' : 'mug'
    case 'process-sold':
      return trigger.min > 1 ? `${trigger.min} truck` : 'truck'
    case 'brew-cost':
      return 'kettle'
    case 'brew-batch':
      return trigger.symbol && trigger.symbol !== 'none' ? trigger.symbol : 'kettle'
    case 'label-won':
      return 'seal'
    case 'collab-sold':
      return 'hands'
    case 'lab-action':
    case 'lab-arrival':
      return 'flask'
    case 'install-action':
      return 'hammer'
    case 'upkeep':
      return 'winter'
    default:
      return ''
  }
}

function does(effect: Operation, trigger: Trigger, brief: boolean): SignLine {
  switch (effect.op) {
    case 'gain':
      return `+${cubeSigns(effect.cubes)}`.replace('+', /^\d/.test(cubeSigns(effect.cubes)) ? '+' : '+1 ')
    case 'gain-choice':
      return `+${effect.count} ${choiceSigns(effect.from, brief)}`
    case 'gain-and-choice':
      return `${cubeSigns(effect.cubes)} + ${choiceSigns(effect.from, brief)}`
    case 'gain-same-kind':
      return `+${effect.count} ${trigger.on === 'market-take' ? choiceSigns(trigger.kinds ?? [], brief) : ''}`
    case 'money':
      return `+${effect.amount} coin`
    case 'rep':
      return `+${effect.amount} rep`
    case 'capacity':
      return `store +${effect.amount}`
    case 'capacity-per-tile':
      return `store +${effect.amount} / hammer`
    case 'discount':
      return `−${effect.amount} ${effect.ingredient}`
    case 'substitute':
      return `${cubeSigns(effect.pay)} arrow ?`
    case 'swap-specialty':
      return brief ? 'swap' : 'spice swap fruit'
    case 'upkeep':
      return `−${Math.abs(effect.amount)} coin`
    case 'upkeep-per-crew':
      return `crew −${Math.abs(effect.amount)} coin`
    case 'extra-market-action':
      return `+${effect.count} stall`
    case 'place-on-occupied':
      return `${effect.pay.money} coin arrow worker`
    case 'free-install':
      return 'hammer'
    case 'line-slots':
      return 'twin'
    case 'pub-tank':
      return 'house'
    case 'plant':
      return 'sprout'
    case 'score':
      return `${effect.points}/ ${COUNTED[effect.per]}`
  }
}

export const effectSigns = ({ trigger, effect }: Declared, brief = false): SignLine =>
  [when(trigger), does(effect, trigger, brief)].filter(Boolean).join(' ')

/** For a level of the lab: its column says when, so only what it gives is drawn, without a plus where nothing is added to. */
export function levelSigns({ trigger, effect }: Declared): SignLine {
  if (trigger.on === 'process-sold' && effect.op === 'money') return `truck +${effect.amount}`
  const gives = does(effect, trigger, true)
  return trigger.on === 'lab-arrival' || trigger.on === 'season-start' ? gives.replace(/^\+(1 (?!\?))?/, '') : gives
}
