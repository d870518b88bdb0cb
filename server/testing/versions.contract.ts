import { defineGame, openRecord, roomWithRules, type Shelf } from '@taproom/engine'
import { lastCall } from '@taproom/engine/example'
import { formOf, PROTOCOL } from '@taproom/protocol'
import { describe, expect, test } from 'vitest'
import { readStore, shadow } from '../shadow.ts'
import { exampleRoom, exampleShelf } from './example.ts'
import { openTestServer, type Place, playOn, seated } from './test-server.ts'

/** The code before the update: it knows only the first version of the rules. */
const yesterday = defineGame({ ...lastCall.declared, versions: [1] })
const shelfOf = (game: typeof lastCall): Shelf => ({ 'last-call': async () => ({ ...exampleRoom, game }) })

/** An update of the rules while matches are played, on whatever store. */
export function versionsContract(place: Place): void {
  describe(`an update of the rules on ${place.name}`, () => {
    test('a match begun before goes on by its own rules, bots included, while a new one plays the new', async () => {
      const store = await place.fresh()
      const before = await openTestServer({ ...store, shelf: shelfOf(yesterday) })
      const ann = await before.guest('Ann')
      const old = await seated([ann], 1)
      const finished = await seated([ann], 1)
      const early = await ann.connect()
      await early.watch(finished)
      await playOn([early], finished)
      const told = await ann.call('GET /api/matches/{match}/record', { match: finished })
      await early.watch(old)
      await playOn([early], old, () => early.index > 1)
      early.cut()
      await before.close()

      const { databaseUrl: url, data } = store
      const seen = await readStore(url ? { url } : { data }, db => shadow({ db, shelf: exampleShelf }))
      expect(seen).toMatchObject({ matches: 2, played: { 'last-call 1': 2 }, differing: [] })

      const after = await openTestServer(store)
      const again = await after.guest('Ann')
      again.cookie = ann.cookie
      const connection = await again.connect()
      connection.say({ t: 'watch', match: old })
      expect(await connection.next('table')).toMatchObject({ rules: 1, form: formOf(yesterday) })
      expect(connection.standing).not.toHaveProperty('broken')
      await playOn([connection], old)
      const record = await again.call('GET /api/matches/{match}/record', { match: old })
      expect(record.rules).toBe(1)
      expect(openRecord(yesterday, record)).toMatchObject({ ok: true })
      // What was over before is as it was.
      expect(await again.call('GET /api/matches/{match}/record', { match: finished })).toEqual(told)

      const { id: rematch } = await again.call('POST /api/matches/{match}/rematch', { match: old })
      const { match: described } = await again.call('GET /api/matches/{match}', { match: rematch })
      expect(described.rules).toBe(2)
      connection.say({ t: 'watch', match: rematch })
      expect(await connection.next('table')).toMatchObject({ rules: 2, form: formOf(lastCall) })
      await playOn([connection], rematch)
      expect((await again.call('GET /api/matches/{match}/record', { match: rematch })).rules).toBe(2)
      const { games } = await again.call('GET /api/games')
      expect(games).toMatchObject([{ rules: 2, versions: [1, 2] }])
      await after.close()
    })

    test('a page from before the update reads what it knows and is refused the rest', async () => {
      const store = await place.fresh()
      const before = await openTestServer({ ...store, shelf: shelfOf(yesterday) })
      const ann = await before.guest('Ann')
      const old = await seated([ann], 1)
      await before.close()
      const after = await openTestServer(store)
      const again = await after.guest('Ann')
      again.cookie = ann.cookie
      const fresh = await seated([again], 1)
      const page = await again.connect()
      page.say({ t: 'watch', match: fresh, v: PROTOCOL, form: formOf(yesterday) })
      expect(await page.next('refused')).toMatchObject({ match: fresh, code: 'outdated' })
      expect(page.cells).toHaveLength(0)
      page.say({ t: 'watch', match: old, v: PROTOCOL, form: formOf(yesterday) })
      expect(await page.next('table')).toMatchObject({ match: old, rules: 1 })
      await after.close()
    })

    test('a server that was put back keeps the matches of rules it does not know, and says why they stand still', async () => {
      const store = await place.fresh()
      const newer = await openTestServer(store)
      const ann = await newer.guest('Ann')
      const match = await seated([ann], 1)
      await newer.close()
      const older = await openTestServer({ ...store, shelf: shelfOf(yesterday) })
      const again = await older.guest('Ann')
      again.cookie = ann.cookie
      const { standing } = await again.state(match)
      expect(standing.broken).toBe('played under version 2 of the rules; here is version 1')
      await older.close()
      const back = await openTestServer(store)
      const third = await back.guest('Ann')
      third.cookie = ann.cookie
      expect((await third.state(match)).standing).not.toHaveProperty('broken')
      await back.close()
    })
  })

  test('every version has a form of its own', () => {
    const first = roomWithRules(exampleRoom, 1)
    expect(first && formOf(first.game)).toBe(formOf(yesterday))
    expect(formOf(lastCall)).not.toBe(formOf(yesterday))
  })
}
