import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Nudging, wilson } from '@taproom/bots'
import { type AnyRoom, type ChosenValues, seedFrom } from '@taproom/engine'
import { progress } from '../progress.ts'
import { Trouble } from '../trouble.ts'
import { percent } from './arena.ts'

/** `tune --instinct`: the numbers the opinion of a move is made of, found by matches of the adviser against itself. */
export function tuneInstinct(room: AnyRoom, options: ChosenValues, pairs: number, seed: string, check: number): void {
  const file = join(process.cwd(), 'games', room.game.id, 'bot', 'instinct.json')
  if (!room.adviser?.instinct || !existsSync(file)) throw new Trouble(`${room.game.id} has no instinct to tune here`)
  const nudging = new Nudging(room, options, seed)
  const show = progress(pairs)
  for (let i = 0; i < pairs; i++) {
    nudging.pair(seedFrom(`${seed} ${i}`), i / pairs)
    show(i + 1)
  }
  const found = nudging.found()
  for (const [name, value] of Object.entries(found))
    console.log(`${name.padEnd(20)} ${JSON.stringify(nudging.start[name]).padEnd(32)} → ${JSON.stringify(value)}`)
  const rate = nudging.check(found, seed, check)
  const { low, high } = wilson(rate, 2 * check)
  console.log(
    `the new numbers win ${percent(rate)} (${percent(low)} to ${percent(high)}, n = ${2 * check}) against the old ones`,
  )
  if (low <= 0.5) console.log('not clearly better: nothing was changed')
  else {
    const lines = Object.entries(found).map(
      ([name, value]) => `  "${name}": ${typeof value === 'number' ? value : `[${value.join(', ')}]`}`,
    )
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
    console.log(`written to ${file}`)
  }
}
