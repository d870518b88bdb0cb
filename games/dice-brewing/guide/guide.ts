/** Every thing on the table by its name, explained in one language. */
import type { Explanation, Guide, Who } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { BUILDINGS, COLOURS, LEVELS, ZONES } from '../components/names.ts'
import { type DiceBrewingView, PHASES } from '../rules/table.ts'
import { Speech } from '../words/speech.ts'
import type { Terms } from '../words/vocabulary.ts'
import { type Asking, indexIn } from './asking.ts'
import { explainEnhancement, explainLevel, explainRecipe, explainSlot, recipeWith } from './cards.ts'
import { explainDie } from './dice.ts'
import { explainAccelerator, explainBuilding, explainField, explainUsers } from './fields.ts'
import {
  explainFaceDown,
  explainIngredient,
  explainMarket,
  explainSeed,
  explainToken,
  explainTokens,
  ingredientNamed,
  tokenNamed,
} from './goods.ts'
import type { Phrases } from './phrases.ts'
import { reasonFor } from './reason.ts'
import { scoringSteps } from './scoring.ts'
import {
  explainBottles,
  explainDeck,
  explainOrder,
  explainPhase,
  explainRoll,
  explainRound,
  explainSeason,
  explainSeat,
  explainSupply,
  explainSwapColour,
  explainWindow,
  explainZone,
} from './table.ts'
import { thingsOn } from './things.ts'

type Typeset = (text: string) => string

export function guideIn(terms: Terms, words: Phrases, set: Typeset): Guide<DiceBrewingView> {
  const say = new Speech(terms)
  const ask = (view: DiceBrewingView, who: Who): Asking => ({ view, me: view.viewer, who, say, words })
  return {
    explain(view, thing, who) {
      const found = explain(ask(view, who), thing)
      return found && { ...found, name: set(found.name), about: found.about.map(set), now: found.now.map(set) }
    },
    scoring: (view, who) =>
      scoringSteps(ask(view, who)).map(step => ({
        ...step,
        title: set(step.title),
        seats: step.seats.map(one => ({ ...one, sum: set(one.sum) })),
      })),
    things: thingsOn,
    reason(view, move, who) {
      const reason = reasonFor(ask(view, who), move)
      return reason === undefined ? undefined : set(reason)
    },
  }
}

type Explain = (asking: Asking, first: string, second: string) => Explanation | undefined

/** Answers by the number of a name in a list; nothing for any other name. */
const among =
  <T extends string>(names: readonly T[], explain: (asking: Asking, i: number) => Explanation | undefined): Explain =>
  (asking, first) => {
    const i = indexIn(names, first)
    return i < 0 ? undefined : explain(asking, i)
  }

/** Answers for a seat that sits at this table. */
const ofSeat =
  (explain: (asking: Asking, seat: number, second: string) => Explanation | undefined): Explain =>
  (asking, first, second) => {
    const seat = Number(first)
    return Number.isInteger(seat) && seat >= 0 && seat < asking.view.seatCount
      ? explain(asking, seat, second)
      : undefined
  }

const onPanel = (what: string): Explain => ofSeat((asking, seat) => explainSeat(asking, what, seat))

/** By the first word of a name, as the board writes it in `data-place` and `data-thing`. */
const THINGS: { readonly [what: string]: Explain } = {
  die: (asking, first) => explainDie(asking, Number(first)),
  seed: explainSeed,
  roll: explainRoll,
  zone: among(ZONES, (asking, zone) => explainZone(asking, ZONES[zone])),
  input: among(FIELDS, explainField),
  accelerator: among(FIELDS, explainAccelerator),
  users: among(FIELDS, explainUsers),
  building: ofSeat((asking, seat, second) => {
    const building = indexIn(BUILDINGS, second)
    return building < 0 ? undefined : explainBuilding(asking, seat, building)
  }),
  lock: among(BUILDINGS, (asking, building) => explainBuilding(asking, Math.max(0, asking.me), building, true)),
  recipe(asking, first) {
    const recipe = recipeWith(asking, first)
    return recipe && explainRecipe(asking, recipe)
  },
  enhance(asking, first, second) {
    const recipe = recipeWith(asking, first)
    return recipe && explainEnhancement(asking, recipe, second)
  },
  level: among(LEVELS, (asking, level) => explainLevel(asking, LEVELS[level])),
  slot: explainSlot,
  buy: (asking, first) => goods(asking, first, true),
  ingredient: (asking, first) => goods(asking, first, false),
  token: (asking, first) => (first === 'face-down' ? explainFaceDown(asking) : goods(asking, first, false)),
  tokens: explainTokens,
  market: asking => explainMarket(asking, false),
  'black-market': asking => explainMarket(asking, true),
  colour: among(COLOURS, explainSwapColour),
  supply: explainSupply,
  deck: explainDeck,
  round: explainRound,
  season: explainSeason,
  order: explainOrder,
  phase: among(PHASES, (asking, phase) => explainPhase(asking, PHASES[phase])),
  bottles: explainBottles,
  window: explainWindow,
  seat: onPanel('seat'),
  mastery: onPanel('mastery'),
  gold: onPanel('gold'),
  brewed: onPanel('brewed'),
  points: onPanel('points'),
  ones: onPanel('ones'),
}

function goods(asking: Asking, kind: string, sold: boolean): Explanation | undefined {
  const ingredient = ingredientNamed(kind)
  if (ingredient >= 0) return explainIngredient(asking, ingredient, sold)
  const token = tokenNamed(kind)
  return token < 0 ? undefined : explainToken(asking, token, sold)
}

function explain(asking: Asking, thing: string): Explanation | undefined {
  const [what, first = '', second = ''] = thing.split(':')
  return Object.hasOwn(THINGS, what) ? THINGS[what](asking, first, second) : undefined
}
