import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToDrain, operate } from './admin/admin.ts'
import { bundle } from './build.mjs'
import { readConfig } from './config.ts'
import { freePort } from './testing/port.ts'
import { openTestServer, temporaryFolder } from './testing/test-server.ts'

const folder = temporaryFolder()
let script: string
beforeAll(async () => {
  script = await bundle('serve.ts', `start-${process.pid}`)
}, 60_000)
afterAll(() => {
  folder.remove()
  rmSync(dirname(script), { recursive: true, force: true })
})

/** Starts the real server, which does not open, and answers with what it said. */
async function said(env: { readonly [name: string]: string }): Promise<string> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', TAPROOM_DATA: join(folder.path, 'one'), ...env },
  })
  let text = ''
  child.stderr.on('data', data => {
    text += data
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  return text
}

describe('a server that cannot open says why in one sentence', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await said({ PORT: String(port) })).toBe(
      `Taproom cannot open: port ${port} is taken by another program; set PORT.\n`,
    )
    other.close()
  })

  test('PostgreSQL away, a folder that is a file, a store that is none', async () => {
    const port = await freePort()
    expect(await said({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/taproom` })).toBe(
      `Taproom cannot open: PostgreSQL at 127.0.0.1:${port} does not answer.\n`,
    )
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    expect(await said({ TAPROOM_DATA: file })).toContain(`the folder ${file} cannot be written`)
    const other = join(folder.path, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'taproom.db'), 'x'.repeat(5000))
    expect(await said({ TAPROOM_DATA: other })).toMatch(/^Taproom cannot open: .*not a store of Taproom.*\n$/)
  })

  test('a second server on one folder; the folder is for nobody else', async () => {
    const data = join(folder.path, 'shared')
    const first = await openTestServer({ data })
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(await said({ TAPROOM_DATA: data })).toMatch(
      /^Taproom cannot open: the folder .* is in use by another Taproom/,
    )
    await expect(openTestServer({ data })).rejects.toThrow('in use')
    await first.close()
    await (await openTestServer({ data })).close()
  })
})

test('asked by the operator’s command a process hands over and ends', async () => {
  const data = join(folder.path, 'drained')
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', TAPROOM_DATA: data },
  })
  const gone = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), gone])
  await operate({ data }, db => askToDrain(db, 1))
  expect(await gone).toEqual([0, null])
}, 30_000)

test('every wrong setting is named, and secrets are not repeated', () => {
  const wrong = {
    PORT: 'http',
    DATABASE_URL: 'mysql://me:secret@host/x',
    TAPROOM_ORIGIN: 'taproom.example',
    TAPROOM_SMTP: 'secret',
    TAPROOM_MAIL_FROM: 'nobody',
    TAPROOM_LOG: 'loud',
    TAPROOM_ALLOW_PRIVATE: 'perhaps',
    TAPROOM_TRUST_PROXY: '-1',
    TAPROOM_METRICS_TOKE: 'x',
  }
  let sentence = ''
  try {
    readConfig(wrong)
  } catch (error) {
    sentence = String(error)
  }
  for (const name of Object.keys(wrong)) expect(sentence).toContain(name)
  expect(sentence).not.toContain('secret')
  expect(readConfig({ TAPROOM_TRUST_PROXY: 'yes', TAPROOM_ALLOW_PRIVATE: '0' })).toMatchObject({
    trustProxy: 1,
    allowPrivate: false,
  })
})
