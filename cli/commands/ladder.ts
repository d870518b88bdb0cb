import { parseArgs } from 'node:util'
import { arena, isLevel, playerNamed, ratings, wilson } from '@taproom/bots'
import { LEVELS, seedFrom } from '@taproom/engine'
import { cpuClock, optionsArg, roomNamed, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'
import { percent } from './arena.ts'

/** Every level against the one below it, two seats. */
export async function ladder(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  })
  const room = await roomNamed(positionals[0])
  const matches = wholeNumber(values.matches, 'matches', 100)
  // Players that leave nothing to chance would play the same match again and again where the table is always the same.
  const options = optionsArg(room, values.option ?? room.ladder?.measure.options)
  const place = (name: string | undefined, byDefault: number): number => {
    const at = name === undefined ? byDefault : isLevel(name) ? LEVELS.indexOf(name) : -1
    if (at < 0) throw new CliError(`there is no level "${name}" (there are: ${LEVELS.join(', ')})`)
    return at
  }
  const levels = LEVELS.slice(place(values.from, 0), place(values.to, LEVELS.length - 1) + 1)
  const wins = levels.map(() => new Array<number>(levels.length).fill(0))
  const steps = []
  for (let above = 1; above < levels.length; above++) {
    const players = [levels[above], levels[above - 1]].map(name => {
      const player = playerNamed(name, room)
      if (typeof player === 'string') throw new CliError(player)
      return player
    })
    const seed = seedFrom(`${values.seed ?? 'ladder'} ${levels[above]}`)
    const [one] = arena(room, players, { options, matches, seed, clock: cpuClock, progress: progress(matches) })
    wins[above][above - 1] = one.wins
    wins[above - 1][above] = matches - one.wins
    const { low, high } = wilson(one.rate, matches)
    const step = { level: levels[above], below: levels[above - 1], matches, rate: one.rate, low, high }
    steps.push({ ...step, ms: one.msPerDecision, meanScore: one.meanScore })
    if (!values.json)
      console.log(
        `${step.level.padEnd(10)} beats ${step.below.padEnd(10)} ${percent(one.rate)} (${percent(low)} to ${percent(high)}, n = ${matches})  ${one.msPerDecision.toFixed(2)} ms CPU a decision, mean score ${one.meanScore.toFixed(1)}`,
      )
  }
  const rated = ratings(wins)
  const lowest = Math.min(...rated)
  if (values.json)
    console.log(
      JSON.stringify({ game: room.game.id, levels, ratings: rated.map(rating => rating - lowest), steps }, null, 2),
    )
  else console.log(`ratings: ${levels.map((level, i) => `${level} ${rated[i] - lowest}`).join(', ')}`)
}
