/** A table that fits what a seat can know: secret recipes, what others saw of them, and the agency's cards (section 12). */
import type { Chance } from '@taproom/engine'
import { RECIPES, SKILLED_WORKERS } from '../components/names.ts'
import { UNUSED } from './modules/labour-agency.ts'
import { P } from './prompts.ts'
import type { BrewCrafters } from './table.ts'

export function imagine(t: BrewCrafters, viewer: number, chance: Chance): void {
  const cards = t.closed ? guessTakes(t, viewer, chance) : knownTakes(t)
  for (let seat = 0; seat < t.seats.length; seat++) {
    if (seat === viewer) continue
    const other = t.seats[seat]
    other.secrets.fill(0)
    cards.forEach((recipe, take) => {
      if (t.takes.at(take) === seat) other.secrets[recipe] = take + 1
    })
    fillSeen(t, seat, cards)
    fillDrawn(t, seat, chance)
  }
}

function knownTakes(t: BrewCrafters): number[] {
  const cards: number[] = []
  for (let seat = 0; seat < t.seatCount; seat++)
    t.seats[seat].secrets.forEach((take, recipe) => {
      if (take > 0) cards[take - 1] = recipe
    })
  return cards
}

/**
 * The recipe of every take: shown ones and the viewer's own are known. What the viewer once found missing was taken before that look
 * and is all that had been taken by then; later takes can be any card it has not seen anywhere.
 */
function guessTakes(t: BrewCrafters, viewer: number, chance: Chance): number[] {
  const cards: number[] = Array.from({ length: t.takes.length }, (_, take) => t.shown[take] - 1)
  const me = viewer < 0 ? undefined : t.seats[viewer]
  me?.secrets.forEach((take, recipe) => {
    if (take > 0) cards[take - 1] = recipe
  })
  const placed = new Set(cards)
  const found = RECIPES.flatMap((_id, recipe) =>
    me && me.seen[recipe] > 0 && !placed.has(recipe) ? [{ recipe, before: me.seen[recipe] }] : [],
  )
  const unseen = t.box.tables.advanced.filter(
    recipe => !t.recipes[recipe] && !placed.has(recipe) && !found.some(one => one.recipe === recipe),
  )
  chance.shuffle(unseen)
  const looks = [...new Set(found.map(one => one.before))].sort((a, b) => a - b)
  let from = 0
  for (const look of looks) {
    const missing = found.filter(one => one.before === look).map(one => one.recipe)
    chance.shuffle(missing)
    for (let take = from; take < look; take++) if (cards[take] < 0) cards[take] = missing.pop() ?? -1
    from = look
  }
  for (let take = 0; take < cards.length; take++) if (cards[take] < 0) cards[take] = unseen.pop() ?? 0
  return cards
}

/** A seat looks whenever it takes: what others had taken before its first later look, it has found missing then. */
function fillSeen(t: BrewCrafters, seat: number, cards: readonly number[]): void {
  const seen = t.seats[seat].seen
  seen.fill(0)
  cards.forEach((recipe, take) => {
    if (t.takes.at(take) === seat) return
    const look = nextLook(t, seat, take)
    if (look >= 0) seen[recipe] = look
  })
}

/** The number of takes at the seat's first look after this take, −1 when there was none. */
function nextLook(t: BrewCrafters, seat: number, take: number): number {
  for (let later = take + 1; later < t.takes.length; later++) if (t.takes.at(later) === seat) return later
  const looking = t.prompts.kind === P['secret-pick'] && t.prompts.seat === seat
  return looking ? t.takes.length : -1
}

/** BC-9.22: of the agency's cards the others know only how many they are. */
function fillDrawn(t: BrewCrafters, seat: number, chance: Chance): void {
  const drawn = t.seats[seat].drawn
  const unused = SKILLED_WORKERS.flatMap((_id, worker) => (t.workers[worker] === UNUSED ? [worker] : []))
  chance.shuffle(unused)
  for (let i = 0; i < drawn.items.length; i++) drawn.items[i] = i < drawn.length ? (unused.pop() ?? 0) : 0
}
