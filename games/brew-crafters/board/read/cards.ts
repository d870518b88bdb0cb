/** Workers, partnerships, tiles, lab tracks and sections, as the drawings want to be told. */
import {
  BASICS,
  KINDS,
  LAB_SIDES,
  PARTNERSHIPS,
  SECTIONS,
  SKILLED_WORKERS,
  type SkilledWorker,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../../components/names.ts'
import { type BrewCrafters, heldBy, holderOf, ON_OFFER } from '../../rules/table.ts'
import { amount } from '../../words/shared/amounts.ts'
import { effectText } from '../../words/shared/effect.ts'
import { type Cubes, kindsIn, type SeatColour, type SignLine } from '../kinds.ts'
import type { BoardWords } from '../words.ts'
import { cubeSigns, effectSigns, everyCube, levelSigns } from './signs.ts'

export function workerCard(t: BrewCrafters, worker: number, { lexicon }: BoardWords) {
  const card = t.box.skilledWorkers[worker]
  return {
    id: card.id,
    name: lexicon.names.worker[card.id],
    signs: effectSigns(card),
    /** The same where room is short. */
    brief: effectSigns(card, true),
    text: effectText(lexicon, card),
    /** What it costs every Winter. */
    winter: lexicon.names.money(card.winterCost),
    /** Its number in the deck: chooses the face. */
    face: worker,
  }
}

/** Those on offer, or those of a seat (`heldBy`). */
export const readWorkers = (t: BrewCrafters, words: BoardWords, where: number = ON_OFFER) =>
  SKILLED_WORKERS.flatMap((_id, worker) => (t.workers[worker] === where ? [workerCard(t, worker, words)] : []))

/**
 * The workers that lay on offer at the start, each in its own place: who was hired leaves a gap with the colour of whoever did it. Without the
 * journal of the start those still on offer are all there is.
 */
export function readPlaces(
  t: BrewCrafters,
  words: BoardWords,
  atStart: readonly SkilledWorker[] | undefined,
  colour: (seat: number) => SeatColour,
) {
  const places = atStart?.map(id => SKILLED_WORKERS.indexOf(id)) ?? indicesOnOffer(t)
  return places.map(worker => {
    const cell = t.workers[worker]
    return { ...workerCard(t, worker, words), ...(cell >= heldBy(0) ? { taken: colour(holderOf(cell)) } : {}) }
  })
}

const indicesOnOffer = (t: BrewCrafters): number[] =>
  SKILLED_WORKERS.flatMap((_id, worker) => (t.workers[worker] === ON_OFFER ? [worker] : []))

export function partnerCard(t: BrewCrafters, card: number, { lexicon }: BoardWords) {
  const { id, trades } = t.box.partnerships[card]
  const text = trades.map(({ pay, take }) =>
    lexicon.moves.trade(amount(lexicon, { cubes: pay }), amount(lexicon, { cubes: take })),
  )
  return {
    id,
    name: lexicon.names.partnership[id],
    trades: trades.map(({ pay, take }) => `${cubeSigns(pay)} arrow ${cubeSigns(take)}`),
    text: lexicon.names.or(text),
  }
}

export const readPartners = (t: BrewCrafters, words: BoardWords, where: number = ON_OFFER) =>
  PARTNERSHIPS.flatMap((_id, card) => (t.partners[card] === where ? [partnerCard(t, card, words)] : []))

export const giftSigns = (gift: Cubes & { readonly money?: number }): SignLine =>
  [...(kindsIn(gift).length ? [cubeSigns(gift)] : []), ...(gift.money ? [`${gift.money} coin`] : [])].join(' ')

export function readTiles(t: BrewCrafters, seat: number, { lexicon }: BoardWords) {
  const me = t.seats[seat]
  return TILES.map((id, tile) => {
    const card = t.box.tiles[tile]
    const gift = giftSigns(card.gift)
    return {
      id,
      name: lexicon.names.tile[id],
      text: effectText(lexicon, card),
      installed: me.tiles[tile] === 1,
      /** What it adds to every winter bill. */
      winter: lexicon.names.money(card.winterCost),
      /** What installing it would give at once, and what grows on the Farm. */
      ...(gift ? { gift: `+ ${gift}` } : {}),
      ...(card.effect.op === 'plant' && me.field > 0 ? { planted: KINDS[me.field - 1] } : {}),
    }
  })
}

export function readTracks(t: BrewCrafters, seat: number, { lexicon }: BoardWords) {
  return t.box.lab[LAB_SIDES[t.labSide]].map((track, i) => ({
    id: TRACKS[t.labSide * TRACKS_PER_SIDE + i],
    name: lexicon.names.track[track.id],
    /** 0 start, then the four levels. */
    position: t.seats[seat].lab[i],
    gives: track.levels.map(levelSigns),
  }))
}

/** Whether the cubes of the seat fill this section (BC-7.36). */
export function sectionPayable(t: BrewCrafters, seat: number, section: number): boolean {
  const { cubes } = t.seats[seat]
  const price = t.box.tables.sectionCubes[section]
  if (KINDS.some((_kind, i) => cubes[i] < price[i])) return false
  const specialty = t.box.tables.sectionSpecialty[section]
  return specialty === 0 || KINDS.some((_kind, i) => i >= BASICS && cubes[i] - price[i] >= specialty)
}

export function readSections(t: BrewCrafters, seat: number, words: BoardWords, colour: (seat: number) => SeatColour) {
  return SECTIONS.map((id, section) => {
    const { cubes, anySpecialty, reward } = t.box.collaborationSections[section]
    const owner = t.sections[section]
    const cost = everyCube(cubes)
    return {
      id,
      name: words.sections[id],
      cost: anySpecialty ? `${cost} + ?` : cost,
      reward: [reward.rep ? `${reward.rep} rep` : '', reward.money ? `${reward.money} coin` : ''].join(' ').trim(),
      ...(owner > 0 ? { owner: colour(owner - 1) } : {}),
      /** The cubes are in the storehouse. */
      payable: owner === 0 && sectionPayable(t, seat, section),
    }
  })
}
