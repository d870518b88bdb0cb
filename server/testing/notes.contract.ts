import { MAX_NOTE } from '@taproom/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeGuest } from '../people/merge.ts'
import { openTestServer, type Place, seated, type TestServer } from './test-server.ts'

/** Notes to oneself, match by match. */
export function notesContract(place: Place): void {
  describe(`notes on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), rounds: 3_600_000 })
    }, 60_000)
    afterAll(() => taproom.close())

    test('each person at a table keeps a note of their own; nobody else reads it', async () => {
      const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map(taproom.guest))
      const match = await seated([ann, bob])
      expect(await ann.call('GET /api/matches/{match}/note', { match })).toEqual({ text: '' })
      await ann.call('PUT /api/matches/{match}/note', {
        match,
        body: { text: 'Bob wants the dice.\nTake them first.' },
      })
      await bob.call('PUT /api/matches/{match}/note', { match, body: { text: 'Watch Ann.' } })
      await ann.call('PUT /api/matches/{match}/note', { match, body: { text: 'Another plan' } })
      expect(await ann.call('GET /api/matches/{match}/note', { match })).toEqual({ text: 'Another plan' })
      expect(await bob.call('GET /api/matches/{match}/note', { match })).toEqual({ text: 'Watch Ann.' })
      expect((await cy.ask('GET', `/api/matches/${match}/note`)).body).toMatchObject({ error: { code: 'not-seated' } })
      expect((await cy.ask('PUT', `/api/matches/${match}/note`, { text: 'x' })).status).toBe(403)
      await bob.call('PUT /api/matches/{match}/note', { match, body: { text: '' } })
      expect(await bob.call('GET /api/matches/{match}/note', { match })).toEqual({ text: '' })
    })

    test('a note has a most length, and none of it is kept of a longer one', async () => {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(taproom.guest))
      const match = await seated([ann, bob])
      const put = (length: number) => ann.ask('PUT', `/api/matches/${match}/note`, { text: 'n'.repeat(length) })
      expect((await put(MAX_NOTE)).status).toBe(200)
      expect((await put(MAX_NOTE + 1)).body).toMatchObject({ error: { code: 'bad-request' } })
      const { text } = await ann.call('GET /api/matches/{match}/note', { match })
      expect(text).toHaveLength(MAX_NOTE)
    })

    test('notes are exported, follow a guest into the account, and go with their person', async () => {
      const [ann, bob, account] = await Promise.all(['Ann', 'Bob', 'Annabel'].map(taproom.guest))
      const { db } = taproom.services.store
      const match = await seated([ann, bob])
      for (const one of [ann, bob]) await one.call('PUT /api/matches/{match}/note', { match, body: { text: 'Mine' } })
      expect(await ann.call('GET /api/me/export')).toMatchObject({ notes: [{ match, text: 'Mine' }] })
      await mergeGuest(
        db,
        { id: ann.id, name: 'Ann', kind: 'guest' },
        { id: account.id, name: 'Annabel', kind: 'account' },
      )
      expect(await account.call('GET /api/matches/{match}/note', { match })).toEqual({ text: 'Mine' })
      await bob.call('DELETE /api/me')
      expect(await db.selectFrom('note').select('person').where('match', '=', match).execute()).toEqual([
        { person: account.id },
      ])
    })
  })
}
