import { describe, expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

describe('preferences', () => {
  test('what is missing has a default, sound is off', () => {
    expect(readPreferences(null)).toMatchObject({ theme: 'auto', confirm: 'ask', sound: false, textTable: false })
  })

  test('what is stored is taken over', () => {
    expect(readPreferences('{"language":"nl","text":"large","sound":true}')).toMatchObject({
      language: 'nl',
      text: 'large',
      sound: true,
    })
  })

  test.each(['', 'null', '[]', '{"language":"xx","theme":7,"name":{}}', 'no json'])('%s breaks nothing', text => {
    expect(readPreferences(text)).toMatchObject({ theme: 'auto', name: '' })
  })
})
