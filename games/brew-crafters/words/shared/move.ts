import type { MoveData } from '@taproom/engine'
import {
  ACTIONS,
  BASICS,
  CASH,
  CREW,
  HIRE,
  KINDS,
  LAST_SEASON,
  LEVELS,
  LINE,
  MARKET_MODULES,
  MONEY,
  PARTNER,
  PARTNERSHIPS,
  PIECES,
  SECTIONS,
  SOURCES,
  SPACES,
  SPECIALTIES,
  SWAP_IN,
  SWAP_OUT,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
  WORKER,
} from '../../components/names.ts'
import { NOT_REPLACED, priceOf } from '../../rules/price.ts'
import type { BrewCraftersView } from '../../rules/table.ts'
import type { Lexicon } from '../en/index.ts'
import { amount, asTable, placeAt, toldOf } from './amounts.ts'
import { declarationOf, effectText, sourceName } from './effect.ts'
import { promptName } from './prompt.ts'

type Label = (words: Lexicon, view: BrewCraftersView, arg: (name: string) => number) => string

/** What a worker does on a space, with what lies there. */
export function onSpace(words: Lexicon, view: BrewCraftersView, space: number, option: number): string {
  const { moves, names } = words
  const table = view.box.tables.spaces[space]
  if (option === HIRE) return moves.hire
  if (option === PARTNER) return moves.partner
  if (option === CASH) return moves.take(names.money(table.money))
  if (option === CREW) {
    const { crews } = view.seats[Math.max(0, view.prompts.seat)]
    return moves.crew(names.crew[crews] ?? '', names.money(view.box.tables.crewCost[crews] ?? 0))
  }
  if (table.stall) return moves.takeSpecialty(stallGoods(words, view, space))
  const here = view.spaces[space]
  const goods = table.accumulates ? { cubes: toldOf(here.cubes), money: here.money } : { cubes: toldOf(table.taken[0]) }
  return table.marker ? moves.takeAndLead(amount(words, goods)) : moves.take(amount(words, goods))
}

const stallGoods = (words: Lexicon, view: BrewCraftersView, space: number): string => {
  const { stall, taken } = view.box.tables.spaces[space]
  return words.names.or(
    KINDS.flatMap((_kind, i) => ((stall >> i) & 1 ? [amount(words, { cubes: toldOf(taken[i]) })] : [])),
  )
}

function onModule(words: Lexicon, view: BrewCraftersView, module: number): string {
  const { moves, names } = words
  const { temps, agency } = view.box.modules
  switch (MARKET_MODULES[module]) {
    case 'temp-labour':
      return moves.useTemps(names.money(temps.price), Math.min(2, LAST_SEASON - view.season))
    case 'commodity-exchange':
      return moves.useExchange
    case 'labour-agency':
      return moves.useAgency(agency.draw, names.money(agency.price))
    default:
      return view.season === LAST_SEASON ? moves.useFarmInVain : moves.useFarm
  }
}

/** "2 malt → 1 spice" for every trade of the card. */
export function tradesText(words: Lexicon, view: BrewCraftersView, card: number): string {
  const { trades } = view.box.partnerships[card]
  return words.names.or(
    trades.map(({ pay, take }) => words.moves.trade(amount(words, { cubes: pay }), amount(words, { cubes: take }))),
  )
}

/** What a section costs, with its specialty named or any. */
export function sectionPrice(words: Lexicon, view: BrewCraftersView, section: number, specialty = 0): string {
  const { cubes, anySpecialty } = view.box.collaborationSections[section]
  const fixed = amount(words, { cubes })
  if (anySpecialty === 0) return fixed
  return words.names.and([
    fixed,
    specialty > 0 ? words.names.cubes(SPECIALTIES[specialty - 1], 1) : words.names.anySpecialty,
  ])
}

const price = new Int16Array(KINDS.length)

