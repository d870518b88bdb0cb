/** The market: its spaces and modules, and what a worker may do there. */
import {
  BASICS,
  CREW,
  GIVEN,
  HIRE,
  KINDS,
  MARKET_MODULES,
  MONEY,
  OPTIONS,
  PARTNER,
  SPACES,
  SPECIALTIES,
} from '../components/names.ts'
import { mostGiven } from '../rules/modules/commodity-exchange.ts'
import { moduleRefusal } from '../rules/modules/index.ts'
import { UNUSED } from '../rules/modules/labour-agency.ts'
import { capacity } from '../rules/storage.ts'
import { batchesBrewed, countCubes, ON_OFFER, PHASE } from '../rules/table.ts'
import { takeFromSpace } from '../rules/taking.ts'
import { amount, capital, placeName, toldOf } from '../words/shared/amounts.ts'
import { onSpace } from '../words/shared/move.ts'
import { refusalSentence } from '../words/shared/refusal.ts'
import { isPayable, openRecipes, recipeTitle } from './recipes.ts'
import { type Chapter, explanation, indexIn, sentence, type Told, tried, winterOf } from './told.ts'

/** BC-6.18–6.23: whether the next crew can be hired and what it costs. */
export function nextCrew(told: Told): string[] {
  const { t, seat, lexicon, phrases } = told
  const { crews } = t.seats[seat]
  const { crewNeeds, crewCost } = t.box.tables
  if (crews >= crewNeeds.length) return [phrases.market.crewsAll]
  const crew = lexicon.names.crew[crews] ?? ''
  const brewed = batchesBrewed(t.seats[seat])
  if (brewed < crewNeeds[crews]) return [capital(phrases.market.crewShort(crew, crewNeeds[crews], brewed))]
  return [
    phrases.market.crewReady(crew),
    ...winterOf(told, crewCost[crews], after => {
      after.seats[seat].crews++
    }),
  ]
}

/** What a worker of the seat would take here: bonuses apart, recipes that it pays for, cubes that do not fit. */
function taking(told: Told, space: number): string[] {
  const { t, seat, lexicon, phrases } = told
  const { accumulates, taken, stall, supply } = t.box.tables.spaces[space]
  const here = t.spaces[space]
  const now = accumulates
    ? [phrases.market.holds(amount(lexicon, { cubes: toldOf(here.cubes), money: here.money }))]
    : []
  if (stall || here.worker > 0 || countCubes(accumulates ? supply : taken[0]) === 0) return now
  let bonus = ''
  const after = tried(told, copy => {
    takeFromSpace(copy, seat, space, taken[0], {
      add(event) {
        if (event.kind !== 'take') return
        bonus = lexicon.names.and(event.bonuses.map(one => amount(lexicon, one)))
        if (event.bonuses.length === 0) bonus = ''
      },
    })
    const me = copy.seats[seat]
    for (let kind = 0; kind < KINDS.length; kind++) me.cubes[kind] += me.arriving[kind]
  })
  const opened = openRecipes(told).filter(recipe => !isPayable(t, seat, recipe) && isPayable(after, seat, recipe))
  const lost = countCubes(after.seats[seat].cubes) - capacity(t, seat)
  return [
    ...now,
    ...(bonus ? [phrases.market.bonus(bonus)] : []),
    ...(opened.length > 0
      ? [phrases.market.opens(lexicon.names.and(opened.map(recipe => recipeTitle(told, recipe))))]
      : []),
    ...(lost > 0 ? [phrases.market.lost(lost)] : []),
  ]
}

const offered = (cells: Iterable<number>): number => [...cells].filter(cell => cell === ON_OFFER).length

function spaceNow(told: Told, space: number): string[] {
  const { t, phrases } = told
  const { choices } = t.box.tables.spaces[space]
  const here = t.spaces[space]
  const standing = [here.worker, here.jumper].filter(cell => cell > 0).map(cell => told.who(cell - 1))
  return [
    ...(standing.length > 0 ? [phrases.market.taken(told.lexicon.names.and(standing))] : []),
    ...taking(told, space),
    ...(choices.includes(HIRE) || choices.includes(PARTNER)
      ? [phrases.market.offer(offered(t.workers), offered(t.partners))]
      : []),
    ...(choices.includes(CREW) ? nextCrew(told) : []),
  ]
}

function spaceRules(told: Told, space: number): string[] {
  const { accumulates, marker, choices, stall } = told.t.box.tables.spaces[space]
  if (marker) return ['BC-6.4', 'BC-6.5', 'BC-5.17']
  if (accumulates) return ['BC-5.17', 'BC-5.5', 'BC-5.12']
  if (choices.includes(CREW)) return ['BC-6.18', 'BC-6.19', 'BC-6.23', 'BC-5.15']
  if (choices.includes(HIRE)) return ['BC-6.14', 'BC-6.8', 'BC-5.15']
  return stall ? ['BC-6.2', 'BC-5.18'] : ['BC-5.18', 'BC-5.12']
}

function space(told: Told, index: number) {
  const { t, lexicon, phrases, view } = told
  const { accumulates, marker, supply, supplyMoney, choices } = t.box.tables.spaces[index]
  const about = accumulates
    ? [
        phrases.market.piles,
        phrases.market.grows(amount(lexicon, { cubes: toldOf(supply), money: supplyMoney })),
        ...(marker ? [phrases.market.leads] : []),
      ]
    : [phrases.market.fixed(lexicon.names.or(choices.map(option => onSpace(lexicon, view, index, option))))]
  return explanation(lexicon.names.space[SPACES[index]], about, spaceNow(told, index), ...spaceRules(told, index))
}

