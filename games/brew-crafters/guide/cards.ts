/** Skilled workers, partnerships, tiles and the levels of the lab: what they do, and what they cost every Winter. */
import {
  FINAL,
  KINDS,
  LAB_SIDES,
  LEVELS,
  PARTNERSHIPS,
  SKILLED_WORKERS,
  SOURCES,
  type Source,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../components/names.ts'
import type { TriggerName } from '../components/vocabulary.ts'
import { endPoints } from '../rules/scoring.ts'
import { heldBy, holderOf, ON_OFFER, tilesInstalled } from '../rules/table.ts'
import { amount, capital, toldOf } from '../words/shared/amounts.ts'
import { declarationOf, effectText, sourceName } from '../words/shared/effect.ts'
import { tradesText } from '../words/shared/move.ts'
import { type Chapter, explanation, indexIn, sentence, type Told, winterOf } from './told.ts'

/** The rule that a card's effect follows, by when it works. */
const RULE: { readonly [T in TriggerName]?: string } = {
  passive: 'BC-5.25',
  'market-take': 'BC-2.28',
  'market-place': 'BC-5.34',
  'market-extra': 'BC-5.21',
  'season-start': 'BC-5.6',
  'brew-cost': 'BC-7.20',
  'brew-batch': 'BC-7.28',
  'label-won': 'BC-7.14',
  'collab-sold': 'BC-7.38',
  upkeep: 'BC-8.5',
  'game-end': 'BC-10.9',
}

const effectOf = (told: Told, source: Source): string =>
  sentence(effectText(told.lexicon, declarationOf(told.t.box, source)))

function ruleOf(told: Told, source: Source): string[] {
  const rule = RULE[declarationOf(told.t.box, source).trigger.on]
  return rule ? [rule] : []
}

/** Points at the end that the card would be worth as things stand. */
function worthNow({ t, seat, lexicon, phrases }: Told, source: Source): string[] {
  const effect = t.box.tables.effects[SOURCES.indexOf(source)]
  return effect.op === 'score' ? [phrases.winter.pays(lexicon.names.points(endPoints(t, seat, effect)))] : []
}

function worker(told: Told, index: number) {
  const { t, seat, lexicon, phrases, who } = told
  const id = SKILLED_WORKERS[index]
  const cell = t.workers[index]
  const cost = t.box.tables.workerCost[index]
  const drawn = t.seats[seat].drawn.toArray().includes(index)
  const hiring = winterOf(told, cost, after => {
    after.workers[index] = heldBy(seat)
  })
  const state =
    cell >= heldBy(0)
      ? [phrases.worker.held(who(holderOf(cell))), phrases.winter.costs(lexicon.names.money(cost))]
      : drawn
        ? [phrases.worker.drawn(lexicon.names.money(t.box.modules.agency.price)), ...hiring]
        : cell === ON_OFFER
          ? [phrases.worker.offer, ...hiring]
          : [phrases.worker.away]
  return explanation(
    lexicon.names.worker[id],
    [effectOf(told, id), phrases.worker.about],
    [...state, ...worthNow(told, id)],
    'BC-6.14',
    'BC-2.23',
    ...ruleOf(told, id),
  )
}

/** How often the cubes in the storehouse pay for this trade. */
function usable({ t, seat, phrases }: Told, card: number, way: number): string {
  const { pay } = t.box.tables.trades[card][way]
  const { cubes } = t.seats[seat]
  const often = Math.min(...KINDS.flatMap((_kind, i) => (pay[i] > 0 ? [Math.floor(cubes[i] / pay[i])] : [])))
  return often > 0 ? phrases.partner.can(often) : phrases.partner.cannot
}

function partner(told: Told, card: number, way?: number) {
  const { t, view, lexicon, phrases, who } = told
  const cell = t.partners[card]
  const trades = t.box.partnerships[card].trades
  const only = way === undefined ? undefined : trades[way]
  const text = only
    ? lexicon.moves.trade(amount(lexicon, { cubes: only.pay }), amount(lexicon, { cubes: only.take }))
    : tradesText(lexicon, view, card)
  return explanation(
    lexicon.names.partnership[PARTNERSHIPS[card]],
    [phrases.partner.about(text), phrases.partner.free],
    [
      cell >= heldBy(0) ? phrases.partner.held(who(holderOf(cell))) : phrases.partner.offer,
      ...(way === undefined && trades.length > 1 ? [] : [usable(told, card, way ?? 0)]),
    ],
    'BC-6.10',
    'BC-6.11',
    'BC-6.8',
    'BC-2.15',
  )
}

function tile(told: Told, index: number) {
  const { t, seat, lexicon, phrases } = told
  const me = t.seats[seat]
  const id = TILES[index]
  const { tileGift, tileGiftMoney, tileCost } = t.box.tables
  const gift = amount(lexicon, { cubes: toldOf(tileGift[index]), money: tileGiftMoney[index] }, '')
  const built = me.tiles[index] === 1
  const planted = t.box.tiles[index].effect.op === 'plant' && me.field > 0 ? KINDS[me.field - 1] : undefined
  return explanation(
    lexicon.names.tile[id],
    [effectOf(told, id), ...(gift ? [phrases.tile.gift(gift)] : [])],
    [
      ...(built
        ? [phrases.tile.built, phrases.winter.costs(lexicon.names.money(tileCost[index]))]
        : [
            phrases.tile.plot,
            ...winterOf(told, tileCost[index], after => {
              after.seats[seat].tiles[index] = 1
            }),
          ]),
      ...(planted ? [phrases.tile.planted(lexicon.names.kind[planted])] : []),
      ...worthNow(told, id),
    ],
    'BC-7.51',
    'BC-7.50',
    ...ruleOf(told, id),
  )
}

const LEVEL_RULE = { experimental: 'BC-7.44', winter: 'BC-7.45', permanent: 'BC-7.46', final: 'BC-7.47' } as const

function level(told: Told, track: number, place: number) {
  const { t, seat, lexicon, phrases } = told
  const source = `${TRACKS[track]}-${LEVELS[place]}` as const
  const steps = place + 1 - t.seats[seat].lab[track % TRACKS_PER_SIDE]
  return explanation(
    sourceName(lexicon, source),
    [effectOf(told, source), phrases.lab.levels[LEVELS[place]]],
    [steps > 0 ? phrases.lab.steps(steps) : phrases.lab.reached, ...worthNow(told, source)],
    LEVEL_RULE[LEVELS[place]],
    'BC-7.42',
    'BC-7.48',
  )
}

function track(told: Told, index: number) {
  const { t, seat, lexicon, phrases } = told
  const at = t.seats[seat].lab[index % TRACKS_PER_SIDE]
  const name = (place: number) => lexicon.names.level[LEVELS[place]]
  const ahead = (place: number) =>
    effectText(lexicon, t.box.lab[LAB_SIDES[t.labSide]][index % TRACKS_PER_SIDE].levels[place])
  return explanation(
    lexicon.names.track[TRACKS[index]],
    [phrases.lab.track],
    [
      at === 0 ? phrases.lab.start : phrases.lab.at(name(at - 1)),
      at < FINAL ? phrases.lab.next(name(at), ahead(at)) : phrases.lab.done,
      ...(at < FINAL - 1 ? [phrases.lab.next(name(FINAL - 1), ahead(FINAL - 1))] : []),
      ...worthNow(told, `${TRACKS[index]}-final`),
    ],
    'BC-7.42',
    at < FINAL ? LEVEL_RULE[LEVELS[at]] : 'BC-7.43',
    'BC-7.48',
    'BC-10.3',
  )
}

export const cards: Chapter = (told, thing) => {
  const { lexicon, words, phrases, t, seat } = told
  const hired = indexIn(SKILLED_WORKERS, thing)
  if (hired >= 0) return worker(told, hired)
  const built = indexIn(TILES, thing)
  if (built >= 0) return tile(told, built)
  const researched = indexIn(TRACKS, thing)
  if (researched >= 0) return track(told, researched)
  const [head = '', second] = thing.split('/')
  const formed = indexIn(PARTNERSHIPS, head)
  if (formed >= 0) return partner(told, formed, second === undefined ? undefined : Number(second))
  const reached = indexIn(LEVELS, second)
  if (head === 'level' && reached >= 0)
    return explanation(
      capital(lexicon.names.level[LEVELS[reached]]),
      [phrases.lab.levels[LEVELS[reached]]],
      [],
      LEVEL_RULE[LEVELS[reached]],
      'BC-7.48',
    )
  if (thing === 'lab') return explanation(words.lab, [phrases.lab.about], [], 'BC-7.42', 'BC-2.30', 'BC-7.48')
  if (thing === 'tiles') {
    const now = [phrases.tile.count(tilesInstalled(t.seats[seat]), TILES.length)]
    return explanation(words.tiles, [phrases.tile.all], now, 'BC-7.50', 'BC-7.51', 'BC-2.38')
  }
  const source = indexIn(SOURCES, thing) - SKILLED_WORKERS.length
  if (source < 0) return undefined
  return level(told, Math.floor(source / LEVELS.length), source % LEVELS.length)
}
