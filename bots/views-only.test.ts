/** Players know only their view: when what a seat cannot see is exchanged, every player answers the same. */
import { type AnyRoom, Chance, LEVELS, MoveBuffer, seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { describe, expect, test } from 'vitest'
import { AdviceSearch } from './advice.ts'
import { MEASURES, type Player, playerNamed, random } from './players.ts'
import { Runner } from './run.ts'

const ITERATIONS = 10

const source = (seed: string): Chance => {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  return chance
}

const named = (name: string, room: AnyRoom): Player => {
  const player = playerNamed(name, room, { iterations: ITERATIONS, nodes: 5000 })
  if (typeof player === 'string') throw new Error(player)
  return player
}

/** Options under which a game has most to hide. */
const SECRETIVE: { readonly [game: string]: { readonly [option: string]: boolean | string } } = {
  'dice-brewing': { hiddenTokens: true },
}

function optionsOf(room: AnyRoom) {
  const known = room.game.declared.options
  const chosen = Object.entries(SECRETIVE[room.game.id] ?? {}).filter(([name]) => name in known)
  const options = room.game.options(Object.fromEntries(chosen))
  if (typeof options === 'string') throw new Error(options)
  return options
}

/** Tables from the middle of random matches, each with somebody to decide. */
function tables(room: AnyRoom, count: number) {
  const { game } = room
  const moves = new MoveBuffer()
  return Array.from({ length: count }, (_, i) => {
    const t = game.make()
    const chance = source(`table ${i}`)
    game.setUp(t, seedFrom(`honest ${i}`), 2 + (i % 2), optionsOf(room))
    for (let step = 0; step < 15 + 12 * i && !game.over(t); step++) {
      game.legal(t, t.prompts.seat, moves)
      const before = [...t.cells]
      game.play(t, t.prompts.seat, moves.list[chance.below(moves.length)])
      if (!game.over(t)) continue
      t.cells.set(before)
      break
    }
    return t
  })
}

describe.each(Object.keys(shelf))('%s', id => {
  test.for([...MEASURES, ...LEVELS])('%s sees only its view, and answers the same again', async (name, { skip }) => {
    const room = await shelf[id]()
    // A game need not have an adviser; then those who follow one cannot play it.
    if (!room.adviser && typeof playerNamed(name, room) === 'string') skip('there is no adviser')
    const { game } = room
    const moves = new MoveBuffer()
    for (const t of tables(room, 4)) {
      const seat = t.prompts.seat
      const view = game.view(t, seat)
      const answer = (seen: typeof view): number => {
        game.legalInView(seen, moves)
        // A player that has thought before must not remember it.
        const player = named(name, room)
        const move =
          player.sees === 'moves' ? player.choose(moves, source('same')) : player.choose(moves, source('same'), seen)
        const again =
          player.sees === 'moves' ? player.choose(moves, source('same')) : player.choose(moves, source('same'), seen)
        expect(again).toBe(move)
        return move
      }
      const real = answer(view)
      const other = game.imagine(view, source(`other ${seat}`))
      expect(answer(game.view(other, seat))).toBe(real)
    }
  })

  test('advice is as honest', async () => {
    const room = await shelf[id]()
    const [t] = tables(room, 1)
    const view = room.game.view(t, t.prompts.seat)
    const other = room.game.view(room.game.imagine(view, source('other')), t.prompts.seat)
    const [one, two] = [view, other].map(seen => {
      const counsel = new AdviceSearch(room, seen, seedFrom('advice'), 5000)
      counsel.more(100)
      return counsel.advice()
    })
    expect(two).toEqual(one)
    expect(one.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(one.moves.length).toBeGreaterThan(0)
    expect(one.moves.length).toBeLessThanOrEqual(3)
    for (const { move } of one.moves) expect(room.game.refusalInView(view, move)).toBeUndefined()
  })

  test('a match is the same again for the same seed', async () => {
    const room = await shelf[id]()
    const runner = new Runner(room)
    const play = () => {
      const made: number[] = []
      const players = [named(room.adviser ? 'brewer' : 'uct', room), random]
      runner.play(seedFrom('again'), optionsOf(room), players, (_, move) => made.push(move))
      return made
    }
    expect(play()).toEqual(play())
  })
})
