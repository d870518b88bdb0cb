import { afterEach, describe, expect, test, vi } from 'vitest'
import { kept } from './local.ts'
import { readPreferences } from './preferences.ts'

const readStored = (text: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => text })
  return readPreferences(kept('any'))
}

afterEach(() => vi.unstubAllGlobals())

describe('preferences', () => {
  test('what is missing has a default, sound is off', () => {
    expect(readStored(null)).toMatchObject({ theme: 'auto', confirm: 'ask', sound: false, textTable: false })
  })

  test('what is stored is taken over', () => {
    expect(readStored('{"language":"nl","text":"large","sound":true}')).toMatchObject({
      language: 'nl',
      text: 'large',
      sound: true,
    })
  })

  test.each(['', 'null', '[]', '{"language":"xx","theme":7,"name":{}}', 'no json'])('%s breaks nothing', text => {
    expect(readStored(text)).toMatchObject({ theme: 'auto', name: '' })
  })

  test('a browser that keeps nothing breaks nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readPreferences(kept('any'))).toMatchObject({ theme: 'auto', name: '' })
  })
})
