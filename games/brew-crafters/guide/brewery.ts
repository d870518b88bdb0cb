/** One brewery: its numbers, cubes, line, crews and what they can do. */
import { readBill, salesToCome } from '../board/read/brewery.ts'
import { hiddenSecrets } from '../board/read/recipes.ts'
import { crewsLeft, cubesOf } from '../board/read/table.ts'
import { ACTIONS, BASICS, CREWS, KINDS, RECIPES, SPACES, TILES } from '../components/names.ts'
import { COLLABORATION_SEATS } from '../rules/collaboration.ts'
import { labelsHeld, score } from '../rules/scoring.ts'
import { capacity } from '../rules/storage.ts'
import { batchesBrewed, countCubes } from '../rules/table.ts'
import { billOf, crewsCost, loansFor, reductions, tilesCost, workersCost } from '../rules/winter.ts'
import { amount, capital, toldOf } from '../words/shared/amounts.ts'
import { describe } from '../words/shared/describe.ts'
import { nextCrew } from './market.ts'
import { lacks, openRecipes, recipeTitle } from './recipes.ts'
import { type Chapter, explanation, indexIn, type Told, winterOf } from './told.ts'

function cube(told: Told, kind: number) {
  const { t, seat, lexicon, phrases } = told
  const { spaces, spacesFor } = t.box.tables
  const gives = spacesFor[t.seatCount].filter(space => {
    const { supply, taken, stall } = spaces[space]
    return supply[kind] > 0 || taken[stall ? kind : 0][kind] > 0
  })
  const short = openRecipes(told).flatMap(recipe => {
    const n = lacks(t, seat, recipe)[kind]
    return n > 0 ? [`${recipeTitle(told, recipe)} (${n})`] : []
  })
  return explanation(
    capital(lexicon.names.kind[KINDS[kind]]),
    [
      kind < BASICS ? phrases.cubes.basic : phrases.cubes.specialty,
      ...(gives.length > 0
        ? [phrases.cubes.from(lexicon.names.and(gives.map(space => lexicon.names.space[SPACES[space]])))]
        : []),
    ],
    [
      phrases.cubes.held(t.seats[seat].cubes[kind]),
      ...(short.length > 0 ? [phrases.cubes.lacks(lexicon.names.and(short))] : []),
    ],
    kind < BASICS ? 'BC-2.1' : 'BC-2.2',
    'BC-7.22',
    'BC-2.5',
  )
}

function storehouse({ t, seat, words, lexicon, phrases }: Told) {
  const { cubes } = t.seats[seat]
  return explanation(
    words.storehouse,
    [phrases.store.about],
    [
      phrases.store.filled(countCubes(cubes), capacity(t, seat)),
      `${capital(amount(lexicon, { cubes: cubesOf(cubes) }))}.`,
    ],
    'BC-5.25',
    'BC-5.27',
    'BC-2.35',
  )
}

/** What stands on these places of the line. */
function beers(told: Told, tokens: readonly number[]): string[] {
  const held = tokens.filter(token => token > 0).map(token => recipeTitle(told, token - 1))
  return [held.length > 0 ? told.phrases.line.holds(told.lexicon.names.and(held)) : told.phrases.line.empty]
}

/** BC-7.11, BC-7.17: what the next Process does by itself. */
function processing({ t, seat, lexicon, phrases }: Told): string[] {
  const { tanks, bottles, pub } = t.seats[seat]
  const sold = [...bottles, pub].filter(token => token > 0).length
  const bottled = [...tanks].filter(token => token > 0).length
  const { salePrice } = t.box.constants
  return [
    sold > 0 ? phrases.deeds.sells(sold, lexicon.names.money(sold * salePrice)) : phrases.deeds.sellsNothing,
    ...(bottled > 0 ? [phrases.deeds.bottles(bottled)] : []),
  ]
}

