import { describe, expect, test } from 'vitest'
import { GOALS } from '../components/index.ts'
import { discs, freshTable, lay, markers, plant, play, setUpTable, stand, turnOf, whyNot } from './position.ts'
import { type RefusalCode, refuse } from './refusals.ts'
import { CARD, type HeavenAndAle } from './table.ts'

/** A table with something changed. */
const given =
  (change: (t: HeavenAndAle) => void, table: () => HeavenAndAle = fresh) =>
  () => {
    const t = table()
    change(t)
    return t
  }

/** A table, a tempting move and, if it is not the one who is asked, the seat that makes it. */
type Case = readonly [table: () => HeavenAndAle, line: string, rule: string, seat?: number]

const onSpace = (space: string, tiles: readonly string[]) => () => {
  const t = freshTable(2)
  lay(t, space, tiles)
  play(t, `move ${space}`)
  return t
}

const poor =
  (ducats: number, tiles: readonly string[], shadeIsFull = false) =>
  () => {
    const t = freshTable(2)
    lay(t, 'resource-1', tiles)
    t.seats[0].cards.fill(CARD.sold)
    t.seats[0].unplaced = 0
    t.seats[0].ducats = ducats
    if (shadeIsFull) t.seats[0].shady = 15
    return t
  }

const discFrom = (space: string) => () => {
  const t = freshTable(2)
  plant(t, 0, { S1: 'wood 1', S2: 'yeast 2', H1: 'scribe', H5: 'gardener', S3: 'water 3' })
  discs(t, 0, 'spot-water')
  play(t, `move ${space}`)
  return t
}

const atPair = () => {
  const t = freshTable(2)
  plant(t, 0, { S1: 'yeast 1', H1: 'hops 2', S2: 'wood 1' })
  discs(t, 0, 'spot-hops')
  play(t, 'sell priv-colour', 'move disc-c', 'spot spot-yeast')
  return t
}

const enteringHome = (last: boolean) => () => {
  const t = freshTable(3)
  stand(t, 0, 'resource-15')
  stand(t, 1, 'start-marker')
  if (last) stand(t, 2, 'start-ducats')
  else t.seats[2].start = 4
  play(t, 'move start')
  return t
}

const goalMet = (own: number, left: number) => () => {
  const t = freshTable(3)
  const goal = GOALS.indexOf('goal-brewmaster-1')
  t.seats[0].brewmaster = 3
  t.seats[0].barrels[goal] = own
  t.barrels[goal] = left
  return t
}

const fresh = () => freshTable(2)
const finished = () => {
  const t = freshTable(2)
  t.prompts.clear()
  return t
}

