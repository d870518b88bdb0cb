/** Fields in general and blocking: which fields a player may use now (DB-5.34 to DB-5.37, DB-5.49 to DB-5.53). */
import type { Refusal } from '@taproom/engine'
import { BUILDING_OF, FIELDS, FIELDS_OF } from '../components/board.ts'
import type { Journal } from './events.ts'
import { refuse } from './refusals.ts'
import type { DiceBrewing, Seen } from './table.ts'

const perField = (t: DiceBrewing): number => t.box.players[t.seatCount].playersPerField

/** DB-5.49 to DB-5.51: enough others have used the field, so this player's one carries a blocking token. They lie with the supply (DB-4.17) and never run out (DB-2.10). */
export const isFieldBlocked = (t: Seen, seat: number, field: number): boolean =>
  (t.full & ~t.seats[seat].used & (1 << field)) !== 0

/** Why this player's building cannot be used at all this round. */
export function closedBuilding(t: Seen, seat: number, field: number): Refusal | undefined {
  const building = BUILDING_OF[field]
  if (t.round < t.box.opens[building]) return refuse['building-closed-round'].with(building, t.box.opens[building]) // DB-5.34
  if (t.seats[seat].closed & (1 << building)) return refuse['building-blocked'].with(building) // DB-9.50
  return undefined
}

/** Why this player cannot put an input on this field, whatever the piece. */
export function unusableField(t: Seen, seat: number, field: number): Refusal | undefined {
  const closed = closedBuilding(t, seat, field)
  if (closed) return closed
  if (isFieldBlocked(t, seat, field)) return refuse['field-blocked'].with(field, t.users[field])
  if (t.seats[seat].used & (1 << field)) return refuse['field-used'].with(field) // DB-5.36, DB-5.53: even after acceleration
  return undefined
}

/** All fields this player can put an input on, as bits. */
export function usableFields(t: Seen, seat: number): number {
  const { openFields } = t.box
  const me = t.seats[seat]
  const last = openFields.length - 1
  let fields = openFields[t.round < last ? t.round : last] & ~t.full & ~me.used
  if (me.closed !== 0)
    for (let building = 0; building < FIELDS_OF.length; building++)
      if (me.closed & (1 << building)) fields &= ~FIELDS_OF[building]
  return fields
}

/** A field is used when its input is placed (DB-5.37); the last free place blocks it, and only it (DB-5.52), for everybody who is left (DB-5.50). */
export function useField(t: DiceBrewing, seat: number, field: number, log: Journal): void {
  t.seats[seat].used |= 1 << field
  t.users[field]++
  if (t.users[field] !== perField(t)) return
  t.full |= 1 << field
  if (!log) return
  for (let other = 0; other < t.seatCount; other++)
    if (isFieldBlocked(t, other, field))
      log.add({ kind: 'field-blocked', seat: other, rule: 'DB-5.50', field: FIELDS[field] })
}
