/** One recorded match per number of seats as a text that can be read. `RECORD=text` writes them anew, after a change of words that is meant. */
import { readFileSync, writeFileSync } from 'node:fs'
import { MoveBuffer, openRecord } from '@taproom/engine'
import { expect, test } from 'vitest'
import { room } from './index.ts'

const { game } = room
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]
const file = (name: string): URL => new URL(`./fixtures/${name}`, import.meta.url)
const buffer = new MoveBuffer()

test.each([2, 3, 4])('the golden playthrough with %i seats reads as it did', async seats => {
  const golden = file(`golden-${seats}.txt`)
  const text = await playthrough(readFileSync(file(`matches-${seats}.jsonl`), 'utf8').split('\n')[1])
  if (process.env.RECORD === 'text') writeFileSync(golden, text)
  expect(text).toBe(readFileSync(golden, 'utf8'))
})

const MOST_OPTIONS = 12

/** A recorded match told in words: what is asked, what is possible, what is done and what follows. */
async function playthrough(line: string): Promise<string> {
  const words = await room.words.en()
  const opened = openRecord(game, JSON.parse(line))
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened
  const { seats } = table.opening
  const out: string[] = [`${words.name}, ${seats} players: ${JSON.stringify(table.opening.options)}`, '']
  const describeAll = (index: number): void => {
    for (let seat = 0; seat < seats; seat++) {
      out.push(`--- what ${who(seat)} sees ---`)
      for (const { title, lines } of words.describe(table.view(seat, index), who))
        out.push(title, ...lines.map(text => `  ${text}`))
    }
    out.push('')
  }
  const whole = table.journal()
  const told = (at: number): void => {
    for (const event of whole.filter(one => one.at === at)) {
      const text = words.event(event, who)
      if (text !== undefined) out.push(`  ${text}`)
    }
  }
  told(0)
  describeAll(0)
  table.moves.forEach(({ seat, move }, index) => {
    const view = table.view(seat, index)
    const labels = game
      .legal(table.stateAt(index), seat, buffer)
      .toArray()
      .map(legal => words.move(view, game.unpack(legal)))
    out.push(`${who(seat)}: ${words.prompt(view)}`)
    for (const label of labels.slice(0, MOST_OPTIONS)) out.push(`  - ${label}`)
    if (labels.length > MOST_OPTIONS) out.push(`  - … ${labels.length - MOST_OPTIONS} more`)
    out.push(`> ${words.move(view, game.unpack(move))}  [${game.print(move)}]`)
    told(index + 1)
    // Twice on the way: when everything is open, and after that has been used.
    const { round } = table.stateAt(index + 1)
    if (round !== table.stateAt(index).round && (round === 3 || round === 5)) describeAll(index + 1)
  })
  describeAll(table.index)
  for (const { seat, rank, total } of game.standings(table.state)) out.push(`${rank}. ${who(seat)} ${total}`)
  return `${out.join('\n')}\n`
}
