import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyDelta,
  copy,
  delta,
  digestCells,
  equal,
  group,
  HIDDEN,
  int,
  ints,
  layout,
  list,
  rows,
  secret,
  secretToOwner,
  wide,
} from './index.ts'

const box = { id: 'test' }
const schema = {
  round: int,
  stash: wide,
  veiled: int,
  agreed: group({ edition: int, limits: ints(3) }),
  pile: secret(list(5)),
  seats: rows(3, {
    ducats: int,
    spots: ints(4),
    hand: secretToOwner(list(3)),
    token: secretToOwner(int, { when: 'veiled' }),
  }),
}
const table = layout<typeof schema, typeof box>(schema, 4)

describe('a layout', () => {
  test('tells where rows lie, for loops that read the cells themselves', () => {
    const t = table.make(box, 1)
    const { from, size, at } = table.rowCells('seats')
    t.seats[2].ducats = 25
    t.seats[2].spots[3] = 9
    t.seats[2].hand.push(7)
    const row = from + 2 * size
    expect([t.cells[row + at.ducats], t.cells[row + at.spots + 3]]).toEqual([25, 9])
    expect([t.cells[row + at.hand], t.cells[row + at.hand + 1]]).toEqual([1, 7])
  })

  test('reads and writes numbers, arrays, rows and lists over one block of integers', () => {
    const t = table.make(box, 1)
    t.round = 3
    t.stash = -70_000
    t.agreed.edition = 1
    t.agreed.limits[2] = 9
    t.seats[1].ducats = 25
    t.seats[1].hand.push(7)
    expect([t.round, t.stash, t.agreed.edition, t.agreed.limits[2], t.seats[1].ducats, t.seats[1].hand.at(0)]).toEqual([
      3, -70_000, 1, 9, 25, 7,
    ])
    expect(t.seats[0].ducats).toBe(0)
    // @ts-expect-error a typo does not compile
    t.seats[0].ducat = 1
    // @ts-expect-error a view cannot be written
    table.view(t, 0).round = 1
    // @ts-expect-error nobody can read a secret pile
    table.view(t, 0).pile.at(0)
  })

  test('lists are bounded and leave no trace of what was taken out', () => {
    const t = table.make(box, 1)
    for (const item of [4, 5, 6]) t.seats[0].hand.push(item)
    expect(() => t.seats[0].hand.push(7)).toThrow(/full/)
    expect(t.seats[0].hand.removeAt(0)).toBe(4)
    expect(t.seats[0].hand.remove(9)).toBe(false)
    expect(t.seats[0].hand.remove(5)).toBe(true)
    expect(t.seats[0].hand.pop()).toBe(6)
    expect(() => t.seats[0].hand.pop()).toThrow(/empty/)
    expect(equal(t, table.make(box, 1))).toBe(true)
  })

  test('prompts are a stack whose answered frames leave no trace', () => {
    const t = table.make(box, 1)
    expect(t.prompts.kind).toBe(-1)
    t.prompts.push(2, 1, 7, 8, 9)
    t.prompts.push(3, 0)
    expect([t.prompts.kind, t.prompts.seat, t.prompts.kindBelow(1), t.prompts.kindBelow(2)]).toEqual([3, 0, 2, -1])
    t.prompts.pop()
    t.prompts.a++
    expect([t.prompts.kind, t.prompts.seat, t.prompts.a, t.prompts.b, t.prompts.c]).toEqual([2, 1, 8, 8, 9])
    t.prompts.pop()
    expect(equal(t, table.make(box, 1))).toBe(true)
    expect(() => t.prompts.pop()).toThrow(/no prompt/)
  })
})

