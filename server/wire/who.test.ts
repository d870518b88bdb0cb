import { routes } from '@taproom/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

const deed = { action: { kind: 'move', move: 'keep' }, expected: 0, id: 'x' }
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response: {} }

/**
 * Every route with a right body, asked by somebody who has a session but nothing to do with this match or this person.
 * [body, what a stranger gets, what who is nobody gets]
 */
const TABLE: { readonly [route: string]: readonly [body: unknown, stranger: number, nobody: number] } = {
  'GET /api/games': [undefined, 200, 200],
  'GET /api/house': [undefined, 200, 200],
  'POST /api/matches': [{ game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] }, 200, 401],
  'GET /api/matches': [undefined, 200, 200],
  'GET /api/matches/{match}': [undefined, 200, 200],
  'GET /api/matches/{match}/box': [undefined, 200, 200],
  'GET /api/matches/{match}/state': [undefined, 200, 200],
  'GET /api/matches/{match}/positions': [undefined, 200, 200],
  'POST /api/matches/{match}/actions': [deed, 403, 401],
  'POST /api/matches/{match}/seats/{seat}/take': [{ key: 'guess' }, 409, 401],
  'POST /api/matches/{match}/seats/{seat}/free': [undefined, 409, 401],
  'POST /api/matches/{match}/seats/{seat}/bot': [{ bot: 'random' }, 409, 401],
  'POST /api/matches/{match}/seats/{seat}/link': [undefined, 409, 401],
  'DELETE /api/matches/{match}': [undefined, 403, 401],
  'POST /api/matches/{match}/rematch': [undefined, 403, 401],
  'GET /api/matches/{match}/record': [undefined, 409, 409],
  'GET /api/me/matches': [undefined, 200, 401],
  'POST /api/guests': [{ name: 'Somebody' }, 200, 200],
  'GET /api/me': [undefined, 200, 200],
  'PATCH /api/me': [{ name: 'Other' }, 200, 401],
  'GET /api/me/export': [undefined, 200, 401],
  'GET /api/me/tokens': [undefined, 200, 401],
  'POST /api/me/tokens': [{ label: 'mine' }, 200, 401],
  'DELETE /api/me/tokens/{name}': [undefined, 404, 401],
  'GET /api/people/{name}': [undefined, 404, 404],
  'GET /api/ratings/{name}': [undefined, 200, 200],
  'GET /api/matches/{match}/chat': [undefined, 403, 403],
  'POST /api/matches/{match}/chat': [{ text: 'hello' }, 403, 401],
  'PUT /api/me/mutes/{name}': [undefined, 200, 401],
  'DELETE /api/me/mutes/{name}': [undefined, 200, 401],
  'GET /api/me/notices': [undefined, 200, 401],
  'PUT /api/me/notices/{name}': [{ data: {} }, 404, 401],
  'DELETE /api/me/notices/{name}': [undefined, 404, 401],
  'POST /api/me/notices/{name}/test': [undefined, 404, 401],
  'POST /api/me/notices/mail/confirm': [{ code: '123456' }, 400, 401],
  'GET /api/notices/off': [undefined, 403, 403],
  'POST /api/notices/off': [undefined, 403, 403],
  'POST /api/passkeys/new': [undefined, 200, 401],
  'POST /api/passkeys/add': [{ ticket: 'x', response: credential }, 403, 401],
  'POST /api/passkeys/ask': [undefined, 200, 200],
  'POST /api/passkeys/enter': [{ ticket: 'x', response: credential }, 403, 403],
  'POST /api/passkeys/decide': [{ ticket: 'x', merge: false }, 403, 401],
  'GET /api/me/passkeys': [undefined, 200, 401],
  'DELETE /api/me/passkeys/{name}': [undefined, 404, 401],
  'GET /api/matches/{match}/note': [undefined, 403, 401],
  'PUT /api/matches/{match}/note': [{ text: 'mine' }, 403, 401],
  'GET /api/matches/{match}/invitations': [undefined, 403, 401],
  'POST /api/matches/{match}/seats/{seat}/invite': [{ person: 'somebody-else' }, 403, 401],
  'GET /api/me/invitations': [undefined, 200, 401],
  'DELETE /api/me/invitations/{match}': [undefined, 200, 401],
  'GET /api/me/people': [undefined, 200, 401],
  'POST /api/me/friends/link': [undefined, 200, 401],
  'DELETE /api/me/friends/{name}': [undefined, 200, 401],
  'GET /api/friends/{name}': [undefined, 404, 404],
  'POST /api/friends/{name}': [undefined, 404, 401],
  'PUT /api/me/blocks/{name}': [undefined, 404, 401],
  'DELETE /api/me/blocks/{name}': [undefined, 200, 401],
  'POST /api/reports': [{ person: 'somebody-else', reason: 'talk', text: '' }, 404, 401],
  'POST /api/me/leave': [undefined, 200, 401],
  'DELETE /api/me': [undefined, 200, 401],
}

