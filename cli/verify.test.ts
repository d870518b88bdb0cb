import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MatchRecord } from '@taproom/engine'
import { openServer } from '@taproom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('bin/taproom.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'taproom-verify-'))

/** Not synchronous: the server of this test lives in the same process. */
function verify(data: unknown, ...more: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const file = join(folder, 'record.json')
  writeFileSync(file, JSON.stringify(data))
  const child = spawn(process.execPath, [bin, 'verify', file, ...more])
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', text => {
    stdout += text
  })
  child.stderr.on('data', text => {
    stderr += text
  })
  return new Promise(done => child.on('close', status => done({ status, stdout, stderr })))
}

describe('verify: a match that was played online', () => {
  let record: MatchRecord
  let published: string
  beforeAll(async () => {
    const server = await openServer({ web: folder, botPause: 0 })
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string, data?: object, cookie = '') => {
      const body = data && { method: 'POST', body: JSON.stringify(data) }
      const response = await fetch(address + path, { ...body, headers: { 'content-type': 'application/json', cookie } })
      return { body: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
    }
    const { cookie } = await ask('/api/guests', { name: 'Ann' })
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    const { match } = (await ask('/api/matches', { game: 'heaven-and-ale', seats }, cookie)).body
    published = match.seedHash
    expect(match.seed).toBeUndefined()
    const path = `/api/matches/${match.id}`
    let state = (await ask(`${path}/state`, undefined, cookie)).body
    while (state.standing.status === 'running') {
      const { index, legal, seat, standing } = state
      const deed = { action: { kind: 'move', move: legal[0] }, expected: index, id: `move-${index}` }
      if (standing.waiting === seat) await ask(`${path}/actions`, deed, cookie)
      state = (await ask(`${path}/state?since=${index}&wait=5`, undefined, cookie)).body
    }
    record = (await ask(`${path}/record`)).body
    await server.close()
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  test('holds: the seed is the one whose hash was shown before the first move', async () => {
    const { status, stdout } = await verify(record, '--hash', published)
    expect(status).toBe(0)
    expect(stdout).toContain(`the seed ${record.seed} has the SHA-256 that was published for it: ${published}`)
    expect(stdout).toMatch(/every draw comes from that seed, in order: \d\d+/)
    expect(stdout).toContain(`the result holds: ${record.result?.totals.join(', ')}`)
    const { draws, moves, totals } = JSON.parse((await verify(record, '--json')).stdout)
    expect({ moves, totals }).toEqual({ moves: record.moves.length, totals: record.result?.totals })
    expect(draws).toBeGreaterThan(10)
  })

  const other = '0123456789abcdef0123456789abcdef'
  test.each<[flaw: string, change: (record: MatchRecord) => object, says: RegExp]>([
    ['another seed', record => ({ seed: other, seedHash: record.seedHash }), /does not fit the hash/],
    ['another hash', () => ({ seedHash: 'a'.repeat(64) }), /does not fit the hash/],
    ['a result', ({ result }) => ({ result: { ...result, totals: result?.totals.map(n => n + 1) } }), /the result/],
    ['a missing move', ({ moves }) => ({ moves: moves.slice(0, -1) }), /after its \d+ moves the match is not over/],
    ['a digest', () => ({ digest: '0'.repeat(16) }), /lead to another table/],
    ['a name', ({ names }) => ({ names: names?.map(() => 'Eve') }), /changed after it was written/],
  ])('does not hold with %s changed', async (_, change, says) => {
    const { status, stderr, stdout } = await verify({ ...record, ...change(record) })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('does not hold when the hash one noted is another one', async () => {
    expect(await verify(record, '--hash', 'b'.repeat(64))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/not the one you were shown/),
    })
    expect((await verify(record, '--hash', 'short')).status).toBe(2)
  })
})