describe('views', () => {
  const dealt = () => {
    const t = table.make(box, 1)
    for (const card of [1, 2, 3]) t.pile.push(card)
    t.seats[0].hand.push(11)
    t.seats[1].hand.push(12)
    t.seats[1].token = 5
    return t
  }

  test('hide piles from everybody and hands from the others, but not how many cards there are', () => {
    const view = table.view(dealt(), 0)
    expect(view.viewer).toBe(0)
    expect(view.pile.length).toBe(3)
    expect(view.seats[0].hand.toArray()).toEqual([11])
    expect(view.seats[1].hand.length).toBe(1)
    expect(view.seats[1].hand.at(0)).toBe(HIDDEN)
    expect(table.view(dealt(), -1).seats[0].hand.at(0)).toBe(HIDDEN)
  })

  test('never show the state of the random source', () => {
    const t = dealt()
    t.chance.seed('0123456789abcdef0123456789abcdef')
    expect(Array.from(table.view(t, 0).cells.slice(0, 8))).toEqual(Array(8).fill(HIDDEN))
  })

  test('a switch on the table decides whether a field is secret', () => {
    const t = dealt()
    expect(table.view(t, 0).seats[1].token).toBe(5)
    t.veiled = 1
    expect(table.view(t, 0).seats[1].token).toBe(HIDDEN)
    expect(table.view(t, 1).seats[1].token).toBe(5)
  })

  test('a table and its views say alike whether seats keep secrets now', () => {
    const dice = layout({
      veiled: int,
      seats: rows(2, { dots: secretToOwner(ints(3), { when: 'veiled', counted: 'dice' }), dice: int }),
    })
    const t = dice.make(undefined, 1)
    const said = () => [t, dice.view(t, 0), dice.view(t, 1), dice.view(t, -1)].map(one => dice.keepsSecrets(one))
    t.veiled = 1
    expect(said()).toEqual(Array(4).fill(false))
    t.seats[1].dots[2] = 1
    t.seats[1].dice = 1
    expect(said()).toEqual(Array(4).fill(true))
    t.veiled = 0
    expect(said()).toEqual(Array(4).fill(false))
  })

  test('a field cannot take the name of the table’s own parts', () => {
    expect(() => layout({ cells: ints(3) })).toThrow(/"cells"/)
  })

  test('secretToOwner outside the seats and unknown switches are mistakes', () => {
    expect(() => layout({ hand: secretToOwner(list(3)) })).toThrow(/rows of the seats/)
    expect(() => layout({ seats: rows(2, { hand: secretToOwner(list(3), { when: 'nothing' }) }) })).toThrow(/nothing/)
    const counted = (name: string) =>
      layout({ seats: rows(2, { hand: secretToOwner(list(3)), dots: secretToOwner(ints(3), { counted: name }) }) })
    expect(() => counted('hand')).toThrow(/"hand" is no public/)
    expect(() => counted('nothing')).toThrow(/"nothing" is no public/)
  })
})

describe('properties of random tables', () => {
  const tables = fc.array(fc.integer({ min: -32_767, max: 32_767 }), { minLength: table.size, maxLength: table.size })
  const of = (cells: readonly number[]) => {
    const t = table.make(box, 1)
    t.cells.set(cells)
    for (const l of [t.pile, ...t.seats.map(seat => seat.hand)]) l.clear()
    return t
  }

  test('a copy is equal, and changing it leaves the original alone', () => {
    fc.assert(
      fc.property(tables, fc.nat(table.size - 1), (cells, at) => {
        const t = of(cells)
        const digest = digestCells(t.cells)
        const twin = table.make(box, 1)
        copy(t, twin)
        expect(equal(t, twin)).toBe(true)
        expect(digestCells(twin.cells)).toBe(digest)
        twin.cells[at] ^= 1
        expect(equal(t, twin)).toBe(false)
        expect(digestCells(twin.cells)).not.toBe(digest)
        expect(digestCells(t.cells)).toBe(digest)
      }),
    )
  })

  test('JSON and deltas lead back', () => {
    fc.assert(
      fc.property(tables, tables, (a, b) => {
        const [from, to] = [of(a), of(b)]
        expect(equal(table.fromJson(JSON.parse(JSON.stringify(table.toJson(from))), box, 1), from)).toBe(true)
        applyDelta(from.cells, delta(from.cells, to.cells))
        expect(equal(from, to)).toBe(true)
      }),
    )
  })

  test('damaged JSON and deltas of other tables are refused with the place', () => {
    const json = table.toJson(table.make(box, 1)) as Record<string, unknown>
    expect(() => table.fromJson({ ...json, round: 'three' }, box, 1)).toThrow('table.round: a whole number is expected')
    expect(() => table.fromJson({ ...json, seats: [] }, box, 1)).toThrow('table.seats: 3 rows are expected')
    expect(() => applyDelta(table.make(box, 1).cells, [9_999, 1, 0])).toThrow(/another table/)
  })

  test('64-bit digests of a hundred thousand neighbouring tables do not collide', () => {
    const t = table.make(box, 1)
    const seen = new Set<string>()
    for (let i = 0; i < 100_000; i++) {
      t.cells[20 + (i % 20)] = (t.cells[20 + (i % 20)] + 1) % 1000
      t.cells[45] = i & 0x7fff
      t.cells[46] = i >> 15
      seen.add(digestCells(t.cells))
    }
    expect(seen.size).toBe(100_000)
  })
})
