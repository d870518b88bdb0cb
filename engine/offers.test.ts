import { describe, expect, test } from 'vitest'
import {
  defineGame,
  index,
  int,
  layout,
  MoveBuffer,
  moves,
  names,
  type Offer,
  range,
  refusals,
  type State,
} from './index.ts'

const schema = { coins: int }
const box = { id: 'stall' }
const table = layout<typeof schema, typeof box>(schema, 2)
type Stall = State<typeof schema, typeof box>

const move = moves<Stall, { kind: string }>()
const refuse = refusals({ odd: 'X-1', elsewhere: 'X-2' })
const VALUES = Int8Array.from([9, 2, 7, 4, 5, 8])
let asked = 0

function hasCoins(t: Stall): boolean {
  asked++
  return t.coins > 0
}

const plain = { at: ['choose'], play: () => undefined } as const

/** Exact or judged, with one or two arguments: each kind lists a part of VALUES. */
const kindsOf = (all: boolean) => {
  const list = (offer: Offer) => {
    if (all) offer.each(VALUES, 1, 5)
    else for (let i = 1; i < 5; i++) offer(VALUES[i])
  }
  const pairs = (offer: Offer) => {
    if (all) offer.each(VALUES, 0, 6, 3)
    else for (const value of VALUES) offer(3, value)
  }
  const isOdd = (value: number) => (value % 2 ? refuse.odd : undefined)
  return [
    move('look', {}, { ...plain, exact: true, candidates: (_t, _seat, offer) => offer(), refusal: () => undefined }),
    move(
      'take',
      { item: range(2, 9) },
      { ...plain, exact: true, candidates: (_t, _s, o) => list(o), refusal: () => undefined },
    ),
    move(
      'even',
      { item: range(2, 9) },
      { ...plain, candidates: (_t, _s, o) => list(o), refusal: (_t, _s, m) => isOdd(m.item) },
    ),
    move(
      'buy',
      { purse: index(5), item: range(2, 9) },
      { ...plain, exact: true, needs: hasCoins, candidates: (_t, _s, o) => pairs(o), refusal: () => undefined },
    ),
    move(
      'haggle',
      { purse: index(5), item: range(2, 9) },
      { ...plain, needs: hasCoins, candidates: (_t, _s, o) => pairs(o), refusal: (_t, _s, m) => isOdd(m.item) },
    ),
    move('leave', {}, { ...plain, exact: true, candidates: (_t, _seat, offer) => offer(), refusal: () => undefined }),
  ]
}

const stall = (kinds: ReturnType<typeof kindsOf>) =>
  defineGame({
    id: 'stall',
    versions: [1],
    seats: { from: 1, to: 1 },
    options: {},
    layout: table,
    box,
    prompts: names(['choose']),
    auto: [],
    steps: {},
    moves: kinds,
    setUp: t => t.prompts.push(0, 0),
    outOfPlace: () => refuse.elsewhere,
    seatCount: () => 1,
    points: () => 0,
    score: () => ({ total: 0, parts: {} }),
    imagine: () => undefined,
  })

function listed(all: boolean, coins: number): string[] {
  const game = stall(kindsOf(all))
  const t = game.make()
  game.setUp(t, '0'.repeat(32), 1, {})
  t.coins = coins
  return game.legal(t, 0, new MoveBuffer()).toArray().map(game.print.bind(game))
}

describe('offers', () => {
  test('all at once are the same moves in the same order as one by one, judged or exact', () => {
    expect(listed(true, 1)).toEqual(listed(false, 1))
    expect(listed(true, 1)).toEqual([
      'look',
      ...['take 2', 'take 7', 'take 4', 'take 5'],
      ...['even 2', 'even 4'],
      ...['buy 3 9', 'buy 3 2', 'buy 3 7', 'buy 3 4', 'buy 3 5', 'buy 3 8'],
      ...['haggle 3 2', 'haggle 3 4', 'haggle 3 8'],
      'leave',
    ])
  })

  test('kinds that need the same thing are passed over together, and asked about once', () => {
    asked = 0
    expect(listed(true, 0).filter(line => /buy|haggle/.test(line))).toEqual([])
    expect(asked).toBe(1)
    expect(listed(true, 0).at(-1)).toBe('leave')
  })

  test('a set of first arguments is the same as one by one, lowest first, judged or exact', () => {
    const args = { item: range(2, 9), purse: index(5), day: range(1, 7) }
    for (const exact of [true, false]) {
      const listed = (list: (offer: Offer) => void): string[] => {
        const candidates = (_t: Stall, _seat: number, offer: Offer) => list(offer)
        const game = stall([move('pick', args, { ...plain, exact, candidates, refusal: () => undefined })])
        const t = game.make()
        game.setUp(t, '0'.repeat(32), 1, {})
        return game.legal(t, 0, new MoveBuffer()).toArray().map(game.print.bind(game))
      }
      const together = listed(offer => {
        offer.firsts(0, 1, 1)
        offer.firsts((1 << 9) | (1 << 2) | (1 << 5), 3, 7)
      })
      expect(together).toEqual(['pick 2 3 7', 'pick 5 3 7', 'pick 9 3 7'])
      expect(together).toEqual(
        listed(offer => {
          for (const item of [2, 5, 9]) offer(item, 3, 7)
        }),
      )
    }
  })

  test('a buffer grows when more is offered than it holds', () => {
    const kind = move(
      'many',
      { item: range(-100, 100) },
      { ...plain, exact: true, candidates: () => undefined, refusal: () => undefined },
    )
    const buffer = new MoveBuffer()
    const offer = kind.packInto(() => buffer)
    const values = Int8Array.from({ length: 201 }, (_, i) => i - 100)
    for (let i = 0; i < 3; i++) offer.each(values, 0, values.length)
    expect(buffer.length).toBe(603)
    expect(
      buffer
        .toArray()
        .slice(402)
        .map(packed => kind.read(packed).item),
    ).toEqual([...values])
  })
})
