import { differences, LANGUAGES, roomWithBox, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { shelf } from './index.ts'

describe.each(Object.entries(shelf))('%s', (_, open) => {
  test.each(LANGUAGES)('says in %s which parts of its box hold proposed values', async language => {
    const room = await open()
    const { components } = await room.rulebook[language]()
    const parts = new Set(room.proposed().map(({ path }) => path.split(/[.[]/, 1)[0]))
    expect(parts.size).toBeGreaterThan(0)
    expect(Object.keys(components).sort()).toEqual([...parts].sort())
    for (const { name, about } of Object.values(components)) expect(name && about).toBeTruthy()
  })

  test('its component file, written down and read again, is the same box', async () => {
    const room = await open()
    const file: unknown = JSON.parse(JSON.stringify(room.components))
    expect(differences(room.components, file)).toEqual([])
    const again = roomWithBox(room, file)
    if (typeof again === 'string') throw new Error(again)
    expect(JSON.stringify(again.game.box)).toBe(JSON.stringify(room.game.box))
    expect(typeof Table.open(again.game, { seats: 2, options: {} })).toBe('object')
  })
})
