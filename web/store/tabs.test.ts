import { describe, expect, test } from 'vitest'
import { type Hold, holdMatch } from './tabs.ts'

type Act = (lock: Lock | null) => Promise<unknown> | undefined

/** Web Locks, in so far as they are used: one holder for each name, the others wait for it or take it away. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, { readonly done: Promise<unknown>; readonly rob: () => void }>()
  const request = async (name: string, options: LockOptions, act: Act): Promise<unknown> => {
    await Promise.resolve()
    while (held.has(name) && !options.steal) {
      if (options.ifAvailable) return act(null)
      const late = new Promise((_, reject) =>
        options.signal?.addEventListener('abort', () => reject(new Error('late'))),
      )
      await Promise.race([held.get(name)?.done, late])
    }
    held.get(name)?.rob()
    return new Promise<void>((resolve, reject) => {
      const done = Promise.resolve(act({ name, mode: 'exclusive' }))
      const mine = { done, rob: () => reject(new Error('stolen')) }
      held.set(name, mine)
      void done.then(() => {
        if (held.get(name) === mine) held.delete(name)
        resolve()
      })
    })
  }
  return { request: request as LockManager['request'] }
}

describe.each([
  ['by locks', fakeLocks],
  ['by messages', () => null],
])('one match in several tabs, %s', (_, makeLocks) => {
  /** Tabs opened in the same tick, and what each was told to give up. */
  const open = (...matches: string[]) => {
    const locks = makeLocks()
    const given: { tab: number; late: boolean }[] = []
    const tabs: Hold[] = []
    const more = (match: string) => {
      const tab = tabs.length
      tabs.push(holdMatch(match, async late => void given.push({ tab, late }), locks))
      return tabs[tab]
    }
    for (const match of matches) more(match)
    return { tabs, given, more, close: () => tabs.forEach(tab => void tab.close()) }
  }

  test('one of two that are opened at once has it', async () => {
    const { tabs, close } = open('m', 'm', 'other')
    const mine = await Promise.all(tabs.map(tab => tab.mine))
    expect(mine.slice(0, 2).filter(Boolean)).toHaveLength(1)
    expect(mine[2]).toBe(true)
    close()
  })

  test('the later tab learns of the earlier one and can take over', async () => {
    const { tabs, given, more, close } = open('m')
    expect(await tabs[0].mine).toBe(true)
    const second = more('m')
    expect(await second.mine).toBe(false)
    expect(await second.take()).toBe(true)
    expect(given).toEqual([{ tab: 0, late: false }])
    expect(await more('m').mine).toBe(false)
    expect(await tabs[0].take()).toBe(true)
    expect(given.at(-1)).toEqual({ tab: 1, late: false })
    close()
  })

  test('a tab that is closed leaves it to the next', async () => {
    const { tabs, more, close } = open('m')
    await tabs[0].mine
    tabs[0].close()
    expect(await more('m').mine).toBe(true)
    close()
  })

  test('of two that take over at once, one has it', async () => {
    const { tabs, given, more, close } = open('m')
    await tabs[0].mine
    const [a, b] = [more('m'), more('m')]
    await Promise.all([a.mine, b.mine])
    const taken = await Promise.all([a.take(), b.take()])
    const lost = given.filter(({ tab }) => tab > 0).length
    expect(taken.filter(Boolean).length - lost).toBe(1)
    close()
  })

  test('a tab that does not let go loses it, and is told', async () => {
    const locks = makeLocks()
    const told: boolean[] = []
    const stuck = holdMatch('m', late => new Promise(() => told.push(late)), locks)
    await stuck.mine
    const second = holdMatch('m', async () => {}, locks)
    expect(await second.mine).toBe(false)
    expect(await second.take()).toBe(true)
    expect(told).toEqual([false])
    stuck.close()
    second.close()
  })
})
