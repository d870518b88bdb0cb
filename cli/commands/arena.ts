import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { arenaPage, type Contestant, arena as compete } from '@taproom/bots'
import { cpuClock, optionsArg, playersArg, roomNamed, seedArg, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'

/** Players against each other, with intervals and ratings. */
export async function arena(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      matches: { type: 'string' },
      iterations: { type: 'string' },
      ms: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      box: { type: 'string' },
      rules: { type: 'string' },
      html: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const room = await roomNamed(positionals[0], values.box, values.rules)
  const names = values.players?.split(',') ?? []
  const { from, to } = room.game.declared.seats
  if (names.length < from || names.length > to)
    throw new CliError(`--players names ${from} to ${to} players, with commas`)
  const budget = {
    ...(values.iterations === undefined ? {} : { iterations: wholeNumber(values.iterations, 'iterations') }),
    ...(values.ms === undefined ? {} : { ms: wholeNumber(values.ms, 'ms') }),
  }
  const players = playersArg(room, values.players, names.length, { ...budget, clock: cpuClock })
  const matches = wholeNumber(values.matches, 'matches', 100)
  if (matches < 1) throw new CliError('--matches takes at least 1')
  const seed = seedArg(values.seed)
  const options = optionsArg(room, values.option)
  const result = compete(room, players, { options, matches, seed, clock: cpuClock, progress: progress(matches) })
  const about = `${matches} matches, seats rotated, seed ${seed}`
  if (values.html !== undefined)
    writeFileSync(values.html, arenaPage({ title: `${room.game.id}: ${names.join(', ')}`, about, names, result }))
  if (values.json)
    console.log(JSON.stringify({ game: room.game.id, matches, seed, ...budget, players: names, result }, null, 2))
  else print(names, result, about)
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function print(names: readonly string[], result: readonly Contestant[], about: string): void {
  console.log(about)
  result.forEach(({ rate, low, high, meanScore, msPerDecision, rating }, i) => {
    const interval = `${percent(low)} to ${percent(high)}`
    const rated = `${rating > 0 ? '+' : ''}${rating}`
    console.log(
      `${names[i].padEnd(10)} wins ${percent(rate)} (${interval})  rating ${rated}  mean score ${meanScore.toFixed(1)}  ${msPerDecision.toFixed(2)} ms CPU a decision`,
    )
  })
}
