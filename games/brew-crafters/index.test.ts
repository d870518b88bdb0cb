import { LANGUAGES } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { room } from './index.ts'

describe('the room', () => {
  test.each(LANGUAGES)('has its whole rulebook in %s', async language => {
    const rulebook = await room.rulebook[language]()
    expect(Object.keys(rulebook.rules).length).toBeGreaterThan(260)
  })

  test('lists the component values that are only proposed', () => {
    const proposed = room.proposed?.() ?? []
    const paths = proposed.map(entry => entry.path)
    expect(paths).toContain('recipes[1]')
    expect(paths).not.toContain('recipes[6]') // Mars Needs IPA is known
    expect(proposed.find(entry => entry.path === 'crews[1]')).toMatchObject({ name: 'crew-2', value: 'winterCost: 3' })
    expect(proposed.find(entry => entry.path === 'partnerships[0]')?.value).toBe('trades: pay malt 2, take spice 1')
    expect(proposed.length).toBeGreaterThan(80)
  })
})
