/** What every game must pass: `gameContract(room, …)` in a test of the game. Its own examples stand beside it. */
import { describe, expect, test } from 'vitest'
import {
  type AnyRoom,
  type ChosenValues,
  differences,
  LANGUAGES,
  type Language,
  parseOption,
  type Refusal,
  type Rulebook,
  roomWithBox,
  roomWithRules,
  seedFrom,
  Table,
} from '../index.ts'
import { everythingSaid } from './everything-said.ts'
import { fuzzMatch } from './fuzz.ts'
import { guided } from './guided.ts'
import { recordedMatches } from './recorded.ts'

export interface ContractWishes {
  /** All refusals of the game: each needs a sentence, and its rules must stand in the rulebook. */
  readonly refusals: { readonly [code: string]: Refusal }
  /** The folder of its recorded matches: `new URL('./fixtures/', import.meta.url)`. `RECORD=1` writes them anew. */
  readonly fixtures: URL
  /** Options that keep a random match short; one match in ten runs without them. */
  readonly brief?: ChosenValues
  /** Options with which much is said. */
  readonly talkative?: ChosenValues
  /** Random matches with each number of seats: under the invariants, and with all properties, which takes longer. */
  readonly matches?: number
  readonly deepMatches?: number
  /** Ids that must not show in a sentence. */
  readonly holes?: RegExp
}

/** Something a programmer forgot to say. */
const HOLES = /undefined|NaN|\[object|\bnull\b|-32768|^\s*$/
/** French has a no-break space before its signs. */
const BREAKING = / [:;!?»]|« /

const isWhole = (line: string, language: Language, { holes = /^$/ }: ContractWishes): boolean =>
  !HOLES.test(line) && !holes.test(line) && !(language === 'fr' && BREAKING.test(line))

export function gameContract(room: AnyRoom, wishes: ContractWishes): void {
  const { game } = room
  const { from, to } = game.declared.seats
  const seatCounts = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  describe(`the contract of ${game.id}`, () => {
    test('has an id for addresses, and options whose defaults fit', () => {
      expect(game.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(typeof game.options()).toBe('object')
    })
    test('plays one or more versions of the rules, in order, and new matches by the newest', () => {
      const { versions } = game.declared
      expect(versions.length).toBeGreaterThan(0)
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
      expect(versions.every(version => Number.isInteger(version) && version > 0)).toBe(true)
      expect(game.rules).toBe(versions.at(-1))
      for (const version of versions) expect(game.withRules(version)?.rules).toBe(version)
      expect(game.withRules(game.rules + 1)).toBeUndefined()
    })
    describe.each(LANGUAGES)('in %s', language => saysEverything(room, wishes, language, seatCounts))
    describe.each(LANGUAGES)('the rulebook in %s', language => explains(room, wishes, language))
    describe.each(LANGUAGES)('the guide in %s', language =>
      guided(room, language, { fixtures: wishes.fixtures, seatCounts, whole: line => isWhole(line, language, wishes) }),
    )
    describe.each(seatCounts)('with %i seats', seats => {
      test('random matches hold every invariant', () => {
        for (let i = 0; i < (wishes.matches ?? 20); i++) {
          const fixed = i % 10 === 9 ? {} : wishes.brief
          expect(fuzzMatch(game, { seats, seed: `contract ${seats} ${i}`, fixed }).decisions).toBeGreaterThan(0)
        }
      })
      test('copies, digests, JSON, views, secrets, printed moves, records, links and undo agree', () => {
        for (let i = 0; i < (wishes.deepMatches ?? 3); i++)
          fuzzMatch(game, { seats, seed: `deep contract ${seats} ${i}`, fixed: wishes.brief, deep: true })
      })
      recordedMatches(room, seats, wishes)
    })
    describe.each(game.declared.versions.slice(0, -1))('version %i of its rules', version =>
      goesOn(room, wishes, version, seatCounts),
    )
    boxOf(room)
    laddered(room)
  })
}

/** A version that is no longer begun is still played: fewer matches than of the newest, which has all its tests. */
function goesOn(newest: AnyRoom, wishes: ContractWishes, version: number, seatCounts: readonly number[]): void {
  const room = roomWithRules(newest, version)
  if (!room) throw new Error(`${newest.game.id} cannot play version ${version}`)
  test('random matches hold every property', () => {
    for (const seats of seatCounts) {
      for (let i = 0; i < Math.ceil((wishes.matches ?? 20) / 5); i++)
        fuzzMatch(room.game, { seats, seed: `version ${version} ${seats} ${i}`, fixed: wishes.brief })
      fuzzMatch(room.game, { seats, seed: `deep version ${version} ${seats}`, fixed: wishes.brief, deep: true })
    }
  })
  test.each(LANGUAGES)('what happens there is said without holes in %s', async language => {
    const said = everythingSaid(room, await room.words[language](), seatCounts[0], {
      ...wishes.brief,
      ...wishes.talkative,
    })
    expect([...new Set(said.lines)].filter(line => HOLES.test(line) || wishes.holes?.test(line))).toEqual([])
  })
}

function saysEverything(
  room: AnyRoom,
  wishes: ContractWishes,
  language: Language,
  seatCounts: readonly number[],
): void {
  const { game } = room
  const { refusals, brief, talkative } = wishes
  const whole = (line: string): boolean => isWhole(line, language, wishes)

  test('names the game, its options and their values', async () => {
    const words = await room.words[language]()
    const said = [words.name, words.tagline]
    expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.declared.options).sort())
    for (const [option, { name, about, values = {} }] of Object.entries(words.options)) {
      said.push(name, about, ...Object.values(values))
      const declared = game.declared.options[option]
      if (declared.kind === 'choice') expect(Object.keys(values)).toEqual([...declared.values])
    }
    expect(said.filter(line => !whole(line))).toEqual([])
  })

  test('says what is asked, possible, done and on the table, without holes, and as much as in English', async () => {
    const fixed = { ...brief, ...talkative }
    for (const seats of seatCounts) {
      const said = everythingSaid(room, await room.words[language](), seats, fixed)
      expect([...new Set(said.lines)].filter(line => !whole(line))).toEqual([])
      expect(said.alike).toEqual([])
      expect(said.lines).toHaveLength(everythingSaid(room, await room.words.en(), seats, fixed).lines.length)
    }
  })

  test('has a sentence for every refusal', async () => {
    const words = await room.words[language]()
    const sentences = Object.entries(refusals).map(([code, refusal]) => {
      const sentence = words.refusal(refusal.with(1, 2, 3, 4).reason())
      expect(sentence).not.toBe(code)
      expect(sentence).toMatch(/[.!?]$/)
      return sentence
    })
    expect(sentences.filter(sentence => !whole(sentence))).toEqual([])
  })
}

