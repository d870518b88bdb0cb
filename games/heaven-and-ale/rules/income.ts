/** Income and the limits of the production track (section 8). */
import { COLOURS, isSunny, LAST_CELL, SITES, type Zone } from '../components/index.ts'
import type { Cause, Journal } from './events.ts'
import type { HeavenAndAle } from './table.ts'

export function changeDucats(
  t: HeavenAndAle,
  seat: number,
  delta: number,
  cause: Cause,
  rule: string,
  log: Journal,
): void {
  if (delta === 0) return
  const me = t.seats[seat]
  me.ducats += delta // the bank never runs dry: HA-2.31
  log?.add({ kind: 'ducats', seat, rule, round: t.round, delta, after: me.ducats, cause })
}

/** Moves a resource marker forward, never back (HA-8.9); what it cannot go past the last cell pays a ducat per step, whatever the cause. */
export function advanceMarker(
  t: HeavenAndAle,
  seat: number,
  colour: number,
  steps: number,
  cause: Cause,
  rule: string,
  log: Journal,
): void {
  if (steps === 0) return
  const markers = t.seats[seat].markers
  const from = markers[colour]
  const to = Math.min(LAST_CELL, from + steps) // HA-8.4; the run-up has ordinary steps: HA-8.8
  const overflow = from + steps - to
  markers[colour] = to
  log?.add({
    kind: 'marker',
    seat,
    rule,
    round: t.round,
    colour: COLOURS[colour],
    from,
    to,
    overflowDucats: overflow,
    cause,
  })
  changeDucats(t, seat, overflow, 'overflow', 'HA-8.5', log) // HA-8.5, HA-8.6
}

export function zoneAt(zones: readonly Zone[], cell: number): Zone {
  let i = 0
  while (zones[i].upTo < cell) i++ // HA-2.23
  return zones[i]
}

export function advanceBrewmaster(
  t: HeavenAndAle,
  seat: number,
  steps: number,
  cause: Cause,
  rule: string,
  log: Journal,
): void {
  if (steps === 0) return
  const me = t.seats[seat]
  const from = me.brewmaster
  const to = Math.min(LAST_CELL, from + steps) // HA-8.7
  const lost = from + steps - to
  me.brewmaster = to
  log?.add({ kind: 'brewmaster', seat, rule, round: t.round, from, to, stepsLost: lost, cause })
  if (log) tellZone(t, seat, from, to, log)
  if (t.options.brewmasterOverflow) changeDucats(t, seat, lost, 'overflow', 'HA-3.5', log) // HA-3.5
}

function tellZone(t: HeavenAndAle, seat: number, from: number, to: number, log: Journal): void {
  const before = zoneAt(t.box.zones, from)
  const { id, rate, multiplier } = zoneAt(t.box.zones, to)
  if (before.id === id) return
  log?.add({
    kind: 'zone',
    seat,
    rule: 'HA-2.23',
    round: t.round,
    fromZone: before.id,
    toZone: id,
    rate,
    multiplier,
  })
}

/** What activated a tile, for the journal. */
export type ActivatedBy = 'number' | 'colour' | 'monk' | 'shed'

/** One tile pays. A monk gives its step on either side and triggers nothing (HA-8.3, HA-6.39, HA-7.14). */
export function activate(
  t: HeavenAndAle,
  seat: number,
  site: number,
  cause: ActivatedBy,
  by: string,
  log: Journal,
): void {
  const { colour, number, tileIds } = t.box.lookup
  const tile = t.seats[seat].sites[site]
  const points = number[tile]
  if (colour[tile] < 0) {
    log?.add({
      kind: 'activate',
      seat,
      rule: 'HA-8.3',
      round: t.round,
      site: SITES[site],
      tile: tileIds[tile],
      by,
      income: { brewmaster: 1 },
    })
    advanceBrewmaster(t, seat, 1, cause, 'HA-8.3', log)
  } else if (isSunny(site)) {
    log?.add({
      kind: 'activate',
      seat,
      rule: 'HA-8.1',
      round: t.round,
      site: SITES[site],
      tile: tileIds[tile],
      by,
      income: { marker: COLOURS[colour[tile]], steps: points },
    })
    advanceMarker(t, seat, colour[tile], points, cause, 'HA-8.1', log) // HA-8.1
  } else {
    log?.add({
      kind: 'activate',
      seat,
      rule: 'HA-8.2',
      round: t.round,
      site: SITES[site],
      tile: tileIds[tile],
      by,
      income: { ducats: points },
    })
    changeDucats(t, seat, points, cause, 'HA-8.2', log) // HA-8.2
  }
}
