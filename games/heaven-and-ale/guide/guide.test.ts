import { readFileSync } from 'node:fs'
import { type Language, openRecord, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, COLOURS, DESTINATIONS, GOALS, PAIR_NAMES, SITES, SPOTS, START_SPACES } from '../components/index.ts'
import { room } from '../index.ts'
import { heavenAndAle as game } from '../rules/game.ts'
import { discs, freshTable, lay, markers, plant, play, stand } from '../rules/position.ts'
import { score } from '../rules/scoring.ts'
import type { HeavenAndAle } from '../rules/table.ts'

const who = (seat: number) => ['Ann', 'Bob', 'Cy', 'Dee'][seat] ?? ''
const guides = { en: await room.guide?.en(), fr: await room.guide?.fr(), nl: await room.guide?.nl() }
const books = { en: await room.rulebook.en(), fr: await room.rulebook.fr(), nl: await room.rulebook.nl() }
const guideIn = (language: Language) => {
  const guide = guides[language]
  if (!guide) throw new Error('no guide')
  return guide
}
const viewOf = (t: HeavenAndAle, seat = 0) => game.view(t, seat)

const explain = (t: HeavenAndAle, thing: string, language: Language = 'en') => {
  const told = guideIn(language).explain(viewOf(t), thing, who)
  if (!told) throw new Error(`nothing is said of ${thing}`)
  return told
}
const nowOf = (t: HeavenAndAle, thing: string) => explain(t, thing).now.join(' ')

const ON_A_BOARD = [
  ...SITES,
  ...SPOTS,
  ...PAIR_NAMES,
  ...CARDS,
  ...COLOURS,
  'brewmaster',
  'production',
  'ducats',
  'discs',
  'cards',
  'barrels',
  'sun',
  'shade',
]
const THINGS = [
  ...ON_A_BOARD,
  ...ON_A_BOARD.map(thing => `seat-1/${thing}`),
  ...DESTINATIONS,
  ...START_SPACES,
  ...GOALS,
  ...[1, 2, 3, 4, 5].map(n => `number-${n}`),
  ...Array.from({ length: 31 }, (_, i) => `cell/${i - 10}`),
  'zone/zone-run-up',
  'zone/zone-20',
  'seat-0',
  'seat-1',
  'figure/0',
  'figure/1',
  'round',
  'piles',
]

/** A table in the middle of a match: tiles in sun and shade, a monk, discs, a figure out. */
function middle(): HeavenAndAle {
  const t = freshTable(3)
  plant(t, 0, { S1: 'barley 3', S4: 'barley 3', H2: 'hops 4', S7: 'cellarer', S5: 'water 2' })
  discs(t, 0, 'spot-yeast')
  stand(t, 0, 'resource-3')
  t.seats[0].ducats = 9
  return t
}

describe.each(['en', 'fr', 'nl'] as const)('in %s', language => {
  test.each([
    ['at the start', freshTable(2)],
    ['in the middle', middle()],
  ])('everything on the table has a name, a sentence and rules of the rulebook: %s', (_, t) => {
    for (const thing of THINGS) {
      const { name, about, now, rules } = explain(t, thing, language)
      expect(name, thing).not.toBe('')
      expect(about.length, thing).toBeGreaterThan(0)
      expect(rules.length, thing).toBeGreaterThan(0)
      for (const rule of rules) expect(books[language].rules[rule], `${thing}: ${rule}`).toBeDefined()
      for (const line of [...about, ...now]) {
        expect(line, thing).not.toMatch(/undefined|NaN|Infinity|\.\.|\bnull\b/)
        expect(line, thing).toMatch(/[.]$/)
      }
    }
  })

  test('a thing of another game is none', () => {
    for (const thing of ['winter', 'seat-9', 'seat-9/wood', 'zone/none', 'cell/21', 'place-3', 'figure/7'])
      expect(guideIn(language).explain(viewOf(freshTable(2)), thing, who)).toBeUndefined()
  })
})