function explains(room: AnyRoom, { refusals }: ContractWishes, language: Language): void {
  const keys = (part: keyof Rulebook) => async () => {
    const [here, english] = await Promise.all([room.rulebook[language](), room.rulebook.en()])
    expect(Object.keys(here[part] ?? {}).sort()).toEqual(Object.keys(english[part] ?? {}).sort())
  }
  test('has the sections of the English one', keys('sections'))
  test('has its rules', keys('rules'))
  test('has its examples', keys('examples'))

  test('explains every refusal, and cites rules that there are', async () => {
    const { rules, examples, earlier = {} } = await room.rulebook[language]()
    const known = Object.assign({ ...rules }, ...Object.values(earlier))
    const cited = Object.values(refusals).flatMap(refusal => refusal.rules)
    for (const example of Object.values(examples)) cited.push(...example.rules)
    expect([...new Set(cited)].filter(rule => !rules[rule] && !known[rule])).toEqual([])
  })

  test('says what each version changed, and how changed rules were before', async () => {
    const [{ changes = {}, earlier = {}, rules }, english] = await Promise.all([
      room.rulebook[language](),
      room.rulebook.en(),
    ])
    const { versions } = room.game.declared
    const later = versions.slice(1).map(String)
    expect(Object.keys(changes)).toEqual(later)
    for (const text of Object.values(changes)) expect(text).toMatch(/[.!?]$/)
    // A version that changed no rule's text would be none.
    expect(Object.keys(earlier)).toEqual(versions.slice(0, -1).map(String))
    for (const [version, texts] of Object.entries(earlier)) {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english.earlier?.[Number(version)] ?? {}).sort())
      for (const [rule, text] of Object.entries(texts)) expect(text, rule).not.toBe(rules[rule])
    }
  })

  test('says which parts of the box hold proposed values', async () => {
    const { components } = await room.rulebook[language]()
    const parts = new Set((room.proposed?.() ?? []).map(({ path }) => path.split(/[.[]/, 1)[0]))
    expect(Object.keys(components).sort()).toEqual([...parts].sort())
    for (const { name, about } of Object.values(components)) expect(name && about).toBeTruthy()
  })
}

/** A game need not let owners correct its components; where it does, the file it gives must fit. */
function boxOf(room: AnyRoom): void {
  const { readBox, seats } = room.game.declared
  test.runIf(readBox === undefined)('has only its own components', () => {
    expect(room.components).toBeUndefined()
    expect(roomWithBox(room, {})).toBeTypeOf('string')
  })
  test.runIf(readBox !== undefined)('its component file, written down and read again, is the same box', () => {
    const file: unknown = JSON.parse(JSON.stringify(room.components))
    expect(differences(room.components, file)).toEqual([])
    const again = roomWithBox(room, file)
    if (typeof again === 'string') throw new Error(again)
    expect(JSON.stringify(again.game.box)).toBe(JSON.stringify(room.game.box))
    expect(typeof Table.open(again.game, { seats: seats.from, seed: seedFrom('box') })).toBe('object')
    expect(roomWithBox(room, 'not a box')).toBeTypeOf('string')
  })
}

/** Without an adviser nobody can play at a level; the options it is measured with must be there. */
function laddered(room: AnyRoom): void {
  test.runIf(room.ladder)('its ladder has an adviser, and options that there are', () => {
    expect(room.adviser).toBeDefined()
    const { options } = room.game.declared
    const pairs = (room.ladder?.measure.options ?? []).map(pair => pair.split('=', 2))
    const wishes = Object.fromEntries(pairs.map(([name, text]) => [name, parseOption(options[name], text)]))
    expect(typeof room.game.options(wishes)).toBe('object')
  })
}
