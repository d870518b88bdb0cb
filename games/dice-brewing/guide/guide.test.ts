/** The guide says what a rulebook's example would: given this table, this is what a thing means to me. */
import { readFileSync } from 'node:fs'
import { type Explanation, type Guide, type Language, openRecord, rulebookOf } from '@taproom/engine'
import { describe, expect, it, test } from 'vitest'
import { boardWords } from '../board/words.ts'
import { FIELDS } from '../components/board.ts'
import { BUILDINGS, INGREDIENTS, TOKENS, ZONES } from '../components/names.ts'
import { room } from '../index.ts'
import { lowest } from '../rules/dice.ts'
import { Scene } from '../rules/position.ts'
import { pointsOf } from '../rules/scoring.ts'
import type { DiceBrewingView } from '../rules/table.ts'
import { everything } from './things.ts'

const { game } = room
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]
if (!room.guide) throw new Error('there is no guide')
const guides: { readonly [L in Language]: Guide<DiceBrewingView> } = {
  en: await room.guide.en(),
  fr: await room.guide.fr(),
  nl: await room.guide.nl(),
}
const { en } = guides

function about(scene: Scene, thing: string, viewer = 0): Explanation {
  const found = en.explain(game.view(scene.t, viewer), thing, who)
  if (!found) throw new Error(`${thing} is not explained`)
  return found
}

/** The first die of a colour in a zone. */
const dieIn = (zone: Int16Array, colour: number): string => `die:${(colour << 4) | lowest(zone[colour])}`

describe('a recipe', () => {
  const players = [
    { storage: 'L5 L3 D5 D4', active: 'H4', ingredients: ['special-malt'] as const, mastery: 4, gold: 1 },
  ]
  const row = ['strong-roasted-stout']

  it('says what must be stored before it can be brewed (AC-01)', () => {
    const scene = new Scene({ at: 'first-piece', row, players })
    const { name, now, about: what, rules } = about(scene, 'recipe:strong-roasted-stout')
    expect(name).toBe('Strong Roasted Stout')
    expect(what[0]).toContain('light malt 3+, light malt 2+, dark malt 5+, dark malt 3+ and hops 4+')
    expect(what[1]).toBe('Brewing it brings 3 mastery points.')
    expect(now[0]).toBe('Store hops 4, then you have what it takes.')
    expect(rules[0]).toBe('DB-7.9')
  })

  it('says with which dice it can be brewed, and what an ingredient would add (DB-7.23)', () => {
    const scene = new Scene({ at: 'brew', row, players: [{ ...players[0], storage: 'L5 L3 D5 D4 H4', active: '' }] })
    expect(about(scene, 'recipe:strong-roasted-stout').now[0]).toMatch(/^You can brew it with light malt 3/)
    const malt = about(scene, 'enhance:strong-roasted-stout:special-malt')
    expect(malt.name).toBe('Strong Roasted Stout with special malt')
    expect(malt.about[0]).toContain('also brings 5 mastery points, 5 gold')
    expect(malt.now).toEqual(['You have it.'])
    expect(about(scene, 'enhance:strong-roasted-stout:special-hops').now).toEqual([
      'You do not have it.',
      'It costs 4 gold on the market.',
    ])
  })

  it('says what is missing, and when nobody can brew it (DB-9.53)', () => {
    const scene = new Scene({ at: 'brew', row: ['cheap-lager'], players: [{ storage: 'L2' }] })
    expect(about(scene, 'recipe:cheap-lager').now[0]).toBe('You lack hops 1+.')
    scene.t.blockedSlots = 1
    const { now, rules } = about(scene, 'recipe:cheap-lager')
    expect(now[0]).toMatch(/^Nobody can brew it this round/)
    expect(rules[0]).toBe('DB-9.53')
  })
})

