/** One recorded match per number of seats as a text that can be read. `RECORD=text` writes them anew, after a change of words that is meant. */
import { readFileSync, writeFileSync } from 'node:fs'
import { eventFor, type MatchRecord, openRecord } from '@taproom/engine'
import { expect, test } from 'vitest'
import { game } from './rules/game.ts'
import { seasonOf, yearOf } from './rules/table.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'
import { words as nl } from './words/nl.ts'

const PLAYERS = ['Anna', 'Bram', 'Clara', 'Daan', 'Emma'] as const
/** Which language tells the match of each seat count. */
const TOLD = { 2: ['en', en], 3: ['fr', fr], 4: ['nl', nl], 5: ['en', en] } as const
const file = (name: string): URL => new URL(`./fixtures/${name}`, import.meta.url)

test.each([2, 3, 4, 5] as const)('the golden playthrough with %i seats reads as it did', seats => {
  const [language, words] = TOLD[seats]
  const golden = file(`golden-${seats}-seats.${language}.txt`)
  const text = tell(JSON.parse(readFileSync(file(`matches-${seats}.jsonl`), 'utf8').split('\n', 1)[0]), words)
  if (process.env.RECORD === 'text') writeFileSync(golden, text)
  expect(text).toBe(readFileSync(golden, 'utf8'))
})

/** A match as a person can read it: what was asked and possible (in the first two seasons), what was chosen, what happened, and the table every spring. */
function tell(record: MatchRecord, words: typeof en): string {
  const opened = openRecord(game, record)
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened
  const who = (seat: number): string => PLAYERS[seat]
  const lines = [`${words.name}, ${record.seats}: ${JSON.stringify(record.options)}`, '']
  let year = 0
  const hear = (from: number): void => {
    for (const event of table.journal(undefined, from).filter(one => one.at === from)) {
      const line = words.event(eventFor(event, -1), who)
      if (line !== undefined) lines.push(`    ${line}`)
    }
  }
  hear(0)
  table.moves.forEach(({ seat, move }, i) => {
    const view = table.view(seat, i)
    const state = table.stateAt(i)
    if (seasonOf(state) === 0 && yearOf(state) !== year) {
      year = yearOf(state)
      for (const passage of words.describe(view, who))
        lines.push('', `## ${passage.title}`, ...passage.lines.map(line => `- ${line}`))
      lines.push('')
    }
    lines.push(`${who(seat)}: ${words.prompt(view)}`)
    if (state.season <= 2)
      for (const option of game.legal(state, seat).toArray())
        lines.push(`  ${option === move ? '▶' : '·'} ${words.move(view, game.unpack(option))}`)
    else lines.push(`  ▶ ${words.move(view, game.unpack(move))}`)
    hear(i + 1)
  })
  const last = table.view(-1)
  for (const passage of words.describe(last, who))
    lines.push('', `## ${passage.title}`, ...passage.lines.map(line => `- ${line}`))
  const parts = Object.entries(words.parts)
  lines.push('', '## ★')
  game.score(table.state).forEach((score, seat) => {
    lines.push(
      `- ${who(seat)} ${score.total}: ${parts.map(([part, name]) => `${name} ${score.parts[part]}`).join(', ')}`,
    )
  })
  return `${lines.join('\n')}\n`
}