function line(told: Told, thing: string) {
  const { t, seat, words, lexicon, phrases } = told
  const { tanks, bottles, pub, sold } = t.seats[seat]
  const { stations } = words
  switch (thing) {
    case 'line':
      return explanation(
        words.line,
        [phrases.line.about],
        [...beers(told, [...tanks, ...bottles]), ...processing(told)],
        'BC-7.10',
        'BC-7.11',
        'BC-7.17',
        'BC-7.21',
      )
    case 'pub': {
      const built = t.seats[seat].tiles[TILES.indexOf('brew-pub')] === 1
      const now = built ? beers(told, [pub]) : [phrases.line.noPub]
      return explanation(stations.pub, [phrases.line.pub], now, 'BC-7.18', 'BC-7.21')
    }
    case 'station/tank':
      return explanation(stations.tank, [phrases.line.tank], beers(told, [...tanks]), 'BC-7.21', 'BC-7.17')
    case 'station/bottling':
      return explanation(stations.bottling, [phrases.line.bottling], beers(told, [...bottles]), 'BC-7.17', 'BC-7.11')
    case 'station/truck': {
      const price = lexicon.names.money(t.box.constants.salePrice)
      return explanation(stations.truck, [phrases.line.truck(price)], processing(told), 'BC-7.12', 'BC-7.14')
    }
    case 'station/freight': {
      const all = RECIPES.flatMap((_id, i) => (sold[i] > 0 ? [`${sold[i]} × ${recipeTitle(told, i)}`] : []))
      const now = all.length > 0 ? [phrases.line.holds(lexicon.names.and(all))] : [phrases.line.empty]
      return explanation(stations.freight, [phrases.line.freight], now, 'BC-7.13', 'BC-10.2')
    }
    default:
      return undefined
  }
}

function crew(told: Told, index: number) {
  const { t, seat, lexicon, phrases } = told
  const { crews } = t.seats[seat]
  const { crewNeeds, crewCost } = t.box.tables
  const name = capital(lexicon.names.crew[index] ?? '')
  const rules = ['BC-7.1', 'BC-7.5', index === 1 ? 'BC-6.18' : 'BC-6.19', 'BC-6.23']
  const cost = lexicon.names.money(crewCost[index])
  if (index < crews) {
    const acted = index < crews - crewsLeft(t, seat)
    const now = [acted ? phrases.crew.done : phrases.crew.duty, phrases.winter.costs(cost)]
    return explanation(name, [phrases.crew.about], now, ...rules)
  }
  const now = [
    phrases.crew.waits(crewNeeds[index], batchesBrewed(t.seats[seat])),
    ...winterOf(told, crewCost[index], after => {
      after.seats[seat].crews++
    }),
  ]
  return explanation(name, [phrases.crew.about], index === crews ? now : now.slice(0, 1), ...rules)
}

/** What a crew can do; the place of its drawing has the name of the action. */
function deed(told: Told, action: (typeof ACTIONS)[number]) {
  const { t, lexicon, phrases } = told
  const name = lexicon.names.action[action]
  switch (action) {
    case 'process-collaborate': {
      const about = t.seatCount >= COLLABORATION_SEATS ? [phrases.deeds.collaborate] : []
      return explanation(name, [phrases.deeds.process, ...about], processing(told), 'BC-7.10', 'BC-7.8', 'BC-7.5')
    }
    case 'lab-research':
      return explanation(name, [phrases.deeds.research], [], 'BC-7.42', 'BC-7.43')
    case 'install':
      return explanation(name, [phrases.deeds.install], [], 'BC-7.50', 'BC-7.51', 'BC-7.54')
    case 'secret-recipe':
      return explanation(name, [phrases.deeds.secret], [], 'BC-9.38', 'BC-9.39', 'BC-9.48')
  }
}

/** BC-8.4: the bill and what it is made of, with what will pay for it. */
function bill(told: Told) {
  const { t, seat, lexicon, phrases } = told
  const { money, loans } = lexicon.names
  const due = billOf(t, seat)
  const less = reductions(t, seat)
  const sales = salesToCome(t, seat)
  const short = loansFor(t, due - t.seats[seat].money - sales)
  return explanation(
    phrases.seat.bill,
    [phrases.seat.billAbout(money(t.box.constants.loanValue))],
    [
      phrases.seat.billDue(money(due)),
      phrases.seat.billSum(
        money(t.box.tables.boardCost),
        money(tilesCost(t, seat)),
        money(workersCost(t, seat)),
        money(crewsCost(t, seat)),
      ),
      ...(less > 0 ? [phrases.seat.billLess(money(less))] : []),
      phrases.seat.moneyNow(money(t.seats[seat].money)),
      ...(sales > 0 ? [phrases.seat.billSales(money(sales))] : []),
      short > 0 ? phrases.seat.billLoans(loans(short)) : phrases.seat.billCovered,
    ],
    'BC-8.4',
    'BC-8.3',
    'BC-8.7',
    'BC-8.5',
  )
}

