/** The whole table as text: for the terminal, the text table and the screen reader. */
import { HIDDEN, type Passage, type Who } from '@taproom/engine'
import {
  KINDS,
  LAB_SIDES,
  LEVELS,
  MARKET_MODULES,
  PARTNERSHIPS,
  RECIPES,
  SEASONS,
  SECTIONS,
  SKILLED_WORKERS,
  SPACES,
  SYMBOLS,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../../components/names.ts'
import { points } from '../../rules/scoring.ts'
import { capacity } from '../../rules/storage.ts'
import { type BrewCraftersView, countCubes, heldBy, ON_OFFER, PHASES, seasonOf, yearOf } from '../../rules/table.ts'
import { billOf } from '../../rules/winter.ts'
import type { Lexicon } from '../en/index.ts'
import { amount, asTable, toldOf } from './amounts.ts'
import { effectText } from './effect.ts'
import { recipeName } from './log.ts'
import { onSpace, sectionPrice, tradesText } from './move.ts'

export function describe(words: Lexicon, view: BrewCraftersView, who: Who): readonly Passage[] {
  const seats = Array.from({ length: view.seatCount }, (_, seat) => seat)
  return [
    season(words, view, who),
    market(words, view, who),
    recipes(words, view, who),
    workers(words, view),
    partnerships(words, view),
    ...(view.seatCount > 2 ? [collaboration(words, view, who)] : []),
    ...seats.map(seat => brewery(words, view, seat, who)),
  ]
}

function season(words: Lexicon, view: BrewCraftersView, who: Who): Passage {
  const { sheet, names } = words
  return {
    title: sheet.season,
    lines: [
      sheet.when(names.season[SEASONS[seasonOf(view)]], yearOf(view), view.season),
      sheet.phase[PHASES[view.phase]],
      sheet.firstPlayer(who(view.firstPlayer)),
    ],
  }
}

function market(words: Lexicon, view: BrewCraftersView, who: Who): Passage {
  const { sheet, names } = words
  const { spaces, spacesFor } = view.box.tables
  const lines = spacesFor[view.seatCount].map(space => {
    const { accumulates, supply, supplyMoney, choices } = spaces[space]
    const here = view.spaces[space]
    const content = accumulates
      ? sheet.holds(
          amount(words, { cubes: toldOf(here.cubes), money: here.money }),
          amount(words, { cubes: toldOf(supply), money: supplyMoney }),
        )
      : names.or(choices.map(option => onSpace(words, view, space, option)))
    const there = [here.worker, here.jumper].filter(seat => seat > 0).map(seat => who(seat - 1))
    return sheet.onSpace(names.space[SPACES[space]], content, there.length > 0 ? names.and(there) : '')
  })
  return { title: sheet.market, lines: [...lines, ...modules(words, view, who)] }
}

function modules(words: Lexicon, view: BrewCraftersView, who: Who): string[] {
  const { sheet, names } = words
  return MARKET_MODULES.flatMap((id, module) => {
    if (!view.modules[module]) return []
    const planted = KINDS.filter((_kind, i) => view.planted[i]).map(kind => names.kind[kind])
    const tokens = view.tokens.toArray().map(who)
    const content =
      id === 'community-farm'
        ? sheet.farm(names.and(planted), names.and(tokens))
        : id === 'temp-labour'
          ? sheet.temps(view.temps)
          : sheet.open
    const user = view.used[module]
    return [sheet.onSpace(names.module[id], content, user > 0 ? who(user - 1) : '')]
  })
}

function recipes(words: Lexicon, view: BrewCraftersView, who: Who): Passage {
  const { sheet, names } = words
  const lines = RECIPES.flatMap((id, recipe) => {
    if (!view.recipes[recipe]) return []
    const card = view.box.recipes[recipe]
    const owner = view.labels[recipe]
    const label = card.tier === 'basic' ? '' : owner > 0 ? sheet.labelOf(who(owner - 1)) : sheet.labelFree
    const price = amount(words, { cubes: card.ingredients })
    const symbol = names.symbol[SYMBOLS[view.box.tables.symbol[recipe]]]
    return [sheet.recipe(recipeName(id), names.family[card.family], price, names.points(card.rep), symbol, label)]
  })
  return { title: sheet.recipes, lines }
}

function workers(words: Lexicon, view: BrewCraftersView): Passage {
  const { names, sheet, moves } = words
  const lines = SKILLED_WORKERS.flatMap((id, worker) => {
    const card = view.box.skilledWorkers[worker]
    if (view.workers[worker] !== ON_OFFER) return []
    return [moves.card(names.worker[id], effectText(words, card), names.money(card.winterCost))]
  })
  return { title: sheet.workers, lines: lines.length > 0 ? lines : [sheet.none] }
}

function partnerships(words: Lexicon, view: BrewCraftersView): Passage {
  const { names, sheet, moves } = words
  const lines = PARTNERSHIPS.flatMap((id, card) =>
    view.partners[card] === ON_OFFER ? [moves.partnership(names.partnership[id], tradesText(words, view, card))] : [],
  )
  return { title: sheet.partnerships, lines: lines.length > 0 ? lines : [sheet.none] }
}

function collaboration(words: Lexicon, view: BrewCraftersView, who: Who): Passage {
  const { names, sheet, moves } = words
  const lines = SECTIONS.map((id, section) => {
    const owner = view.sections[section]
    const { reward } = view.box.collaborationSections[section]
    const text = moves.section(names.section[id], sectionPrice(words, view, section), amount(words, reward))
    return `${text} – ${owner > 0 ? sheet.filledBy(who(owner - 1)) : sheet.open}`
  })
  return { title: sheet.collaboration, lines }
}

/** Everything in front of one seat. */
function brewery(words: Lexicon, view: BrewCraftersView, seat: number, who: Who): Passage {
  const { names, sheet } = words
  const me = view.seats[seat]
  const table = asTable(view)
  const batch = (token: number): string => (token > 0 ? recipeName(RECIPES[token - 1]) : names.nothing)
  const slots = (tokens: readonly number[]): string => names.and(tokens.filter(token => token > 0).map(batch))
  const sold = RECIPES.flatMap((id, recipe) => (me.sold[recipe] > 0 ? [`${me.sold[recipe]} × ${recipeName(id)}`] : []))
  return {
    title: who(seat),
    lines: [
      sheet.money(
        names.money(me.money),
        names.tokens(me.rep),
        names.loans(me.loans),
        names.points(points(table, seat)),
      ),
      sheet.storage(amount(words, { cubes: toldOf(me.cubes) }), countCubes(me.cubes), capacity(table, seat)),
      sheet.crews(me.crews),
      sheet.line(slots([...me.tanks]), slots([...me.bottles])),
      ...(me.tiles[TILES.indexOf('brew-pub')] ? [sheet.pub(batch(me.pub))] : []),
      ...(sold.length > 0 ? [sheet.freight(names.and(sold))] : []),
      ...owned(words, TILES, i => me.tiles[i] === 1, names.tile, sheet.tiles),
      ...owned(words, SKILLED_WORKERS, i => view.workers[i] === heldBy(seat), names.worker, sheet.staff),
      ...owned(words, PARTNERSHIPS, i => view.partners[i] === heldBy(seat), names.partnership, sheet.partners),
      sheet.lab(lab(words, view, seat)),
      sheet.bill(names.money(billOf(table, seat))),
      ...extras(words, view, seat),
    ],
  }
}

/** A line about the cards that the seat has, none when it has none. */
function owned<I extends string>(
  words: Lexicon,
  ids: readonly I[],
  has: (i: number) => boolean,
  name: { readonly [K in I]: string },
  line: (list: string) => string,
): string[] {
  const own = ids.filter((_id, i) => has(i)).map(id => name[id])
  return own.length > 0 ? [line(words.names.and(own))] : []
}

function lab(words: Lexicon, view: BrewCraftersView, seat: number): string {
  const { names, sheet } = words
  const own = TRACKS.slice(view.labSide * TRACKS_PER_SIDE, (view.labSide + 1) * TRACKS_PER_SIDE)
  const positions = own.map((track, i) => {
    const position = view.seats[seat].lab[i]
    return `${names.track[track]} ${position === 0 ? sheet.start : names.level[LEVELS[position - 1]]}`
  })
  return `${names.side[LAB_SIDES[view.labSide]]}, ${positions.join(', ')}`
}

function extras(words: Lexicon, view: BrewCraftersView, seat: number): string[] {
  const { names, sheet } = words
  const me = view.seats[seat]
  const takes = view.takes.toArray()
  const known = RECIPES.filter((_id, recipe) => me.secrets[recipe] > 0 && me.secrets[recipe] !== HIDDEN)
  const shown = takes.flatMap((owner, take) =>
    owner === seat && view.shown[take] > 0 ? [RECIPES[view.shown[take] - 1]] : [],
  )
  const own = [...new Set([...known, ...shown])]
  const hidden = takes.filter(owner => owner === seat).length - own.length
  const booked = me.booked[0] + me.booked[1]
  return [
    ...(own.length > 0 ? [sheet.ownSecrets(names.and(own.map(recipeName)))] : []),
    ...(hidden > 0 ? [sheet.secrets(hidden)] : []),
    ...(me.temps + booked > 0 ? [sheet.tempsOf(me.temps, booked)] : []),
    ...(me.field > 0 ? [sheet.field(names.kind[KINDS[me.field - 1]])] : []),
  ]
}