describe('a field', () => {
  it('says which of my pieces go on it (AC-02)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L3 S3 H6', seeds: 0 }] })
    expect(about(scene, 'input:malt-house-raise').now).toEqual([
      'You could put here: light malt 3.',
      '1 of 1 places left this round.',
    ])
    expect(about(scene, 'input:hop-plantation-raise').now[0]).toBe('You have nothing that fits here.') // DB-5.63: a 6
    expect(about(scene, 'input:malt-house-light').now[0]).toBe('You have nothing that fits here.')
    expect(about(scene, 'accelerator:malt-house-raise').now).toEqual([
      'First put something on the field.',
      'You could put here: skill 3.',
    ])
  })

  it('says when it opens (AC-10)', () => {
    const { now, rules } = about(
      new Scene({ at: 'first-piece', players: [{ active: 'S6' }] }),
      'input:craft-school-reroll',
    )
    expect(now).toEqual(['Opens in round 2.'])
    expect(rules[0]).toBe('DB-5.34')
    const lock = about(new Scene({ at: 'first-piece' }), 'lock:craft-school')
    expect(lock.now).toEqual(['It opens in round 2 for everybody.'])
  })

  it('is blocked when all the others have used it (AC-09)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ seeds: 1 }, { seeds: 1 }] })
    scene.play(0, { kind: 'plant', field: FIELDS.indexOf('hop-plantation-grow') })
    const { now, rules } = about(scene, 'input:hop-plantation-grow', 1)
    expect(now[0]).toBe('Blocked for you: 1 player used it before you this round.')
    expect(rules[0]).toBe('DB-5.51')
    expect(about(scene, 'users:hop-plantation-grow', 1).now).toEqual(['Used this round by Ada.'])
    expect(about(scene, 'input:hop-plantation-grow', 0).now[0]).toBe('1 seed lies on it.')
  })
})

describe('a die', () => {
  it('says what becomes of it, and what it is good for', () => {
    const scene = new Scene({ at: 'first-piece', row: ['cheap-lager', 'session-ipa'], players: [{ active: 'H3' }] })
    const { name, about: what, now } = about(scene, dieIn(scene.t.seats[0].active, 2))
    expect(name).toBe('Hops 3')
    expect(what[0]).toContain('worth 1 point')
    expect(now).toEqual([
      'Store it to keep its 3; otherwise it is rolled again next round.',
      'High enough for Cheap Lager.',
    ])
  })

  it('that is blocked says so first (DB-9.44)', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4b' }] })
    const { now, rules } = about(scene, dieIn(scene.t.seats[0].active, 0))
    expect(now[0]).toMatch(/^Blocked by a token/)
    expect(rules[0]).toBe('DB-9.44')
  })
})

describe('a stall', () => {
  it('says its price, my gold and the discount of my skill die (AC-26)', () => {
    const scene = new Scene({ at: 'purchase', round: 2, row: ['hazy-wheat'], players: [{ active: 'S6', gold: 2 }] })
    expect(about(scene, 'buy:honey').now).toEqual([
      'Costs 4 gold; 3 left.',
      'You have 2 gold: 2 too few.',
      'With your skill 6 it costs 2 gold.',
      'On Hazy Wheat: 1 mastery point, 3 gold.',
      'You own none.',
    ])
    expect(about(scene, 'buy:raise-die').now).toContain('It can be bought from round 3 on.')
  })

  it('of tokens names the window that version 2 added (DB-9.12)', () => {
    const rules = (version: number) => about(new Scene({ rules: version }), 'token:extra-roll').rules
    expect(rules(1)).not.toContain('DB-9.12')
    expect(rules(2)).toContain('DB-9.12')
  })
})

describe('the scoring', () => {
  it('is told step by step (AC-05)', () => {
    const dice = 'L1 L2 L3 L4 H1 H2 H3 D1 D2 D3 S1 S2'
    const scene = new Scene({ at: 'purchase', players: [{ active: dice, gold: 7, mastery: 10 }] })
    const mine = en.scoring(game.view(scene.t, 0), who).map(({ rule, seats }) => [rule, seats[0].sum, seats[0].points])
    expect(mine).toEqual([
      ['DB-7.21', '10 from brewing', 10],
      ['DB-10.4', '4 × 1 = 4', 4],
      ['DB-10.5', '3 × 1 = 3', 3],
      ['DB-10.6', '3 × 2 = 6', 6],
      ['DB-10.7', '2 × 0 = 0', 0],
      ['DB-10.8', '7 gold, 1 for every 2 = 3', 3],
    ])
    expect(about(scene, 'seat:0').now).toContain('Worth 26 points now.')
  })
})

