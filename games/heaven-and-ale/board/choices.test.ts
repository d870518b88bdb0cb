import { Chance, seedFrom } from '@taproom/engine'
import { expect, test } from 'vitest'
import { SELECTIONS, SHED_NEIGHBOURS, SITES, TILE_SITES } from '../components/index.ts'
import { heavenAndAle as game } from '../rules/game.ts'
import { freshTable, lay, plant, play, setUpTable } from '../rules/position.ts'
import type { HeavenAndAle } from '../rules/table.ts'
import { type Asked, BUTTONS, decisionOf, FREE_TYPE, kindsOn, moveAt, placeId, readChoices } from './choices.ts'

type Choices = Parameters<typeof readChoices>[1]

/** What has to be at hand before this move can be picked, and where it is picked then. */
function handFor({ data }: Choices[number]): Partial<Asked> & { readonly at?: string } {
  if (data.kind === 'buy') return { place: Number(data.place), at: SITES[Number(data.site)] }
  if (data.kind !== 'shed') return {}
  const { type, positions } = SELECTIONS[Number(data.selection)]
  return type === FREE_TYPE ? { marked: positions } : {}
}

function findsAPlace(t: HeavenAndAle): void {
  const { seat, a, b } = t.prompts
  const view = game.view(t, seat)
  const choices = game
    .legal(t, seat)
    .toArray()
    .map(move => ({ move, data: game.unpack(move) }))
  const nothing: Asked = { decision: decisionOf(view), seat, a, b, place: undefined, marked: [] }
  for (const choice of choices) {
    if (BUTTONS.includes(choice.data.kind)) continue
    const { at, ...hand } = handFor(choice)
    const { asked, besides } = readChoices(view, choices, { ...nothing, ...hand })
    const places = [...asked, ...besides].filter(([, found]) => found === choice).map(([id]) => id)
    expect(places, game.print(choice.move)).not.toEqual([])
    if (at) expect(places).toEqual([at])
    if (choice.data.kind === 'shed' && hand.marked) expect(places).toEqual([SITES[TILE_SITES + a]])
    else if (choice.data.kind !== 'shed')
      for (const id of places.slice(0, 1)) expect(moveAt(id, { ...nothing, ...hand })).toEqual(choice.data)
  }
  if (nothing.decision !== 'buy') return
  const tiles = readChoices(view, choices, nothing).asked
  const affordable = new Set(choices.flatMap(({ data }) => (data.kind === 'buy' ? [Number(data.place)] : [])))
  for (const place of kindsOn(view, a)) expect(tiles.has(placeId(place))).toBe(affordable.has(place))
}

test.each([2, 3, 4])('every legal move of a match with %i seats is picked on the board or is a button', seats => {
  const chance = new Chance()
  chance.seed(seedFrom(`a walk around the cloister with ${seats}`))
  const { t } = setUpTable(seats)
  for (let i = 0; i < 2000 && t.prompts.kind >= 0; i++) {
    findsAPlace(t)
    const legal = game.legal(t, t.prompts.seat)
    game.play(t, t.prompts.seat, legal.toArray()[chance.below(legal.length)], null)
  }
  expect(t.prompts.kind).toBe(-1)
})

test('a shed of sum 29 activates any four of its six tiles, marked one by one', () => {
  const t = freshTable(2)
  const names = [...SHED_NEIGHBOURS[1]].map(site => SITES[site])
  const short = (name: string) => `${name.startsWith('sun') ? 'S' : 'H'}${name.slice(name.indexOf('-') + 1)}`
  const fives = ['wood 5', 'yeast 5', 'hops 5', 'water 5', 'barley 5']
  plant(t, 0, Object.fromEntries(fives.map((tile, i) => [short(names[i]), tile])))
  lay(t, 'resource-1', ['wood 4'])
  play(t, 'move resource-1', `buy 0 ${names[5]}`)
  expect(game.prompt(t)).toBe('shed')
  expect(t.prompts.b).toBe(FREE_TYPE)
  findsAPlace(t)
})
