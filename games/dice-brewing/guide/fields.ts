/** Fields, their accelerators, who has used them, and the buildings they belong to. */
import type { Explanation } from '@taproom/engine'
import { BUILDING_OF, FIELDS, FIELDS_OF, SEED_FIELDS } from '../components/board.ts'
import { BUILDINGS, DARK, SKILL } from '../components/names.ts'
import { fieldsSpedUp, nothingToGive } from '../rules/accelerating.ts'
import { pipsOf } from '../rules/dice.ts'
import { unusableField, usableFields } from '../rules/fields.ts'
import { fieldsFor } from '../rules/placing.ts'
import { ARRANGEMENT, SEED_PIECE } from '../rules/table.ts'
import { capital } from '../words/speech.ts'
import { type Asking, allDice, diceIn, dieName, explanation, once, seatOf, seatsOf } from './asking.ts'

/** What each field is for, then what it does in Tidying and at once. */
const FIELD_RULES: readonly (readonly string[])[] = [
  ['DB-5.55', 'DB-5.56'],
  ['DB-5.59', 'DB-5.60'],
  ['DB-5.64', 'DB-5.65'],
  ['DB-5.69', 'DB-5.70'],
  ['DB-5.72', 'DB-5.73'],
  ['DB-5.76', 'DB-5.75'],
  ['DB-5.81', 'DB-5.83', 'DB-5.80'],
  ['DB-5.89', 'DB-5.88'],
  ['DB-5.90', 'DB-5.94'],
  ['DB-5.91', 'DB-5.94'],
  ['DB-5.92', 'DB-5.94'],
]

const WHY_NOT = { 'building-closed-round': 'DB-5.34', 'building-blocked': 'DB-9.50', 'field-blocked': 'DB-5.51' }

export function explainField(asking: Asking, field: number): Explanation {
  const { view, me, say, words } = asking
  const { min, seeds, gold } = view.box.fields[field]
  const room = view.box.players[view.seatCount].playersPerField
  const seat = seatOf(asking)
  const piece = seat ? seat.inputs[field] : 0
  const refused = seat && piece === 0 ? unusableField(view, me, field) : undefined
  const code = refused?.code
  const rule = Object.entries(WHY_NOT).find(([name]) => name === code)?.[1]
  const traded = view.box.fields[field].gold.some(amount => amount > 0)
  const printed = traded ? gold[SKILL] : seeds > 0 ? seeds : min
  return explanation(
    say.fieldNamed(field),
    [words.fields.about[FIELDS[field]](printed, gold[DARK])],
    [
      code === 'building-closed-round' && words.fields.opens(view.box.opens[BUILDING_OF[field]]),
      code === 'building-blocked' && words.fields.closed,
      code === 'field-blocked' && words.fields.blocked(view.users[field]),
      code === 'field-used' && words.fields.used,
      piece > 0 && words.fields.loaded(capital(pieceName(asking, piece))),
      seat && piece === 0 && !refused && view.phase === ARRANGEMENT && fitting(asking, field),
      nothingToGive(view, field) && words.fields.empty,
      !refused && piece === 0 && words.fields.places(room - view.users[field], room),
    ],
    ...(rule ? [rule] : []),
    ...FIELD_RULES[field],
    'DB-5.49',
  )
}

const pieceName = (asking: Asking, piece: number): string =>
  piece === SEED_PIECE ? asking.say.terms.seeds(1) : dieName(asking, piece - 1)

/** What the looking seat could put on it, judged by the rules themselves. */
function fitting(asking: Asking, field: number): string {
  const { view, me, say, words } = asking
  const seat = view.seats[me]
  const usable = usableFields(view, me)
  if (SEED_FIELDS & (1 << field))
    return seat.seeds > 0 ? words.fields.could([say.terms.seeds(1)]) : words.fields.nothing
  const dice = [...allDice(seat.active), ...allDice(seat.storage)].filter(
    die => pipsOf(view.faces[die]) > 0 && fieldsFor(view, me, die >> 4, view.faces[die], usable) & (1 << field),
  )
  return dice.length === 0 ? words.fields.nothing : words.fields.could(once(dice.map(die => dieName(asking, die))))
}

export function explainAccelerator(asking: Asking, field: number): Explanation {
  const { view, me, say, words } = asking
  const min = view.box.fields[field].accelerateMin
  const seat = seatOf(asking)
  const lying = seat ? seat.accelerators[field] : 0
  return explanation(
    words.accelerator.name(say.fieldNamed(field)),
    [words.accelerator.about(min)],
    [
      lying > 0 && words.accelerator.taken(capital(dieName(asking, lying - 1))),
      seat && lying === 0 && seat.inputs[field] === 0 && words.accelerator.needsInput,
      seat && lying === 0 && view.phase === ARRANGEMENT && skillFor(asking, me, field, min),
      nothingToGive(view, field) && words.fields.empty,
    ],
    'DB-5.39',
    'DB-5.40',
    'DB-5.47',
  )
}

function skillFor(asking: Asking, me: number, field: number, min: number): string {
  const { view, words } = asking
  const seat = view.seats[me]
  const skill = diceIn(seat.active[SKILL] | seat.storage[SKILL], SKILL)
  // An empty field is sped up by nothing: then only the number counts.
  const does = (die: number): boolean =>
    seat.inputs[field] > 0
      ? (fieldsSpedUp(view, me, view.faces[die]) & (1 << field)) !== 0
      : pipsOf(view.faces[die]) >= min
  const dice = skill.filter(does)
  if (dice.length > 0) return words.accelerator.could(once(dice.map(die => dieName(asking, die))))
  return skill.some(die => pipsOf(view.faces[die]) >= min) ? '' : words.accelerator.nothing(min)
}

export function explainUsers(asking: Asking, field: number): Explanation {
  const { view, who, say, words } = asking
  const room = view.box.players[view.seatCount].playersPerField
  const users = seatsOf(asking).filter(seat => view.seats[seat].used & (1 << field))
  return explanation(
    words.users.name(say.fieldNamed(field)),
    [words.users.about(room)],
    [users.length > 0 ? words.users.by(users.map(who)) : words.users.none],
    'DB-5.49',
    'DB-5.50',
    'DB-5.36',
  )
}

/** A building of any seat; `shut` for the lock on it. */
export function explainBuilding(asking: Asking, owner: number, building: number, lock = false): Explanation {
  const { view, me, who, say, words } = asking
  const name = say.building(building)
  const them = view.seats[owner]
  const opens = view.box.opens[building]
  const closed = (them.closed & (1 << building)) !== 0
  const pieces = FIELDS.flatMap((_, field) => {
    const lying = [them.inputs[field], them.accelerators[field]].filter(piece => piece > 0)
    return FIELDS_OF[building] & (1 << field) ? lying.map(piece => pieceName(asking, piece)) : []
  })
  return explanation(
    lock ? words.buildings.lock(name) : owner === me || me < 0 ? name : words.buildings.theirs(name, who(owner)),
    [words.buildings.about[BUILDINGS[building]]],
    [
      view.round < opens ? words.buildings.opens(opens) : !closed && words.buildings.open,
      closed && words.buildings.closed(who(owner)),
      pieces.length > 0 && words.buildings.holds(pieces),
    ],
    ...(closed ? ['DB-9.50'] : []),
    'DB-5.34',
    'DB-5.35',
  )
}
