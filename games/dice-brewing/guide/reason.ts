/** Why one might make a move: what the adviser looks at, in a few words. */
import type { MoveData } from '@taproom/engine'
import { fitsOf } from '../board/reach.ts'
import { CS1, CS2, CS3, HP2, MH2, MH3, SD1, SD2, SD3 } from '../components/board.ts'
import type { Recipe } from '../components/box.ts'
import { INGREDIENTS, SKILL, SKILL_0, STORAGE } from '../components/names.ts'
import { faceOf, pipsOf } from '../rules/dice.ts'
import { pointsOf } from '../rules/scoring.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { type Asking, diceIn, seatsOf } from './asking.ts'

/** From here on a die is worth keeping whatever the cards ask for (section 17, note 2). */
const HIGH = 5

interface Moved {
  readonly colour: number
  readonly value: number
}

const recipesIn = (view: DiceBrewingView): { recipe: Recipe; slot: number }[] =>
  [...view.row].flatMap((number, slot) =>
    number > 0 && !(view.blockedSlots & (1 << slot)) ? [{ recipe: view.box.recipes[number - 1], slot }] : [],
  )

/** The recipe for which this die is the last one that is not stored, or the first one it serves at all. */
function purpose({ view, me }: Asking, die: number): { recipe: Recipe; completes: boolean } | undefined {
  let near: Recipe | undefined
  for (const { recipe } of recipesIn(view)) {
    const fits = fitsOf({ view, seat: me }, recipe)
    if (!fits.some(fit => fit.die === die)) continue
    if (fits.every(fit => fit.die === die || fit.fitting === 'stored')) return { recipe, completes: true }
    if (fits.every(fit => fit.fitting !== 'missing')) near ??= recipe
  }
  return near && { recipe: near, completes: false }
}

/** A recipe that lacks exactly this: one more pip on a die of this value. */
const pipFor = ({ view, me }: Asking, { colour, value }: Moved): Recipe | undefined =>
  recipesIn(view).find(({ recipe }) =>
    fitsOf({ view, seat: me }, recipe).some(
      fit => fit.fitting === 'missing' && fit.colour === colour && fit.min === value + 1,
    ),
  )?.recipe

const dieAs = ({ view, me }: Asking, zone: number, { colour, value }: Moved, face: number): number => {
  const seat = view.seats[me]
  const set = zone === STORAGE ? seat.storage[colour] : seat.active[colour]
  const dice = diceIn(set, colour)
  return dice.find(die => view.faces[die] === face) ?? dice.find(die => pipsOf(view.faces[die]) === value) ?? -1
}

export function reasonFor(asking: Asking, move: MoveData): string | undefined {
  const { view, me, words } = asking
  const { reasons } = words
  if (me < 0) return undefined
  const arg = (name: string): number => Number(move[name])
  const moved = { colour: arg('colour'), value: arg('value') }
  const face = faceOf(moved.value, arg('marks') || 0)
  switch (move.kind) {
    case 'brew':
      return brewing(asking, arg('slot'), arg('enhancement'))
    case 'store':
      return storing(asking, dieAs(asking, 0, moved, face))
    case 'put':
      return arg('zone') === STORAGE ? reasons.keepsHigh : reasons.rollsAgain
    case 'plant':
      return blocking(asking, arg('field')) ?? (isLast(view) ? reasons.growsLast : reasons.grows)
    case 'place':
      return placing(asking, arg('field'), moved)
    case 'accelerate':
      return reasons.atOnce
    case 'pick':
    case 'reroll':
      return reasons.rerolls
    case 'swap-colour':
      return reasons.swaps
    case 'swap':
      return reasons.swapUp(moved.value, arg('rolled'))
    case 'buy-ingredient':
      return buying(asking, arg('ingredient'))
    case 'buy-token':
      return reasons.token
    case 'raise-die': {
      const recipe = pipFor(asking, moved)
      return recipe ? reasons.completes(recipe.name) : reasons.raises
    }
    case 'extra-roll':
    case 'take-back-die':
    case 'block-protect-die':
      return hindering(asking, arg('seat'), moved)
    case 'block-building':
      return pointsOf(view, arg('seat')) >= pointsOf(view, me) ? reasons.ahead(asking.who(arg('seat'))) : undefined
    case 'block-recipe':
      return recipeHinders(asking, arg('slot'))
    default:
      return idle(asking, move.kind)
  }
}

