import { type AnyRoom, Chance, MoveBuffer, type RoomOf, seedFrom } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { describe, expect, test } from 'vitest'
import { arena, wilson } from './arena.ts'
import { greedy, playerNamed, random, searching } from './players.ts'
import { Search } from './search.ts'
import { MASTERLY } from './style.ts'
import { Tree } from './tree.ts'

type LastCallRoom = RoomOf<typeof lastCall>
const unspoken = async () => {
  throw new Error('nobody speaks here')
}
/** The example game with an adviser that pours what matches the dice. */
const room = {
  game: lastCall,
  words: { en: unspoken, fr: unspoken, nl: unspoken },
  rulebook: { en: unspoken, fr: unspoken, nl: unspoken },
  components: lastCall.box,
  proposed: () => [],
  adviser: {
    evaluate: (t, seat) => lastCall.points(t, seat) + 5 * t.seats[seat].hand.length,
    appraise(t, _seat, moves, worth) {
      for (let i = 0; i < moves.length; i++) {
        const { kind, card } = lastCall.unpack(moves.list[i])
        worth[i] = kind === 'pour' ? (t.dice.includes(Number(card)) ? 3 : 0) - Number(card) / 10 : 0
      }
    },
  },
} satisfies LastCallRoom
const anyRoom: AnyRoom = room as unknown as AnyRoom

const start = (seed: number, seats = 2) => {
  const t = lastCall.make()
  const options = lastCall.options()
  if (typeof options === 'string') throw new Error(options)
  lastCall.setUp(t, seedFrom(seed), seats, options)
  return t
}
const source = (seed: string) => {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  return chance
}
const viewOf = (t: ReturnType<typeof start>, seat: number) => lastCall.view(t, seat) as never

test('thinks otherwise with three seats where the style says so', () => {
  const style = { ...MASTERLY, iterations: 24, crowded: { iterations: 9 } }
  const [alone, crowded] = [2, 3].map(seats => {
    const t = start(5, seats)
    const found = new Search(anyRoom, seats, style).think(viewOf(t, t.prompts.seat), source('seats'))
    return found.reduce((sum, one) => sum + one.visits, 0)
  })
  expect([alone, crowded]).toEqual([24, 9])
})

test('with points of its own as the only aim, what others get changes nothing', () => {
  const t = start(7, 3)
  const { seat } = t.prompts
  const evaluate = (at: typeof t, one: number): number => (one === seat ? 4 : lastCall.points(at, seat))
  const envious = { ...room, adviser: { ...room.adviser, evaluate } } as unknown as AnyRoom
  const values = (ambition: number): Set<number> => {
    const style = { ...MASTERLY, iterations: 60, ambition }
    const found = new Search(envious, 3, style).think(viewOf(t, seat), source('own'))
    return new Set(found.filter(one => one.visits > 0).map(one => Number(one.value.toFixed(9))))
  }
  expect([...values(1)]).toEqual([Number((1 / 3).toFixed(9))])
  expect(values(0).size).toBeGreaterThan(1)
})

test('equal players get a match of their own every time', () => {
  const options = lastCall.options()
  if (typeof options === 'string') throw new Error(options)
  const scores = (alike: boolean) => {
    const players = [0, 1].map(() => searching(anyRoom, { ...MASTERLY, iterations: 8 }))
    const [one, other] = arena(anyRoom, players, { options, matches: 6, seed: 'alike', alike })
    // A seat's score in a match and in the one after it, where players have changed places.
    return [0, 2, 4].map(match => one.scores[match] === other.scores[match + 1])
  }
  expect(scores(false)).toEqual([true, true, true])
  expect(scores(true)).toContain(false)
})

describe('a tree', () => {
  test('finds what was put into it and nothing else', () => {
    const tree = new Tree(1000, 2)
    tree.reset()
    const nodes = Array.from({ length: 500 }, (_, move) => tree.add(0, move * 7919, move / 500))
    nodes.forEach((node, move) => {
      expect(tree.child(0, move * 7919)).toBe(node)
    })
    expect(tree.child(1, 0)).toBe(-1)
    tree.credit(nodes[3], Float64Array.of(1, 0))
    tree.credit(nodes[3], Float64Array.of(0, 1))
    expect([tree.visits[nodes[3]], tree.value(nodes[3], 0)]).toEqual([2, 0.5])
    expect(tree.hasRoom(499)).toBe(true)
    expect(tree.hasRoom(500)).toBe(false)
    tree.reset()
    expect(tree.child(0, 7919)).toBe(-1)
  })
})

describe('search', () => {
  test('gives the same answer for the same seed and number of iterations', () => {
    const t = start(3)
    const seat = t.prompts.seat
    const think = () => new Search(anyRoom, 2, { ...MASTERLY, iterations: 300 }).think(viewOf(t, seat), source('bot'))
    expect(think()).toEqual(think())
    expect(think().reduce((sum, one) => sum + one.visits, 0)).toBeGreaterThan(290)
  })

  test('stops at once when told', () => {
    const t = start(3)
    let asked = 0
    new Search(anyRoom, 2, { ...MASTERLY, iterations: 1_000_000 }).think(
      viewOf(t, t.prompts.seat),
      source('bot'),
      () => ++asked === 3,
    )
    expect(asked).toBe(3)
  })

  test('is honest: what the seat cannot see does not change the answer', () => {
    for (const name of ['greedy', 'master', 'uct']) {
      const player = playerNamed(name, anyRoom, { iterations: 150 })
      if (typeof player === 'string') throw new Error(player)
      for (let seed = 0; seed < 12; seed++) {
        const t = start(seed, 3)
        const seat = t.prompts.seat
        const moves = new MoveBuffer()
        const answer = (view: ReturnType<typeof lastCall.view>) => {
          lastCall.legalInView(view, moves)
          return player.sees === 'view'
            ? player.choose(moves, source('same'), view as never)
            : player.choose(moves, source('same'))
        }
        const real = answer(lastCall.view(t, seat))
        for (let other = 0; other < 3; other++) {
          const guess = lastCall.imagine(lastCall.view(t, seat), source(`other ${other}`))
          expect(answer(lastCall.view(guess, seat))).toBe(real)
        }
      }
    }
  })
})

describe('the arena', () => {
  test('search beats greedy, greedy beats random', () => {
    const options = lastCall.options()
    if (typeof options === 'string') throw new Error(options)
    const keen = greedy(anyRoom)
    if (typeof keen === 'string') throw new Error(keen)
    const settings = { options, matches: 200, seed: 'arena' }
    const [one] = arena(anyRoom, [keen, random], settings)
    expect(one.low).toBeGreaterThan(0.5)
    const [thinking] = arena(
      anyRoom,
      [searching(anyRoom, { ...MASTERLY, iterations: 200, depth: 6, scale: 4 }), keen],
      settings,
    )
    expect(thinking.rate).toBeGreaterThan(0.5)
  })

  test('equal players share the wins, whatever the seats are worth', () => {
    const options = lastCall.options()
    if (typeof options === 'string') throw new Error(options)
    const result = arena(anyRoom, [random, random], { options, matches: 400, seed: 'equal' })
    expect(result[0].wins + result[1].wins).toBeCloseTo(400)
    expect(result[0].low).toBeLessThan(0.5)
    expect(result[0].high).toBeGreaterThan(0.5)
  })

  test('Wilson intervals', () => {
    // Known answer: 8 of 10.
    expect(wilson(0.8, 10).low).toBeCloseTo(0.4902, 3)
    expect(wilson(0.8, 10).high).toBeCloseTo(0.9433, 3)
  })
})
