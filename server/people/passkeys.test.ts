import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator } from '../testing/authenticator.ts'
import { Guest } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

let taproom: TestServer
beforeAll(async () => {
  taproom = await openTestServer({ origin: 'http://localhost' })
})
afterAll(() => taproom.close())

test('a guest makes a passkey and is the same person on another device', async () => {
  const key = new Authenticator('http://localhost')
  const ann = await taproom.guest('Ann')
  const { options, ticket } = await ann.call('POST /api/passkeys/new')
  const response = key.register(options.challenge)
  await ann.call('POST /api/passkeys/add', { body: { ticket, response } })
  const device = new Guest(taproom.address)
  const asked = await device.call('POST /api/passkeys/ask')
  const answer = { ticket: asked.ticket, response: key.enter(asked.options.challenge) }
  const entered = await device.ask('POST', '/api/passkeys/enter', answer)
  expect(entered.body).toMatchObject({ person: { id: ann.id, name: 'Ann', kind: 'account' } })
  device.cookie = entered.headers.getSetCookie()[0].split(';')[0]
  expect(await device.call('GET /api/me')).toMatchObject({ person: { id: ann.id } })
  // A challenge is answered once.
  expect((await device.ask('POST', '/api/passkeys/enter', answer)).status).toBe(403)
})

test('another’s challenge, another key and another site do not fit', async () => {
  const key = new Authenticator('http://localhost')
  const [ann, eve] = [await taproom.guest('Ann'), await taproom.guest('Eve')]
  const { options, ticket } = await ann.call('POST /api/passkeys/new')
  const response = key.register(options.challenge)
  expect((await eve.ask('POST', '/api/passkeys/add', { ticket, response })).status).toBe(403)
  const again = await ann.call('POST /api/passkeys/new')
  const phished = new Authenticator('http://evil.example').register(again.options.challenge)
  expect((await ann.ask('POST', '/api/passkeys/add', { ticket: again.ticket, response: phished })).status).toBe(403)
  const asked = await eve.call('POST /api/passkeys/ask')
  const unknown = {
    ticket: asked.ticket,
    response: new Authenticator('http://localhost').enter(asked.options.challenge),
  }
  expect((await eve.ask('POST', '/api/passkeys/enter', unknown)).status).toBe(403)
})

test('who signs in where they played as a guest keeps that; who does not want it leaves it', async () => {
  const key = new Authenticator('http://localhost')
  const ann = await taproom.guest('Ann')
  const { options, ticket } = await ann.call('POST /api/passkeys/new')
  await ann.call('POST /api/passkeys/add', { body: { ticket, response: key.register(options.challenge) } })
  const enter = async (device: Guest, more: object = {}) => {
    const asked = await device.call('POST /api/passkeys/ask')
    const response = key.enter(asked.options.challenge)
    const { headers } = await device.ask('POST', '/api/passkeys/enter', { ticket: asked.ticket, response, ...more })
    device.cookie = headers.getSetCookie()[0].split(';')[0]
  }
  const [phone, borrowed, bob] = await Promise.all(['Ann on the phone', 'Somebody', 'Bob'].map(taproom.guest))
  const played = await seated([phone, bob])
  const others = await seated([borrowed, bob])
  const connection = await phone.connect()
  await connection.watch(played)
  await enter(phone, { merge: true })
  await enter(borrowed, { merge: false })
  expect(await phone.call('GET /api/me')).toMatchObject({ person: { id: ann.id, name: 'Ann' } })
  const sits = async (guest: Guest, match: string) => (await guest.state(match)).seat
  expect(await sits(ann, played)).toBe(0)
  expect(await sits(phone, played)).toBe(0)
  expect(await sits(borrowed, others)).toBe(-1)
  // The connection that was opened as the guest sits nowhere any more.
  await connection.until(() => (connection.seat === -1 ? true : undefined))
})