function numbers(told: Told, thing: string) {
  const { t, seat, lexicon, phrases } = told
  const { money, points } = lexicon.names
  const { goldLabelRep, loanValue, firstLoanPenalty, furtherLoanPenalty } = t.box.constants
  const me = t.seats[seat]
  switch (thing) {
    case 'money':
      return explanation(
        phrases.seat.money,
        [phrases.seat.moneyAbout],
        [phrases.seat.moneyNow(money(me.money)), phrases.seat.billDue(money(billOf(t, seat)))],
        'BC-2.6',
        'BC-8.3',
        'BC-10.13',
      )
    case 'points': {
      const { total, parts } = score(t, seat)
      const lines = Object.entries(parts).flatMap(([part, n]) =>
        n === 0 ? [] : [`${partName(told, part)}${lexicon.names.colon}${n}.`],
      )
      const now = [`${capital(points(total))}.`, ...lines]
      return explanation(phrases.seat.points, [phrases.seat.pointsAbout], now, 'BC-10.12', 'BC-10.2')
    }
    case 'labels': {
      const held = RECIPES.flatMap((_id, i) => (t.labels[i] === seat + 1 ? [recipeTitle(told, i)] : []))
      const now = labelsHeld(t, seat) > 0 ? [phrases.seat.held(lexicon.names.and(held))] : []
      return explanation(
        phrases.seat.labels,
        [phrases.seat.labelsAbout(points(goldLabelRep))],
        now,
        'BC-10.7',
        'BC-7.14',
      )
    }
    case 'brewed': {
      const all = RECIPES.flatMap((_id, i) => (me.brewed[i] > 0 ? [`${me.brewed[i]} × ${recipeTitle(told, i)}`] : []))
      const list = all.length > 0 ? [`${capital(lexicon.names.and(all))}.`] : []
      const now = [...list, ...nextCrew(told)]
      return explanation(phrases.seat.brewed, [phrases.seat.brewedAbout], now, 'BC-6.20', 'BC-10.2')
    }
    case 'loans':
      return explanation(
        phrases.seat.loans,
        [phrases.seat.loansAbout(money(loanValue), points(firstLoanPenalty), points(furtherLoanPenalty))],
        [`${capital(lexicon.names.loans(me.loans))}.`],
        'BC-10.10',
        'BC-8.7',
        'BC-8.10',
      )
    case 'bill':
      return bill(told)
    default:
      return undefined
  }
}

const partName = ({ lexicon }: Told, part: string): string =>
  Object.entries(lexicon.parts).find(([name]) => name === part)?.[1] ?? part

/** A brewery as a whole: the same lines as the text table has. */
export function wholeBrewery(told: Told, own: boolean) {
  const { t, view, seat, lexicon, phrases, who, words } = told
  const passages = describe(lexicon, view, who)
  const { title, lines } = passages[passages.length - t.seatCount + seat]
  const { verdict } = readBill(t, seat, words)
  const secrets = hiddenSecrets(t, seat) > 0 ? ['BC-9.38'] : []
  return explanation(
    title,
    [own ? phrases.seat.own : phrases.seat.about],
    [...lines.map(text => `${capital(text)}.`), `${phrases.seat.bill}${lexicon.names.colon}${verdict}.`],
    'BC-2.7',
    'BC-10.12',
    ...secrets,
  )
}

export const brewery: Chapter = (told, thing) => {
  const { words, phrases, t, seat, lexicon } = told
  const kind = indexIn(KINDS, thing)
  if (kind >= 0) return cube(told, kind)
  if (thing === 'storage') return storehouse(told)
  const hired = indexIn(CREWS, thing)
  if (hired >= 0) return crew(told, hired)
  if (thing === 'temp') {
    const now = [lexicon.names.temps(t.seats[seat].temps)].map(text => `${capital(text)}.`)
    return explanation(phrases.crew.temp, [phrases.crew.tempAbout], now, 'BC-9.7', 'BC-9.8', 'BC-9.12')
  }
  const action = ACTIONS.find(one => thing === one || thing === `deed/${one}`)
  if (action) return deed(told, action)
  if (thing === 'start-over') {
    const cubes = amount(lexicon, { cubes: toldOf(t.seats[seat].cubes) })
    return explanation(words.startOver, [phrases.deeds.startOver], [`${capital(cubes)}.`], 'BC-5.27')
  }
  return numbers(told, thing) ?? line(told, thing)
}
