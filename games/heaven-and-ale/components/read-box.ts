import { LAST_CELL, SPOTS } from './board.ts'
import { BOX, type Box, type Contents, makeBox } from './box.ts'
import { COLOURS, HIGHEST_NUMBER, MONK_TYPES, SETS } from './tiles.ts'
import { LETTERS } from './track.ts'

/** What is wrong with somebody's box, and where. */
class Flaw extends Error {}

function expect(fine: boolean, path: string, expected: string): void {
  if (!fine) throw new Flaw(`${path}: ${expected}`)
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether data has the same form as our own box: the same keys, whole numbers for numbers, words for words. */
function sameForm(ours: unknown, theirs: unknown, path: string): void {
  if (typeof ours === 'number') expect(Number.isInteger(theirs), path, 'a whole number is expected')
  else if (typeof ours === 'string') expect(typeof theirs === 'string', path, 'a word is expected')
  else if (Array.isArray(ours)) {
    if (!Array.isArray(theirs)) throw new Flaw(`${path}: a list is expected`)
    expect(theirs.length === ours.length, path, `${ours.length} entries are expected`)
    ours.forEach((value, i) => {
      sameForm(value, theirs[i], `${path}[${i}]`)
    })
  } else if (isRecord(ours)) {
    if (!isRecord(theirs)) throw new Flaw(`${path || 'box'}: an object is expected`)
    for (const key of Object.keys(ours)) sameForm(ours[key], theirs[key], path ? `${path}.${key}` : key)
  }
}

const among = (names: readonly string[], name: string, path: string): void =>
  expect(names.includes(name), path, `one of ${names.join(', ')} is expected`)

const within = (low: number, high: number, value: number, path: string): void =>
  expect(value >= low && value <= high, path, `${low} to ${high} is expected`)

/** The names that moves use must stay: a move to `disc-a` is a move to the same place in every box. */
function sameIds(ours: readonly { readonly id: string }[], theirs: readonly { readonly id: string }[], path: string) {
  ours.forEach(({ id }, i) => {
    expect(theirs[i].id === id, `${path}[${i}].id`, `"${id}" is expected`)
  })
}

function distinct(tiles: readonly { readonly id: string }[], path: string): void {
  const seen = new Set<string>()
  tiles.forEach(({ id }, i) => {
    expect(!seen.has(id), `${path}[${i}].id`, `"${id}" is there twice`)
    seen.add(id)
  })
}

/** Both sets must be of equal size: the order of refilling counts on it. */
function evenSets(tiles: readonly { readonly set: string }[], path: string): void {
  const first = tiles.filter(tile => tile.set === 'i').length
  expect(first * 2 === tiles.length, path, `${tiles.length / 2} tiles of each set are expected, not ${first} of set i`)
}

/** Ranges must follow each other and reach as far as ours do. */
function rising(ranges: readonly { readonly upTo: number }[], last: number, path: string): void {
  ranges.forEach(({ upTo }, i) => {
    if (i > 0) expect(upTo > ranges[i - 1].upTo, `${path}[${i}].upTo`, 'more than the one before is expected')
  })
  expect(ranges[ranges.length - 1].upTo === last, `${path}[${ranges.length - 1}].upTo`, `${last} is expected`)
}

function checkTrack({ track }: Contents): void {
  sameIds(BOX.track, track, 'track')
  track.forEach((space, i) => {
    expect(space.kind === BOX.track[i].kind, `track[${i}].kind`, `"${BOX.track[i].kind}" is expected`)
    if (space.kind === 'monk') within(0, 20, space.price, `track[${i}].price`)
    if (space.kind === 'disc') among(LETTERS, space.letter, `track[${i}].letter`)
  })
}

function checkTiles({ resources, monks }: Contents): void {
  resources.forEach((tile, i) => {
    among(SETS, tile.set, `resources[${i}].set`)
    among(COLOURS, tile.colour, `resources[${i}].colour`)
    within(1, HIGHEST_NUMBER, tile.number, `resources[${i}].number`)
  })
  monks.forEach((tile, i) => {
    among(SETS, tile.set, `monks[${i}].set`)
    among(MONK_TYPES, tile.type, `monks[${i}].type`)
  })
  distinct(resources, 'resources')
  distinct(monks, 'monks')
  evenSets(resources, 'resources')
  evenSets(monks, 'monks')
}

function checkBoards({ startCells, zones, sheds, pairs, startSpaces }: Contents): void {
  for (const [colour, cell] of Object.entries(startCells)) within(-20, LAST_CELL, cell, `startCells.${colour}`)
  sameIds(BOX.zones, zones, 'zones')
  rising(zones, LAST_CELL, 'zones')
  zones.forEach((zone, i) => {
    within(1, 9, zone.rate, `zones[${i}].rate`)
    within(0, 20, zone.multiplier, `zones[${i}].multiplier`)
  })
  sameIds(BOX.sheds, sheds, 'sheds')
  rising(sheds, 6 * HIGHEST_NUMBER, 'sheds')
  sheds.forEach((shed, i) => {
    within(0, 20, shed.brewmaster, `sheds[${i}].brewmaster`)
    expect(shed.activates === BOX.sheds[i].activates, `sheds[${i}].activates`, `${BOX.sheds[i].activates} is expected`)
  })
  const paired = pairs.flat()
  SPOTS.forEach(spot => {
    expect(paired.filter(name => name === spot).length === 1, 'pairs', `${spot} is expected exactly once`)
  })
  sameIds(BOX.startSpaces, startSpaces, 'startSpaces')
  startSpaces.forEach((space, i) => {
    for (const gift of ['brewmaster', 'marker', 'ducats', 'points'] as const)
      within(0, 20, space[gift], `startSpaces[${i}].${gift}`)
  })
}

function checkNumbers({ discs, barrels, privileges, purse, sale, ducatsPerStep, seatTables }: Contents): void {
  within(0, 99, discs, 'discs')
  within(0, 99, barrels.large, 'barrels.large')
  within(0, 99, barrels.small, 'barrels.small')
  for (const [name, number] of Object.entries(privileges)) within(0, 99, number, `privileges.${name}`)
  within(0, 999, purse, 'purse')
  within(0, 99, sale, 'sale')
  within(1, 999, ducatsPerStep, 'ducatsPerStep')
  for (const { rounds, secondDiscs } of seatTables) {
    const most = rounds * BOX.track.filter(space => space.kind === 'disc').length + secondDiscs.length
    expect(discs >= most, 'discs', `${most} or more are needed`)
  }
}

/** Lists of second discs may be shorter or longer than ours, so they are looked at apart. */
function seatTablesOf(theirs: unknown): Contents['seatTables'] {
  if (!Array.isArray(theirs)) throw new Flaw('seatTables: a list is expected')
  expect(theirs.length === BOX.seatTables.length, 'seatTables', `${BOX.seatTables.length} entries are expected`)
  const discSpaces = BOX.track.filter(space => space.kind === 'disc').map(space => space.id)
  return BOX.seatTables.map(({ seats }, i) => {
    const path = `seatTables[${i}]`
    const table: unknown = theirs[i]
    if (!isRecord(table)) throw new Flaw(`${path}: an object is expected`)
    const { rounds, secondDiscs } = table
    expect(table.seats === seats, `${path}.seats`, `${seats} is expected`)
    if (typeof rounds !== 'number' || !Number.isInteger(rounds))
      throw new Flaw(`${path}.rounds: a whole number is expected`)
    within(3, 6, rounds, `${path}.rounds`)
    if (!Array.isArray(secondDiscs)) throw new Flaw(`${path}.secondDiscs: a list is expected`)
    secondDiscs.forEach((space, k) => {
      among(discSpaces, String(space), `${path}.secondDiscs[${k}]`)
    })
    return { seats, rounds, secondDiscs: secondDiscs.map(String) }
  })
}

/** Somebody's own box, or the path of the first thing that is wrong in it. */
export function readBox(data: unknown): Box | string {
  try {
    const { seatTables: _, ...rest } = BOX
    sameForm(rest, data, '')
    const seatTables = seatTablesOf(isRecord(data) ? data.seatTables : undefined)
    // The form was just compared with our own, key by key.
    const contents: Contents = { ...(data as Contents), seatTables }
    expect(contents.id !== '', 'id', 'a name is expected')
    checkTrack(contents)
    checkTiles(contents)
    checkBoards(contents)
    checkNumbers(contents)
    return makeBox(contents)
  } catch (flaw) {
    if (flaw instanceof Flaw) return flaw.message
    throw flaw
  }
}
