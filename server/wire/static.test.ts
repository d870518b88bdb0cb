import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from '../testing/guest.ts'
import { openTestServer, type TestServer, temporaryFolder } from '../testing/test-server.ts'

const folder = temporaryFolder()
const script = `console.log('${'tap '.repeat(2000)}')`
let taproom: TestServer
beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'))
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><title>Taproom</title>')
  const path = join(folder.path, 'assets', 'a-1234.js')
  writeFileSync(path, script)
  // As web/precompress.ts leaves them beside each other.
  writeFileSync(`${path}.br`, brotliCompressSync(script))
  writeFileSync(`${path}.gz`, gzipSync(script))
  taproom = await openTestServer({ web: folder.path })
})
afterAll(async () => {
  await taproom.close()
  folder.remove()
})

/** As it comes over the wire: `fetch` would unpack it. */
async function raw(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>(done => get(taproom.address + path, { headers }, done))
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

describe('what was compressed when it was built', () => {
  test('is sent to who can read it, as the same file', async () => {
    const best = await raw('/assets/a-1234.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(best.headers['content-encoding']).toBe('br')
    expect(best.headers['content-type']).toContain('javascript')
    expect(best.headers.vary).toContain('accept-encoding')
    expect(best.headers['cache-control']).toContain('immutable')
    expect(best.body.length).toBeLessThan(script.length / 10)
    expect(String(brotliDecompressSync(best.body))).toBe(script)
    const older = await raw('/assets/a-1234.js', { 'accept-encoding': 'gzip' })
    expect(older.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(older.body))).toBe(script)
    const plain = await raw('/assets/a-1234.js', {})
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(String(plain.body)).toBe(readFileSync(join(folder.path, 'assets', 'a-1234.js'), 'utf8'))
  })

  test('has a tag of its own, and is not sent twice', async () => {
    const best = await raw('/assets/a-1234.js', { 'accept-encoding': 'br' })
    const older = await raw('/assets/a-1234.js', { 'accept-encoding': 'gzip' })
    expect(best.headers.etag).toBeDefined()
    expect(best.headers.etag).not.toBe(older.headers.etag)
    const again = await raw('/assets/a-1234.js', {
      'accept-encoding': 'br',
      'if-none-match': String(best.headers.etag),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('may be missing', async () => {
    const page = await raw('/', { 'accept-encoding': 'gzip, br' })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, undefined])
    expect((await raw('/join/match', { 'accept-encoding': 'br' })).status).toBe(302)
    expect((await raw('/somewhere', { 'accept-encoding': 'br' })).status).toBe(200)
  })
})

describe('the numbers of the server', () => {
  test('are told to nobody unless the operator says so', async () => {
    expect((await new Guest(taproom.address).ask('GET', '/metrics')).status).toBe(401)
    const local = await openTestServer({ metrics: 'local' })
    const { status, body } = await new Guest(local.address).ask('GET', '/metrics')
    const text = JSON.stringify(body)
    const relayed = await new Guest(local.address).ask('GET', '/metrics', undefined, { 'x-forwarded-for': '192.0.2.7' })
    await local.close()
    expect(status).toBe(200)
    for (const name of ['taproom_round_age_seconds', 'taproom_thoughts_waiting']) expect(text).toContain(name)
    // A proxy on the same machine speaks for somebody else.
    expect(relayed.status).toBe(401)
  })
})
