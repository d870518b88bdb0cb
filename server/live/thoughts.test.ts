import { describe, expect, test } from 'vitest'
import { Thoughts } from './thoughts.ts'

const settled = () => new Promise<void>(done => setImmediate(done))

/** Thoughts that end when they are told to; the names of those that began. */
function thinking(threads: number, perPerson = 100, most = 1000) {
  const thoughts = new Thoughts({ threads, perPerson, most })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (person: string, match: string) =>
    thoughts.think({ person, match }, () => {
      began.push(match)
      return new Promise<void>(done => ends.set(match, done))
    })
  const end = async (match: string) => {
    ends.get(match)?.()
    await settled()
    await settled()
  }
  return { thoughts, began, ask, end }
}

describe('whose bot thinks next', () => {
  test('people take turns, however many tables one of them has', async () => {
    const { began, ask, end } = thinking(1)
    for (let i = 0; i < 20; i++) ask('Eve', `eve ${i}`)
    ask('Ann', 'ann')
    ask('Bob', 'bob')
    await settled()
    expect(began).toEqual(['eve 0'])
    await end('eve 0')
    await end('eve 1')
    await end('ann')
    await end('bob')
    expect(began).toEqual(['eve 0', 'eve 1', 'ann', 'bob', 'eve 2'])
  })

  test('so many of one person wait, and so many at all; the others are put off', async () => {
    const { thoughts, ask, end } = thinking(1, 3, 5)
    // One is thought about, three wait.
    for (let i = 0; i < 4; i++) expect(ask('Eve', `eve ${i}`)).toBeDefined()
    expect(ask('Eve', 'eve 4')).toBeUndefined()
    expect(thoughts.full).toEqual(['Eve'])
    expect(ask('Ann', 'ann 0')).toBeDefined()
    expect(ask('Ann', 'ann 1')).toBeDefined()
    expect(ask('Bob', 'bob')).toBeUndefined()
    expect([thoughts.waiting, thoughts.room]).toEqual([5, 0])
    await settled()
    await end('eve 0')
    expect(ask('Bob', 'bob')).toBeDefined()
  })

  test('a match waits once', async () => {
    const { thoughts, ask } = thinking(1)
    ask('Eve', 'first')
    expect(ask('Eve', 'second')).toBeDefined()
    expect(ask('Ann', 'second')).toBeUndefined()
    expect(thoughts.waiting).toBe(1)
  })

  test('a thought that fails gives its place away', async () => {
    const thoughts = new Thoughts({ threads: 1, perPerson: 9, most: 9 })
    const failed = thoughts.think({ person: 'Eve', match: 'a' }, () => Promise.reject(new Error('lost the thread')))
    await expect(failed).rejects.toThrow('lost the thread')
    expect(await thoughts.think({ person: 'Eve', match: 'b' }, async () => 'thought')).toBe('thought')
  })

  test('there are as many at once as threads', async () => {
    const { began, ask } = thinking(2)
    for (const match of ['a', 'b', 'c']) ask('Eve', match)
    await settled()
    expect(began).toEqual(['a', 'b'])
  })
})

test('of many who could wait, those that have room', () => {
  const thoughts = new Thoughts({ threads: 0, perPerson: 2, most: 4 })
  thoughts.think({ person: 'Eve', match: 'eve 0' }, async () => {})
  const asked = ['Eve', 'Eve', 'Ann', 'Ann', 'Ann', 'Bob'].map((person, i) => ({ person, match: `${person} ${i + 1}` }))
  expect(thoughts.fitting(asked).map(({ match }) => match)).toEqual(['Eve 1', 'Ann 3', 'Ann 4'])
})
