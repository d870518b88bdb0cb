import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hashOf } from '../people/people.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

/** As little of a mail server as nodemailer needs. */
function mailServer(letters: string[]): Server {
  return createServer((socket: Socket) => {
    let letter: string | undefined
    socket.write('220 here\r\n')
    socket.on('error', () => {})
    socket.on('data', data => {
      const text = String(data)
      if (letter !== undefined) {
        letter += text
        if (!letter.endsWith('\r\n.\r\n')) return
        letters.push(letter)
        letter = undefined
        socket.write('250 taken\r\n')
        return
      }
      for (const line of text.trim().split('\r\n'))
        if (/^DATA/i.test(line)) {
          letter = ''
          socket.write('354 go on\r\n')
        } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
}

const letters: string[] = []
let post: Server
let taproom: TestServer
beforeAll(async () => {
  post = mailServer(letters)
  await new Promise<void>(done => post.listen(0, '127.0.0.1', done))
  const address = post.address()
  const port = typeof address === 'object' && address ? address.port : 0
  taproom = await openTestServer({ smtp: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
})
afterAll(async () => {
  await taproom.close()
  await new Promise(done => post.close(done))
})
afterEach(() => vi.useRealTimers())

const codeIn = (letter: string | undefined) => /is (\d{6})/.exec(letter ?? '')?.[1] ?? ''

test('a mail address counts once its owner typed in the code that came there', async () => {
  const ann = await taproom.guest('Ann')
  const set = () => ann.ask('PUT', '/api/me/notices/mail', { data: { address: 'ann@example.org' } })
  const test_ = () => ann.ask('POST', '/api/me/notices/mail/test')
  expect((await set()).status).toBe(200)
  expect((await test_()).body).toMatchObject({ error: { code: 'not-set' } })
  const code = codeIn(letters[0])
  const wrong = code === '123456' ? '654321' : '123456'
  expect((await ann.ask('POST', '/api/me/notices/mail/confirm', { code: wrong })).status).toBe(400)
  // One guess only: the right one is worth nothing any more.
  expect((await ann.ask('POST', '/api/me/notices/mail/confirm', { code })).status).toBe(400)
  await set()
  expect((await ann.ask('POST', '/api/me/notices/mail/confirm', { code: codeIn(letters[1]) })).status).toBe(200)
  expect((await test_()).status).toBe(200)
  expect(letters[2]).toContain('To: ann@example.org')
  // A mail program finds its button in the head of every notice, and people find the link; a code is no notice.
  const head = letters[2]?.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? ''
  const [, link = ''] = /^List-Unsubscribe: <(http[^ >]+)>$/m.exec(head) ?? []
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(
    letters[2]?.replaceAll('\r\n..', '\r\n.').replaceAll('=\r\n', '').replaceAll('=3D', '=').split(link),
  ).toHaveLength(3)
  expect(letters[1]).not.toContain('List-Unsubscribe')
  const { pathname, search } = new URL(link)
  expect((await fetch(taproom.address + pathname + search, { method: 'POST' })).status).toBe(200)
  expect((await test_()).body).toMatchObject({ error: { code: 'not-set' } })
  expect(JSON.stringify(await ann.call('GET /api/me/notices'))).not.toMatch(/code|until/)
})

test('a code is known only to who reads the letter: what is kept about one does not tell it', async () => {
  const eve = await taproom.guest('Eve')
  await eve.ask('PUT', '/api/me/notices/mail', { data: { address: 'victim@example.org' } })
  const kept = JSON.stringify((await eve.ask('GET', '/api/me/export')).body)
  expect(kept).not.toMatch(/[0-9a-f]{64}/)
  // Nor does who reads the store find it by trying all there are.
  const stored = JSON.stringify(await taproom.services.store.db.selectFrom('confirmation').selectAll().execute())
  expect(stored).not.toContain(hashOf(codeIn(letters.at(-1))))
})

test('a code is good for an hour, and somebody gets only so many of them', async () => {
  const eve = await taproom.guest('Eve')
  const set = (address: string) => eve.ask('PUT', '/api/me/notices/mail', { data: { address } })
  await set('eve@example.org')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  const code = codeIn(letters.at(-1))
  expect((await eve.ask('POST', '/api/me/notices/mail/confirm', { code })).body).toMatchObject({
    error: { code: 'wrong-code' },
  })
  const asked = []
  for (let i = 0; i < 6; i++) asked.push((await set(`eve${i}@example.org`)).status)
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
  const [cy, dan] = [await taproom.guest('Cy'), await taproom.guest('Dan')]
  const writeTo = async (guest: typeof cy) =>
    (await guest.ask('PUT', '/api/me/notices/mail', { data: { address: 'stranger@example.org' } })).status
  const letters_ = [await writeTo(cy), await writeTo(dan), await writeTo(cy), await writeTo(dan)]
  expect(letters_).toEqual([200, 200, 200, 429])
})
