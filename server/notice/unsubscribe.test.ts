import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const received: { readonly path: string; readonly body: string; readonly actions: string }[] = []
const outside = createServer((request, response) => {
  let body = ''
  request.on('data', data => {
    body += data
  })
  request.on('end', () => {
    received.push({ path: request.url ?? '', body, actions: String(request.headers.actions) })
    response.end()
  })
})
let taproom: TestServer
let address: string
beforeAll(async () => {
  await new Promise<void>(done => outside.listen(0, '127.0.0.1', done))
  const port = outside.address()
  address = `http://127.0.0.1:${typeof port === 'object' && port ? port.port : 0}`
  taproom = await openTestServer({ allowPrivate: true, origin: 'https://taproom.example' })
})
afterAll(async () => {
  await taproom.close()
  await new Promise(done => outside.close(done))
})

const LINK = /https:\/\/taproom\.example(\/api\/notices\/off\?way=[\w~-]+)/

/** Somebody with a webhook, and where a notice by it says that one is rid of it. */
async function told(name: string, style: string, language = 'en') {
  const guest = await taproom.guest(name)
  const set = (path: string) =>
    guest.ask('PUT', '/api/me/notices/webhook', { data: { url: `${address}${path}`, style }, language })
  await set(`/${name}`)
  expect((await guest.ask('POST', '/api/me/notices/webhook/test')).status).toBe(200)
  const { body = '', actions = '' } = received.find(({ path }) => path === `/${name}`) ?? {}
  const [, off = ''] = LINK.exec(`${body} ${actions}`) ?? []
  const enabled = async () => (await guest.call('GET /api/me/notices')).settings[0]?.enabled
  return { set, off, enabled }
}

/** As somebody who is not signed in. */
async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(taproom.address + path, init)
  const { status, headers } = response
  return { status, type: headers.get('content-type') ?? '', page: await response.text() }
}

test('every kind of notice says how to be rid of it', async () => {
  for (const style of ['json', 'discord', 'slack', 'ntfy'])
    expect((await told(`by-${style}`, style)).off, style).not.toBe('')
})

test('who opens the link is asked, and only the button acts: programs that read mail open links too', async () => {
  const { off, enabled } = await told('Ann', 'json')
  const asked = await open(off)
  expect(asked.status).toBe(200)
  expect(asked.type).toContain('text/html')
  expect(asked.page).toContain('<html lang="en">')
  expect(asked.page).toMatch(/<form method="post">.*<button/s)
  await open(off, { method: 'HEAD' })
  expect(await enabled()).toBe(true)

  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://taproom.example' }
  const done = await open(off, { method: 'POST', headers: form, body: '' })
  expect(done.status).toBe(200)
  expect(done.page).not.toContain('<form')
  expect(await enabled()).toBe(false)
  expect((await open(off)).page).toBe(done.page)
})

test('a mail program does it in one step, in either form of a body', async () => {
  const bodies = [
    new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    (() => {
      const parts = new FormData()
      parts.set('List-Unsubscribe', 'One-Click')
      return parts
    })(),
  ]
  for (const [index, body] of bodies.entries()) {
    const { off, enabled } = await told(`one-click-${index}`, 'json')
    expect((await open(off, { method: 'POST', body })).status).toBe(200)
    expect(await enabled()).toBe(false)
  }
})

test('the page is in the language of that way', async () => {
  expect((await open((await told('Fanny', 'json', 'fr')).off)).page).toContain('<html lang="fr">')
  expect((await open((await told('Nel', 'json', 'nl')).off)).page).toContain('<html lang="nl">')
})

test('a wrong link says so and does nothing; one of an address that is no longer told is wrong too', async () => {
  const [ann, bob] = [await told('Anna', 'json'), await told('Bobby', 'json')]
  const mac = /[^~]+$/
  const mixed = ann.off.replace(mac, mac.exec(bob.off)?.[0] ?? '')
  for (const path of [mixed, ann.off.slice(0, -2), '/api/notices/off?way=x', '/api/notices/off'])
    for (const method of ['GET', 'POST']) {
      const { status, type, page } = await open(path, { method, headers: { 'accept-language': 'nl-BE, en;q=0.5' } })
      expect(status).toBe(403)
      expect(type).toContain('text/html')
      expect(page).toContain('<html lang="nl">')
    }
  await ann.set('/elsewhere')
  expect((await open(ann.off, { method: 'POST' })).status).toBe(403)
  expect([await ann.enabled(), await bob.enabled()]).toEqual([true, true])
})

test('a form of another site reaches nothing, and is read nowhere else', async () => {
  const { off, enabled } = await told('Eve', 'json')
  expect((await open(off, { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect(await enabled()).toBe(true)
  expect((await open('/api/guests', { method: 'POST', body: new URLSearchParams({ name: 'Mallory' }) })).status).toBe(
    400,
  )
})
