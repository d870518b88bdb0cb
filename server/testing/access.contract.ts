import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { Guest } from './guest.ts'
import { openTestServer, type Place, seated, type TestServer } from './test-server.ts'

const ORIGIN = 'http://localhost'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

/** The ways in: passkeys, devices and tokens, and what signing in does to what was played as a guest. */
export function accessContract(place: Place): void {
  describe(`ways in on ${place.name}`, () => {
    let taproom: TestServer
    beforeAll(async () => {
      taproom = await openTestServer({ ...(await place.fresh()), origin: ORIGIN, rounds: 3_600_000 })
    }, 60_000)
    afterAll(() => taproom.close())

    const account = async (name: string) => {
      const key = new Authenticator(ORIGIN)
      const person = await taproom.guest(name)
      const { options, ticket } = await person.call('POST /api/passkeys/new')
      const response = key.register(options.challenge)
      const added = await person.ask('POST', '/api/passkeys/add', { ticket, response }, { 'user-agent': FIREFOX })
      expect(added.status).toBe(200)
      return { key, person }
    }
    const enter = async (device: Guest, key: Authenticator) => {
      const asked = await device.call('POST /api/passkeys/ask')
      const body = { ticket: asked.ticket, response: key.enter(asked.options.challenge) }
      const answer = await device.ask('POST', '/api/passkeys/enter', body)
      device.follow(answer)
      return answer
    }
    const me = async (device: Guest) => (await device.call('GET /api/me')).person

    test('signing in asks before it merges: nothing happens until the guest decides', async () => {
      const { key, person: ida } = await account('Ida')
      const bob = await taproom.guest('Bob')
      for (const merge of [true, false]) {
        const guest = await taproom.guest('Gus')
        const match = await seated([guest, bob])
        const { body } = await enter(guest, key)
        expect(body).toMatchObject({ person: { name: 'Ida' }, guest: { name: 'Gus', matches: 1 } })
        expect(await me(guest)).toMatchObject({ id: guest.id, name: 'Gus' })
        expect((await guest.state(match)).seat).toBe(0)
        const { ticket } = body.guest as { ticket: string }
        // The question is this guest's own.
        expect((await bob.ask('POST', '/api/passkeys/decide', { ticket, merge })).status).toBe(403)
        const again = await enter(guest, key)
        const mine = (again.body.guest as { ticket: string }).ticket
        guest.follow(await guest.ask('POST', '/api/passkeys/decide', { ticket: mine, merge }))
        expect(await me(guest)).toMatchObject({ id: ida.id, name: 'Ida' })
        expect((await guest.state(match)).seat).toBe(merge ? 0 : -1)
        // At the table they stay who the others know.
        const { match: seen } = await bob.call('GET /api/matches/{match}', { match })
        expect(seen.seats[0].name).toBe('Gus')
        expect((await guest.ask('POST', '/api/passkeys/decide', { ticket: mine, merge })).status).toBe(403)
      }
    })

    test('who has played nothing as a guest is asked nothing', async () => {
      const { key, person: ida } = await account('Ida')
      const guest = await taproom.guest('Gus')
      expect((await enter(guest, key)).body).not.toHaveProperty('guest')
      expect(await me(guest)).toMatchObject({ id: ida.id, name: 'Ida' })
    })

    test('passkeys are listed by the device that made them, and removed; without one an account is a guest again', async () => {
      const { key, person: ida } = await account('Ida')
      const listed = async () => (await ida.call('GET /api/me/passkeys')).passkeys
      expect(await listed()).toMatchObject([{ label: 'Firefox, Linux', used: null }])
      const phone = new Guest(taproom.address)
      await enter(phone, key)
      const [passkey] = await listed()
      expect(passkey.used).toBeGreaterThan(0)
      const eve = await taproom.guest('Eve')
      expect((await eve.ask('DELETE', `/api/me/passkeys/${passkey.id}`)).status).toBe(404)
      await ida.call('DELETE /api/me/passkeys/{name}', { name: passkey.id })
      expect(await listed()).toEqual([])
      expect(await me(ida)).toMatchObject({ kind: 'guest' })
      expect((await enter(new Guest(taproom.address), key)).status).toBe(403)
    })

    test('devices say what they are and which one this is; removed, they are out', async () => {
      const { key, person: ida } = await account('Ida')
      const phone = new Guest(taproom.address)
      await enter(phone, key)
      await ida.call('POST /api/me/tokens', { body: { label: 'my program' } })
      const { tokens } = await phone.call('GET /api/me/tokens')
      expect(tokens.map(({ kind, label, current }) => ({ kind, label, current }))).toEqual([
        { kind: 'cookie', label: '', current: false },
        { kind: 'cookie', label: '', current: true },
        { kind: 'token', label: 'my program', current: false },
      ])
      for (const { id, current } of tokens) if (!current) await phone.call('DELETE /api/me/tokens/{name}', { name: id })
      expect(await me(ida)).toBeNull()
      expect(await me(phone)).toMatchObject({ name: 'Ida' })
    })
  })
}
