import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@taproom/shelf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readStore, shadow } from './shadow.ts'
import { change, folderOfLastVersion, OF_LAST_VERSION, seenLately } from './testing/last-version.ts'
import { openTestServer, temporaryFolder } from './testing/test-server.ts'
import { goesOnAfterUpdate } from './testing/update.contract.ts'

/** More moves than a match has. */
const WHOLE = 2000

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
    await goesOnAfterUpdate({ data }, game, WHOLE)
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
