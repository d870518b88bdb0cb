import { readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { boardOf } from '../boards.ts'
import { rooms } from '../rooms.ts'
import { changedOneByOne } from './changed.ts'
import { changedParts, scenesOf, tell } from './told.ts'

const RECORDS = {
  'heaven-and-ale': ['matches-4', 'matches-3', 'matches-2'],
  'dice-brewing': ['matches-4', 'matches-3', 'matches-2'],
  'brew-crafters': ['5-seats', '4-seats', '3-seats', '2-seats'],
}

describe.each(Object.keys(RECORDS) as (keyof typeof RECORDS)[])('%s', game => {
  test('found', async () => {
    const room = await rooms[game]()
    const board = await boardOf(game)
    if (!board) throw new Error('no board')
    await board.speak?.('en')
    const words = await room.words.en()
    const records = RECORDS[game].flatMap(name => {
      const lines = readFileSync(new URL(`../../games/${game}/fixtures/${name}.jsonl`, import.meta.url), 'utf8').split('\n')
      return [0, 1, 2, 3].map(line => JSON.parse(lines[line]))
    })
    const scenes = scenesOf(room, records)
    console.log(game, scenes.length)
    let t0 = performance.now()
    const ours = scenes.map(scene => tell(room, { board, words }, scene))
    console.log('base', performance.now() - t0)
    t0 = performance.now()
    const found = new Map<string, { n: number; seen: number; parts: Set<string>; unseen: string[] }>()
    let tells = 0
    const last = new Map<string, number>()
    for (const changed of changedOneByOne(room)) {
      const entry = found.get(changed.pattern) ?? { n: 0, seen: 0, parts: new Set(), unseen: [] }
      found.set(changed.pattern, entry)
      entry.n++
      let seen = false
      const from = last.get(changed.pattern) ?? 0
      for (let j = 0; j < scenes.length; j++) {
        const i = (j + from) % scenes.length
        tells++
        const parts = changedParts(ours[i], tell(changed.room, { board, words }, scenes[i]))
        for (const part of parts) entry.parts.add(part)
        if (parts.some(part => part.startsWith('.'))) seen = true
        if (seen) last.set(changed.pattern, i)
        if (seen && entry.n > 1) break
      }
      if (seen) entry.seen++
      else entry.unseen.push(changed.path)
    }
    console.log('all', performance.now() - t0, tells)
    for (const [pattern, { n, seen, parts, unseen }] of found)
      console.log(`${pattern} ${seen}/${n}: ${[...parts].join(' ')} ${unseen.length && seen ? `UNSEEN ${unseen.slice(0, 5)}` : ''}`)
  })
})
