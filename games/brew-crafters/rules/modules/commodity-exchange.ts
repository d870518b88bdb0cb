/** Rules 9.2: units of one kind for cubes from the reserve. */
import { among, index, type Refusal, range } from '@taproom/engine'
import { GIVEN, KINDS, MONEY } from '../../components/names.ts'
import { cubeCounts, now } from '../events.ts'
import { move } from '../move.ts'
import { P } from '../prompts.ts'
import { refuse } from '../refusals.ts'
import type { BrewCrafters } from '../table.ts'

const MOST_UNITS = 8
const MOST_LINES = 4

/** How many units of this may be given at once. BC-9.14: money was taken too in version 1 of the rules, only ingredients since. */
export function mostGiven(t: BrewCrafters, given: number): number {
  if (given === MONEY && t.rules !== 1) return 0
  return t.box.tables.exchange[given].max
}

/** BC-9.17: at least one unit to give. */
export function exchangePossible(t: BrewCrafters, cubes: Int16Array, money: number): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (mostGiven(t, kind) > 0 && cubes[kind] > 0) return true
  return mostGiven(t, MONEY) > 0 && money > 0
}

/** No room is needed: the excess is lost by the storage check (BC-9.16). */
export function exchangeRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  const me = t.seats[seat]
  return exchangePossible(t, me.cubes, me.money) ? undefined : refuse['exchange-nothing']
}

export function openExchange(t: BrewCrafters, seat: number): void {
  t.prompts.push(P.exchange, seat)
}

const owned = (t: BrewCrafters, seat: number, given: number): number =>
  given === MONEY ? t.seats[seat].money : t.seats[seat].cubes[given]

/** D-06: what, how many, for which line of its row (BC-9.14). */
export const exchange = move(
  'exchange',
  { given: among(GIVEN), count: range(1, MOST_UNITS), line: index(MOST_LINES) },
  {
    at: ['exchange'],
    exact: true,
    candidates(t, seat, offer) {
      for (let given = 0; given < GIVEN.length; given++) {
        const { lines } = t.box.tables.exchange[given]
        const most = Math.min(mostGiven(t, given), owned(t, seat, given))
        for (let count = 1; count <= most; count++)
          for (let line = 0; line < lines.length; line++) offer(given, count, line)
      }
    },
    refusal(t, seat, { given, count, line }) {
      const { lines } = t.box.tables.exchange[given]
      const most = Math.min(mostGiven(t, given), owned(t, seat, given))
      return count > most || line >= lines.length ? refuse['exchange-mixed'].with(given, most) : undefined
    },
    play(t, seat, { given, count, line }, log) {
      const me = t.seats[seat]
      const received = t.box.tables.exchange[given].lines[line]
      t.prompts.pop()
      if (given === MONEY) me.money -= count
      else me.cubes[given] -= count // BC-9.15
      for (let kind = 0; kind < KINDS.length; kind++) me.arriving[kind] += count * received[kind]
      t.prompts.push(P.store, seat)
      log?.add(
        now(t, {
          kind: 'exchange',
          seat,
          rule: 'BC-9.14',
          given: GIVEN[given],
          count,
          received: cubeCounts(received, count),
        }),
      )
    },
  },
)
