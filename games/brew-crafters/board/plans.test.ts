import { describe, expect, test } from 'vitest'
import { match, type Position } from '../rules/position.ts'
import { decisionOf } from './choices.ts'
import { nextOf, type Plan, readPlans } from './plans.ts'
import { readyFor } from './read/ready.ts'
import { tableOf } from './read/table.ts'

const lookAt = ({ game, t, asked }: Position) => ({
  view: game.view(t, asked),
  choices: game
    .legal(t, asked)
    .toArray()
    .map(move => ({ move, data: game.unpack(move) })),
})

/** Plays a plan as the board does: the next move of it in every new position. */
function follow(position: Position, plan: Plan | undefined): { readonly played: string[]; readonly hold?: object } {
  const played: string[] = []
  for (let now = plan; now; ) {
    const { view, choices } = lookAt(position)
    const next = nextOf(now, view, choices)
    if (!next) break
    if ('hold' in next) return { played, hold: next.hold }
    played.push(position.game.print(next.pick.move))
    position.do(position.game.print(next.pick.move))
    now = next.rest
  }
  return { played }
}

const planAt = (position: Position, id: string): Plan | undefined => {
  const { view, choices } = lookAt(position)
  return readPlans(decisionOf(view), choices, readyFor(tableOf(view), position.asked)).get(id)
}

describe('one tap for several moves', () => {
  test('a track of the lab: the crew researches, and its marker moves', () => {
    const position = match().atBrewing(0)
    expect(follow(position, planAt(position, 'hopping')).played).toEqual(['act lab-research', 'research hopping'])
    expect(position.seat(0).lab[1]).toBe(1)
  })

  test('a tile: the crew installs it', () => {
    const position = match().atBrewing(0)
    expect(follow(position, planAt(position, 'mash-tun')).played).toEqual(['act install', 'install mash-tun'])
  })

  test('a recipe that can be paid: sell, bottle and brew it, with and without the question what comes first', () => {
    const alone = match({ seats: 2 }).atBrewing(0).stock(0, { malt: 3, hops: 1, yeast: 1 })
    expect(follow(alone, planAt(alone, 'pleasantly-porter')).played).toEqual([
      'act process-collaborate',
      'brew line pleasantly-porter none none',
    ])
    const together = match({ seats: 3 }).atBrewing(0).stock(0, { malt: 3, hops: 1, yeast: 1 })
    expect(follow(together, planAt(together, 'pleasantly-porter')).played).toEqual([
      'act process-collaborate',
      'process',
      'brew line pleasantly-porter none none',
    ])
  })

  test('with a pub the recipe stays in hand: the tank is still to be chosen', () => {
    const position = match({ seats: 2 }).atBrewing(0).tile(0, 'brew-pub').stock(0, { malt: 3, hops: 1, yeast: 1 })
    expect(follow(position, planAt(position, 'pleasantly-porter')).hold).toMatchObject({ recipe: 8 })
  })

  test('a recipe that cannot be paid, or whose family is not known, has no plan', () => {
    const position = match({ seats: 2 }).atBrewing(0).stock(0, { malt: 7, hops: 3, yeast: 2 })
    expect(planAt(position, 'imperial-stout')).toBeUndefined()
    expect(planAt(position, 'pumpkin-ale')).toBeUndefined()
    expect(planAt(position, 'simply-stout')).toBeDefined()
  })

  test('a section of the collaboration: collaborate and pay it; the signature asks for its specialty', () => {
    const position = match().atBrewing(0).stock(0, { hops: 2, malt: 1, spice: 1, fruit: 1 })
    expect(follow(position, planAt(position, 'signature')).hold).toMatchObject({ section: 3 })
    const other = match().atBrewing(0).stock(0, { hops: 2, malt: 3 })
    expect(follow(other, planAt(other, 'hop-bill')).played).toEqual([
      'act process-collaborate',
      'collaborate',
      'section hop-bill none',
    ])
  })

  test('cubes put aside in any order are given back in the order of the kinds (BC-5.27)', () => {
    const position = match({ seats: 2 }).atMarket(0).stock(0, { malt: 6, hops: 3, yeast: 2, fruit: 1 })
    position.space('malt-house').cubes[0] = 3
    position.do('place malt-house take worker')
    expect(position.prompt).toBe('overflow')
    const { played } = follow(position, { steps: [], cubes: [5, 0, 2] })
    expect(played).toEqual(['discard malt', 'discard yeast', 'discard fruit'])
    expect(position.cubes(0)).toEqual({ malt: 8, hops: 3, yeast: 1 })
  })

  test('and what the table gives back by itself meanwhile is not given back twice', () => {
    const position = match({ seats: 2 }).atMarket(0).stock(0, { malt: 11, fruit: 1 })
    position.space('malt-house').cubes[0] = 3
    position.do('place malt-house take worker')
    expect(position.prompt).toBe('overflow')
    follow(position, { steps: [], cubes: [5, 0, 0] })
    expect(position.cubes(0)).toEqual({ malt: 12 })
  })
})
