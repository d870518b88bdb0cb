/**
 * Whatever an owner of the box may correct is drawn as corrected. Every value of Heaven & Ale is changed, one at a time; of the other
 * games, whose cards are many and seldom all on the table, every kind of value.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../boards.ts'
import { rooms } from '../rooms.ts'
import { changedOneByOne } from './changed.ts'
import { changedParts, scenesOf, tell } from './told.ts'

interface Game {
  /** Recorded matches whose positions are drawn. */
  readonly records: readonly string[]
  readonly matches: number
  /** Whether each single value is looked for, or of each kind one that is on the table. */
  readonly each: boolean
  /** Values that no picture shows, with the reason. */
  readonly undrawn: { readonly [pattern: string]: string }
}

const GAMES: { readonly [game: string]: Game } = {
  'heaven-and-ale': {
    records: ['matches-4', 'matches-3', 'matches-2'],
    matches: 10,
    each: true,
    undrawn: {
      id: 'the name of the file',
      'startSpaces[].points': 'told when points are counted, not on the space',
      'resources[].id': 'a name for notation and log',
      'resources[].set': 'which pile it begins in: hidden',
      'monks[].id': 'a name for notation and log',
      'monks[].set': 'which pile it begins in: hidden',
      'startCells.yeast': 'where a marker begins: the markers are drawn where they stand',
      'startCells.hops': 'as for yeast',
      'startCells.water': 'as for yeast',
      'startCells.barley': 'as for yeast',
      'sheds[].upTo': 'which sum makes which shed: the shed is drawn that was built',
      'sheds[].brewmaster': 'told by the preview and the log when it is built',
      discs: 'a supply',
      purse: 'what seats begin with: the purse is drawn as it is',
      sale: 'told by the sentence of the sale',
      ducatsPerStep: 'told when points are counted',
      'seatTables[].secondDiscs[]': 'where discs are laid in set-up: they are drawn where they lie',
    },
  },
  'dice-brewing': {
    records: ['matches-4', 'matches-3', 'matches-2'],
    matches: 2,
    each: false,
    undrawn: {
      id: 'the name of the file',
      'dice[].id': 'a name',
      'dice[].count': 'a supply',
      'dice[].startingPerPlayer': 'what seats begin with',
      'dice[].endPoints': 'told when points are counted',
      'seeds.count': 'a supply',
      'ingredients[].count': 'a supply',
      'actionTokens[].count': 'a supply',
      'fields[].code': 'a name for notation',
      'fields[].building': 'which building it belongs to: drawn where the field lies',
      'start.gold': 'what seats begin with',
      'start.mastery': 'what seats begin with',
      'start.seeds': 'what seats begin with',
      'onesAsGold.moreThanFour': 'told by the number of dice that happen to be ones',
      'onesAsGold.table[]': 'told by the purse when so many ones were rolled',
      'scoring.goldPerPoint': 'told when points are counted',
      'recipes[].starterForPlayerCounts[]': 'which recipes begin on the table',
    },
  },
  'brew-crafters': {
    records: ['5-seats', '3-seats'],
    matches: 2,
    each: false,
    undrawn: {},
  },
}

describe.each(Object.entries(GAMES))('%s', (game, { records, matches, each, undrawn }) => {
  test('every value that can be corrected is drawn from the box of the match', async () => {
    const room = await rooms[game]()
    const board = await boardOf(game)
    if (!board) throw new Error('no board')
    await board.speak?.('en')
    const speaker = { board, words: await room.words.en() }
    const scenes = scenesOf(
      room,
      records.flatMap(name => {
        const file = new URL(`../../games/${game}/fixtures/${name}.jsonl`, import.meta.url)
        return readFileSync(file, 'utf8')
          .split('\n')
          .slice(0, matches)
          .map(line => JSON.parse(line))
      }),
    )
    const ours = scenes.map(scene => tell(room, speaker, scene))
    /** Where values of this kind were last seen to change: their neighbours are likely to be seen there too. */
    const seenAt = new Map<string, number>()
    const unseen = new Set<string>()
    const drawn = new Set<string>()
    for (const changed of changedOneByOne(room)) {
      const { pattern, path } = changed
      // Of what no picture shows, one value is looked for everywhere.
      if (pattern in undrawn && (drawn.has(pattern) || unseen.has(pattern))) continue
      if (!each && drawn.has(pattern)) continue
      const from = seenAt.get(pattern) ?? 0
      const seen = scenes.findIndex((_, i) => {
        const at = (i + from) % scenes.length
        const parts = changedParts(ours[at], tell(changed.room, speaker, scenes[at]))
        return parts.some(part => part.startsWith('.'))
      })
      if (seen >= 0) {
        seenAt.set(pattern, (seen + from) % scenes.length)
        drawn.add(pattern)
      } else unseen.add(pattern in undrawn || !each ? pattern : path)
    }
    expect([...unseen].filter(path => !(path in undrawn || drawn.has(path)))).toEqual([])
    expect(Object.keys(undrawn).filter(pattern => drawn.has(pattern))).toEqual([])
  })
})
