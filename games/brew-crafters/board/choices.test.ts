import type { Choice } from '@taproom/board'
import { Chance, seedFrom } from '@taproom/engine'
import { expect, test } from 'vitest'
import { KINDS, RECIPES } from '../components/names.ts'
import { game } from '../rules/game.ts'
import { ALL_MODULES, match, type Wishes } from '../rules/position.ts'
import type { BrewCrafters, BrewCraftersView } from '../rules/table.ts'
import { type Asked, BUTTONS, decisionOf, type Hand, markable, moveAt, readChoices } from './choices.ts'

function askedIn(view: BrewCraftersView, hand: Hand = {}): Asked {
  const { a, b } = view.prompts
  return { decision: decisionOf(view), a, b, hand }
}

function choicesOf(t: BrewCrafters): { readonly view: BrewCraftersView; readonly choices: readonly Choice[] } {
  const { seat } = t.prompts
  const moves = game.legal(t, seat).toArray()
  return { view: game.view(t, seat), choices: moves.map(move => ({ move, data: game.unpack(move) })) }
}

/** Taps through what is taken in hand until this move can be picked. */
function wayTo(view: BrewCraftersView, choices: readonly Choice[], wanted: Choice): string | undefined {
  const hands: Hand[] = [{}]
  for (const hand of hands) {
    const { moves, holds, besides } = readChoices(view, choices, askedIn(view, hand))
    for (const [id, choice] of [...moves, ...besides]) if (choice === wanted) return id
    if (hands.length < 40)
      for (const held of holds.values()) if (held.tank !== hand.tank || !hand.recipe) hands.push(held)
  }
  return undefined
}

function findsAPlace(t: BrewCrafters): void {
  const { view, choices } = choicesOf(t)
  const marks = markable(view, askedIn(view))
  for (const choice of choices) {
    if (BUTTONS.includes(choice.data.kind)) continue
    const marked = choice.data.kind === 'discard' && marks.includes(Number(choice.data.cube))
    const id = marked ? KINDS[Number(choice.data.cube)] : wayTo(view, choices, choice)
    expect(id, game.print(choice.move)).toBeDefined()
  }
}

const WISHES: readonly Wishes[] = [
  { seats: 2, ...ALL_MODULES, workerSet: 'random', recipeSet: 'random' },
  { seats: 3, ...ALL_MODULES, labSide: 'advanced', workerSet: 'random' },
  { seats: 4 },
  { seats: 5, ...ALL_MODULES },
]

test.each(WISHES)('every legal move of a match with $seats seats is picked on the board or is a button', wishes => {
  const chance = new Chance()
  for (let round = 0; round < 2; round++) {
    const { t } = match({ ...wishes, seed: `every place ${round}` })
    chance.seed(seedFrom(`a walk over the market ${round} ${wishes.seats}`))
    for (let i = 0; i < 4000 && t.prompts.kind >= 0; i++) {
      findsAPlace(t)
      const legal = game.legal(t, t.prompts.seat)
      game.play(t, t.prompts.seat, legal.toArray()[chance.below(legal.length)], null)
    }
    expect(t.prompts.kind).toBe(-1)
  }
})

test('an either/or space is taken in hand, and says then what a worker can do there (BC-5.15)', () => {
  const { t } = match({ seats: 2 })
  const { view, choices } = choicesOf(t)
  const first = readChoices(view, choices, askedIn(view))
  expect(first.moves.has('malt-house')).toBe(true)
  expect(first.moves.has('hiring-hall-1')).toBe(false)
  const held = first.holds.get('hiring-hall-1')
  const then = readChoices(view, choices, askedIn(view, held))
  expect([...then.moves.keys()].filter(id => id.startsWith('hiring-hall-1/'))).toEqual([
    'hiring-hall-1/hire/worker',
    'hiring-hall-1/partner/worker',
  ])
})

test('what cannot be done means a move all the same, so that it can be refused with its rule', () => {
  const { t } = match({ seats: 2 })
  const { view, choices } = choicesOf(t)
  const refused = (id: string): string | undefined => {
    const move = moveAt(id, view, askedIn(view), choices)
    return move && game.refusal(t, t.prompts.seat, game.pack(move))?.rule
  }
  expect(refused('shift-office-1/crew/worker')).toBe('BC-6.18')
  expect(refused('malt')).toBe('BC-5.29')
  expect(refused('everyday-ale')).toBe('BC-5.2')
  expect(refused('malting')).toBe('BC-5.2')
  expect(refused('line')).toBe('BC-5.2')
  expect(refused('bookkeeper')).toBe('BC-5.2')
  expect(refused('spice-importer/0')).toBe('BC-6.8')
})

test('every open recipe means a batch of it, every hidden one too', () => {
  const { t } = match({ seats: 3 })
  const { view, choices } = choicesOf(t)
  for (const [recipe, id] of RECIPES.entries())
    expect(moveAt(id, view, askedIn(view), choices)).toMatchObject({ kind: 'brew', recipe })
})
