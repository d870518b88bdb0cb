import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a mail address counts once its owner typed in the code that came there', async () => {
  const ann = await taproom.guest('Ann')
  const set = () => ann.ask('PUT', '/api/me/notices/mail', { data: { address: 'ann@example.org' } })
  const test_ = () => ann.ask('POST', '/api/me/notices/mail/test')
  const codeIn = (letter: string) => /is (\d{6})/.exec(letter)?.[1] ?? ''
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
  expect(JSON.stringify(await ann.call('GET /api/me/notices'))).not.toMatch(/code|until/)
})