/** Answered outside of the table: see the test below. */
const PLAIN = ['GET /healthz', 'GET /metrics', 'GET /api/openapi.json', 'GET /*']

let taproom: TestServer
let match: string
beforeAll(async () => {
  taproom = await openTestServer({ metricsToken: 'a token' })
  match = await seated([await taproom.guest('Ann'), await taproom.guest('Bob')])
})
afterAll(() => taproom.close())

describe('who may use a route', () => {
  test('every route is in the table, and nothing else is answered but these', () => {
    const known = [...Object.keys(TABLE), ...PLAIN]
    const heads = known.filter(path => path.startsWith('GET ')).map(path => path.replace('GET', 'HEAD'))
    expect([...taproom.paths].sort()).toEqual([...known, ...heads].sort())
    expect(Object.keys(routes).sort()).toEqual(Object.keys(TABLE).sort())
  })

  test('what needs no route: health, the document and the web are for all, numbers for who has the token', async () => {
    const eve = await taproom.guest('Eve')
    expect((await eve.ask('GET', '/healthz')).status).toBe(200)
    expect((await eve.ask('GET', '/api/openapi.json')).status).toBe(200)
    expect((await eve.ask('GET', '/metrics')).status).toBe(401)
    expect((await eve.ask('GET', '/../server/package.json')).status).toBe(404)
    expect((await eve.ask('GET', '/%2e%2e%2fserver%2fpackage.json')).status).toBeGreaterThanOrEqual(400)
  })

  const pathOf = (path: string) =>
    path.replace('{match}', match).replace('{seat}', '1').replace('{name}', 'somebody-else')

  for (const [route, [body, stranger, nobody]] of Object.entries(TABLE)) {
    const [method, path] = route.split(' ')
    test(`${route}: a stranger ${stranger}, nobody ${nobody}`, async () => {
      const eve: Guest = await taproom.guest('Eve')
      expect((await eve.ask(method, pathOf(path), body)).status).toBe(stranger)
      const { cookie } = eve
      eve.cookie = undefined
      expect((await eve.ask(method, pathOf(path), body)).status).toBe(nobody)
      // Something that looks like a session and is none.
      eve.cookie = 'taproom=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      expect((await eve.ask(method, pathOf(path), body)).status).toBe(nobody)
      // A cookie is not a token.
      eve.cookie = undefined
      eve.token = cookie?.split('=')[1]
      expect((await eve.ask(method, pathOf(path), body)).status).toBe(nobody)
    })
  }

  test('nothing of the match was touched by all that', async () => {
    const { index } = await (await taproom.guest('Cy')).state(match)
    expect(index).toBe(0)
  })

  test('another site may ask for nothing that changes something, whatever cookie it borrows', async () => {
    const ann = await taproom.guest('Ann')
    const wishes = { game: 'last-call', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const from = (headers: Record<string, string>) => ann.ask('POST', '/api/matches', wishes, headers)
    expect((await from({ origin: 'https://evil.example' })).body).toMatchObject({ error: { code: 'wrong-origin' } })
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ origin: taproom.address })).status).toBe(200)
  })

  test('a token that was taken away opens nothing any more', async () => {
    const ann = await taproom.guest('Ann')
    const { id, token } = await ann.call('POST /api/me/tokens', { body: { label: 'program' } })
    const program = await taproom.guest('unused')
    program.cookie = undefined
    program.token = token
    expect((await program.ask('GET', '/api/me/matches')).status).toBe(200)
    expect((await ann.ask('DELETE', `/api/me/tokens/${id}`)).status).toBe(200)
    expect((await program.ask('GET', '/api/me/matches')).status).toBe(401)
  })

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const { headers } = await (await taproom.guest('Ann')).ask('POST', '/api/guests', { name: 'Bob' })
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    expect(headers.getSetCookie()[0]).toMatch(/SameSite=Lax/)
  })

  test('only hashes of tokens and keys are kept', async () => {
    const ann = await taproom.guest('Ann')
    const created = await ann.call('POST /api/matches', {
      body: {
        game: 'last-call',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      },
    })
    const { db } = taproom.services.store
    const kept = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('seat').selectAll().execute(),
    ])
    expect(kept).not.toContain(ann.cookie?.split('=')[1])
    expect(kept).not.toContain(created.keys[1])
  })
})
