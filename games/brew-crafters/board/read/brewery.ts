import { copy } from '@taproom/engine'
import { CREW, CREWS, OPTIONS, RECIPES, SEASONS, SKILLED_WORKERS, TILES } from '../../components/names.ts'
import { effectsOn, hasOperation } from '../../rules/effects.ts'
import { labelsHeld, points } from '../../rules/scoring.ts'
import { capacity } from '../../rules/storage.ts'
import { type BrewCrafters, batchesBrewed, heldBy, PHASE, seasonOf, table } from '../../rules/table.ts'
import { billOf, loansFor } from '../../rules/winter.ts'
import { capital } from '../../words/shared/amounts.ts'
import type { BoardWords } from '../words.ts'
import { batchOf, shortName } from './recipes.ts'
import { crewsLeft, cubesOf } from './table.ts'

/** Brewing actions of this seat before the next bill (BC-8.3), temps aside. */
function actionsBeforeBill(t: BrewCrafters, seat: number): number {
  const later = SEASONS.length - 1 - seasonOf(t)
  return later * t.seats[seat].crews + crewsLeft(t, seat)
}

/** What the batches that stand in the line now will bring before the bill: bottles and pub with one Process, tanks with two. */
export function salesToCome(t: BrewCrafters, seat: number): number {
  const { tanks, bottles, pub } = t.seats[seat]
  const count = (tokens: readonly number[]) => tokens.filter(token => token > 0).length
  const actions = actionsBeforeBill(t, seat)
  const sold = (actions > 0 ? count([...bottles, pub]) : 0) + (actions > 1 ? count([...tanks]) : 0)
  return sold * t.box.constants.salePrice
}

export function readBill(t: BrewCrafters, seat: number, words: BoardWords) {
  const { money } = t.seats[seat]
  const { names } = words.lexicon
  const due = billOf(t, seat)
  const sales = t.phase >= PHASE.scoring ? 0 : salesToCome(t, seat)
  const loans = loansFor(t, due - money - sales)
  const verdict = loans > 0 ? names.loans(loans) : words.covered
  return {
    /** The bill in words: parts and forecast. */
    label: words.billTold(names.money(due), names.money(money), names.money(sales), verdict),
    title: words.bill(names.money(due)),
    /** Without words, for a phone. */
    short: names.money(due),
    due,
    money,
    /** What batches already in the line will bring before it is due. */
    sales,
    verdict,
    /** How many loans it would take; 0 when it is covered. */
    loans,
  }
}

const indexIn = (names: readonly string[], name: string): number => names.indexOf(name)

/** The winter bill if the seat had this tile, worker or crew too; undefined for what costs nothing in Winter. */
export function billWith(t: BrewCrafters, seat: number, place: string): number | undefined {
  const after = table.make(t.box, t.rules)
  copy(t, after)
  const me = after.seats[seat]
  const tile = indexIn(TILES, place)
  const worker = indexIn(SKILLED_WORKERS, place)
  if (tile >= 0 && !me.tiles[tile]) me.tiles[tile] = 1
  else if (worker >= 0 && after.workers[worker] < heldBy(0)) after.workers[worker] = heldBy(seat)
  else if (place.includes(`/${OPTIONS[CREW]}/`) && me.crews < CREWS.length) me.crews++
  else return undefined
  return billOf(after, seat)
}

export function readHead(t: BrewCrafters, seat: number) {
  const me = t.seats[seat]
  return {
    points: points(t, seat),
    money: me.money,
    labels: labelsHeld(t, seat),
    labelPoints: t.box.constants.goldLabelRep,
    brewed: batchesBrewed(me),
    loans: me.loans,
  }
}

const hasDouble = (t: BrewCrafters, seat: number): boolean => hasOperation(t, seat, effectsOn(t).passive, 'line-slots')
const hasPub = (t: BrewCrafters, seat: number): boolean => hasOperation(t, seat, effectsOn(t).passive, 'pub-tank')

export function readLine(t: BrewCrafters, seat: number, words: BoardWords) {
  const me = t.seats[seat]
  const place = (token: number) => (token > 0 ? batchOf(t, token - 1) : null)
  const places = (tokens: readonly number[]) => (hasDouble(t, seat) ? [0, 1] : [0]).map(i => place(tokens[i]))
  const names = (tokens: readonly number[]) => {
    const batches = tokens.filter(token => token > 0).map(token => shortName(t, token - 1))
    return batches.length > 0 ? words.lexicon.names.and(batches) : words.empty
  }
  const freight = RECIPES.flatMap((_id, recipe) => Array.from({ length: me.sold[recipe] }, () => batchOf(t, recipe)))
  const pub = hasPub(t, seat) ? place(me.pub) : undefined
  return {
    /** One tank and bottling place, or two. */
    tanks: places([...me.tanks]),
    bottles: places([...me.bottles]),
    /** Everything sold so far. */
    freight,
    /** On the side of the truck: what a sale pays. */
    truckText: words.lexicon.names.money(t.box.constants.salePrice),
    /** What stands where, in words. */
    text: words.lineText(
      names([...me.tanks]),
      names([...me.bottles]),
      freight.length,
      pub === undefined ? undefined : names([me.pub]),
    ),
    /** undefined: no pub has been built. */
    pub,
  }
}

/** On duty, done, or waiting for batches (BC-6.18, BC-6.19). */
export function readCrews(t: BrewCrafters, seat: number, words: BoardWords) {
  const me = t.seats[seat]
  const brewed = batchesBrewed(me)
  const left = crewsLeft(t, seat)
  const { crewCost, crewNeeds } = t.box.tables
  const { names } = words.lexicon
  return CREWS.map((id, crew) => {
    const name = capital(names.crew[crew] ?? '')
    const cost = names.money(crewCost[crew])
    if (crew >= me.crews)
      return {
        id,
        state: 'waiting',
        note: `${Math.min(brewed, crewNeeds[crew])}/${crewNeeds[crew]}`,
        label: words.crewWaits(name, crewNeeds[crew], brewed),
      }
    const done = crew < me.crews - left
    return {
      id,
      state: done ? 'done' : 'ready',
      note: cost,
      label: (done ? words.crewDone : words.crewReady)(name, cost),
    }
  })
}

export function readRival(t: BrewCrafters, seat: number, words: BoardWords) {
  const me = t.seats[seat]
  const bill = readBill(t, seat, words)
  const { tanks, bottles, pub, freight } = readLine(t, seat, words)
  return {
    ...readHead(t, seat),
    tanks,
    bottles,
    pub,
    freight: freight.length,
    crews: me.crews,
    /** What it has built and whom it has hired. */
    built: TILES.filter((_id, tile) => me.tiles[tile] === 1),
    staff: SKILLED_WORKERS.flatMap((_id, worker) => (t.workers[worker] === heldBy(seat) ? [worker] : [])),
    lab: me.lab.reduce((sum, position) => sum + position, 0),
    cubes: cubesOf(me.cubes),
    capacity: capacity(t, seat),
    secrets: t.takes.toArray().filter(owner => owner === seat).length,
    bill: bill.short,
    /** The bill cannot be paid as things stand. */
    short: bill.loans > 0,
  }
}

export const readStore = (t: BrewCrafters, seat: number) => ({
  cubes: cubesOf(t.seats[seat].cubes),
  capacity: capacity(t, seat),
})