/** The rates of the exchange as this match's version has them (BC-9.14). */
export function rates(told: Told): string[] {
  const { t, lexicon, phrases } = told
  return GIVEN.flatMap((_kind, given) => {
    if (mostGiven(t, given) === 0) return []
    const paid = given === MONEY ? lexicon.names.money(1) : lexicon.names.cubes(KINDS[given], 1)
    const lines = t.box.tables.exchange[given].lines.map(line => amount(lexicon, { cubes: toldOf(line) }))
    return [sentence(phrases.market.rate(paid, lexicon.names.or(lines)))]
  })
}

function farm({ t, lexicon, phrases }: Told): string[] {
  const planted = KINDS.filter((_kind, i) => t.planted[i]).map(kind => lexicon.names.kind[kind])
  const crops = t.box.communityFarmYields.map(({ plant, yields }) => lexicon.names.cubes(plant, yields))
  return [
    phrases.market.crops(lexicon.names.or(crops)),
    ...(planted.length > 0 ? [phrases.market.planted(lexicon.names.and(planted))] : []),
  ]
}

function module(told: Told, index: number) {
  const { t, seat, lexicon, phrases } = told
  const id = MARKET_MODULES[index]
  const { temps, agency } = t.box.modules
  const user = t.used[index]
  // What stands in the way is told while it could be used; out of season it would only be noise.
  const refused = user > 0 || t.phase >= PHASE.scoring ? undefined : moduleRefusal(t, seat, index, false)?.reason()
  const [price, state, rules] = {
    'temp-labour': [temps.price, [phrases.market.tempsLeft(t.temps)], ['BC-9.5', 'BC-9.7', 'BC-9.4']],
    'commodity-exchange': [0, rates(told), ['BC-9.14', 'BC-9.2']],
    'labour-agency': [
      agency.price,
      [phrases.market.unused([...t.workers].filter(cell => cell === UNUSED).length)],
      ['BC-9.18', 'BC-9.19', 'BC-9.20'],
    ],
    'community-farm': [0, farm(told), ['BC-9.27', 'BC-9.31', 'BC-9.32']],
  }[id] as [number, string[], string[]]
  return explanation(
    lexicon.names.module[id],
    [phrases.market.modules[id], ...(id === 'community-farm' ? [] : [phrases.market.once])],
    [
      ...(user > 0 ? [phrases.market.usedBy(told.who(user - 1))] : []),
      ...(price > 0 ? [phrases.market.price(lexicon.names.money(price))] : []),
      ...state,
      ...(refused ? [refusalSentence(lexicon, refused)] : []),
    ],
    ...rules,
  )
}

/** "Shift Office: hire the second crew": one half of a space. */
function option(told: Told, index: number, name: string) {
  const { lexicon, view } = told
  const place = index < SPACES.length ? space(told, index) : module(told, index - SPACES.length)
  const which = indexIn(OPTIONS, name)
  if (index >= SPACES.length || which < 0) return place
  const what = `${place.name}${lexicon.names.colon}${onSpace(lexicon, view, index, which)}`
  const now = which === CREW ? nextCrew(told) : place.now
  return explanation(what, place.about, now, ...place.rules)
}

export const market: Chapter = (told, thing) => {
  const { lexicon, view } = told
  const [head = '', second, third] = thing.split('/')
  if (head === 'grows') return market(told, second ?? '')
  if (head === 'give') return module(told, MARKET_MODULES.indexOf('commodity-exchange'))
  if (head === 'stall') {
    const kind = KINDS[BASICS + indexIn(SPECIALTIES, second)]
    const found = SPACES.findIndex((_id, i) => view.box.tables.spaces[i].stall > 0)
    const at = view.box.tables.spaces[view.prompts.a]?.stall ? view.prompts.a : found
    const goods = amount(lexicon, { cubes: toldOf(view.box.tables.spaces[at].taken[KINDS.indexOf(kind)]) })
    return explanation(
      `${placeName(lexicon, SPACES[at])}${lexicon.names.colon}${goods}`,
      space(told, at).about,
      [told.phrases.cubes.held(told.t.seats[told.seat].cubes[KINDS.indexOf(kind)])],
      'BC-6.2',
    )
  }
  const given = indexIn(GIVEN, head)
  if (given >= 0 && third !== undefined) {
    const line = view.box.tables.exchange[given].lines[Number(third)]
    const paid =
      given === MONEY ? lexicon.names.money(Number(second)) : lexicon.names.cubes(KINDS[given], Number(second))
    const base = module(told, MARKET_MODULES.indexOf('commodity-exchange'))
    const goods = line ? amount(lexicon, { cubes: toldOf(line.map(n => n * Number(second))) }) : lexicon.names.nothing
    return explanation(lexicon.moves.exchange(paid, goods), base.about, base.now, 'BC-9.14', 'BC-9.15', 'BC-9.16')
  }
  const index = indexIn(SPACES, head)
  const which = indexIn(MARKET_MODULES, head)
  if (index < 0 && which < 0) return undefined
  if (second) return option(told, index >= 0 ? index : SPACES.length + which, second)
  return index >= 0 ? space(told, index) : module(told, which)
}