describe('the reason', () => {
  it('names the recipe a die completes, and who would be blocked', () => {
    const scene = new Scene({
      at: 'first-piece',
      row: ['cheap-lager'],
      players: [{ active: 'H1', storage: 'L2', seeds: 1 }],
    })
    const view = game.view(scene.t, 0)
    expect(en.reason(view, { kind: 'store', colour: 2, value: 1, marks: 0 }, who)).toBe('completes Cheap Lager')
    expect(en.reason(view, { kind: 'plant', field: 0 }, who)).toBe('leaves the field blocked for Bert')
  })
})

/** Something a programmer forgot to say. */
const HOLES =
  /undefined|NaN|\[object|null|\b(light-malt|dark-malt|active-zone|malt-house|craft-school|raise-die|extra-roll)\b|\.\.|^$/

describe.each(['matches-2', 'matches-3-v2', 'matches-4-v2'])('along a recorded match of %s', file => {
  const [line] = readFileSync(new URL(`../fixtures/${file}.jsonl`, import.meta.url), 'utf8').split('\n')
  const opened = openRecord(game, JSON.parse(line))
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened

  test.each(['en', 'fr', 'nl'] as const)(
    'everything is explained in %s, by rules that exist, and the scoring adds up',
    async language => {
      const { rules } = rulebookOf(await room.rulebook[language](), table.state.rules)
      const guide = guides[language]
      for (let index = 0; index <= table.index; index += 23) {
        const view = table.view(index % 2, index)
        for (const thing of everything(view)) {
          const found = guide.explain(view, thing, who)
          expect(found, thing).toBeDefined()
          if (!found) continue
          expect(found.about.length, thing).toBeGreaterThan(0)
          for (const text of [found.name, ...found.about, ...found.now]) expect(text, thing).not.toMatch(HOLES)
          for (const rule of found.rules) expect(rules[rule], `${thing} ${rule}`).toBeDefined()
        }
        const steps = guide.scoring(view, who)
        for (let seat = 0; seat < view.seatCount; seat++)
          expect(steps.reduce((sum, step) => sum + step.seats[seat].points, 0)).toBe(pointsOf(view, seat))
      }
    },
  )

  it('has a reason for most moves that were made, and none with a hole', () => {
    let reasons = 0
    table.moves.forEach(({ seat, move }, index) => {
      const reason = en.reason(table.view(seat, index), game.unpack(move), who)
      if (reason === undefined) return
      reasons++
      expect(reason).not.toMatch(HOLES)
    })
    expect(reasons / table.moves.length).toBeGreaterThan(0.7)
  })
})

it('knows nothing of things that are not on this table', () => {
  const view = game.view(new Scene().t, 0)
  for (const thing of ['', 'goal:six', 'recipe:none', 'die:x', 'seat:7', 'constructor', 'input:nowhere', 'buy:nothing'])
    expect(en.explain(view, thing, who)).toBeUndefined()
})

it('says nothing of "you" to who only watches', () => {
  const view = game.view(new Scene({ at: 'first-piece', players: [{ active: 'L3' }] }).t, -1)
  const said = everything(view).flatMap(thing => en.explain(view, thing, who)?.now ?? [])
  expect(said.filter(text => /\b[Yy]ou(r)?\b/.test(text))).toEqual([])
})

describe.each(['en', 'fr', 'nl'] as const)('in %s', language => {
  it('a thing has one name, on the board, in the guide and in the rulebook', async () => {
    const book = await room.rulebook[language]()
    const view = game.view(new Scene().t, 0)
    const name = (thing: string) => guides[language].explain(view, thing, who)?.name
    const words = boardWords[language]
    for (const field of FIELDS) expect(words.fields[field]).toBe(name(`input:${field}`))
    for (const building of BUILDINGS) expect(words.buildings[building]).toBe(name(`building:0:${building}`))
    // The rulebook names every field where it says what the field takes (DB-5.35).
    for (const field of FIELDS) expect(book.rules['DB-5.35']).toContain(words.fields[field])
    expect([words.market, words.blackMarket]).toEqual([name('market'), name('black-market')])
    for (const token of TOKENS) expect(words.tokens[token]).toBe(name(`token:${token}`))
    for (const kind of INGREDIENTS) expect(words.ingredients[kind]).toBe(name(`ingredient:${kind}`))
    for (const zone of ZONES) expect(words.zones[zone]).toBe(name(`zone:${zone}`))
  })
})
