import { describe, expect, test } from 'vitest'
import { chapters } from './chapters.ts'

const book = {
  sections: { '2': 'Matériel', '6': 'Actions' },
  rules: { 'HA-2.1': 'La piste compte 28 positions.', 'HA-6.4': 'Les tuiles vont sur des cases libres.' },
  examples: { 'HA-E1': { text: 'Une tuile coûte 5.', rules: ['HA-6.4'] } },
  components: {},
}

describe('the rulebook', () => {
  test('in the order of its sections, examples with their rules', () => {
    expect(chapters(book, '').map(({ id, rules, examples }) => [id, rules.length, examples.length])).toEqual([
      ['2', 1, 0],
      ['6', 1, 1],
    ])
  })

  test.each([
    ['materiel', ['HA-2.1']],
    ['TUILES libres', ['HA-6.4']],
    ['ha-6.4', ['HA-6.4']],
    ['nothing', []],
  ])('searching "%s"', (wanted, found) => {
    expect(chapters(book, wanted).flatMap(chapter => chapter.rules.map(rule => rule.id))).toEqual(found)
  })
})
