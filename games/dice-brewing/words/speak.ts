/** Everything the game says, made from one vocabulary: what is the same in all languages is here. */
import type { MoveData, Who, Words } from '@taproom/engine'
import { CS1, CS2, FIELDS, HP2, MH3 } from '../components/board.ts'
import { BUILDINGS, COLOURS, ENHANCEMENTS, SKILL, SKILL_0, type TOKENS, ZONES } from '../components/names.ts'
import { dieOf, faceOf, lowest, pipsOf, sizeOf } from '../rules/dice.ts'
import type { DiceBrewingEvent } from '../rules/events.ts'
import { extraGold } from '../rules/gold.ts'
import { P } from '../rules/prompts.ts'
import { refuse } from '../rules/refusals.ts'
import { type DiceBrewingView, SEED_PIECE } from '../rules/table.ts'
import { FIRST_ACCELERATOR, FIRST_INPUT, MARKET, PLACES } from '../rules/token-targets.ts'
import { describeTable } from './describe.ts'
import { capital, Speech } from './speech.ts'
import type { Asked, EventOf, Kind, Prompts, Vocabulary } from './vocabulary.ts'

type Spoken = DiceBrewingEvent | { readonly kind: 'forced' }
type View = DiceBrewingView

export function speak(v: Vocabulary): Words<View, Spoken> {
  const say = new Speech(v.terms)
  const set = v.typeset
  return {
    name: v.name,
    tagline: set(v.tagline),
    options: setAll(v.options, option => ({
      name: set(option.name),
      about: set(option.about),
      ...(option.values ? { values: setAll(option.values, set) } : {}),
    })),
    parts: setAll(v.terms.parts, set),
    prompt: view => set(promptFor(view, v, say)),
    move: (view, move) => set(capital(labelOf(view, move, v, say))),
    event(event, who) {
      if (event.kind === 'forced') return undefined
      const line = tell(event.kind, event, v, say, who)
      return line === undefined ? undefined : set(line)
    },
    refusal: ({ code, numbers }) => (isCode(code) ? set(v.refusals[code](numbers, say)) : code),
    describe: (view, who) =>
      describeTable(view, who, v, say).map(({ title, lines }) => ({ title: set(title), lines: lines.map(set) })),
  }
}

const setAll = <T, U>(words: { readonly [name: string]: T }, set: (word: T) => U): { readonly [name: string]: U } =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, set(word)]))

const isCode = (code: string): code is keyof typeof refuse => code in refuse

/** The phrase of the event's own kind. */
const tell = <K extends Kind>(kind: K, event: EventOf<K>, v: Vocabulary, say: Speech, who: Who): string | undefined =>
  v.log[kind](event, say, who)

function promptFor(view: View, v: Vocabulary, say: Speech): string {
  const names = Object.keys(v.prompts).filter((name): name is keyof Prompts => name in v.prompts)
  const asked = names.find(name => P[name] === view.prompts.kind)
  return asked ? v.prompts[asked](factsOf(view, say)) : v.table.over
}

function factsOf(view: View, say: Speech): Asked {
  const { seat, kind, a } = view.prompts
  const me = view.seats[seat]
  const die = dieInQuestion(view)
  const extra = extraGold(view, seat)
  return {
    round: view.round,
    die: die < 0 ? '' : say.die(die >> 4, view.faces[die]),
    picked: COLOURS.reduce((sum, _, colour) => sum + sizeOf(view.picked[colour]), 0),
    colour: kind === P.swap ? say.colour(COLOURS[a]) : '',
    values: kind === P.swap ? rolledValues(view, a) : '',
    gold: me.gold,
    extra,
    ones: view.onesAsGold !== 0,
    canBuy: view.round >= view.box.marketOpens && !(me.boughtIngredient && me.boughtToken),
  }
}

/** The die whose place is being chosen, −1 when there is none. */
function dieInQuestion(view: View): number {
  const { seat, kind, a, b } = view.prompts
  if (kind === P['gained-die']) return a
  if (kind === P['raised-die']) return view.seats[seat].inputs[a] - 1
  if (kind === P['tidied-die']) return view.seats[seat].inputs[b === 0 ? MH3 : HP2] - 1
  return -1
}

function rolledValues(view: View, colour: number): string {
  const values: number[] = []
  for (let rest = view.supply[colour]; rest !== 0; rest &= rest - 1)
    values.push(pipsOf(view.faces[dieOf(colour, lowest(rest))]))
  return values.sort((one, other) => other - one).join(', ')
}

