/** A die: its colour, where it lies and what lies on it. */
import type { Explanation } from '@taproom/engine'
import { FIELDS } from '../components/board.ts'
import { COLOURS } from '../components/names.ts'
import { bitOf, isBlocked, isFresh, isProtected, pipsOf, raisesOf } from '../rules/dice.ts'
import { BREWING, type DiceBrewingView } from '../rules/table.ts'
import { type Asking, dieName, explanation, once } from './asking.ts'

/** Where a die lies: in the supply without an owner, else in a zone, on a field or on the market card of one. */
export interface Whereabouts {
  readonly owner: number
  readonly place: 'active' | 'storage' | 'field' | 'accelerator' | 'market' | 'supply'
  readonly field: number
}

export function whereabouts(view: DiceBrewingView, die: number): Whereabouts {
  const colour = die >> 4
  for (let owner = 0; owner < view.seatCount; owner++) {
    const them = view.seats[owner]
    if (them.active[colour] & bitOf(die)) return { owner, place: 'active', field: -1 }
    if (them.storage[colour] & bitOf(die)) return { owner, place: 'storage', field: -1 }
    if (them.discountDie === die + 1) return { owner, place: 'market', field: -1 }
    for (let field = 0; field < FIELDS.length; field++) {
      if (them.inputs[field] === die + 1) return { owner, place: 'field', field }
      if (them.accelerators[field] === die + 1) return { owner, place: 'accelerator', field }
    }
  }
  return { owner: -1, place: 'supply', field: -1 }
}

/** The end of the match pays for a die by its colour (DB-10.4 to DB-10.7). */
const END_RULES = ['DB-10.4', 'DB-10.6', 'DB-10.5', 'DB-10.7']

export function explainDie(asking: Asking, die: number): Explanation | undefined {
  const { view, say, words } = asking
  const colour = die >> 4
  const kind = COLOURS[colour]
  if (!kind || !(die >= 0) || die >= view.faces.length) return undefined
  const face = view.faces[die]
  const at = whereabouts(view, die)
  const rules = [
    ...(isBlocked(face) ? ['DB-9.44'] : []),
    ...(isProtected(face) ? ['DB-9.46'] : []),
    ...(raisesOf(face) > 0 ? ['DB-9.26'] : []),
    ...(at.place === 'active' ? ['DB-5.7', 'DB-5.10'] : at.place === 'storage' ? ['DB-7.8', 'DB-5.15'] : ['DB-2.5']),
    END_RULES[colour],
  ]
  return explanation(
    dieName(asking, die),
    [
      words.dice.about[kind](view.box.dice[colour].endPoints),
      words.dice.rolled,
      words.dice.letter(say.terms.letters[kind] + (pipsOf(face) || '–')),
    ],
    [
      at.owner >= 0 && at.owner !== asking.me && words.dice.of(asking.who(at.owner)),
      isBlocked(face) && words.dice.blocked,
      isProtected(face) && words.dice.protected,
      raisesOf(face) > 0 && words.dice.raised(raisesOf(face)),
      lies(asking, die, at),
      view.onesAsGold !== 0 && isFresh(face) && words.dice.one,
      served(asking, die, at),
    ],
    ...rules,
  )
}

function lies({ view, me, say, words }: Asking, die: number, { owner, place, field }: Whereabouts): string {
  const value = pipsOf(view.faces[die])
  if (place === 'supply') return words.dice.inSupply
  if (place === 'market') return words.dice.onMarket
  if (place === 'field' || place === 'accelerator') return words.dice.on(say.fieldNamed(field), place === 'accelerator')
  if (value === 0) return words.dice.unrolled
  if (place === 'storage') return words.dice.stored(value)
  return owner === me && view.phase < BREWING ? words.dice.active(value) : words.dice.activeLate
}

/** The face-up recipes that ask for such a die, if this one is high enough. */
function served({ view, words }: Asking, die: number, { place }: Whereabouts): string | undefined {
  const value = pipsOf(view.faces[die])
  if (value === 0 || place === 'market' || place === 'field' || place === 'accelerator') return undefined
  const names: string[] = []
  for (const number of view.row) {
    const recipe = number > 0 ? view.box.recipes[number - 1] : undefined
    if (recipe?.colours.some((colour, i) => colour === die >> 4 && recipe.minima[i] <= value)) names.push(recipe.name)
  }
  return names.length === 0 ? undefined : words.dice.serves(once(names))
}
