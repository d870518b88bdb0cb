/** Rules 7.2, collaborate: four sections filled by at least two seats (3 or more seats only). */
import { among, type Refusal } from '@taproom/engine'
import { BASICS, KINDS, SECTIONS, SPECIALTIES, SPECIALTY_OR_NONE } from '../components/names.ts'
import { effectsOn, giveBonuses } from './effects.ts'
import { type BrewLog, cubeCounts, now } from './events.ts'
import { move } from './move.ts'
import { refuse } from './refusals.ts'
import type { BrewCrafters } from './table.ts'

/** BC-3.3, BC-7.33 */
export const COLLABORATION_SEATS = 3

function sectionsOf(t: BrewCrafters, seat: number): number {
  let own = 0
  for (let section = 0; section < SECTIONS.length; section++) if (t.sections[section] === seat + 1) own++
  return own
}

/** BC-7.36: all cubes of the section, without discounts or replacements (BC-7.41). */
function payable(t: BrewCrafters, section: number, specialty: number, cubes: Int16Array): boolean {
  const price = t.box.tables.sectionCubes[section]
  for (let kind = 0; kind < KINDS.length; kind++)
    if (cubes[kind] < price[kind] + (kind === specialty ? t.box.tables.sectionSpecialty[section] : 0)) return false
  return true
}

const NO_SPECIALTY = -1

function payableSomehow(t: BrewCrafters, section: number, cubes: Int16Array): boolean {
  if (t.box.tables.sectionSpecialty[section] === 0) return payable(t, section, NO_SPECIALTY, cubes)
  for (let kind = BASICS; kind < KINDS.length; kind++) if (payable(t, section, kind, cubes)) return true
  return false
}

/** BC-7.37: at least two seats take part, so the owner of three sections leaves the fourth to the others. */
const isSole = (t: BrewCrafters, seat: number): boolean => sectionsOf(t, seat) === SECTIONS.length - 1

/** Whether these cubes of the seat fill some open section. */
export function sectionPossible(t: BrewCrafters, seat: number, cubes: Int16Array): boolean {
  if (isSole(t, seat)) return false
  for (let section = 0; section < SECTIONS.length; section++)
    if (t.sections[section] === 0 && payableSomehow(t, section, cubes)) return true
  return false
}

/** Why the seat cannot collaborate now at all. */
export function collaborationRefusal(t: BrewCrafters, seat: number): Refusal | undefined {
  if (t.seatCount < COLLABORATION_SEATS) return refuse['no-collaboration-with-2'] // BC-7.33
  if (isSole(t, seat)) return refuse['sole-contributor']
  return sectionPossible(t, seat, t.seats[seat].cubes) ? undefined : refuse['section-cost'].with(-1)
}

/** D-14: one open section per action (BC-7.35), its specialty named where it has one. */
export const section = move(
  'section',
  { section: among(SECTIONS), specialty: among(SPECIALTY_OR_NONE) },
  {
    at: ['section'],
    candidates(t, _seat, offer) {
      for (let section = 0; section < SECTIONS.length; section++) {
        if (t.sections[section]) continue
        if (t.box.tables.sectionSpecialty[section] === 0) offer(section, 0)
        else for (let choice = 1; choice <= SPECIALTIES.length; choice++) offer(section, choice)
      }
    },
    refusal(t, seat, { section, specialty }) {
      if (t.sections[section]) return refuse['section-taken'].with(section, t.sections[section] - 1) // BC-7.34
      if (isSole(t, seat)) return refuse['sole-contributor']
      const named = specialty > 0 === t.box.tables.sectionSpecialty[section] > 0
      const kind = specialty === 0 ? NO_SPECIALTY : BASICS + specialty - 1
      if (!named || !payable(t, section, kind, t.seats[seat].cubes)) return refuse['section-cost'].with(section)
      return undefined
    },
    play(t, seat, { section, specialty }, log) {
      const me = t.seats[seat]
      t.prompts.pop()
      const price = t.box.tables.sectionCubes[section]
      for (let kind = 0; kind < KINDS.length; kind++) me.cubes[kind] -= price[kind]
      const kind = BASICS + specialty - 1
      if (specialty > 0) me.cubes[kind]--
      t.sections[section] = seat + 1
      log?.add(
        now(t, {
          kind: 'collab-section',
          seat,
          rule: 'BC-7.34',
          section: SECTIONS[section],
          paid: cubeCounts(price.map((n, i) => n + (specialty > 0 && i === kind ? 1 : 0))),
        }),
      )
      sellWhenComplete(t, log)
    },
  },
)

/** BC-7.38, BC-7.39: sold at once, each section pays its owner, then all are open again. It is no batch (BC-7.40). */
function sellWhenComplete(t: BrewCrafters, log: BrewLog): void {
  const { sectionMoney, sectionRep } = t.box.tables
  for (let section = 0; section < SECTIONS.length; section++) if (t.sections[section] === 0) return
  log?.add(
    now(t, {
      kind: 'collab-sold',
      rule: 'BC-7.38',
      rewards: SECTIONS.map((name, i) => ({
        seat: t.sections[i] - 1,
        section: name,
        money: sectionMoney[i],
        rep: sectionRep[i],
      })),
    }),
  )
  for (let seat = 0; seat < t.seatCount; seat++)
    if (sectionsOf(t, seat) > 0) giveBonuses(t, seat, effectsOn(t)['collab-sold'], log) // once, however many sections
  for (let section = 0; section < SECTIONS.length; section++) {
    const owner = t.seats[t.sections[section] - 1]
    owner.money += sectionMoney[section]
    owner.rep += sectionRep[section]
    t.sections[section] = 0
  }
}
