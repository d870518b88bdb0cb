/** A table that fits what a seat sees: the deck in any order, face-down tokens of the others any that are left (DB-12.5, DB-12.7). */
import type { Chance } from '@taproom/engine'
import { BLOCK_BUILDING, BLOCK_PROTECT_DIE, BLOCK_RECIPE, TOKENS } from '../components/names.ts'
import { guardOf, sizeOf } from './dice.ts'
import type { DiceBrewing } from './table.ts'

export function imagine(t: DiceBrewing, viewer: number, chance: Chance): void {
  imagineDeck(t, chance)
  if (t.hiddenTokens) imagineTokens(t, viewer, chance)
}

/** Every recipe that is neither face up nor brewed is in the deck. */
function imagineDeck(t: DiceBrewing, chance: Chance): void {
  const { deck } = t
  const length = deck.length
  deck.items.fill(0)
  let next = 0
  for (let recipe = 0; recipe < t.box.recipes.length; recipe++) if (!isSeen(t, recipe)) deck.items[next++] = recipe
  chance.shuffle(deck.items, length)
}

function isSeen(t: DiceBrewing, recipe: number): boolean {
  for (let slot = 0; slot < t.row.length; slot++) if (t.row[slot] === recipe + 1) return true
  for (let seat = 0; seat < t.seatCount; seat++) if (t.seats[seat].brewed.has(recipe)) return true
  return false
}

/** Tokens of a kind that lie open on something. */
export function lyingTokens(t: DiceBrewing, token: number): number {
  let lying = 0
  if (token === BLOCK_PROTECT_DIE) {
    for (let die = 0; die < t.faces.length; die++) if (guardOf(t.faces[die]) !== 0) lying++
  } else if (token === BLOCK_BUILDING) {
    for (let seat = 0; seat < t.seatCount; seat++) lying += sizeOf(t.seats[seat].closed)
  } else if (token === BLOCK_RECIPE) lying = sizeOf(t.blockedSlots)
  return lying
}

/** What is neither in a stack, nor out of the game, nor on the table, nor the viewer's own is with the others. */
function imagineTokens(t: DiceBrewing, viewer: number, chance: Chance): void {
  const unseen: number[] = []
  for (let token = 0; token < TOKENS.length; token++) {
    const own = viewer >= 0 && viewer < t.seatCount ? t.seats[viewer].tokens[token] : 0
    const known = t.blackMarket[token] + t.tokensOut[token] + lyingTokens(t, token) + own
    for (let i = known; i < t.box.tokens[token].count; i++) unseen.push(token)
  }
  chance.shuffle(unseen)
  for (let seat = 0; seat < t.seats.length; seat++) {
    if (seat === viewer) continue
    const other = t.seats[seat]
    other.tokens.fill(0)
    other.won = 0
    for (let i = 0; i < other.tokenCount; i++) other.tokens[unseen.pop() ?? 0]++
  }
}
