/** Rules 9.5: an advanced recipe of one's own. */
import { among, type Refusal, reveal } from '@taproom/engine'
import { RECIPES } from '../../components/names.ts'
import { type BrewLog, now } from '../events.ts'
import { move } from '../move.ts'
import { P } from '../prompts.ts'
import { refuse } from '../refusals.ts'
import { type BrewCrafters, SECRET_MODULE } from '../table.ts'

/** How many unused advanced recipes are left: the takes are public, only the cards are not. */
function unusedLeft(t: BrewCrafters): number {
  const { advanced } = t.box.tables
  let unused = -t.takes.length
  for (let i = 0; i < advanced.length; i++) if (!t.recipes[advanced[i]]) unused++
  return unused
}

export function secretRefusal(t: BrewCrafters): Refusal | undefined {
  if (!t.modules[SECRET_MODULE]) return refuse['module-off'].with(-1) // BC-3.1
  return unusedLeft(t) > 0 ? undefined : refuse['secret-none-left'] // BC-9.48
}

/** The seat looks through the unused cards: what is missing is with somebody else, and it remembers that. */
export function openSecret(t: BrewCrafters, seat: number): void {
  const me = t.seats[seat]
  for (let recipe = 0; recipe < RECIPES.length; recipe++) {
    if (me.seen[recipe]) continue
    for (let other = 0; other < t.seatCount; other++)
      if (other !== seat && t.seats[other].secrets[recipe]) me.seen[recipe] = t.takes.length
  }
  reveal(t)
  t.prompts.push(P['secret-pick'], seat)
}

/** D-18: chosen freely (BC-9.39); a seat may own several (BC-9.45). Legality reads only what the seat itself has seen. */
export const secret = move(
  'secret',
  { recipe: among(RECIPES) },
  {
    at: ['secret-pick'],
    candidates(t, _seat, offer) {
      const { advanced } = t.box.tables
      for (let i = 0; i < advanced.length; i++) if (!t.recipes[advanced[i]]) offer(advanced[i])
    },
    refusal(t, seat, { recipe }) {
      const me = t.seats[seat]
      const unused = t.box.tables.tier[recipe] === 1 && !t.recipes[recipe]
      if (!unused || me.secrets[recipe] || me.seen[recipe]) return refuse['secret-not-available'].with(recipe) // BC-9.38
      return undefined
    },
    play(t, seat, { recipe }, log) {
      t.prompts.pop()
      t.takes.push(seat)
      t.seats[seat].secrets[recipe] = t.takes.length
      log?.add(now(t, { kind: 'secret-take', seat, rule: 'BC-9.38', secret: { to: seat, recipe: RECIPES[recipe] } }))
    },
  },
)

/** Who has shown this secret recipe, −1 when nobody has. */
export function shownBy(t: BrewCrafters, recipe: number): number {
  for (let take = 0; take < t.takes.length; take++) if (t.shown[take] === recipe + 1) return t.takes.at(take)
  return -1
}

/** BC-9.42: the first brewing turns the card over; the reputation lies on it until the first sale. */
export function revealSecret(t: BrewCrafters, seat: number, recipe: number, log: BrewLog): void {
  t.shown[t.seats[seat].secrets[recipe] - 1] = recipe + 1
  reveal(t)
  const placed = t.box.modules.secretRecipe.firstSaleRep
  log?.add(now(t, { kind: 'secret-reveal', seat, rule: 'BC-9.42', recipe: RECIPES[recipe], placed }))
}

/** BC-9.43: the first sale brings the reputation on the card; never sold, it is lost (BC-9.44). */
export function paySecret(t: BrewCrafters, seat: number, recipe: number, log: BrewLog): void {
  const rep = t.box.modules.secretRecipe.firstSaleRep
  t.seats[seat].rep += rep
  log?.add(now(t, { kind: 'secret-paid', seat, rule: 'BC-9.43', recipe: RECIPES[recipe], rep }))
}
