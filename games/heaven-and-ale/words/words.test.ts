import type { Language, Words } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { room } from '../index.ts'
import type { HeavenAndAleEvent } from '../rules/events.ts'
import { refuse } from '../rules/refusals.ts'
import type { HeavenAndAleView } from '../rules/table.ts'

type Spoken = Words<HeavenAndAleView, HeavenAndAleEvent | { readonly kind: 'forced' }>
const languages: Record<Language, Spoken> = {
  en: await room.words.en(),
  fr: await room.words.fr(),
  nl: await room.words.nl(),
}

describe.each(['en', 'fr', 'nl'] as const)('in %s', language => {
  const refused = (price: number, ducats: number) =>
    languages[language].refusal({ code: 'price-too-high', rule: 'HA-6.4', numbers: { price, ducats } })

  test('every refusal has a sentence of its own', () => {
    const sentences = Object.values(refuse).map(refusal =>
      languages[language].refusal(refusal.with(1, 2, 3, 4).reason()),
    )
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('a refusal says its numbers', () => {
    expect(refused(9, 7)).toMatch(/9.*7/)
  })

  test('every part of the score has a name', () => {
    expect(Object.keys(languages[language].parts)).toEqual(['production', 'barrels', 'barrelCard', 'firstSpace'])
  })

  test('one is singular, two are plural', () => {
    expect(refused(1, 0)).toMatch(/1 (ducat|dukaat)\b/)
    expect(refused(2, 0)).toMatch(/2 (ducats|dukaten)\b/)
  })
})
