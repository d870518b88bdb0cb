import { describe, expect, test } from 'vitest'
import { lastCall } from './example/last-call.ts'
import { gameOfLink, gameOfRecord, linkOf, openLink, openRecord, recordOf, seedFrom, seedHash, Table } from './index.ts'

function played(seats = 3, seed: string | number = 7) {
  const table = Table.open(lastCall, { seats, seed: seedFrom(seed) })
  if (typeof table === 'string') throw new Error(table)
  while (!table.over) table.play(table.waitingFor, table.legal()[table.index % table.legal().length])
  return table
}

const record = () => JSON.parse(JSON.stringify(recordOf(played(), ['Ann', 'Bob', 'Cy'])))
const error = (data: unknown) => {
  const opened = openRecord(lastCall, data)
  return opened.ok ? undefined : opened.error
}

describe('a record', () => {
  test('is the whole match: the same seed and moves give the same record', () => {
    const opened = openRecord(lastCall, record())
    expect(opened.ok && recordOf(opened.table, ['Ann', 'Bob', 'Cy'])).toEqual(record())
    expect(gameOfRecord(record())).toBe('last-call')
  })

  test('of an unfinished match can be opened and played on', () => {
    const half = recordOf(played().fork(4))
    const opened = openRecord(lastCall, half)
    expect(opened.ok && opened.table.over).toBe(false)
    expect(half.result).toBeUndefined()
  })

  test('shows the hash of its seed, which anybody can check', () => {
    expect(record().seedHash).toBe(seedHash(record().seed))
    expect(error({ ...record(), seedHash: '0'.repeat(64) })).toMatchObject({ code: 'bad-seed' })
  })

  test.each([
    ['something else', 'hello', 'not-a-record'],
    ['null', null, 'not-a-record'],
    ['another form', { ...record(), form: 'chess-1' }, 'other-form'],
    ['another game', { ...record(), game: 'chess' }, 'other-game'],
    ['another version of the rules', { ...record(), rules: 99 }, 'other-rules'],
    ['unknown components', { ...record(), box: { id: 'mine', digest: 'x' } }, 'other-box'],
    ['broken components', { ...record(), box: { id: 'mine', digest: 'x', data: { id: 'mine' } } }, 'bad-box'],
    ['seats that cannot be', { ...record(), seats: 9 }, 'bad-header'],
    ['options that cannot be', { ...record(), options: { openHands: 3 } }, 'bad-header'],
    ['no moves', { ...record(), moves: 'none' }, 'bad-header'],
    ["another game's moves", { ...record(), moves: ['0 e4', '1 e5'] }, 'bad-move'],
    ['a seat that is not there', { ...record(), moves: ['7 roll'] }, 'bad-move'],
    ['a changed name', { ...record(), names: ['Ann', 'Bob', 'Cyd'] }, 'changed'],
    ['a changed digest', { ...record(), digest: '0'.repeat(16) }, 'other-digest'],
    ['a changed result', { ...record(), result: { totals: [99, 0, 0], ranks: [1, 2, 2] } }, 'other-result'],
    ['missing last moves', { ...record(), moves: record().moves.slice(0, -1) }, 'missing-moves'],
    ['moves after the end', { ...record(), moves: [...record().moves, '0 roll'] }, 'illegal-move'],
  ])('with %s is refused with its own sentence', (_what, data, code) => {
    expect(error(data)).toMatchObject({ code })
    expect(error(data)?.message).toMatch(/\w+ \w+/)
  })

  test('with a move taken out of the middle is refused, naming the first move that does not hold', () => {
    const whole = record()
    for (let i = 0; i < whole.moves.length - 1; i++) {
      const moves = whole.moves.toSpliced(i, 1)
      expect(error({ ...whole, moves })?.code).toMatch(/illegal-move|other-digest|other-result|missing-moves/)
    }
  })

  test('with any single byte changed is refused', () => {
    const text = JSON.stringify(record())
    for (let i = 0; i < text.length; i++) {
      const byte = text[i] === '1' ? '2' : '1'
      const changed = text.slice(0, i) + byte + text.slice(i + 1)
      if (changed === text) continue
      let data: unknown
      try {
        data = JSON.parse(changed)
      } catch {
        continue // no longer JSON at all
      }
      expect(openRecord(lastCall, data).ok, `byte ${i}: ${changed.slice(i - 20, i + 20)}`).toBe(false)
    }
  })

  test('carries components that are not the game’s own and is played with them', () => {
    const generous = lastCall.withBox({ id: 'generous', match: 10 })
    const table = new Table(generous, played().opening)
    while (!table.over) table.play(table.waitingFor, table.legal()[0])
    const written = JSON.parse(JSON.stringify(recordOf(table)))
    expect(written.box).toMatchObject({ id: 'generous', data: { match: 10 } })
    const opened = openRecord(lastCall, written)
    expect(opened.ok && opened.table.game.box.match).toBe(10)
    expect(error({ ...written, box: { ...written.box, data: { id: 'generous', match: 11 } } })).toMatchObject({
      code: 'bad-box',
    })
    expect(error({ ...written, box: { id: 'generous', digest: written.box.digest } })).toMatchObject({
      code: 'other-box',
    })
  })
})

describe('a link', () => {
  test('is the match', () => {
    const table = played(4)
    const link = linkOf(table)
    const opened = openLink(lastCall, link)
    expect(opened.ok && recordOf(opened.table)).toEqual(recordOf(table))
    expect(gameOfLink(link)).toBe('last-call')
    expect(link.length).toBeLessThan(120)
  })

  test('that was cut, changed or is none is refused', () => {
    const link = linkOf(played())
    const code = (text: string) => {
      const opened = openLink(lastCall, text)
      return opened.ok ? 'ok' : opened.error.code
    }
    expect(code('https://example.org')).toBe('not-a-record')
    expect(code(link.slice(0, -6))).not.toBe('ok')
    expect(code(link.replace('last-call', 'chess'))).toBe('other-game')
    expect(code(link.replace('.2.', '.9.'))).toBe('other-rules')
    expect(code(`${link.slice(0, -12)}AAAA${link.slice(-8)}`)).not.toBe('ok')
    expect(code('1.last-call.1.!!!')).toBe('not-a-record')
  })
})
