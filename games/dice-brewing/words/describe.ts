/** The whole table as passages of text: for the terminal, the text table and screen readers. */
import type { Passage, Who } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { BUILDINGS, COLOURS, INGREDIENTS, SEASONS, TOKENS } from '../components/names.ts'
import { dieOf, lowest, sizeOf } from '../rules/dice.ts'
import { pointsOf } from '../rules/scoring.ts'
import { type DiceBrewingView, PHASES, SEED_PIECE, type SeatView } from '../rules/table.ts'
import { capital, type Speech } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

type View = DiceBrewingView

export function describeTable(view: View, who: Who, v: Vocabulary, say: Speech): readonly Passage[] {
  const first = Math.max(0, view.viewer)
  const seats = Array.from({ length: view.seatCount }, (_, i) => (first + i) % view.seatCount)
  return [
    { title: v.table.match, lines: matchLines(view, who, v) },
    { title: v.table.recipes, lines: recipeLines(view, v, say) },
    { title: v.table.markets, lines: marketLines(view, v, say) },
    { title: v.table.supply, lines: [supplyLine(view, v, say)] },
    ...seats.map(seat => ({ title: who(seat), lines: seatLines(view, seat, v, say) })),
  ]
}

function matchLines(view: View, who: Who, { table, terms }: Vocabulary): string[] {
  const { recipesToEnd } = view.box.players[view.seatCount]
  const order = Array.from({ length: view.seatCount }, (_, i) => who((view.holder + i) % view.seatCount))
  return [
    view.prompts.kind < 0
      ? table.over
      : table.round(view.round, terms.seasons[SEASONS[view.season]], terms.phases[PHASES[view.phase]]),
    table.order(order.join(', ')),
    `${table.brewed(view.brewedTotal, recipesToEnd)} ${table.deck(view.deck.length)}`,
  ]
}

function recipeLines(view: View, { table, terms }: Vocabulary, say: Speech): string[] {
  const slots = view.box.players[view.seatCount].recipeSlots
  return Array.from({ length: slots }, (_, slot) => {
    if (view.row[slot] === 0) return `${slot + 1}. ${table.emptySlot}`
    const recipe = view.box.recipes[view.row[slot] - 1]
    const kind =
      recipe.level === recipe.style
        ? terms.styles[recipe.style]
        : `${terms.styles[recipe.style]}, ${terms.levels[recipe.level]}`
    const blocked = view.blockedSlots & (1 << slot) ? ` ${table.isBlocked}` : ''
    return [
      `${slot + 1}. ${recipe.name} (${kind}).${blocked}`,
      table.needs(say.requirements(recipe)),
      table.reward(say.reward(recipe, view.box.masteryPerBrew)),
      table.enhancement(say.enhancements(recipe)),
    ].join(' ')
  })
}

function marketLines(view: View, { table, terms }: Vocabulary, _say: Speech): string[] {
  const { box } = view
  const ingredients = INGREDIENTS.map((kind, i) =>
    table.stack(terms.ingredients[kind], box.ingredients[i].prices[0], view.market[i]),
  )
  const tokens = TOKENS.map((kind, i) => table.stack(terms.tokens[kind], box.tokens[i].price, view.blackMarket[i]))
  const opening = (round: number) => (view.round < round ? ` ${table.opens(round)}` : '')
  return [
    table.market(ingredients.join(', ')) + opening(box.marketOpens),
    table.blackMarket(tokens.join(', ')) + opening(box.blackMarketOpens),
  ]
}

function supplyLine(view: View, { terms }: Vocabulary, say: Speech): string {
  const dice = COLOURS.map((colour, i) => `${terms.colours[colour]} ${sizeOf(view.supply[i])}`)
  return `${capital(say.list(dice))}, ${terms.seeds(view.seeds)}.`
}

/** Dice of a zone in short form: "L4 D2". */
export function zoneText(view: View, sets: { readonly [colour: number]: number }, say: Speech): string {
  const dice: string[] = []
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let rest = sets[colour]; rest !== 0; rest &= rest - 1)
      dice.push(say.short(colour, view.faces[dieOf(colour, lowest(rest))]))
  return dice.length === 0 ? say.terms.none : dice.join(' ')
}

function seatLines(view: View, seat: number, v: Vocabulary, say: Speech): string[] {
  const { table, terms } = v
  const me = view.seats[seat]
  const ingredients = INGREDIENTS.flatMap((kind, i) => Array<string>(me.ingredients[i]).fill(terms.ingredients[kind]))
  const stored = [zoneText(view, me.storage, say), ...ingredients].filter((text, i) => i > 0 || text !== terms.none)
  const names = me.brewed.toArray().map(card => view.box.recipes[card].name)
  const lines = [
    table.purse(terms.gold(me.gold), terms.mastery(me.mastery), terms.seeds(me.seeds), pointsOf(view, seat)),
    table.active(zoneText(view, me.active, say)),
    table.storage(say.list(stored)),
    table.board(say.list(boardTexts(view, me, v, say))),
    ...blockTexts(view, me, v, say),
    ...(me.discountDie > 0 ? [table.onMarket(say.short(3, view.faces[me.discountDie - 1]))] : []),
    ...(me.tokenCount > 0 ? [tokensText(view, seat, v)] : []),
    ...(names.length > 0 ? [table.brewedCards(names.length, names.join(', '))] : []),
    ...(me.passed && view.phase === 0 ? [table.passed] : []),
  ]
  return lines
}

function tokensText(view: View, seat: number, { table, terms }: Vocabulary): string {
  const me = view.seats[seat]
  if (view.hiddenTokens && seat !== view.viewer) return table.faceDown(me.tokenCount)
  return table.tokens(TOKENS.flatMap((kind, i) => Array<string>(me.tokens[i]).fill(terms.tokens[kind])).join(', '))
}

/** Every field with something on it, or used up this round. */
function boardTexts(view: View, me: SeatView, { table, terms }: Vocabulary, say: Speech): string[] {
  const piece = (cell: number): string =>
    cell === SEED_PIECE ? table.seed : say.short((cell - 1) >> 4, view.faces[cell - 1])
  return FIELDS.flatMap((_, field) => {
    const input = me.inputs[field]
    const accelerator = me.accelerators[field]
    if (input === 0 && accelerator === 0)
      return me.used & (1 << field) ? [terms.labelled(say.fieldNamed(field), table.usedUp)] : []
    const parts = [input > 0 ? piece(input) : '', accelerator > 0 ? table.accelerator(piece(accelerator)) : '']
    return [terms.labelled(say.fieldNamed(field), parts.filter(part => part !== '').join(' + '))]
  })
}

function blockTexts(view: View, me: SeatView, { table, terms }: Vocabulary, say: Speech): string[] {
  const fields = FIELDS.flatMap((_, field) => (view.full & ~me.used & (1 << field) ? [say.fieldNamed(field)] : []))
  const closed = BUILDINGS.flatMap((building, i) => (me.closed & (1 << i) ? [terms.buildings[building]] : []))
  return [
    ...(fields.length > 0 ? [table.blockedFields(fields.join(', '))] : []),
    ...(closed.length > 0 ? [table.closedBuildings(closed.join(', '))] : []),
  ]
}
