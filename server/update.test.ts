import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRecord, roomWithRules } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readStore, shadow } from './shadow.ts'
import { change, folderOfLastVersion, OF_LAST_VERSION, seenLately, sitters } from './testing/last-version.ts'
import { openTestServer, temporaryFolder } from './testing/test-server.ts'

let place: ReturnType<typeof temporaryFolder>
let data: string
beforeEach(() => {
  place = temporaryFolder()
  data = folderOfLastVersion(place.path)
})
afterEach(() => place.remove())

const look = () => readStore({ data }, db => shadow({ db, shelf }))
const games = Object.keys(OF_LAST_VERSION) as (keyof typeof OF_LAST_VERSION)[]

describe('a look before the update', () => {
  test('all matches of the last version lead to what is kept of them, and nothing is written', async () => {
    const file = () =>
      createHash('sha256')
        .update(readFileSync(join(data, 'taproom.db')))
        .digest('hex')
    const before = file()
    const { differing, ...found } = await look()
    expect(differing).toEqual([])
    expect(found).toEqual({
      matches: 6,
      entries: 480,
      played: { 'heaven-and-ale 1': 2, 'dice-brewing 1': 2, 'brew-crafters 1': 2 },
    })
    expect(file()).toBe(before)
  })

  test('another result, another turn, a missing entry, unknown rules and an unknown game are told one by one', async () => {
    const { running, over } = OF_LAST_VERSION['heaven-and-ale']
    change(data, `update result set total = total + 1 where match = '${over}' and seat = 0`)
    change(data, `update wait set seat = 1 - seat where match = '${running}'`)
    change(data, `delete from entry where match = '${OF_LAST_VERSION['dice-brewing'].over}' and "index" = 7`)
    change(data, `update match set rules = 9 where id = '${OF_LAST_VERSION['brew-crafters'].over}'`)
    change(data, `update match set game = 'tic-tac-toe' where id = '${OF_LAST_VERSION['brew-crafters'].running}'`)
    const { differing } = await look()
    const told = Object.fromEntries(differing.map(({ match, what }) => [match, what]))
    expect(told[over]).toMatch(/^its result is .*, and would be /)
    expect(told[running]).toMatch(/^it waits for seat \d, and would for \d$/)
    expect(told[OF_LAST_VERSION['dice-brewing'].over]).toContain('entry 7 is missing')
    expect(told[OF_LAST_VERSION['brew-crafters'].over]).toContain('played under version 9 of the rules')
    expect(told[OF_LAST_VERSION['brew-crafters'].running]).toContain('there is no game "tic-tac-toe"')
    expect(differing).toHaveLength(5)
  })

  test('a folder without a store is named', async () => {
    await expect(readStore({ data: place.path }, async () => {})).rejects.toThrow('there is no store in the folder')
  })
})

describe('after the update', () => {
  test.each(games)('%s: what was over is as it was, what was begun goes on by version 1', async game => {
    seenLately(data)
    const room = await shelf[game]()
    const first = roomWithRules(room, 1)
    const taproom = await openTestServer({ data, shelf })
    const [ann, bob] = sitters(taproom.address)
    const { over, running } = OF_LAST_VERSION[game]
    const finished = await ann.call('GET /api/matches/{match}/record', { match: over })
    expect(finished.rules).toBe(1)
    expect(first && openRecord(first.game, finished)).toMatchObject({ ok: true })
    for (let move = 0; move < 2000; move++) {
      const { standing, seat, index } = await ann.state(running)
      if (standing.status !== 'running') break
      const who = standing.waiting === seat ? ann : bob
      const { legal } = await who.state(running)
      const { status, body } = await who.act(
        running,
        { kind: 'move', move: legal[(move * 7) % legal.length] ?? '' },
        index,
      )
      expect([status, body]).toEqual([200, { index: expect.any(Number) }])
    }
    const record = await ann.call('GET /api/matches/{match}/record', { match: running })
    expect(record.rules).toBe(1)
    expect(first && openRecord(first.game, record)).toMatchObject({ ok: true })
    const fresh = await ann.call('POST /api/matches', { body: { game, seats: [{ kind: 'me' }, { kind: 'open' }] } })
    expect(fresh.match.rules).toBe(room.game.rules)
    await taproom.close()
  })

  test('the server says in its log what it found', async () => {
    seenLately(data)
    change(data, `update match set rules = 9 where id = '${OF_LAST_VERSION['brew-crafters'].running}'`)
    const lines: string[] = []
    const taproom = await openTestServer({
      data,
      shelf,
      log: 'info',
      logTo: { write: line => void lines.push(line) },
    })
    await expect.poll(() => lines.join('')).toContain('running matches replayed on this code')
    const said = lines.map(line => JSON.parse(line))
    expect(said.find(({ msg }) => msg === 'running matches replayed on this code')).toMatchObject({
      matches: 3,
      differing: 1,
    })
    expect(said.find(({ match }) => match === OF_LAST_VERSION['brew-crafters'].running)).toMatchObject({
      what: expect.stringContaining('played under version 9 of the rules'),
    })
    await taproom.close()
  })
})