/** Every code of section 14 that a move can provoke; the others are named in `refusals.ts`. */
const CASES: { readonly [code in Exclude<RefusalCode, 'undo-closed'>]: readonly Case[] } = {
  'not-your-turn': [[fresh, 'move resource-1', 'HA-5.3', 1]],
  'already-home': [
    [
      given(
        t => {
          stand(t, 1, 'start-marker')
        },
        () => freshTable(3),
      ),
      'move resource-1',
      'HA-6.59',
      1,
    ],
  ],
  'wrong-step': [
    [fresh, 'stop', 'HA-5.6'],
    [fresh, 'withdraw priv-ducats', 'HA-5.6'],
    [fresh, 'withdraw priv-ducats', 'HA-5.6', 1],
    [onSpace('resource-1', ['wood 1']), 'move resource-2', 'HA-5.6'],
    [discFrom('disc-b'), 'privilege priv-ducats', 'HA-5.6'],
    [onSpace('resource-1', ['wood 1', 'wood 1']), 'buy 1 sun-1', 'HA-5.6'],
  ],
  backwards: [
    [
      given(t => {
        stand(t, 0, 'resource-9')
      }),
      'move resource-1',
      'HA-5.11',
    ],
  ],
  'same-space': [
    [
      given(t => {
        stand(t, 0, 'resource-9')
      }),
      'move resource-9',
      'HA-5.12',
    ],
  ],
  'space-empty': [[poor(25, []), 'move resource-1', 'HA-5.16']],
  'no-free-site': [
    [
      given(t => {
        t.seats[0].sunny = 15
        t.seats[0].shady = 15
      }),
      'move resource-1',
      'HA-5.17',
    ],
  ],
  'cannot-afford': [[poor(3, ['wood 4']), 'move resource-1', 'HA-5.18']],
  'only-sun-left': [[poor(4, ['wood 4'], true), 'move resource-1', 'HA-5.19']],
  'price-too-high': [
    [
      given(
        t => {
          t.seats[0].ducats = 4
        },
        onSpace('resource-1', ['wood 5']),
      ),
      'buy 0 shade-1',
      'HA-6.4',
    ],
    [
      given(
        t => {
          t.seats[0].ducats = 9
        },
        onSpace('resource-1', ['wood 5']),
      ),
      'buy 0 sun-1',
      'HA-6.5',
    ],
    [
      given(
        t => {
          t.seats[0].ducats = 3
        },
        onSpace('monk-space-4', ['scribe']),
      ),
      'buy 0 shade-1',
      'HA-6.20',
    ],
    [
      given(
        t => {
          t.seats[0].ducats = 7
        },
        onSpace('monk-space-4', ['scribe']),
      ),
      'buy 0 sun-1',
      'HA-6.21',
    ],
  ],
  'must-buy': [
    [onSpace('resource-1', ['wood 1']), 'stop', 'HA-6.1'],
    [onSpace('monk-space-1', ['scribe']), 'stop', 'HA-6.18'],
  ],
  'must-sell-first': [
    [
      given(
        t => {
          t.seats[0].ducats = 4
        },
        onSpace('resource-1', ['wood 5']),
      ),
      'stop',
      'HA-6.15',
    ],
  ],
  'tile-not-here': [[onSpace('resource-1', ['wood 1']), 'buy 3 sun-1', 'HA-6.2']],
  'site-occupied': [
    [
      given(
        t => {
          plant(t, 0, { S1: 'wood 2' })
        },
        onSpace('resource-1', ['wood 1']),
      ),
      'buy 0 sun-1',
      'HA-6.8',
    ],
  ],
  'shed-site': [[onSpace('resource-1', ['wood 1']), 'buy 0 shed-4', 'HA-6.9']],
  'disc-space-empty': [
    [
      given(t => {
        t.spaces[4].discs = 0
      }),
      'move disc-a',
      'HA-5.20',
    ],
  ],
  'no-usable-spot': [[fresh, 'move disc-a', 'HA-5.21']],
  'wrong-letter': [[discFrom('disc-c'), 'spot spot-x', 'HA-6.26']],
  'spot-taken': [[discFrom('disc-c'), 'spot spot-water', 'HA-6.27']],
  'kind-absent': [[discFrom('disc-c'), 'spot spot-barley', 'HA-6.27']],
  'number-absent': [[discFrom('disc-a'), 'number 5', 'HA-6.31']],
  'shed-pattern': [
    [
      given(t => {
        plant(t, 0, { S7: 'wood 2', S9: 'barley 4', S8: 'hops 1', S6: 'scribe', S3: 'yeast 3' })
        lay(t, 'resource-1', ['water 5'])
        play(t, 'move resource-1', 'buy 0 sun-4')
      }),
      'shed 0-1-2-3',
      'HA-7.9',
    ],
  ],
  'goal-not-met': [[fresh, 'move barrel-space-1', 'HA-5.22']],
  'barrel-owned': [[goalMet(2, 1), 'move barrel-space-1', 'HA-6.47']],
  'barrel-gone': [[goalMet(0, 0), 'move barrel-space-1', 'HA-6.48']],
  'start-occupied': [
    [enteringHome(false), 'home start-marker', 'HA-6.52'],
    [enteringHome(false), 'home start-ducats', 'HA-6.53'],
  ],
  'last-takes-first': [[enteringHome(true), 'home start-brewmaster', 'HA-6.57']],
  'not-rearmost': [
    [
      given(t => {
        plant(t, 0, { S1: 'yeast 1', H1: 'hops 2', S2: 'wood 1' })
        discs(t, 0, 'spot-hops')
        markers(t, 0, [1, 0, 1, 2, 1])
        play(t, 'move disc-c', 'spot spot-yeast', 'privilege priv-rearmost')
      }),
      'priv-rear water',
      'HA-9.13',
    ],
  ],
  'no-pair': [
    [fresh, 'privilege priv-ducats', 'HA-9.2'],
    [onSpace('resource-1', ['wood 1']), 'privilege priv-ducats', 'HA-9.2'],
  ],
  'pair-lost': [
    [
      given(t => {
        play(t, 'decline')
        turnOf(t, 0)
      }, atPair),
      'privilege priv-ducats',
      'HA-9.5',
    ],
  ],
  'no-card': [
    [atPair, 'privilege priv-colour', 'HA-9.7'],
    [atPair, 'sell priv-colour', 'HA-9.7'],
    [
      given(t => {
        play(t, 'privilege priv-ducats')
        turnOf(t, 0)
      }, atPair),
      'sell priv-ducats',
      'HA-9.16',
    ],
  ],
  'sale-off-turn': [[() => freshTable(2, { edition: 'english' }), 'sell priv-ducats', 'HA-9.15', 1]],
  'sale-setup': [[() => setUpTable(2).t, 'sell priv-ducats', 'HA-4.21']],
  'game-over': [[finished, 'move resource-1', 'HA-10.13', 0]],
}

describe('every refusal names its case and its rule, and changes nothing (INV-24)', () => {
  const all = Object.entries(CASES).flatMap(([code, cases]) =>
    cases.map(one => ({ code, one, line: one[1], rule: one[2] })),
  )
  test.each(all)('$code ($rule): $line', ({ code, one }) => {
    const [table, line, rule, seat] = one
    const t = table()
    const before = t.cells.slice()
    expect(whyNot(t, line, seat)).toMatchObject({ code, rule })
    expect(t.cells).toEqual(before)
  })

  test('undo-closed is the table’s to say; see hidden.test.ts', () => {
    expect(refuse['undo-closed'].rules).toEqual(['HA-12.5'])
    expect(Object.keys(CASES).length + 1).toBe(Object.keys(refuse).length)
  })
})

describe('which refusal comes first', () => {
  test('for a purchase: the tile, the shed site, the price, then the site', () => {
    const t = onSpace('resource-1', ['wood 5'])()
    plant(t, 0, { S1: 'wood 2' })
    t.seats[0].ducats = 0
    expect(whyNot(t, 'buy 1 shed-1')?.code).toBe('tile-not-here')
    expect(whyNot(t, 'buy 0 shed-1')?.code).toBe('shed-site')
    expect(whyNot(t, 'buy 0 sun-1')?.code).toBe('price-too-high')
  })

  test('already-home before not-your-turn; a seat with a question of its own gets wrong-step', () => {
    const t = freshTable(3)
    play(t, 'move start', 'home start-first')
    expect(whyNot(t, 'stop', 0)?.code).toBe('already-home')
    const marking = freshTable(2)
    play(marking, 'move start', 'home start-marker')
    expect(whyNot(marking, 'move resource-1')?.code).toBe('wrong-step')
  })

  test('a start space that is taken is occupied even for the last one', () => {
    expect(whyNot(enteringHome(true)(), 'home start-marker')?.code).toBe('start-occupied')
  })
})