const labels: { readonly [kind: string]: Label } = {
  place(words, view, arg) {
    const [place, option, piece] = [arg('place'), arg('option'), arg('piece')]
    const jumps = place < SPACES.length && view.spaces[place].worker !== 0
    const jumper = view.box.skilledWorkers.find(card => card.effect.op === 'place-on-occupied')?.effect
    const jump = jumps && jumper?.op === 'place-on-occupied' ? words.names.money(jumper.pay.money) : ''
    const what =
      place < SPACES.length ? onSpace(words, view, place, option) : onModule(words, view, place - SPACES.length)
    return words.moves.place(
      placeAt(words, place),
      what,
      piece === WORKER ? '' : words.names.piece[PIECES[piece]],
      jump,
    )
  },
  decline(words, view) {
    const asked = promptName(view)
    const known = Object.entries(words.moves.decline).find(([name]) => name === asked)
    return known?.[1] ?? words.moves.decline.other
  },
  stall(words, view, arg) {
    const taken = view.box.tables.spaces[view.prompts.a]?.taken[BASICS + arg('specialty')]
    return words.moves.takeSpecialty(taken ? amount(words, { cubes: toldOf(taken) }) : '')
  },
  hire(words, view, arg) {
    const card = view.box.skilledWorkers[arg('worker')]
    return words.moves.card(words.names.worker[card.id], effectText(words, card), words.names.money(card.winterCost))
  },
  partner: (words, view, arg) =>
    words.moves.partnership(words.names.partnership[PARTNERSHIPS[arg('card')]], tradesText(words, view, arg('card'))),
  trade(words, view, arg) {
    const trade = view.box.partnerships[arg('card')].trades[arg('way')]
    const text = trade
      ? words.moves.trade(amount(words, { cubes: trade.pay }), amount(words, { cubes: trade.take }))
      : ''
    return words.moves.tradeWith(words.names.partnership[PARTNERSHIPS[arg('card')]], text)
  },
  exchange(words, view, arg) {
    const [given, count] = [arg('given'), arg('count')]
    const line = view.box.tables.exchange[given].lines[arg('line')]
    const paid = given === MONEY ? words.names.money(count) : words.names.cubes(KINDS[given], count)
    return words.moves.exchange(
      paid,
      line ? amount(words, { cubes: toldOf(line.map(n => n * count)) }) : words.names.nothing,
    )
  },
  plant(words, view, arg) {
    const kind = arg('cube')
    const farm = view.box.tiles.find(tile => tile.effect.op === 'plant')?.effect
    const own = farm?.op === 'plant' ? (farm.harvest[KINDS[kind]] ?? 0) : 0
    const harvest = promptName(view) === 'farm-tile' ? own : view.box.tables.farmYield[kind]
    return words.moves.plant(words.names.kind[KINDS[kind]], words.names.cubes(KINDS[kind], harvest))
  },
  gain: (words, _view, arg) => words.moves.gain(words.names.kind[KINDS[arg('cube')]]),
  discard: (words, _view, arg) => words.moves.discard(words.names.kind[KINDS[arg('cube')]]),
  act: (words, _view, arg) => words.names.action[ACTIONS[arg('action')]],
  process: words => words.moves.process,
  collaborate: words => words.moves.collaborate,
  end: words => words.moves.end,
  brew(words, view, arg) {
    const [recipe, tinker, swap] = [arg('recipe'), arg('tinkered'), arg('swapped')]
    const tinkered = tinker === 0 ? NOT_REPLACED : BASICS + tinker - 1
    priceOf(asTable(view), Math.max(0, view.prompts.seat), recipe, tinkered, SWAP_OUT[swap], SWAP_IN[swap], price)
    const replaced = [
      ...(tinker > 0 ? [words.moves.tinkered(words.names.kind[KINDS[tinkered]])] : []),
      ...(swap > 0
        ? [words.moves.swapped(words.names.kind[KINDS[SWAP_OUT[swap]]], words.names.kind[KINDS[SWAP_IN[swap]]])]
        : []),
    ]
    const paid = [amount(words, { cubes: toldOf(price) }), ...replaced].join(', ')
    const tank = arg('tank') === LINE ? words.moves.inLine : words.moves.inPub
    return words.moves.brew(view.box.recipes[recipe].name, tank, paid, words.names.points(view.box.recipes[recipe].rep))
  },
  stop: words => words.moves.stop,
  section(words, view, arg) {
    const { reward } = view.box.collaborationSections[arg('section')]
    return words.moves.section(
      words.names.section[SECTIONS[arg('section')]],
      sectionPrice(words, view, arg('section'), arg('specialty')),
      amount(words, reward),
    )
  },
  research(words, view, arg) {
    const track = arg('track')
    const side = track < TRACKS_PER_SIDE ? view.box.lab.basic : view.box.lab.advanced
    const at = view.seats[Math.max(0, view.prompts.seat)].lab[track % TRACKS_PER_SIDE]
    const level = side[track % TRACKS_PER_SIDE].levels[Math.min(at, LEVELS.length - 1)]
    return words.moves.research(
      words.names.track[TRACKS[track]],
      words.names.level[level.level],
      effectText(words, level),
    )
  },
  install(words, view, arg) {
    const tile = view.box.tiles[arg('tile')]
    const { money, ...cubes } = tile.gift
    return words.moves.install(
      words.names.tile[TILES[arg('tile')]],
      effectText(words, tile),
      amount(words, { cubes, money }, ''),
      words.names.money(tile.winterCost),
    )
  },
  secret(words, view, arg) {
    const card = view.box.recipes[arg('recipe')]
    return words.moves.secret(card.name, amount(words, { cubes: card.ingredients }), words.names.points(card.rep))
  },
  benefit(words, view, arg) {
    const source = SOURCES[arg('source')]
    return words.moves.benefit(sourceName(words, source), effectText(words, declarationOf(view.box, source)))
  },
  pick: (words, _view, arg) => words.moves.pick(words.names.kind[KINDS[arg('cube')]]),
}

export function moveLabel(words: Lexicon, view: BrewCraftersView, move: MoveData): string {
  const label = labels[move.kind]
  return label ? label(words, view, name => Number(move[name])) : move.kind
}
