import type { ForcedEvent, Stamped, Who } from '@taproom/engine'
import { proposedBox } from '../../components/box.ts'
import { CREWS, RECIPES, type Recipe } from '../../components/names.ts'
import type { BrewCraftersEvent } from '../../rules/events.ts'
import type { Lexicon } from '../en/index.ts'
import type { LogFacts } from '../en/log.ts'
import { amount, capital, placeName } from './amounts.ts'
import { sourceName } from './effect.ts'

export type LogEvent = Stamped<BrewCraftersEvent | ForcedEvent>

/** Beers keep their names in every language. */
export const recipeName = (recipe: Recipe): string => proposedBox.recipes[RECIPES.indexOf(recipe)].name

/** What is particular to each kind of event; the rest is empty. */
function particulars(words: Lexicon, event: BrewCraftersEvent, who: Who): Partial<LogFacts> {
  const { names } = words
  switch (event.kind) {
    case 'game-start':
      return { who: who(event.firstPlayer) }
    case 'compensation':
      return { goods: amount(words, event) }
    case 'season-start':
      return { season: names.season[event.name], year: event.year }
    case 'benefit': {
      const bill = event.reduction > 0 ? [words.sheet.bill(names.money(-event.reduction))] : []
      const gained = amount(words, event, '')
      return { card: sourceName(words, event.source), goods: names.and([...(gained ? [gained] : []), ...bill]) }
    }
    case 'market-place':
      return {
        card: names.piece[event.piece],
        place: placeName(words, event.place),
        paid: event.queueJump > 0 ? names.money(event.queueJump) : '',
      }
    case 'take': {
      const bonuses = event.bonuses.map(bonus => `${amount(words, bonus)}, ${sourceName(words, bonus.source)}`)
      return { goods: amount(words, event), place: placeName(words, event.from), extra: bonuses.join('; ') }
    }
    case 'overflow':
      return { goods: amount(words, { cubes: event.discarded }) }
    case 'partner-form':
      return { card: names.partnership[event.card] }
    case 'partner-trade':
      return {
        card: names.partnership[event.card],
        paid: amount(words, { cubes: event.paid }),
        goods: amount(words, { cubes: event.taken }),
      }
    case 'hire-worker':
      return { card: names.worker[event.worker], paid: event.via === 'agency' ? names.money(event.paid) : '' }
    case 'hire-crew':
      return { card: names.crew[CREWS.indexOf(event.crew)] }
    default:
      return brewing(words, event, who)
  }
}

function brewing(words: Lexicon, event: BrewCraftersEvent, who: Who): Partial<LogFacts> {
  const { names } = words
  switch (event.kind) {
    case 'brewing-action':
      return {
        card: event.crew === 'temp' ? names.piece.temp : names.crew[CREWS.indexOf(event.crew)],
        extra: names.action[event.action],
      }
    case 'sell':
      return { recipe: recipeName(event.recipe), goods: names.money(event.money) }
    case 'bonus':
      return { card: sourceName(words, event.source), goods: amount(words, event) }
    case 'label':
    case 'bottle':
    case 'secret-reveal':
      return { recipe: recipeName(event.recipe) }
    case 'brew': {
      const saved = amount(words, { cubes: event.discount }, '')
      const extra = [
        ...(saved ? [words.logParts.discount(saved)] : []),
        ...(event.tinkered ? [words.moves.tinkered(names.kind[event.tinkered])] : []),
        ...(event.swapped ? [words.moves.swapped(names.kind[event.swapped.out], names.kind[event.swapped.by])] : []),
      ]
      return {
        recipe: recipeName(event.recipe),
        place: names.tank[event.tank],
        paid: amount(words, { cubes: event.paid }),
        extra: extra.join(', '),
      }
    }
    case 'collab-section':
      return { card: names.section[event.section], paid: amount(words, { cubes: event.paid }) }
    case 'collab-sold':
      return {
        extra: names.and(event.rewards.map(reward => words.logParts.share(who(reward.seat), amount(words, reward)))),
      }
    case 'lab':
      return { card: names.track[event.track], extra: names.level[event.level] }
    case 'install':
      return { card: names.tile[event.tile], goods: amount(words, event, '') }
    case 'secret-take':
      return { recipe: event.secret ? recipeName(event.secret.recipe) : '' }
    case 'secret-paid':
      return { recipe: recipeName(event.recipe), goods: names.tokens(event.rep) }
    default:
      return modulesAndEnd(words, event, who)
  }
}

function modulesAndEnd(words: Lexicon, event: BrewCraftersEvent, who: Who): Partial<LogFacts> {
  const { names } = words
  switch (event.kind) {
    case 'agency-draw':
      return {
        count: event.count,
        extra: event.secret ? names.and(event.secret.cards.map(card => names.worker[card])) : '',
      }
    case 'temp-book':
      return { goods: names.temps(event.seasons.length), paid: names.money(event.paid) }
    case 'temp-return':
      return { goods: names.temps(event.count), count: event.count }
    case 'exchange':
      return {
        paid: event.given === 'money' ? names.money(event.count) : names.cubes(event.given, event.count),
        goods: amount(words, { cubes: event.received }),
      }
    case 'farm-plant':
      return { goods: names.kind[event.plant], count: event.token }
    case 'farm-harvest':
      return {
        extra: names.and(event.shares.map(share => words.logParts.share(who(share.seat), amount(words, share)))),
      }
    case 'farm-pick':
      return { goods: names.kind[event.pick] }
    case 'farm-tile':
      return {
        paid: event.planted ? names.kind[event.planted] : '',
        goods: amount(words, { cubes: event.harvested ?? {} }),
      }
    case 'bill':
      return {
        paid: names.money(event.total),
        card: billParts(words, event),
        extra: event.loans > 0 ? names.loans(event.loans) : '',
        goods: names.money(event.money),
      }
    case 'score':
      return { total: names.points(event.total) }
    case 'game-end':
      return {
        who: names.and(event.winners.map(who)),
        count: event.winners.length,
        extra: event.tieBreak ? words.logParts.tieBreak : '',
      }
    default:
      return {}
  }
}

const ITEMS = ['board', 'tiles', 'workers', 'crews'] as const

/** BC-8.4: what a winter bill was paid for, "brewery $3, crews $2, less $1". */
export function billParts(
  words: Lexicon,
  { items, reductions }: Pick<Extract<BrewCraftersEvent, { kind: 'bill' }>, 'items' | 'reductions'>,
): string {
  const { names, logParts } = words
  const parts = ITEMS.flatMap(item =>
    items[item] > 0 ? [`${logParts.billItem[item]} ${names.money(items[item])}`] : [],
  )
  return logParts.billParts(parts, reductions > 0 ? names.money(reductions) : '')
}

const EMPTY: LogFacts = {
  who: '',
  goods: '',
  paid: '',
  place: '',
  card: '',
  recipe: '',
  count: 0,
  extra: '',
  total: '',
  season: '',
  year: 0,
}

/** A line of the log; what had no alternative is told by its own events. */
export function eventLine(words: Lexicon, event: LogEvent, who: Who): string | undefined {
  if (event.kind === 'forced') return undefined
  const facts = { ...EMPTY, who: event.seat === undefined ? '' : who(event.seat), ...particulars(words, event, who) }
  const line = words.log[event.kind](facts)
  return line === undefined ? undefined : capital(line)
}
