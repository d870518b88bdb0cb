import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Spsa, type SpsaSettings, wilson } from '@taproom/bots'
import { type AnyRoom, type ChosenValues, type Instinct, seedFrom } from '@taproom/engine'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'
import { percent } from './arena.ts'

interface InstinctSettings {
  readonly pairs: number
  readonly seed: string
  readonly check: number
  readonly resume: boolean
  readonly tuning: SpsaSettings
}

/** Pairs of matches between two savings. */
const PORTION = 500

/** `tune --instinct`: the numbers the opinion of a move is made of, found by matches of the adviser against itself. */
export function tuneInstinct(room: AnyRoom, options: ChosenValues, settings: InstinctSettings): void {
  const { pairs, seed, check, tuning } = settings
  const own = room.adviser?.instinctFor ? `instinct-${tuning.seats}.json` : 'instinct.json'
  const file = join(process.cwd(), 'games', room.game.id, 'bot', own)
  if (!existsSync(file)) throw new CliError(`${room.game.id} has no instinct to tune here`)
  const kept = join(process.cwd(), '.build', 'tune', `${room.game.id}-${own}`)
  const saved = settings.resume && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
  const spsa = new Spsa(room, options, seed, tuning, saved)
  const show = progress(pairs)
  while (spsa.pairs < pairs) {
    const i = spsa.pairs
    spsa.pair(seedFrom(`${seed} ${i}`), i / pairs)
    show(i + 1)
    if (i % PORTION === PORTION - 1) {
      mkdirSync(dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify(spsa.saved()))
    }
  }
  const found = spsa.found()
  for (const [name, value] of Object.entries(found))
    console.log(`${name.padEnd(20)} ${JSON.stringify(spsa.start[name]).padEnd(32)} → ${JSON.stringify(value)}`)
  const rate = spsa.check(found, seed, check)
  const { low, high } = wilson(rate, 2 * check)
  console.log(
    `the new numbers win ${percent(rate)} (${percent(low)} to ${percent(high)}, n = ${2 * check}) against the old ones`,
  )
  // Numbers that were to bring more points may win no more often.
  const points = tuning.together > 0 ? pointsMore(spsa, found, `${seed} points`, check) : 0
  if (low <= 0.5 && points <= 0) console.log('not clearly better: nothing was changed')
  else {
    const lines = Object.entries(found).map(
      ([name, value]) => `  "${name}": ${typeof value === 'number' ? value : `[${value.join(', ')}]`}`,
    )
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
    console.log(`written to ${file}`)
  }
}

/** What a table of these numbers scores more than one of the old ones, less twice its standard error. */
function pointsMore(spsa: Spsa, found: Instinct, seed: string, matches: number): number {
  let sum = 0
  let squares = 0
  for (let i = 0; i < matches; i++) {
    const same = seedFrom(`${seed} ${i}`)
    const more = spsa.table(same, found) - spsa.table(same, spsa.start)
    sum += more
    squares += more * more
  }
  const mean = sum / matches
  const error = Math.sqrt((squares / matches - mean * mean) / matches)
  console.log(
    `a table of them scores ${mean.toFixed(2)} points a seat more (± ${(2 * error).toFixed(2)}, n = ${matches})`,
  )
  return mean - 2 * error
}
