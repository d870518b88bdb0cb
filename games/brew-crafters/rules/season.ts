/** Rules 5.1, 5.2 and 8: a season from the supply to its end (BC-5.2). */
import { AUTUMN, LAST_SEASON, SEASONS, SPACES, WINTER } from '../components/names.ts'
import { type BrewLog, cubeCounts, now } from './events.ts'
import { harvestTile } from './modules/community-farm.ts'
import { handOutTemps, returnTemps } from './modules/temp-labour.ts'
import { P } from './prompts.ts'
import { tellScores } from './scoring.ts'
import { addCubes, type BrewCrafters, inOrder, PHASE, seasonOf, yearOf } from './table.ts'
import { payBills } from './winter.ts'

export function seasonStart(t: BrewCrafters, _seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  t.season++
  t.phase = PHASE.supply
  t.leader = t.firstPlayer
  log?.add(now(t, { kind: 'season-start', rule: 'BC-5.1', year: yearOf(t), name: SEASONS[seasonOf(t)] }))
  handOutTemps(t) // BC-5.3: before the supply
  supply(t, log)
  // From the top: benefits, market, brewing, end (BC-5.2, BC-5.6).
  t.prompts.push(P['season-end'], 0)
  t.prompts.push(P['brewing-phase'], 0)
  t.prompts.push(P['market-phase'], 0)
  t.prompts.push(P['benefit-step'], 0, 0)
}

/** BC-5.4: every accumulating space in play; what still lies there stays, without limit (BC-5.5). */
function supply(t: BrewCrafters, log: BrewLog): void {
  const { spaces, spacesFor } = t.box.tables
  const inPlay = spacesFor[t.seatCount]
  for (let i = 0; i < inPlay.length; i++) {
    const space = inPlay[i]
    const { accumulates, supply, supplyMoney } = spaces[space]
    if (!accumulates) continue // BC-5.18: fixed spaces hold nothing
    const here = t.spaces[space]
    addCubes(here.cubes, supply)
    here.money += supplyMoney
    log?.add(
      now(t, {
        kind: 'supply',
        rule: 'BC-5.4',
        space: SPACES[space],
        cubes: cubeCounts(supply),
        money: supplyMoney,
        total: cubeCounts(here.cubes),
        totalMoney: here.money,
      }),
    )
  }
}

/** BC-8.1, BC-8.2, BC-8.3: nothing in Spring and Summer, harvests in Autumn, the bill in Winter. */
export function seasonEnd(t: BrewCrafters, _seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  t.phase = PHASE['season-end']
  t.leader = t.firstPlayer
  t.prompts.push(P['season-close'], 0)
  const season = seasonOf(t)
  if (season === WINTER) payBills(t, log) // in the third Winter before scoring (BC-8.12)
  if (season !== AUTUMN) return
  t.prompts.push(P['farm-harvest'], 0)
  t.prompts.push(P['tile-harvest'], 0, 0)
}

/** BC-8.2: Farm tiles in turn order, before the community farm. */
export function tileHarvest(t: BrewCrafters, _seat: number, from: number, _b: number, _c: number, log: BrewLog): void {
  for (let place = from; place < t.seatCount; place++) {
    const seat = inOrder(t, place)
    if (t.seats[seat].field === 0) continue
    t.turn++
    t.prompts.push(P['tile-harvest'], 0, place + 1)
    harvestTile(t, seat, log)
    return
  }
}

/** BC-8.13, BC-5.24, BC-7.7: workers, crews and temps go back, the marker advances, or the game ends (BC-10.1). */
export function seasonClose(t: BrewCrafters, _seat: number, _a: number, _b: number, _c: number, log: BrewLog): void {
  for (let space = 0; space < SPACES.length; space++) {
    t.spaces[space].worker = 0
    t.spaces[space].jumper = 0
  }
  t.used.fill(0)
  returnTemps(t, log)
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    me.placed = 0
    me.brokered = 0
    me.jumped = 0
    me.declinedMarket = 0
    me.declinedBrewing = 0
  }
  t.processed = 0
  t.collaborated = 0
  t.batches = 0
  t.tinkered = 0
  t.swapped = 0
  t.round = 0
  log?.add(now(t, { kind: 'season-end', rule: 'BC-8.1', year: yearOf(t), name: SEASONS[seasonOf(t)] }))
  if (t.season < LAST_SEASON) {
    t.prompts.push(P['season-start'], 0)
    return
  }
  t.phase = PHASE.scoring
  t.closed = 0 // BC-9.47: secret recipes are shown after the game
  if (log) tellScores(t, log)
}
