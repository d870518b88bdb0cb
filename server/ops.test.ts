import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { bundle } from './build.mjs'
import { readConfig } from './config.ts'
import { thinkInThreads } from './live/bot-threads.ts'
import { exampleRoom } from './testing/example.ts'
import { Guest } from './testing/guest.ts'
import { openTestServer, seated, temporaryFolder } from './testing/test-server.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

describe('running a server', () => {
  test('a wrong variable stops the start with a sentence', () => {
    expect(readConfig({}).port).toBe(8080)
    expect(readConfig({ PORT: '0', TAPROOM_ORIGIN: 'https://taproom.example/x' }).origin).toBe(
      'https://taproom.example',
    )
    expect(() => readConfig({ PORT: 'http' })).toThrow('PORT is "http"')
    expect(() => readConfig({ TAPROOM_ORIGIN: 'taproom.example' })).toThrow('TAPROOM_ORIGIN')
  })

  test('health, metrics behind a token, the document of the API, strict headers, the web', async () => {
    const web = join(folder.path, 'web')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Taproom</title>')
    writeFileSync(join(web, 'assets', 'a-1234.js'), '')
    const taproom = await openTestServer({ web, metricsToken: 'let me in' })
    const nobody = new Guest(taproom.address)
    expect((await nobody.ask('GET', '/healthz')).body).toEqual({ ok: true })
    expect((await nobody.ask('GET', '/metrics')).status).toBe(401)
    const metrics = await nobody.ask('GET', '/metrics', undefined, { authorization: 'Bearer let me in' })
    expect(JSON.stringify(metrics.body)).toContain('taproom_matches_in_memory')
    const { body: document } = await nobody.ask('GET', '/api/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    expect(JSON.stringify(document.paths)).toContain('"enum":["public","link"]')
    const page = await nobody.ask('GET', '/join/match/1/key')
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/script-src|unsafe-eval/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await nobody.ask('GET', '/assets/a-1234.js')).headers.get('cache-control')).toContain('immutable')
    expect((await nobody.ask('GET', '/missing.js')).status).toBe(404)
    await taproom.close()
  })

  test('the log tells no secrets', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const taproom = await openTestServer({ log: 'debug', logTo: sink })
    const ann = await taproom.guest('Ann')
    await ann.ask('GET', '/join/match/1/a-secret-key?and=more')
    const { token } = await ann.call('POST /api/me/tokens', { body: { label: 'x' } })
    await ann.ask('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
    await taproom.close()
    expect(lines.length).toBeGreaterThan(3)
    const logged = lines.join('')
    for (const secret of ['a-secret-key', token, ann.cookie?.split('=')[1] ?? 'x', 'and=more'])
      expect(logged.includes(secret)).toBe(false)
  })

  test('a backup taken while people play is opened elsewhere with every match in it', async () => {
    const data = join(folder.path, 'data')
    const taproom = await openTestServer({ data })
    const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
    const match = await seated([ann, bob])
    const { standing } = await ann.state(match)
    const asked = standing.waiting === 0 ? ann : bob
    await asked.act(match, { kind: 'move', move: 'keep' }, 0)
    // As docs/operating.md says.
    const copy = join(folder.path, 'backup.db')
    const live = new Database(join(data, 'taproom.db'))
    live.exec(`vacuum into '${copy}'`)
    live.close()
    await asked.act(match, { kind: 'undo' }, 1)
    await taproom.close()
    const restored = join(folder.path, 'restored')
    mkdirSync(restored)
    cpSync(copy, join(restored, 'taproom.db'))
    const again = await openTestServer({ data: restored })
    const person = new Guest(again.address)
    person.cookie = asked.cookie
    const state = await person.state(match)
    expect(state).toMatchObject({ index: 1, seat: standing.waiting })
    await again.close()
  })

  test('bots think in threads', async () => {
    const script = await bundle('testing/process-main.ts', `threads-${process.pid}`)
    const thinker = thinkInThreads(new URL(`file://${script}`), 2)
    const { game } = exampleRoom
    const table = game.make()
    const options = game.options()
    if (typeof options === 'string') throw new Error(options)
    game.setUp(table, '0123456789abcdef0123456789abcdef', 2, options)
    const seat = table.prompts.seat
    const question = {
      game: 'last-call',
      rules: game.rules,
      seat,
      cells: Int16Array.from(game.view(table, seat).cells),
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => thinker.think({ ...question, bot: 'random' })))
    for (const move of answers) expect(['roll', 'keep']).toContain(move)
    await expect(thinker.think({ ...question, bot: 'nobody' })).rejects.toThrow('no player')
    expect(['roll', 'keep']).toContain(await thinker.think({ ...question, bot: 'random' }))
    // They step back behind what people do, and nobody else does.
    if (process.platform === 'linux') {
      const nice = readdirSync('/proc/self/task').map(thread => {
        const [, after = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
        return Number(after.split(' ')[16])
      })
      const rank = Math.min(19, getPriority() + 10)
      expect(nice.filter(found => found === rank).length).toBeGreaterThanOrEqual(2)
    }
    await thinker.close()
    rmSync(dirname(script), { recursive: true, force: true })
  })
})
