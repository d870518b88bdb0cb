import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

let taproom: TestServer
beforeAll(async () => {
  taproom = await openTestServer()
})
afterAll(() => taproom.close())

const arrive = async (name: string) => (await taproom.guest('x')).ask('PATCH', '/api/me', { name })

test.each([
  ['a NUL', 'An\u0000n'],
  ['nothing but what nobody sees', '\u3164\u2800'],
  ['something invisible inside', 'An\u00adn'],
  ['a mark that turns the line around', 'Ann\u061c'],
  ['a letter nobody knows', 'Ann\ue000'],
  ['only marks over nothing', '\u0301\u0301'],
])('a name with %s is refused with a sentence', async (_what, name) => {
  const { status, body } = await arrive(name)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(/name|NUL/)
  expect(JSON.stringify(body)).not.toMatch(/Invalid|\^\[/)
})

test.each([
  ['  Ann \t  of   Green  ', 'Ann of Green'],
  ['Ａｎｎ', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['Marie-José 🍺', 'Marie-José 🍺'],
  ['李小龍', '李小龍'],
])('the name "%s" is kept as "%s"', async (name, kept) => {
  expect((await arrive(name)).body).toMatchObject({ person: { name: kept } })
})

test('of two people with one name at a table each can be told from the other', async () => {
  const match = await seated([await taproom.guest('Ann'), await taproom.guest('ann'), await taproom.guest('Ann')])
  const { body } = await (await taproom.guest('Eve')).ask('GET', `/api/matches/${match}`)
  expect(body).toMatchObject({ match: { seats: [{ name: 'Ann' }, { name: 'ann (2)' }, { name: 'Ann (3)' }] } })
})

test('a NUL in what is said, by whichever way, is refused and nothing is broken by it', async () => {
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob])
  expect((await ann.ask('POST', `/api/matches/${match}/chat`, { text: 'a\u0000b' })).status).toBe(400)
  expect((await ann.ask('POST', '/api/me/tokens', { label: 'a\u0000b' })).status).toBe(400)
  const connection = await ann.connect()
  connection.say({ t: 'chat', match, text: 'a\u0000b' })
  expect(await connection.next('refused')).toMatchObject({ code: 'bad-request' })
})
