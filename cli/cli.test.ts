import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shelf } from '@taproom/shelf'
import { afterAll, describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('bin/taproom.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'taproom-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a person would. */
function taproom(args: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const GAMES = Object.keys(shelf)

describe('taproom', () => {
  test('explains itself, and says what is wrong with a call', () => {
    expect(taproom('help').stdout).toMatch(/taproom simulate <game>/)
    expect(taproom('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(taproom('dance')).toMatchObject({ status: 2, stderr: expect.stringMatching(/no command "dance"/) })
    expect(taproom('simulate chess')).toMatchObject({ status: 2, stderr: expect.stringMatching(/which game\?/) })
    expect(taproom('simulate heaven-and-ale --seats 9').stderr).toBe('heaven-and-ale is played with 2 to 4 seats\n')
    expect(taproom('simulate heaven-and-ale --option edition=dutch').stderr).toMatch(
      /cannot be "dutch" \(possible: french, english\)/,
    )
    expect(taproom('simulate heaven-and-ale --players random,nobody').stderr).toMatch(/there is no player "nobody"/)
    expect(taproom('games --loud')).toMatchObject({ status: 2 })
  })

  test('games lists ids, seats, versions and options with defaults', () => {
    const list = JSON.parse(taproom('games --json').stdout)
    expect(list.map((game: { id: string }) => game.id)).toEqual(GAMES)
    const abbey = list.find((game: { id: string }) => game.id === 'heaven-and-ale')
    expect(abbey).toMatchObject({ seats: { from: 2, to: 4 }, options: { edition: { default: 'french' } } })
  })

  test.each(GAMES)('simulate: the same seed gives the same matches of %s, and its records replay', async game => {
    // Without an adviser nobody can be greedy.
    const rival = (await shelf[game]()).adviser ? 'greedy' : 'random'
    const file = join(folder, `${game}.ndjson`)
    const run = () =>
      JSON.parse(
        taproom(`simulate ${game} --seats 2 --matches 3 --players random,${rival} --seed 7 --records ${file} --json`)
          .stdout,
      )
    const { score, bySeat } = run()
    expect(run()).toMatchObject({ score, bySeat })
    const [record] = readFileSync(file, 'utf8').trim().split('\n')
    const one = join(folder, 'one.json')
    writeFileSync(one, record)
    const shown = JSON.parse(taproom(`replay ${one} --json`).stdout)
    expect(shown).toMatchObject({ game, over: true })
    expect(shown.scores.map((score: { total: number }) => score.total)).toEqual(JSON.parse(record).result.totals)
    expect(taproom(`replay ${one} --journal --lang fr`).status).toBe(0)
    expect(taproom(`replay ${one} --at 3 --seat 1 --lang nl`).stdout).toMatch(/3 of \d+ moves/)
    writeFileSync(one, record.replace(/"moves":\["\d+ [^"]+",/, '"moves":['))
    expect(taproom(`replay ${one}`)).toMatchObject({ status: 1, stderr: expect.stringMatching(/move|table/) })
  })

  test.each(GAMES)('every version of the rules of %s can be asked for, and a record names and keeps it', async game => {
    const { versions } = (await shelf[game]()).game.declared
    for (const version of versions) {
      const file = join(folder, `${game}-${version}.json`)
      const seats = '--seats 2 --matches 1 --seed 3'
      expect(taproom(`simulate ${game} ${seats} --rules ${version} --records ${file}`).status).toBe(0)
      expect(JSON.parse(taproom(`replay ${file} --json`).stdout)).toMatchObject({ rules: version, over: true })
      expect(taproom(`verify ${file}`).stdout).toContain(`rules version ${version}, `)
    }
    expect(taproom(`fuzz ${game} --matches 1 --rules ${versions[0]}`).stdout).toContain(`rules version ${versions[0]} `)
    expect(taproom(`simulate ${game} --rules 99`)).toMatchObject({
      status: 2,
      stderr: `${game} has the rules versions ${versions.join(', ')}\n`,
    })
  })

  test('components: an owner corrects the file, and plays with it', () => {
    const printed = JSON.parse(taproom('components dice-brewing').stdout)
    const file = join(folder, 'box.json')
    const put = (price: unknown) => {
      printed.ingredients[0].price = price
      writeFileSync(file, JSON.stringify(printed))
    }
    put('dear')
    expect(taproom(`simulate dice-brewing --box ${file}`)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/do not fit dice-brewing: ingredients\[0\]\.price: /),
    })
    put(7)
    expect(taproom(`components dice-brewing ${file}`).stdout).toContain('ingredients[0].price: 2 → 7')
    const records = join(folder, 'own.ndjson')
    expect(
      taproom(`simulate dice-brewing --box ${file} --players random,greedy --matches 2 --records ${records}`).status,
    ).toBe(0)
    const [record] = readFileSync(records, 'utf8').split('\n')
    expect(JSON.parse(record).box.data.source.ingredients[0].price).toBe(7)
    expect(taproom('replay -', record).status).toBe(0)
    expect(taproom(`play dice-brewing --box ${folder}/none.json`).stderr).toMatch(/cannot read components/)
  })

  test('replay refuses what is no record with a sentence', () => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, '{"form": "taproom-rec')
    expect(taproom(`replay ${file}`)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/not JSON, or it is cut off/),
    })
    expect(taproom('replay /nowhere')).toMatchObject({ status: 1, stderr: 'cannot read "/nowhere"\n' })
  })

  test('play: a person plays, asks why, takes back, looks at log and score, and leaves', () => {
    const { stdout, status } = taproom(
      'play heaven-and-ale --seed 5 --option firstPlayer=seat-1',
      'why move disc-a\nmove resource-1\nwhy stop\nundo\nredo\nlog\nscore\nrule HA-6.4\nquit\n',
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/HA-5\.21/)
    expect(stdout).toMatch(/HA-6\.1\b/)
    expect(stdout).toMatch(/Taken back\./)
    expect(stdout).toMatch(/Good bye\./)
  })

  test.each(GAMES)('play: %s can be played to its end by always taking the first choice', game => {
    const { stdout } = taproom(`play ${game} --seed 3 --lang nl`, '1\n'.repeat(1500))
    expect(stdout).toMatch(/De partij is afgelopen\./)
    expect(stdout).toMatch(/De seed was [0-9a-f]{32}/)
  })

  test.each(GAMES)('fuzz: %s holds its invariants', game => {
    expect(taproom(`fuzz ${game} --matches 30 --seed 1`).stdout).toMatch(/30 random matches .* hold all invariants/)
  })
})
