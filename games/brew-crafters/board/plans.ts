/** One tap that means several moves: the marker of the lab is tapped, so the crew researches and moves it. */
import type { Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { INSTALL, LAB_RESEARCH, PROCESS_COLLABORATE, RECIPES, SECTIONS, TILES, TRACKS } from '../components/names.ts'
import type { BrewCraftersView } from '../rules/table.ts'
import { type Decision, decisionOf, type Held } from './choices.ts'

/** A move; or something to take in hand, which is a move where there is only one way. */
export type PlanStep = { readonly move: MoveData } | { readonly held: Held }

export interface Plan {
  readonly steps: readonly PlanStep[]
  /** Cubes to give back in the order of the kinds: as many as are still asked for. */
  readonly cubes?: readonly number[]
}

const act = (action: number) => ({ move: { kind: 'act', action } })
const PROCESS = { move: { kind: 'process' } }
const COLLABORATE = { move: { kind: 'collaborate' } }

const has = (choices: readonly Choice[], { move }: { readonly move: MoveData }): boolean =>
  find(choices, move) !== undefined

function find(choices: readonly Choice[], wanted: MoveData): Choice | undefined {
  return choices.find(({ data }) => Object.entries(wanted).every(([name, value]) => data[name] === value))
}

const ASKS_FOR_ACTION: readonly (Decision | undefined)[] = ['brewing-action', 'extra-brewing']
const ASKS_FOR_PART: readonly (Decision | undefined)[] = ['first-part', 'second-part']

/** What is ready on the table, so that a tap on it can be planned through to the end. */
export interface Ready {
  readonly recipes: readonly number[]
  readonly sections: readonly number[]
  /** Tracks whose marker can move, tiles not yet installed. */
  readonly tracks: readonly number[]
  readonly tiles: readonly number[]
}

/** The plans that places of the board stand for now. */
export function readPlans(
  decision: Decision | undefined,
  choices: readonly Choice[],
  ready: Ready,
): ReadonlyMap<string, Plan> {
  const plans = new Map<string, Plan>()
  const action = ASKS_FOR_ACTION.includes(decision)
  if (!action && !ASKS_FOR_PART.includes(decision)) return plans
  const begin = action ? [act(PROCESS_COLLABORATE)] : []
  if (action || has(choices, PROCESS))
    for (const recipe of ready.recipes) plans.set(RECIPES[recipe], { steps: [...begin, PROCESS, { held: { recipe } }] })
  if (action || has(choices, COLLABORATE))
    for (const section of ready.sections)
      plans.set(SECTIONS[section], { steps: [...begin, COLLABORATE, { held: { section } }] })
  if (action && has(choices, act(LAB_RESEARCH)))
    for (const track of ready.tracks)
      plans.set(TRACKS[track], { steps: [act(LAB_RESEARCH), { move: { kind: 'research', track } }] })
  if (action && has(choices, act(INSTALL)))
    for (const tile of ready.tiles)
      plans.set(TILES[tile], { steps: [act(INSTALL), { move: { kind: 'install', tile } }] })
  return plans
}

/** The first move of a plan, which is what it is shown by. */
export const firstOf = (plan: Plan, choices: readonly Choice[]): Choice | undefined => {
  for (const step of plan.steps) {
    const found = 'held' in step ? undefined : find(choices, step.move)
    if (found) return found
  }
  return undefined
}

export type Next =
  | { readonly pick: Choice; readonly rest: Plan | undefined }
  | { readonly hold: Held; readonly rest: undefined }
  | undefined

const rest = (steps: readonly PlanStep[]): Plan | undefined => (steps.length > 0 ? { steps } : undefined)

/** The only move with this in hand. */
function only(choices: readonly Choice[], { recipe, section }: Held): readonly Choice[] {
  return choices.filter(
    ({ data }) =>
      (data.kind === 'brew' && data.recipe === recipe) || (data.kind === 'section' && data.section === section),
  )
}

/** How a plan goes on in this position; what the table has answered by itself is passed over. */
export function nextOf(plan: Plan, view: BrewCraftersView, choices: readonly Choice[]): Next {
  if (plan.cubes) return nextCube(plan.cubes, view, choices)
  for (const [i, step] of plan.steps.entries()) {
    const after = plan.steps.slice(i + 1)
    if ('held' in step) {
      const ways = only(choices, step.held)
      if (ways.length === 1) return { pick: ways[0], rest: rest(after) }
      if (ways.length > 1) return { hold: step.held, rest: undefined }
      continue
    }
    const found = find(choices, step.move)
    if (found) return { pick: found, rest: rest(after) }
  }
  return undefined
}

/** BC-5.27: one cube is given back after another, in the order of the kinds. */
function nextCube(cubes: readonly number[], view: BrewCraftersView, choices: readonly Choice[]): Next {
  const decision = decisionOf(view)
  if (decision !== 'overflow' && decision !== 'overflow-rest') return undefined
  const still = [...cubes].sort((a, b) => a - b).slice(-view.prompts.b)
  const pick = still.length === view.prompts.b ? find(choices, { kind: 'discard', cube: still[0] }) : undefined
  return pick && { pick, rest: still.length > 1 ? { steps: [], cubes: still } : undefined }
}
