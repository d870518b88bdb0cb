/** The end of a round: blocking tokens, change of season, or the end of the game (DB-8.19, DB-8.23 to DB-8.28, section 10). */
import { type List, rank } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { COLOURS, HOPS, LIGHT, SEASONS } from '../components/names.ts'
import type { Journal } from './events.ts'
import { P } from './prompts.ts'
import { pointsOf, scoreOf, tieBreaksOf } from './scoring.ts'
import { lastRound, seatInOrder } from './seats.ts'
import type { DiceBrewing } from './table.ts'

export function endRound(t: DiceBrewing, _seat: number, _a: number, _b: number, _c: number, log: Journal): void {
  dismissWaiting(t.waitingLight, LIGHT, log)
  dismissWaiting(t.waitingHops, HOPS, log)
  for (let field = 0; field < FIELDS.length; field++) t.users[field] = 0 // DB-8.23
  t.full = 0
  log?.add({ kind: 'blocking-cleared', rule: 'DB-8.23' })
  t.pieces = 0
  for (let seat = 0; seat < t.seatCount; seat++) clearSeat(t, seat)
  if (lastRound(t)) {
    finishGame(t, log) // DB-8.24: the prompts are empty now
    return
  }
  t.holder = seatInOrder(t, 1) // DB-8.25
  t.season = 1 - t.season // DB-8.26
  t.round++
  log?.add({ kind: 'season-changed', rule: 'DB-8.26', season: SEASONS[t.season], holder: t.holder })
  if (SEASONS[t.season] === 'summer') handOutSeeds(t, log)
  t.prompts.push(P.round, t.holder)
}

/** DB-8.19: without compensation. */
function dismissWaiting(list: List, colour: number, log: Journal): void {
  if (list.length === 0) return
  for (let i = 0; i < list.length; i++)
    log?.add({ kind: 'waiting-expired', seat: list.at(i), rule: 'DB-8.19', colour: COLOURS[colour] })
  list.clear()
}

/** What counts for one round only. */
function clearSeat(t: DiceBrewing, seat: number): void {
  const me = t.seats[seat]
  me.used = 0
  me.passed = 0
  me.boughtIngredient = 0
  me.boughtToken = 0
  me.won = 0 // DB-9.24: from the next opening window on
  for (let colour = 0; colour < COLOURS.length; colour++) me.brewedDice[colour] = 0
}

/** DB-8.27, DB-8.28: one seed each, clockwise from the new holder, as long as there are any. */
function handOutSeeds(t: DiceBrewing, log: Journal): void {
  for (let place = 0; place < t.seatCount; place++) {
    const seat = seatInOrder(t, place)
    if (t.seeds === 0) {
      log?.add({ kind: 'seed-missing', seat, rule: 'DB-8.28' })
      continue
    }
    t.seeds--
    t.seats[seat].seeds++
    log?.add({ kind: 'seed-taken', seat, rule: 'DB-8.27' })
  }
}

function finishGame(t: DiceBrewing, log: Journal): void {
  if (!log) return
  const totals = Array.from({ length: t.seatCount }, (_, seat) => pointsOf(t, seat))
  for (let seat = 0; seat < t.seatCount; seat++) {
    const { mastery, light, hops, dark, gold } = scoreOf(t, seat).parts
    log.add({
      kind: 'final-scored',
      seat,
      rule: 'DB-10.11',
      inGame: mastery,
      light,
      hops,
      dark,
      gold: t.seats[seat].gold,
      goldPoints: gold,
      total: totals[seat],
    })
  }
  const standings = rank(totals, seat => tieBreaksOf(t, seat))
  log.add({
    kind: 'game-ended',
    rule: 'DB-10.11',
    ranking: standings
      .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
      .map(({ seat, total }) => ({ seat, total, recipes: t.seats[seat].brewed.length, gold: t.seats[seat].gold })),
    winners: standings.filter(standing => standing.rank === 1).map(standing => standing.seat),
    reason: t.brewedTotal >= t.box.players[t.seatCount].recipesToEnd ? 'recipes' : 'round-limit',
  })
}
