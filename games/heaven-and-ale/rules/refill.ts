/** Laying out tiles and discs at set-up (section 4) and between rounds (section 10). */
import { HOME, spaceName } from '../components/index.ts'
import type { Journal } from './events.ts'
import type { HeavenAndAle } from './table.ts'

/** Set I is used up before the first tile of set II is drawn (HA-10.5). */
const drawResource = (t: HeavenAndAle): number => (t.resourcesI.length > 0 ? t.resourcesI : t.resourcesII).pop()
const drawMonk = (t: HeavenAndAle): number => (t.monksI.length > 0 ? t.monksI : t.monksII).pop()

/** No monk stack is left: this is the last round (HA-10.7). */
export const isLastRound = (t: HeavenAndAle): boolean => t.monksI.length === 0 && t.monksII.length === 0

/** One tile more on each resource and monk space, clockwise; what lies there stays (HA-4.3, HA-4.4, HA-4.10, HA-10.2, HA-10.3, HA-10.4). */
function dealTiles(t: HeavenAndAle): void {
  const { kind } = t.box.lookup
  for (let i = 1; i < HOME; i++) {
    if (kind[i] === 'resource') t.spaces[i].tiles.push(drawResource(t)) // HA-4.3, HA-10.3
    if (kind[i] === 'monk') t.spaces[i].tiles.push(drawMonk(t)) // HA-4.10, HA-10.2
  }
}

function addDisc(t: HeavenAndAle, index: number): void {
  t.spaces[index].discs++
  t.reserve--
}

/** Each disc space up to one disc (HA-4.11, HA-10.6), in the last round some with a second one. */
function fillDiscs(t: HeavenAndAle): void {
  const { kind } = t.box.lookup
  for (let i = 1; i < HOME; i++) if (kind[i] === 'disc' && t.spaces[i].discs === 0) addDisc(t, i)
  if (!isLastRound(t)) return
  const second = secondDiscs(t)
  for (let i = 1; i < HOME; i++) if (kind[i] === 'disc' && second.includes(spaceName(i))) addDisc(t, i) // HA-10.8, HA-10.9
}

const secondDiscs = (t: HeavenAndAle): readonly string[] => t.box.seatTables[t.seatCount - 2].secondDiscs // HA-10.10

/** Everything a round begins with on the common track. */
export function layOut(t: HeavenAndAle, log: Journal): void {
  dealTiles(t)
  fillDiscs(t)
  if (!log) return
  const indices = Array.from({ length: HOME - 1 }, (_, i) => i + 1)
  const { kind, tileIds } = t.box.lookup
  const newest = (wanted: string) =>
    indices
      .filter(i => kind[i] === wanted)
      .map(i => ({ space: spaceName(i), tile: tileIds[t.spaces[i].tiles.at(t.spaces[i].tiles.length - 1)] }))
  log.add({
    kind: 'deal',
    rule: t.round === 1 ? 'HA-4.3' : 'HA-10.3',
    round: t.round,
    resources: newest('resource'),
    monks: newest('monk'),
    discs: indices.filter(i => kind[i] === 'disc').map(i => ({ space: spaceName(i), count: t.spaces[i].discs })),
  })
  if (isLastRound(t)) log.add({ kind: 'last-round', rule: 'HA-10.7', round: t.round, extraDiscs: secondDiscs(t) })
}
