/** Rules 7.1 and 7.2: the brewing phase, crew by crew, and the two parts of Process and/or collaborate. */
import { among, type Refusal } from '@taproom/engine'
import { ACTIONS, CREWS, INSTALL, LAB_RESEARCH, MAX_CREWS, PROCESS_COLLABORATE, TILES } from '../components/names.ts'
import { COLLABORATION_SEATS, collaborationRefusal } from './collaboration.ts'
import { type BrewLog, now } from './events.ts'
import { allFinal } from './lab.ts'
import { spendTemp } from './market.ts'
import { openSecret, secretRefusal } from './modules/secret-recipe.ts'
import { move } from './move.ts'
import { anyTrade } from './partnerships.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { processBeer } from './selling.ts'
import { type BrewCrafters, inOrder, PHASE, tilesInstalled } from './table.ts'

/** BC-6.5: whoever holds the marker now leads. */
export function brewingPhase(t: BrewCrafters): void {
  t.phase = PHASE.brewing
  t.leader = t.firstPlayer
  t.round = 1
  t.prompts.push(P['brewing-turn'], 0, 0)
}

/** BC-7.1: first crews in turn order, then second crews, then third crews; who has none is skipped (BC-7.2). */
export function brewingTurn(t: BrewCrafters, _seat: number, from: number): void {
  let place = from
  while (t.round <= MAX_CREWS) {
    for (; place < t.seatCount; place++) {
      const seat = inOrder(t, place)
      if (t.seats[seat].crews < t.round) continue
      t.turn++
      t.prompts.push(P['brewing-turn'], 0, place + 1)
      t.prompts.push(P['brewing-action'], seat)
      return
    }
    t.round++
    place = 0
  }
  t.prompts.push(P['extra-brewing-turn'], 0, 0)
}

/** BC-7.6, BC-9.8: unused temps, one per seat and round. */
export function extraBrewingTurn(t: BrewCrafters, _seat: number, from: number): void {
  for (let i = 0; i < t.seatCount; i++) {
    const seat = inOrder(t, from + i)
    if (t.seats[seat].temps === 0 || t.seats[seat].declinedBrewing) continue
    t.turn++
    t.prompts.push(P['extra-brewing-turn'], 0, (from + i + 1) % t.seatCount)
    t.prompts.push(P['extra-brewing'], seat)
    return
  }
}

function actionRefusal(t: BrewCrafters, seat: number, action: number): Refusal | undefined {
  if (action === PROCESS_COLLABORATE) return undefined // BC-7.5: also as a pass
  if (action === LAB_RESEARCH) return allFinal(t.seats[seat]) ? refuse['lab-complete'] : undefined // BC-7.43
  if (action === INSTALL) return tilesInstalled(t.seats[seat]) === TILES.length ? refuse['all-tiles-owned'] : undefined // BC-7.54
  return secretRefusal(t)
}

/** D-11, D-19: the same action is open to all (BC-7.3) and to the same seat again (BC-7.4). */
export const act = move(
  'act',
  { action: among(ACTIONS) },
  {
    at: ['brewing-action', 'extra-brewing'],
    exact: true,
    candidates(t, seat, offer) {
      for (let action = 0; action < ACTIONS.length; action++)
        if (actionRefusal(t, seat, action) === undefined) offer(action)
    },
    refusal: (t, seat, { action }) => actionRefusal(t, seat, action),
    play(t, seat, { action }, log) {
      const temp = t.prompts.kind === P['extra-brewing']
      t.prompts.pop()
      if (temp) spendTemp(t, seat, log)
      log?.add(
        now(t, {
          kind: 'brewing-action',
          seat,
          rule: 'BC-7.1',
          crew: temp ? 'temp' : CREWS[t.round - 1],
          action: ACTIONS[action],
        }),
      )
      if (action === PROCESS_COLLABORATE) firstPart(t, seat, log)
      else if (action === LAB_RESEARCH) t.prompts.push(P['lab-track'], seat)
      else if (action === INSTALL) t.prompts.push(P.install, seat)
      else openSecret(t, seat)
    },
  },
)

/** Whether collaborating is possible now or could become so by a trade: then the order of the parts is asked. */
const mayCollaborate = (t: BrewCrafters, seat: number): boolean =>
  t.seatCount >= COLLABORATION_SEATS && (collaborationRefusal(t, seat) === undefined || anyTrade(t, seat, false))

/** D-12, first part: Process, Collaborate, or both in either order (BC-7.8). */
function firstPart(t: BrewCrafters, seat: number, log: BrewLog): void {
  t.processed = 0
  t.collaborated = 0
  if (mayCollaborate(t, seat)) t.prompts.push(P['first-part'], seat)
  else processBeer(t, seat, log)
}

/** D-12, second part: the other part or the end; asked only while there is a choice. */
export function afterPart(t: BrewCrafters, seat: number): void {
  const open = t.processed ? !t.collaborated && mayCollaborate(t, seat) : true
  if (open) t.prompts.push(P['second-part'], seat)
}

export const process = move(
  'process',
  {},
  {
    at: ['first-part', 'second-part'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: t => (t.processed ? refuse['part-already-done'] : undefined), // BC-7.9
    play(t, seat, _m, log) {
      t.prompts.pop()
      processBeer(t, seat, log)
    },
  },
)

export const collaborate = move(
  'collaborate',
  {},
  {
    at: ['first-part', 'second-part'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: (t, seat) => (t.collaborated ? refuse['part-already-done'] : collaborationRefusal(t, seat)), // BC-7.9
    play(t, seat) {
      t.prompts.pop()
      t.collaborated = 1
      t.prompts.push(P['after-part'], seat)
      t.prompts.push(P.section, seat)
    },
  },
)

/** BC-7.8: one part is enough. */
export const end = move(
  'end',
  {},
  {
    at: ['second-part'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      t.prompts.pop()
      log?.add(now(t, { kind: 'decline', seat, rule: 'BC-7.8', decision: 'second-part' }))
    },
  },
)
