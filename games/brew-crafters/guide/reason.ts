/**
 * Why one might make a move, in a few words: what the adviser's features (`bot/features.ts`) see change by it. Points and labels first, then the
 * recipe that the cubes are nearest to, then what goes on working.
 */
import type { MoveData } from '@taproom/engine'
import { salesToCome } from '../board/read/brewery.ts'
import {
  FAMILIES,
  FINAL,
  KINDS,
  LAST_SEASON,
  LEVELS,
  PLACES,
  RECIPES,
  SECTIONS,
  TRACKS_PER_SIDE,
} from '../components/names.ts'
import { game } from '../rules/game.ts'
import { type BrewCrafters, countCubes } from '../rules/table.ts'
import { billOf, loansFor } from '../rules/winter.ts'
import { amount, toldOf } from '../words/shared/amounts.ts'
import { isPayable, lacks, openRecipes, recipeTitle } from './recipes.ts'
import { type Told, tried } from './told.ts'

/** As many as fit beside a hint. */
const MOST = 2

/** Drawing at the agency would show cards that nobody has drawn. */
const isRandom = (move: MoveData): boolean => move.kind === 'place' && PLACES[Number(move.place)] === 'labour-agency'

/** The table after the move; arriving cubes lie in the storehouse as far as they may. */
function afterMove(told: Told, move: MoveData): BrewCrafters | undefined {
  const rules = game.withRules(told.t.rules)?.withBox(told.t.box)
  if (!rules || isRandom(move)) return undefined
  const packed = rules.pack(move)
  if (typeof packed !== 'number' || rules.refusal(told.t, told.seat, packed)) return undefined
  return tried(told, after => {
    rules.play(after, told.seat, packed)
    const me = after.seats[told.seat]
    for (let kind = 0; kind < KINDS.length; kind++) me.cubes[kind] += me.arriving[kind]
  })
}

const indices = (names: readonly string[]): number[] => names.map((_name, i) => i)
const loansDue = (t: BrewCrafters, seat: number): number =>
  loansFor(t, billOf(t, seat) - t.seats[seat].money - salesToCome(t, seat)) + t.seats[seat].loans

/** Features `points`, `sure-labels` and `likely-labels`. */
function points(told: Told, after: BrewCrafters): string[] {
  const { t, seat, lexicon, phrases } = told
  const [before, then] = [t.seats[seat], after.seats[seat]]
  const won = indices(RECIPES).filter(one => t.labels[one] !== seat + 1 && after.labels[one] === seat + 1)
  const brewed = indices(RECIPES).filter(one => then.brewed[one] > before.brewed[one])
  const opened = FAMILIES.filter((_name, family) => {
    const basic = t.box.tables.basicOf[family]
    return before.brewed[basic] === 0 && then.brewed[basic] > 0
  })
  const labels = brewed.filter(one => t.recipes[one] && t.box.tables.tier[one] === 1 && after.labels[one] === 0)
  const gained = game.points(after, seat) - game.points(t, seat) - won.length * t.box.constants.goldLabelRep
  return [
    ...won.map(one => phrases.reasons.wins(recipeTitle(told, one))),
    ...(gained > 0 ? [phrases.reasons.points(lexicon.names.points(gained))] : []),
    ...labels.map(one => phrases.reasons.label(recipeTitle(told, one))),
    ...opened.map(family => phrases.reasons.opens(lexicon.names.family[family])),
  ]
}

/** Features `first-target` to `third-target`: what the cubes may become. */
function targets(told: Told, after: BrewCrafters): string[] {
  const { t, seat, lexicon, phrases } = told
  const gained = KINDS.map((_kind, i) => after.seats[seat].cubes[i] - t.seats[seat].cubes[i])
  if (!gained.some(n => n > 0)) return []
  const open = openRecipes(told)
  const completed = open.find(one => !isPayable(t, seat, one) && isPayable(after, seat, one))
  if (completed !== undefined) return [phrases.reasons.completes(recipeTitle(told, completed))]
  const short = (one: number): number => countCubes(lacks(after, seat, one))
  const helped = open
    .filter(one => KINDS.some((_kind, i) => lacks(t, seat, one)[i] > lacks(after, seat, one)[i]))
    .sort((a, b) => short(a) - short(b))
  const [nearest] = helped
  if (nearest === undefined) return [phrases.reasons.much(gained.reduce((sum, n) => sum + Math.max(0, n), 0))]
  const brought = KINDS.map((_kind, i) => lacks(t, seat, nearest)[i] - lacks(after, seat, nearest)[i])
  return [phrases.reasons.nearer(amount(lexicon, { cubes: toldOf(brought) }), recipeTitle(told, nearest))]
}

/** Features `gear`, `partners`, `final-points`, the crews and the First Player. */
function lasting({ t, seat, lexicon, phrases }: Told, after: BrewCrafters, move: MoveData): string[] {
  const [before, then] = [t.seats[seat], after.seats[seat]]
  const left = LAST_SEASON - t.season + 1
  const reasons: string[] = []
  if (then.crews > before.crews) reasons.push(phrases.reasons.crew)
  if (move.kind === 'hire' || move.kind === 'install') reasons.push(phrases.reasons.gear(left))
  if (move.kind === 'partner') reasons.push(phrases.reasons.cheap)
  if (move.kind === 'research') {
    const level = then.lab[Number(move.track) % TRACKS_PER_SIDE]
    if (level === FINAL || LEVELS[level] === 'final') reasons.push(phrases.reasons.final)
  }
  if (move.kind === 'section') {
    const { reward } = t.box.collaborationSections[SECTIONS.findIndex((_id, i) => i === move.section)]
    reasons.push(phrases.reasons.section(amount(lexicon, reward)))
  }
  if (t.firstPlayer !== seat && after.firstPlayer === seat) reasons.push(phrases.reasons.first)
  return reasons
}

/** Features `missing-money` and `cash`. */
function money({ t, seat, lexicon, phrases }: Told, after: BrewCrafters): string[] {
  const gained = after.seats[seat].money - t.seats[seat].money
  if (gained <= 0) return []
  if (loansDue(after, seat) < loansDue(t, seat)) return [phrases.reasons.saves]
  const sold = indices(RECIPES).some(one => after.seats[seat].sold[one] > t.seats[seat].sold[one])
  return [sold ? phrases.reasons.sells(lexicon.names.money(gained)) : phrases.reasons.money]
}

export function reasonFor(told: Told, move: MoveData): string | undefined {
  const after = afterMove(told, move)
  if (!after) return undefined
  const all = [...points(told, after), ...targets(told, after), ...lasting(told, after, move), ...money(told, after)]
  const bottled = [...told.t.seats[told.seat].tanks].some(token => token > 0)
  const emptied = after.seats[told.seat].tanks.every(
    (token, i) => token === 0 || told.t.seats[told.seat].tanks[i] === 0,
  )
  if (all.length === 0 && bottled && emptied) all.push(told.phrases.reasons.frees)
  return all.length > 0 ? all.slice(0, MOST).join(', ') : undefined
}