describe('what it means now', () => {
  test('a space says what lies there, at which price, and how far it is (EX-01)', () => {
    const t = freshTable(2)
    lay(t, 'resource-3', ['barley 3', 'hops 5'])
    expect(nowOf(t, 'resource-3')).toContain('Barley 3: 3 ducats in the shade, 6 in the sun.')
    expect(nowOf(t, 'resource-3')).toContain('5 steps ahead')
  })

  test('a space that cannot be paid says what is missing (EX-16)', () => {
    const t = freshTable(2)
    lay(t, 'resource-3', ['wood 5'])
    t.seats[0].ducats = 1
    t.seats[0].unplaced = 1
    expect(nowOf(t, 'resource-3')).toContain('1 ducat short')
  })

  test('a passed space is out of reach (HA-5.25)', () => {
    const t = freshTable(2)
    stand(t, 0, 'disc-c')
    expect(nowOf(t, 'disc-b')).toContain('cannot be reached')
  })

  test('a scoring spot says what a disc would bring (EX-02, EX-03)', () => {
    const t = freshTable(2)
    plant(t, 0, { S3: 'barley 2', H2: 'barley 4' })
    expect(nowOf(t, 'spot-barley')).toContain('Would bring now: barley +2, 4 ducats.')
    expect(nowOf(t, 'spot-x')).toContain('Number 4: 4 ducats.')
    expect(nowOf(t, 'spot-hops')).toContain('no tile of its kind')
  })

  test('a spot beside one with a disc completes the pair (EX-07)', () => {
    const t = freshTable(2)
    plant(t, 0, { S3: 'hops 2', H2: 'yeast 4' })
    discs(t, 0, 'spot-yeast')
    expect(nowOf(t, 'spot-hops')).toContain('completes the pair yeast + hops')
  })

  test('monks count each tile beside them (EX-04)', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'cellarer', S12: 'cellarer', S9: 'water 3', S4: 'hops 2' })
    expect(nowOf(t, 'spot-cellarer')).toContain('hops +2, water +6')
  })

  test('a shed site says its sum, what it would give and what is missing (EX-06)', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'wood 2', S9: 'barley 4', S8: 'hops 1', S6: 'scribe', S3: 'yeast 3' })
    expect(nowOf(t, 'shed-2')).toContain('5 of 6 sites are filled, sum 10.')
    expect(nowOf(t, 'shed-2')).toContain('With this sum: brewmaster +3, 1 tile activated.')
    expect(nowOf(t, 'shed-2')).toContain('Missing: sunny site 4.')
  })

  test('a goal says how far one is and which barrels are left (EX-08)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'hops 1' })
    expect(nowOf(t, 'goal-six-ones')).toContain('2 of 6 so far.')
    t.barrels[2] = 1
    t.seats[1].barrels[2] = 2
    expect(nowOf(t, 'goal-six-ones')).toContain('Only the small barrel is left: 2. Large barrel: Bob.')
  })

  test('the brewmaster says its zone and the way to the next one (HA-2.23)', () => {
    expect(nowOf(freshTable(2), 'brewmaster')).toContain('exchange 5:1, multiplier ×2. 11 steps to the next zone')
  })

  test('production warns while it counts nothing (HA-10.23)', () => {
    const t = freshTable(2)
    expect(nowOf(t, 'production')).toContain('worth 0')
    markers(t, 0, [5, 5, 5, 5, 5])
    t.seats[0].brewmaster = 5
    t.seats[0].ducats = 0
    t.seats[0].unplaced = 0
    expect(nowOf(t, 'production')).toContain('5 × 3 = 15 points')
  })

  test('a privilege card says what it would bring now (EX-35)', () => {
    const t = freshTable(2)
    expect(nowOf(t, 'priv-ducats')).toContain('12 ducats')
    discs(t, 0, 'spot-x', 'spot-wood')
    expect(nowOf(t, 'priv-rearmost')).toContain('barley +2')
  })

  test('a thing on another board says whose it is', () => {
    expect(explain(freshTable(2), 'seat-1/sun-1').name).toBe('Sunny site 1 (Bob)')
    expect(explain(freshTable(2), 'sun-1').name).toBe('Sunny site 1')
  })
})

