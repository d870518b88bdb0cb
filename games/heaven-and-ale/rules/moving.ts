/** Moving the figure (section 5). */
import { among, type Refusal } from '@taproom/engine'
import { DESTINATIONS, HOME, spaceName } from '../components/index.ts'
import { barrelRefusal, canTakeAny, takeBarrels } from './barrels.ts'
import { cheapestTile, payable, purchaseRefusal } from './buying.ts'
import { usableSpots } from './discs.ts'
import type { Journal } from './events.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { type HeavenAndAle, SPACE } from './table.ts'

/** A space whose action cannot be carried out may not be entered (HA-5.15); other figures there do not matter (HA-5.14). */
function entryRefusal(t: HeavenAndAle, seat: number, to: number): Refusal | undefined {
  const kind = t.box.lookup.kind[to]
  switch (kind) {
    case 'resource':
    case 'monk':
      return purchaseRefusal(t, seat, to)
    case 'disc':
      if (t.spaces[to].discs === 0) return refuse['disc-space-empty'].with(to) // HA-5.20
      return usableSpots(t, seat) & t.box.lookup.spots[to] ? undefined : refuse['no-usable-spot'].with(to) // HA-5.21
    case 'barrel':
      return barrelRefusal(t, seat)
    case 'start':
      return undefined // on any turn, and all that is left if nothing else can be entered: HA-5.23, HA-5.24
    default:
      return kind satisfies never
  }
}

/** The spaces in reach, collected before they are offered. */
const REACH = new Int8Array(DESTINATIONS.length)

/** No barrel space lies beyond this one. */
const LAST_BARRELS = DESTINATIONS.indexOf('barrel-space-2') + 1

/** Clockwise by at least one position and as far as one likes, but not past the starting area (HA-5.9, HA-5.10, HA-5.13). */
export const moveFigure = move(
  'move',
  { space: among(DESTINATIONS) },
  {
    at: ['move'],
    exact: true,
    // What holds for all spaces alike is asked once.
    candidates(t, seat, offer) {
      const { dearest, kind, spots } = t.box.lookup
      const { cells } = t
      const { at } = t.seats[seat]
      const barrels = at < LAST_BARRELS && canTakeAny(t, seat)
      const price = payable(t, seat)
      const usable = usableSpots(t, seat)
      const { from, size } = SPACE
      const { tiles, discs } = SPACE.at
      const home = HOME
      const reach = REACH
      let count = 0
      for (let to = at + 1, space = from + to * size; to < home; to++, space += size) {
        if (cells[space + tiles] > 0) {
          if (price >= dearest || price >= cheapestTile(t, to)) reach[count++] = to - 1
        } else if (cells[space + discs] > 0) {
          if (usable & spots[to]) reach[count++] = to - 1
        } else if (barrels && kind[to] === 'barrel') reach[count++] = to - 1
      }
      reach[count++] = home - 1
      offer.each(reach, 0, count)
    },
    refusal(t, seat, { space }) {
      const to = space + 1
      const { at } = t.seats[seat]
      if (to < at) return refuse.backwards.with(at, to) // what was passed is gone for this round: HA-5.11, HA-5.25
      if (to === at) return refuse['same-space'].with(at) // HA-5.12
      return entryRefusal(t, seat, to)
    },
    play(t, seat, { space }, log) {
      const me = t.seats[seat]
      const from = me.at
      const to = space + 1
      t.prompts.pop()
      me.at = to
      me.start = 0 // its start space is free from now on: HA-5.26
      if (log) tellMove(t, seat, from, to, log)
      act(t, seat, to, log)
    },
  },
)

function tellMove(t: HeavenAndAle, seat: number, from: number, to: number, log: Journal): void {
  log?.add({
    kind: 'move',
    seat,
    rule: 'HA-5.9',
    round: t.round,
    from: spaceName(from),
    to: spaceName(to),
    distance: to - from,
    passed: DESTINATIONS.slice(from, to - 1),
  })
}

/** The action of the space must be carried out (HA-5.7). */
function act(t: HeavenAndAle, seat: number, to: number, log: Journal): void {
  const kind = t.box.lookup.kind[to]
  switch (kind) {
    case 'resource':
    case 'monk':
      t.prompts.push(P.buy, seat, to, 0)
      return
    case 'disc':
      t.prompts.push(P.spot, seat, to)
      return
    case 'barrel':
      takeBarrels(t, seat, log)
      return
    case 'start':
      t.prompts.push(P.home, seat)
      return
    default:
      kind satisfies never
  }
}