function idle({ words }: Asking, kind: string): string | undefined {
  const { reasons } = words
  if (kind === 'pass' || kind === 'end-turn' || kind === 'no-swap') return reasons.pass
  if (kind === 'pass-window') return reasons.keepToken
  if (kind === 'finish') return reasons.saves
  return kind === 'decline' ? reasons.waits : undefined
}

const isLast = (view: DiceBrewingView): boolean => view.brewedTotal >= view.box.players[view.seatCount].recipesToEnd

function brewing({ view, say, words }: Asking, slot: number, enhancement: number): string | undefined {
  const recipe = view.row[slot] > 0 ? view.box.recipes[view.row[slot] - 1] : undefined
  if (!recipe) return undefined
  if (view.brewedTotal + 1 === view.box.players[view.seatCount].recipesToEnd) return words.reasons.ends
  const bonus =
    enhancement > SKILL_0 ? recipe.skillBonus : enhancement > 0 ? recipe.ingredientBonus[enhancement - 1] : undefined
  const mastery = view.box.masteryPerBrew + recipe.mastery + (bonus?.mastery ?? 0)
  return words.reasons.gains(say.gains(mastery, recipe.gold + (bonus?.gold ?? 0), ...say.extras(recipe)))
}

function storing(asking: Asking, die: number): string | undefined {
  const { view, words } = asking
  if (die < 0) return undefined
  const found = purpose(asking, die)
  if (found)
    return found.completes ? words.reasons.completes(found.recipe.name) : words.reasons.keepsFor(found.recipe.name)
  return pipsOf(view.faces[die]) >= HIGH ? words.reasons.keepsHigh : undefined
}

/** DB-5.50: whoever would be left over after this use. */
function blocking({ view, me, who, words }: Asking, field: number): string | undefined {
  if (view.users[field] + 1 !== view.box.players[view.seatCount].playersPerField) return undefined
  const left = Array.from({ length: view.seatCount }, (_, seat) => seat).filter(
    seat => seat !== me && !(view.seats[seat].used & (1 << field)),
  )
  return left.length === 0 ? undefined : words.reasons.blocks(left.map(who))
}

function placing(asking: Asking, field: number, moved: Moved): string | undefined {
  const { reasons } = asking.words
  if (field === MH3 || field === HP2) {
    const recipe = pipFor(asking, moved)
    return recipe ? reasons.reaches(recipe.name) : reasons.raises
  }
  if (field === MH2) return reasons.dark
  if (field === CS1) return reasons.rerolls
  if (field === CS2) return reasons.swaps
  if (field === CS3) return reasons.trains
  if (field === SD1 || field === SD2) return reasons.seeds
  if (field === SD3) return moved.colour === SKILL ? reasons.sells : reasons.gold
  return undefined
}

function buying({ view, say, words }: Asking, kind: number): string | undefined {
  if (!INGREDIENTS[kind]) return undefined
  const best = recipesIn(view)
    .flatMap(({ recipe }) => {
      const bonus = recipe.ingredientBonus[kind]
      return bonus ? [{ recipe, bonus }] : []
    })
    .sort((one, other) => other.bonus.mastery * 2 + other.bonus.gold - one.bonus.mastery * 2 - one.bonus.gold)[0]
  return best && words.reasons.improves(best.recipe.name, say.gains(best.bonus.mastery, best.bonus.gold))
}

/** What a seat could brew with what it has stored and this die among it. */
const brewable = (view: DiceBrewingView, seat: number, colour: number): Recipe | undefined =>
  recipesIn(view).find(({ recipe }) => {
    const fits = fitsOf({ view, seat }, recipe)
    return fits.every(fit => fit.fitting === 'stored') && fits.some(fit => fit.colour === colour)
  })?.recipe

function hindering({ view, me, who, words }: Asking, owner: number, { colour, value }: Moved): string | undefined {
  if (owner === me) return words.reasons.protects
  const recipe = brewable(view, owner, colour)
  if (recipe) return words.reasons.hinders(who(owner), recipe.name)
  return value >= HIGH ? words.reasons.hindersDie(who(owner)) : undefined
}

function recipeHinders(asking: Asking, slot: number): string | undefined {
  const { view, me, who, words } = asking
  const found = recipesIn(view).find(one => one.slot === slot)
  if (!found) return undefined
  const ready = seatsOf(asking).filter(
    seat => seat !== me && fitsOf({ view, seat }, found.recipe).every(fit => fit.fitting === 'stored'),
  )
  return ready.length === 0 ? undefined : words.reasons.hinders(words.and(ready.map(who)), found.recipe.name)
}
