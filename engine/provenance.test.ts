import { describe, expect, test } from 'vitest'
import { differences, proposedIn } from './provenance.ts'

const FILE = {
  id: 'proposed-v1',
  about: 'Beers of the house.',
  prices: { fruit: 2, honey: 4, provenance: { fruit: 'S', honey: 'P' } },
  recipes: [
    {
      id: 'stout',
      name: 'Dry Stout',
      requires: [{ dark: 3 }, { hops: 2 }],
      reward: { gold: 1, provenance: { gold: 'P' } },
      provenance: {},
    },
    {
      id: 'pale',
      name: 'Pale Ale',
      requires: [{ light: 3 }],
      reward: { gold: 2 },
      provenance: { id: 'P', name: 'S', requires: 'P', reward: 'P', gone: 'P' },
    },
  ],
}

describe('what is only proposed', () => {
  test('one entry for each object that has such values, with its name and its place', () => {
    expect(proposedIn(FILE)).toEqual([
      { path: 'prices', name: 'prices', value: 'honey: 4' },
      { path: 'recipes[0].reward', name: 'Dry Stout, reward', value: 'gold: 1' },
      { path: 'recipes[1]', name: 'Pale Ale', value: 'requires: light 3; reward: gold 2' },
    ])
  })

  test('nothing in what says nothing about itself', () => {
    expect(proposedIn(7)).toEqual([])
    expect(proposedIn({ stalls: [{ price: 3 }] })).toEqual([])
  })
})

describe('what another file says differently', () => {
  test('a value, a shorter list, something new; remarks do not count', () => {
    const other = structuredClone(FILE)
    other.about = 'Corrected.'
    other.prices.honey = 5
    other.prices.provenance.honey = 'F'
    other.recipes[0].requires.pop()
    Object.assign(other.recipes[1].reward, { mastery: 1 })
    expect(differences(FILE, other)).toEqual([
      { path: 'prices.honey', ours: '4', theirs: '5' },
      { path: 'recipes[0].requires[1]', ours: 'hops 2', theirs: '–' },
      { path: 'recipes[1].reward.mastery', ours: '–', theirs: '1' },
    ])
  })

  test('nothing in the same file', () => {
    expect(differences(FILE, structuredClone(FILE))).toEqual([])
  })
})
