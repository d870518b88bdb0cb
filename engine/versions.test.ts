import { describe, expect, test } from 'vitest'
import { lastCall } from './example/last-call.ts'
import { room } from './example/room.ts'
import {
  Chance,
  defineGame,
  linkOf,
  openLink,
  openRecord,
  type Rulebook,
  recordOf,
  roomWithRules,
  rulebookOf,
  seedFrom,
  Table,
} from './index.ts'

/** The same match by this version of the rules: somebody spills as soon as that is possible, everything else is the first choice. */
function played(rules: number) {
  const table = open(rules)
  let spilled = false
  while (!table.over) {
    const other = (table.waitingFor + 1) % 2
    const [spill] = table.legal(other)
    if (!spilled && spill !== undefined) spilled = table.play(other, spill).ok
    else table.play(table.waitingFor, table.legal()[0])
  }
  return table
}

function open(rules: number) {
  const game = lastCall.withRules(rules)
  const table = game ? Table.open(game, { seats: 2, seed: seedFrom('spilled') }) : `no version ${rules}`
  if (typeof table === 'string') throw new Error(table)
  return table
}

describe('versions of the rules', () => {
  test('a new match is played by the newest, and says so everywhere', () => {
    expect(lastCall.rules).toBe(2)
    const table = Table.open(lastCall, { seats: 2, seed: seedFrom('new') })
    if (typeof table === 'string') throw new Error(table)
    expect(table.state.rules).toBe(2)
    expect(table.view(0).rules).toBe(2)
    expect(recordOf(table).rules).toBe(2)
    expect(linkOf(table)).toMatch(/^1\.last-call\.2\./)
  })

  test('tables, views, guesses and positions of an earlier match are of its version', () => {
    const table = played(1)
    const { game } = table
    expect(game.rules).toBe(1)
    const view = table.view(0)
    expect([table.state.rules, table.stateAt(1).rules, view.rules, table.fork(2).state.rules]).toEqual([1, 1, 1, 1])
    expect(game.viewOf(view.cells, 0).rules).toBe(1)
    expect(game.imagine(view, new Chance()).rules).toBe(1)
  })

  test('the same moves lead to another table and another result', () => {
    const [before, now] = [played(1), played(2)]
    expect(recordOf(before).digest).not.toBe(recordOf(now).digest)
    const spills = (table: typeof now) => table.game.score(table.state).map(({ parts }) => parts.spills)
    expect(Math.max(...spills(before))).toBe(1)
    expect(Math.max(...spills(now))).toBe(2)
  })

  test.each([1, 2])('a record and a link of version %i are opened by it, whatever the newest is', rules => {
    const table = played(rules)
    for (const opened of [openRecord(lastCall, recordOf(table)), openLink(lastCall, linkOf(table))]) {
      if (!opened.ok) throw new Error(opened.error.message)
      expect(opened.table.game.rules).toBe(rules)
      expect(recordOf(opened.table)).toEqual(recordOf(table))
    }
  })

  test('a record that names no version is of the first', () => {
    const { rules: _, ...unnamed } = recordOf(played(1))
    const opened = openRecord(lastCall, unnamed)
    expect(opened.ok && opened.table.game.rules).toBe(1)
  })

  test('code that does not know the version says so and reads nothing', () => {
    const yesterday = defineGame({ ...lastCall.declared, versions: [1] })
    const sentence = 'played under version 2 of the rules; here is version 1'
    const refused = { ok: false, error: { code: 'other-rules', message: sentence } }
    expect(openRecord(yesterday, recordOf(played(2)))).toEqual(refused)
    expect(openLink(yesterday, linkOf(played(2)))).toEqual(refused)
    expect(openRecord(lastCall, { ...recordOf(played(2)), rules: 3 })).toMatchObject({
      error: { message: 'played under version 3 of the rules; here are versions 1, 2' },
    })
  })

  test('the game and the room of a version are the same ones each time', () => {
    expect(lastCall.withRules(2)).toBe(lastCall)
    expect(lastCall.withRules(1)).toBe(lastCall.withRules(1))
    expect(lastCall.withRules(1)?.newest().rules).toBe(2)
    expect(lastCall.withRules(3)).toBeUndefined()
    expect(roomWithRules(room, 1)).toBe(roomWithRules(room, 1))
    expect(roomWithRules(room, 3)).toBeUndefined()
  })

  test('an earlier version may have come with other components; an owner’s own stay in the box', () => {
    const old = { id: 'last-call', match: 4 }
    const game = defineGame({ ...lastCall.declared, earlierBoxes: { 1: old } })
    expect(game.withRules(1)?.box).toBe(old)
    expect(game.withRules(1)?.newest().box).toBe(lastCall.declared.box)
    const own = { id: 'mine', match: 9 }
    expect(game.withBox(own).withRules(1)?.box).toBe(own)
    const first = game.withRules(1)
    const table = first ? Table.open(first, { seats: 2, seed: seedFrom('old box') }) : 'no version 1'
    if (typeof table === 'string') throw new Error(table)
    expect(recordOf(table).box).not.toHaveProperty('data')
    const opened = openRecord(game, recordOf(table))
    expect(opened.ok && opened.table.game.box).toBe(old)
  })
})

test('the rulebook of a version has its rules as they were last written before they changed', () => {
  const book: Rulebook = {
    sections: {},
    rules: { A: 'three', B: 'always', C: 'new in 3' },
    examples: {},
    components: {},
    changes: { 2: 'A.', 3: 'A and C.' },
    earlier: { 1: { A: 'one', D: 'gone with 2' }, 2: { A: 'two', C: null } },
  }
  expect(rulebookOf(book, 3)).toBe(book)
  expect(rulebookOf(book, 2).rules).toEqual({ A: 'two', B: 'always' })
  expect(rulebookOf(book, 1).rules).toEqual({ A: 'one', B: 'always', D: 'gone with 2' })
  expect(rulebookOf(book, 2).changes).toEqual({ 2: 'A.' })
})
