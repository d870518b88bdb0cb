import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/guest.ts'
import { openTestServer, seated, type TestServer } from '../testing/test-server.ts'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A passkey made of code: an ES256 key that answers as an authenticator does. */
class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  readonly #origin: string
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.#count)
    return Buffer.concat([sha(new URL(this.#origin).hostname), Buffer.from([flags]), count])
  }

  #answer(response: { readonly [part: string]: string }) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  register(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, this.#id.length])
    const authData = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.#id, cbor(key)])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  enter(challenge: string) {
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(0x05)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha(client)]))
      .sign(this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }
}

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
  await enter(phone)
  await enter(borrowed, { merge: false })
  expect(await phone.call('GET /api/me')).toMatchObject({ person: { id: ann.id, name: 'Ann' } })
  const sits = async (guest: Guest, match: string) => (await guest.state(match)).seat
  expect(await sits(ann, played)).toBe(0)
  expect(await sits(phone, played)).toBe(0)
  expect(await sits(borrowed, others)).toBe(-1)
  // The connection that was opened as the guest sits nowhere any more.
  await connection.until(() => (connection.seat === -1 ? true : undefined))
})