function labelOf(view: View, { kind, ...args }: MoveData, v: Vocabulary, say: Speech): string {
  const { labels } = v
  const arg = (name: string): number => Number(args[name])
  const face = (): number => faceOf(arg('value'), arg('marks'))
  const die = (): string => say.die(arg('colour'), face())
  const ownDie = (): string => labels.in(die(), say.zoneNamed(arg('zone')))
  const field = (): string => say.fieldNamed(arg('field'))
  const effect = (): string => effectOf(view, arg('field'), arg('colour'), v)
  switch (kind) {
    case 'place':
      return labels.place(ownDie(), field(), effect(), arg('field') === CS1 || arg('field') === CS2)
    case 'plant':
      return labels.plant(field(), effect())
    case 'accelerate':
      return labels.accelerate(ownDie(), field(), effectOf(view, arg('field'), inputColour(view, arg('field')), v))
    case 'put': {
      const asked = dieInQuestion(view)
      return labels.put(asked < 0 ? '' : say.die(asked >> 4, view.faces[asked]), ZONES[arg('zone')])
    }
    case 'end-turn':
      return labels.endTurn
    case 'pass':
      return labels.pass
    case 'pick':
      return labels.pick(ownDie())
    case 'reroll':
      return labels.reroll(COLOURS.reduce((sum, _, colour) => sum + sizeOf(view.picked[colour]), 0))
    case 'swap-colour':
      return labels.swapColour(say.colour(COLOURS[arg('colour')]))
    case 'swap':
      return labels.swap(ownDie(), say.die(arg('colour'), arg('rolled')))
    case 'no-swap':
      return labels.noSwap
    case 'buy-ingredient':
      return buyLabel(view, arg('ingredient'), arg('discount'), arg('value'), face(), v, say)
    case 'buy-token':
      return labels.buyToken(say.token(arg('token')), view.box.tokens[arg('token')].price)
    case 'finish':
      return labels.finish
    case 'brew':
      return brewLabel(view, args, v, say)
    case 'decline':
      return labels.decline
    case 'store':
      return labels.store(die())
    case 'raise-die':
    case 'extra-roll':
    case 'take-back-die':
    case 'block-protect-die':
      return tokenLabel(view, kind, args, v, say)
    case 'block-building':
      return labels.blockBuilding(v.terms.buildings[BUILDINGS[arg('building')]], arg('seat') + 1)
    case 'block-recipe':
      return labels.blockRecipe(recipeIn(view, arg('slot'), v))
    case 'pass-window':
      return labels.passWindow
    case 'take-out':
      return labels.takeOut(die())
    case 'place-abroad':
      return labels.placeAbroad(field(), arg('board') + 1)
    case 'enhance':
      return labels.enhance(say.enhancement(ENHANCEMENTS[arg('enhancement')]))
    case 'second-discount':
      return labels.secondDiscount
    case 'token-discount':
      return labels.tokenDiscount
    default:
      return kind
  }
}

/** What a field would do, with the seeds or the gold it gives for a die of this colour. */
function effectOf(view: View, field: number, colour: number, v: Vocabulary): string {
  const { seeds, gold } = view.box.fields[field]
  return v.terms.effects[FIELDS[field]](seeds || gold[colour] || 0)
}

/** The colour of the die on a field of the viewer's board, 0 when there is none. */
function inputColour(view: View, field: number): number {
  const piece = view.seats[view.viewer >= 0 ? view.viewer : view.prompts.seat].inputs[field]
  return piece > 0 && piece !== SEED_PIECE ? (piece - 1) >> 4 : 0
}

const recipeIn = (view: View, slot: number, v: Vocabulary): string =>
  view.row[slot] > 0 ? view.box.recipes[view.row[slot] - 1].name : v.table.emptySlot

const isMine = (view: View, seat: number): boolean => seat === (view.viewer >= 0 ? view.viewer : view.prompts.seat)

function buyLabel(
  view: View,
  ingredient: number,
  discount: number,
  value: number,
  face: number,
  { labels }: Vocabulary,
  say: Speech,
): string {
  const { prices } = view.box.ingredients[ingredient]
  const bought = labels.buyIngredient(say.ingredient(ingredient), prices[value])
  if (discount === 0) return bought
  const die = labels.in(say.die(SKILL, face), say.zoneNamed(discount - 1))
  return `${bought} ${labels.withDie(die, prices[0] - prices[value])}`
}

function brewLabel(view: View, args: { readonly [name: string]: number | string }, v: Vocabulary, say: Speech): string {
  const slot = Number(args.slot)
  if (view.row[slot] === 0) return v.table.emptySlot
  const recipe = view.box.recipes[view.row[slot] - 1]
  const values = [args.first, args.second, args.third, args.fourth, args.fifth].map(Number)
  const dice = recipe.colours.map((colour, i) => say.short(colour, values[i])).join(' ')
  const enhancement = Number(args.enhancement)
  const bonus =
    enhancement > SKILL_0 ? recipe.skillBonus : enhancement > 0 ? recipe.ingredientBonus[enhancement - 1] : undefined
  const mastery = view.box.masteryPerBrew + recipe.mastery + (bonus?.mastery ?? 0)
  const gains = say.gains(mastery, recipe.gold + (bonus?.gold ?? 0), ...say.extras(recipe))
  const by = enhancement > 0 ? ` ${v.labels.enhanced(say.enhancement(ENHANCEMENTS[enhancement]))}` : ''
  return v.labels.brew(recipe.name, dice + by, gains)
}

/** Where a token finds its die: "storage", or the field it lies on. */
function placeText(place: number, { table }: Vocabulary, say: Speech): string {
  if (place < FIRST_INPUT) return say.zoneNamed(place)
  if (place < FIRST_ACCELERATOR) return say.fieldNamed(place - FIRST_INPUT)
  if (place < MARKET) return table.accelerator(say.fieldNamed(place - FIRST_ACCELERATOR))
  return PLACES[place]
}

function tokenLabel(
  view: View,
  kind: (typeof TOKENS)[number],
  args: { readonly [name: string]: number | string },
  v: Vocabulary,
  say: Speech,
): string {
  const { labels } = v
  const seat = Number(args.seat)
  const die = say.die(Number(args.colour), faceOf(Number(args.value), Number(args.marks)))
  const there = labels.in(die, placeText(Number(args.place), v, say))
  const mine = isMine(view, seat)
  const target = mine ? labels.yours(there) : labels.theirs(there, seat + 1)
  if (kind === 'raise-die') return labels.raiseDie(target)
  if (kind === 'extra-roll') return labels.extraRoll(target)
  if (kind === 'take-back-die') return labels.takeBack(target)
  return mine ? labels.protect(target) : labels.block(target)
}
