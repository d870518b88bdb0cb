import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimBot } from '../store/bot-claims.ts'
import { entriesFrom } from '../store/entries.ts'
import { changeSeats, findMatch, insertMatch } from '../store/matches.ts'
import { openStore, type Store } from '../store/store.ts'
import type { MatchRow, SeatRow } from '../store/tables.ts'
import type { Place } from './test-server.ts'

const header = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'last-call',
  rules: 1,
  seats: 2,
  options: '{}',
  box: null,
  seed: '0'.repeat(32),
  seed_hash: 'f'.repeat(64),
  pace: '{"kind":"daily","hours":24}',
  visibility: 'public',
  takebacks: 1,
  rated: 1,
  host: null,
  status: 'open',
  created: 1,
  started: null,
  ended: null,
  reason: null,
  expires: 10,
  settled: 0,
  next: null,
  before: null,
  ...more,
})

const seat = (match: string, number: number): SeatRow => ({
  match,
  seat: number,
  person: null,
  bot: null,
  key_hash: null,
  name: null,
})

const wait = (match: string, entries: number) => ({
  match,
  entries,
  seat: 0,
  since: 5,
  wait: 0,
  bot: 'random',
  due: null,
})

const entry = (match: string, index: number, data = '{"id":"a","move":"roll"}') => ({
  match,
  index,
  seat: 0,
  kind: 'move',
  data,
  at: 1_800_000_000_000,
})

/** What the rest of the server relies on, on whatever store. */
export function storeContract(place: Place): void {
  describe(`the store on ${place.name}`, () => {
    let store: Store
    let again: () => Promise<Store>
    beforeAll(async () => {
      const { data, databaseUrl } = await place.fresh()
      again = () => openStore({ ...(data ? { data } : {}), ...(databaseUrl ? { url: databaseUrl } : {}) })
      store = await again()
    }, 60_000)
    afterAll(() => store.close())

    test('an index of a log is written once; many are written together', async () => {
      const appends = Array.from({ length: 50 }, (_, i) => ({ entry: entry(`log ${i}`, 0), wait: wait(`log ${i}`, 1) }))
      expect(await Promise.all(appends.map(append => store.log.append(append)))).toEqual(appends.map(() => true))
      const late = { entry: entry('log 7', 0, '{"id":"b"}'), wait: wait('log 7', 1) }
      const next = { entry: entry('log 7', 1), wait: wait('log 7', 2) }
      expect(await Promise.all([store.log.append(late), store.log.append(next)])).toEqual([false, true])
      const log = await entriesFrom(store.db, 'log 7', 0)
      expect(log.map(({ id, at }) => [id, at])).toEqual([
        ['a', 1_800_000_000_000],
        ['a', 1_800_000_000_000],
      ])
    })

    test('of many who write the same index at once one wins', async () => {
      const rivals = Array.from({ length: 20 }, (_, i) => ({
        entry: entry('rivals', 0, `{"id":"${i}"}`),
        wait: wait('rivals', 1),
      }))
      const outcomes = await Promise.all(
        rivals.map(async (append, i) => {
          await new Promise(done => setTimeout(done, i % 3))
          return store.log.append(append)
        }),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await entriesFrom(store.db, 'rivals', 0)).toHaveLength(1)
    })

    test('the end of a match is written with its last entry', async () => {
      await insertMatch(store.db, header('ending', { status: 'running' }), [seat('ending', 0)], undefined)
      const end = { status: 'over', ended: 77, reason: null } as const
      await store.log.append({ entry: entry('ending', 0), wait: wait('ending', 1), end })
      expect((await findMatch(store.db, 'ending'))?.header).toMatchObject({ status: 'over', ended: 77 })
    })

    test('the two who take the last seats at once start the match once', async () => {
      await insertMatch(store.db, header('last seats'), [seat('last seats', 0), seat('last seats', 1)], undefined)
      let begun = 0
      const sit = (number: number) =>
        changeSeats(
          store.db,
          'last seats',
          9,
          99,
          () => ({ seat: number, to: { person: `person ${number}` } }),
          () => {
            begun++
            return wait('last seats', 0)
          },
        )
      expect(await Promise.all([sit(0), sit(1)])).toEqual(['done', 'done'])
      expect(begun).toBe(1)
      expect((await findMatch(store.db, 'last seats'))?.header).toMatchObject({ status: 'running', started: 9 })
      expect(await sit(0)).toBe('not-open')
    })

    test('the work of a bot is claimed once, and again when the claim ran out', async () => {
      await store.log.append({ entry: entry('bot', 0), wait: wait('bot', 1) })
      const claims = await Promise.all([1, 2, 3].map(() => claimBot(store.db, 'bot', 1, 100, 200)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await claimBot(store.db, 'bot', 1, 150, 300)).toBe(false)
      expect(await claimBot(store.db, 'bot', 1, 201, 300)).toBe(true)
      expect(await claimBot(store.db, 'bot', 0, 400, 500)).toBe(false)
    })

    test('a store that is opened again has everything and migrates nothing twice', async () => {
      const second = await again()
      expect(await entriesFrom(second.db, 'log 7', 1)).toHaveLength(1)
      await second.close()
    })
  })
}
