import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { folderOfLastVersion } from '../testing/last-version.ts'
import { freePort } from '../testing/port.ts'
import { openTestServer, seated, temporaryFolder } from '../testing/test-server.ts'

const bin = fileURLToPath(new URL('../../cli/bin/taproom.mjs', import.meta.url))
const folder = temporaryFolder()
afterAll(() => folder.remove())

/** Runs the command as an operator would, while the server in this process goes on. */
const admin = (...args: readonly string[]) =>
  new Promise<{ readonly status: number; readonly stdout: string; readonly stderr: string }>(done => {
    const child = execFile(process.execPath, [bin, 'admin', ...args], (_error, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, stdout, stderr }),
    )
  })

test('the command works beside a running server, and says when there is none', async () => {
  const data = `${folder.path}/data`
  const store = ['--store', data]
  expect(await admin('list', 'people', ...store)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/no store in/),
  })
  expect(await admin('dance')).toMatchObject({ status: 2, stderr: expect.stringMatching(/taproom admin list/) })
  const away = await freePort()
  expect(await admin('list', 'people', '--store', `postgres://me:secret@localhost:${away}/x`)).toMatchObject({
    status: 1,
    stderr: `PostgreSQL at localhost:${away} does not answer\n`,
  })
  const other = `${folder.path}/other`
  mkdirSync(other)
  writeFileSync(`${other}/taproom.db`, 'x'.repeat(5000))
  expect(await admin('list', 'people', '--store', other)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/not a store of Taproom/),
  })
  const old = folderOfLastVersion(folder.path)
  expect(await admin('list', 'people', '--store', old)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/of an earlier version/),
  })
  const taproom = await openTestServer({ data })
  const [ann, bob] = [await taproom.guest('Ann'), await taproom.guest('Bob')]
  const match = await seated([ann, bob])
  expect((await admin('list', 'matches', ...store)).stdout).toMatch(
    new RegExp(`^${match} .*running  last-call  Ann, Bob\n$`),
  )
  expect((await admin('retention', ...store)).stdout).toMatch(/^older than 7 days: {2}0 guests, {2}0 matches,/)
  expect(JSON.parse((await admin('look', match, ...store)).stdout)).toMatchObject({ match: { id: match } })
  expect(await admin('end', match, ...store, '--wait', '60')).toMatchObject({ status: 0, stdout: 'done\n' })
  expect((await bob.state(match)).standing.ended).toBe('house')
  expect(await admin('ban', 'nobody', ...store, '--wait', '60')).toMatchObject({
    status: 1,
    stderr: 'there is no such person\n',
  })
  await taproom.close()

  expect(await admin('delete', ann.id, ...store, '--wait', '0')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/no server answered/),
  })
  const again = await openTestServer({ data, rounds: 3_600_000 })
  await again.services.round()
  expect((await again.server.inject(`/api/people/${ann.id}`)).statusCode).toBe(404)
  await again.close()
}, 60_000)
