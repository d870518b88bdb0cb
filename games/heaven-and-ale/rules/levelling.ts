/** Final scoring, steps A and B: levelling the five markers (HA-10.16 to HA-10.21). Cells only; no table, no seat. */
import { COLOURS, type Colour, LAST_CELL } from '../components/index.ts'
import type { Lift, MarkerStep } from './events.ts'

type Cells = { [index: number]: number; readonly length: number }

const MARKERS = COLOURS.length

/** A marker on the lowest cell; of several the first in the order of the colours. */
function rearmost(cells: Cells): number {
  let lowest = 0
  for (let i = 1; i < MARKERS; i++) if (cells[i] < cells[lowest]) lowest = i
  return lowest
}

/** The furthest marker except one; of several the first. */
function furthestBut(cells: Cells, except: number): number {
  let furthest = except === 0 ? 1 : 0
  for (let i = furthest + 1; i < MARKERS; i++) if (i !== except && cells[i] > cells[furthest]) furthest = i
  return furthest
}

/** Whether the others can go back `rate` steps without ending behind the cell that the lifted marker reaches (HA-10.17). */
function canLift(cells: Cells, lifted: number, rate: number): boolean {
  let spare = 0
  for (let i = 0; i < MARKERS; i++)
    if (i !== lifted && cells[i] > cells[lifted] + 1) spare += cells[i] - cells[lifted] - 1
  return spare >= rate
}

/** One exchange: a rearmost marker forward, the furthest ones back (HA-10.16). False when it is not possible. */
function lift(cells: Cells, rate: number, log: Lift[] | null): boolean {
  const lifted = rearmost(cells)
  if (!canLift(cells, lifted, rate)) return false
  const donors: Colour[] | null = log ? [] : null
  for (let i = 0; i < rate; i++) {
    const donor = furthestBut(cells, lifted)
    cells[donor]--
    donors?.push(COLOURS[donor])
  }
  cells[lifted]++
  if (donors) log?.push({ colour: COLOURS[lifted], to: cells[lifted], donors })
  return true
}

/** The lowest cell that so many single steps can lift all markers to. */
export function reachableWith(cells: Cells, steps: number): number {
  let lowest = cells[rearmost(cells)]
  while (lowest < LAST_CELL) {
    let missing = 0
    for (let i = 0; i < MARKERS; i++) missing += Math.max(0, lowest + 1 - cells[i])
    if (missing > steps) break
    lowest++
  }
  return lowest
}

const trial = new Int16Array(MARKERS)

/** After how many lifts to stop when one may: the earliest of the best points (HA-3.3, HA-10.19). */
function bestStop(cells: Cells, rate: number, steps: number): number {
  for (let i = 0; i < MARKERS; i++) trial[i] = cells[i]
  let best = reachableWith(trial, steps)
  let stop = 0
  for (let lifts = 1; lift(trial, rate, null); lifts++) {
    const reached = reachableWith(trial, steps)
    if (reached <= best) continue
    best = reached
    stop = lifts
  }
  return stop
}

/** Step A. Goes on until it is impossible, or, if one may stop, to the best point (HA-3.2, HA-10.18). `steps`: what step B will add. */
export function exchange(cells: Cells, rate: number, mayStop: boolean, steps: number, log: Lift[] | null): void {
  const stop = mayStop ? bestStop(cells, rate, steps) : -1
  for (let lifts = 0; lifts !== stop; lifts++) if (!lift(cells, rate, log)) return
}

/** Step B: one step for each full ten ducats, always with a rearmost marker (HA-10.20). Returns how many were made. */
export function spendTens(cells: Cells, steps: number, log: MarkerStep[] | null): number {
  for (let made = 0; made < steps; made++) {
    const moved = rearmost(cells)
    if (cells[moved] >= LAST_CELL) return made
    cells[moved]++
    log?.push({ colour: COLOURS[moved], to: cells[moved] })
  }
  return steps
}
