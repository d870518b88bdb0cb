import { Chance, type Language, MoveBuffer, seedFrom, Table, type Words } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { room } from '../index.ts'
import type { HeavenAndAleEvent } from '../rules/events.ts'
import { refuse } from '../rules/refusals.ts'
import { OPTIONS } from '../rules/set-up.ts'
import type { HeavenAndAleView } from '../rules/table.ts'

const { game } = room
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]

type Spoken = Words<HeavenAndAleView, HeavenAndAleEvent | { readonly kind: 'forced' }>
const languages: Record<Language, Spoken> = {
  en: await room.words.en(),
  fr: await room.words.fr(),
  nl: await room.words.nl(),
}

/** Something a programmer forgot to say. */
const HOLES = /undefined|NaN|\[object|null|(^|[^“‘«])\b(goal|priv|spot|start|disc|resource|monk|shade|sun)-/

/** Everything that is said in some random matches: prompts, labels, log, table. */
function everythingSaid(words: Spoken, seats: number, seed: string): string[] {
  const table = Table.open(game, { seats, seed: seedFrom(seed) })
  if (typeof table === 'string') throw new Error(table)
  const chance = new Chance()
  chance.seed(seedFrom(`words ${seed}`))
  const buffer = new MoveBuffer()
  const said: string[] = []
  while (!table.over) {
    const seat = chance.below(12) === 0 ? chance.below(seats) : table.waitingFor
    const moves = game.legal(table.state, seat, buffer).toArray()
    if (moves.length === 0) continue
    const view = table.view(seat)
    if (seat === table.waitingFor) said.push(words.prompt(view))
    const labels = moves.map(move => words.move(view, game.unpack(move)))
    expect(new Set(labels).size).toBe(labels.length) // every choice can be told from the others
    said.push(...labels)
    // Near moves, so that much happens on the way.
    const move = moves[chance.below(game.prompt(table.state) === 'move' ? Math.min(4, moves.length) : moves.length)]
    table.play(seat, move)
    if (chance.below(40) === 0)
      for (const { title, lines } of words.describe(table.view(0), who)) said.push(title, ...lines)
  }
  said.push(words.prompt(table.view(0)))
  for (const event of table.journal(0)) {
    const line = words.event(event, who)
    if (line !== undefined) said.push(line)
  }
  return said
}

describe.each(['en', 'fr', 'nl'] as const)('in %s', language => {
  test('prompts, labels, log and table leave no holes', () => {
    for (const seats of [2, 3, 4])
      for (const line of everythingSaid(languages[language], seats, `${language} ${seats}`)) {
        expect(line).not.toMatch(HOLES)
        expect(line).not.toBe('')
      }
  })

  test('every refusal has a sentence of its own, with its numbers', () => {
    const words = languages[language]
    const sentences = Object.entries(refuse).map(([code, refusal]) => {
      const { numbers } = refusal.with(1, 2, 3, 4).reason()
      const sentence = words.refusal({ code, rule: refusal.rules[0], numbers })
      expect(sentence).toMatch(/[.!?]$/)
      expect(sentence).not.toMatch(HOLES)
      return sentence
    })
    // `game-over` is the only one that may sound like another.
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(words.refusal({ code: 'price-too-high', rule: 'HA-6.4', numbers: { price: 9, ducats: 7 } })).toMatch(/9.*7/)
  })

  test('every option and every part of the score has a name', () => {
    const words = languages[language]
    for (const [name, option] of Object.entries(OPTIONS)) {
      expect(words.options[name]?.name).toBeTruthy()
      expect(words.options[name]?.about).toBeTruthy()
      if (option.kind === 'choice') expect(Object.keys(words.options[name].values ?? {})).toEqual([...option.values])
    }
    expect(Object.keys(words.parts)).toEqual(['production', 'barrels', 'barrelCard', 'firstSpace'])
  })

  test('one is singular, two are plural', () => {
    const words = languages[language]
    const sentence = (price: number) =>
      words.refusal({ code: 'price-too-high', rule: 'HA-6.4', numbers: { price, ducats: 0 } })
    expect(sentence(1)).toMatch(/1 (ducat|dukaat)\b/)
    expect(sentence(2)).toMatch(/2 (ducats|dukaten)\b/)
  })
})

test('French signs never begin a line: no plain space before them', () => {
  for (const line of everythingSaid(languages.fr, 2, 'signs')) expect(line).not.toMatch(/ [:;!?»]|« /)
})

test('the languages say the same things: as many lines in each', () => {
  const counts = (['en', 'fr', 'nl'] as const).map(language => everythingSaid(languages[language], 3, 'same').length)
  expect(new Set(counts).size).toBe(1)
})

test.each(['en', 'fr', 'nl'] as const)('the rulebook in %s explains every refusal', async language => {
  const book = await room.rulebook[language]()
  for (const refusal of Object.values(refuse)) for (const rule of refusal.rules) expect(book.rules[rule]).toBeTruthy()
})
