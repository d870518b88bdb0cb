/** What must hold between a table and the one after a move (section 16). */
import { HOME } from '../components/index.ts'
import type { HeavenAndAleEvent } from './events.ts'
import { expect } from './invariants.ts'
import { roundsOf } from './set-up.ts'
import type { HeavenAndAle } from './table.ts'

type Events = readonly HeavenAndAleEvent[]

/** INV-5: ducats change by what the journal says, no more and no less. */
function ducatsAreTold(before: HeavenAndAle, after: HeavenAndAle, events: Events): void {
  for (let seat = 0; seat < after.seatCount; seat++) {
    let journaled = before.seats[seat].ducats
    for (const event of events) if (event.kind === 'ducats' && event.seat === seat) journaled += event.delta
    const { ducats } = after.seats[seat]
    if (journaled !== ducats) expect(false, 'INV-5', `seat ${seat} has ${ducats}, journaled ${journaled}`)
  }
}

/** INV-6: before scoring nothing moves back. */
function nothingMovesBack(before: HeavenAndAle, after: HeavenAndAle): void {
  for (let seat = 0; seat < after.seatCount; seat++) {
    const was = before.seats[seat]
    const is = after.seats[seat]
    expect(is.brewmaster >= was.brewmaster, 'INV-6', 'the brewmaster moved back')
    if (after.scored) continue
    for (let i = 0; i < is.markers.length; i++) expect(is.markers[i] >= was.markers[i], 'INV-6', 'a marker moved back')
  }
}

/** INV-10 to INV-13: what a new round begins with. */
function roundBegins(before: HeavenAndAle, after: HeavenAndAle): void {
  const { kind } = after.box.lookup
  expect(after.round === before.round + 1, 'INV-10', 'one round after the other')
  const second = after.round === roundsOf(after) ? after.box.seatTables[after.seatCount - 2].secondDiscs : []
  for (let i = 1; i < HOME; i++) {
    const { tiles, discs } = after.spaces[i]
    if (kind[i] === 'disc')
      expect(discs === (second.includes(after.box.track[i - 1].id) ? 2 : 1), 'INV-11', `${discs} discs on ${i}`)
    if (kind[i] === 'resource' || kind[i] === 'monk')
      expect(tiles.length >= 1 && tiles.length <= after.round, 'INV-12', `${tiles.length} tiles on ${i}`)
  }
  const first = after.seats.filter(me => me.start === 1)
  expect(first.length === 1, 'INV-13', `${first.length} figures on start-first`)
}

/** INV-14: a figure only goes forward, by at least one. */
function figuresGoForward(before: HeavenAndAle, after: HeavenAndAle, events: Events): void {
  for (const event of events)
    if (event.kind === 'move') expect(event.distance >= 1 && event.distance <= HOME, 'INV-14', `by ${event.distance}`)
  if (before.round !== after.round) return
  for (let seat = 0; seat < after.seatCount; seat++)
    expect(after.seats[seat].at >= before.seats[seat].at, 'INV-14', 'a figure went back')
}

const count = (events: Events, kind: HeavenAndAleEvent['kind']): number =>
  events.filter(event => event.kind === kind).length

/** INV-17: every space entered is used. */
function spacesAreUsed(events: Events): void {
  for (const event of events) {
    if (event.kind === 'stop') expect(event.bought >= 1, 'INV-17', 'nothing bought')
    if (event.kind === 'move' && event.to.startsWith('barrel'))
      expect(count(events, 'barrel') >= 1, 'INV-17', 'no barrel taken')
  }
  expect(count(events, 'disc') <= 1, 'INV-17', 'two discs at once')
}

export function transition(before: HeavenAndAle, after: HeavenAndAle, events: Events): void {
  ducatsAreTold(before, after, events)
  nothingMovesBack(before, after)
  figuresGoForward(before, after, events)
  if (before.round !== after.round) roundBegins(before, after)
  spacesAreUsed(events)
}