describe('scoring', () => {
  test('levels at the rate, then by ducats, then multiplies (EX-10)', () => {
    const t = freshTable(2)
    markers(t, 0, [7, 12, 12, 11, 10])
    t.seats[0].brewmaster = 12
    t.seats[0].ducats = 10
    t.seats[0].unplaced = 0
    const sums = guideIn('en')
      .scoring(viewOf(t), who)
      .map(step => `${step.title}: ${step.seats[0]?.sum}`)
    expect(sums[0]).toContain('2:1: wood 7 → 9')
    expect(sums[1]).toContain('10 ducats: 1 step, wood 9 → 10')
    expect(sums[2]).toContain('10 × 4 = 40')
  })
})

describe.each([
  [2, 'en'],
  [3, 'fr'],
  [4, 'nl'],
] as const)('a whole recorded match of %i seats, in %s', (seats, language) => {
  const record = JSON.parse(readFileSync(new URL(`../fixtures/playthrough-${seats}.json`, import.meta.url), 'utf8'))
  const replayed = openRecord(game, record)
  if (!replayed.ok) throw new Error(replayed.error.message)
  const { opening, moves } = replayed.table
  const guide = guideIn(language)

  test('has an explanation for everything, a scoring that adds up and reasons that read well', () => {
    const match = new Table(game, opening)
    let reasons = 0
    for (const [i, { seat, move }] of moves.entries()) {
      const view = match.view(seat)
      const reason = guide.reason(view, game.unpack(move), who)
      if (reason !== undefined) {
        reasons++
        expect(reason).not.toMatch(/undefined|NaN|Infinity/)
      }
      if (i % 9 === 0)
        for (const thing of THINGS) {
          const told = guide.explain(view, thing, who)
          expect(told?.name, thing).toBeTruthy()
          for (const line of [...(told?.about ?? []), ...(told?.now ?? [])])
            expect(line, thing).not.toMatch(/undefined|NaN|Infinity|\.\./)
        }
      const steps = guide.scoring(view, who)
      for (let other = 0; other < seats; other++)
        expect(steps.reduce((sum, step) => sum + (step.seats[other]?.points ?? 0), 0)).toBe(score(view, other).total)
      match.play(seat, move)
    }
    const end = match.view(0)
    for (let seat = 0; seat < seats; seat++)
      expect(guide.scoring(end, who).reduce((sum, step) => sum + (step.seats[seat]?.points ?? 0), 0)).toBe(
        score(end, seat).total,
      )
    expect(reasons).toBeGreaterThan(moves.length / 2)
  })
})

describe('reasons', () => {
  const reason = (t: HeavenAndAle, line: string, language: Language = 'en') => {
    const move = game.parse(line)
    if (typeof move === 'string') throw new Error(move)
    return guideIn(language).reason(viewOf(t), game.unpack(move), who)
  }

  test('a disc that completes a pair says so', () => {
    const t = freshTable(2)
    plant(t, 0, { S3: 'hops 2', H2: 'yeast 4' })
    discs(t, 0, 'spot-hops')
    play(t, 'move disc-abc-1')
    expect(reason(t, 'spot spot-yeast')).toContain('completes the pair; pays 4 ducats')
  })

  test('a marker that leaves the run-up starts production', () => {
    const t = freshTable(2)
    markers(t, 0, [3, 3, 3, 3, 0])
    plant(t, 0, { S1: 'barley 3', S2: 'wood 1' })
    play(t, 'move disc-c')
    expect(reason(t, 'spot spot-barley')).toContain('starts production')
    expect(reason(t, 'spot spot-barley', 'nl')).toContain('start de productie')
  })

  test('a purchase that encloses a shed says what it brings', () => {
    const t = freshTable(2)
    plant(t, 0, { S7: 'wood 1', S9: 'barley 1', S8: 'hops 1', S6: 'scribe', S3: 'yeast 1' })
    lay(t, 'resource-3', ['wood 2'])
    play(t, 'move resource-3')
    expect(reason(t, 'buy 0 sun-4')).toContain('encloses shed site 2: brewmaster +6')
  })
})
