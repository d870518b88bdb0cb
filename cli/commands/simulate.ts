import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { type MatchResult, Runner } from '@taproom/bots'
import { Chance, recordOf } from '@taproom/engine'
import { optionsArg, playersArg, roomNamed, seatsArg, seedArg, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'

/** Many matches between players made of code. */
export async function simulate(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      matches: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      box: { type: 'string' },
      rules: { type: 'string' },
      records: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const room = await roomNamed(positionals[0], values.box, values.rules)
  const seats = seatsArg(room, values.seats, values.players?.split(',').length ?? room.game.declared.seats.from)
  const matches = wholeNumber(values.matches, 'matches', 1000)
  if (matches < 1) throw new CliError('--matches takes at least 1')
  const players = playersArg(room, values.players, seats)
  const options = optionsArg(room, values.option)
  const seed = seedArg(values.seed)
  const records = values.records === undefined ? undefined : createWriteStream(values.records)
  const runner = new Runner(room)
  const results: MatchResult[] = []
  const seeds = new Chance()
  seeds.seed(seed)
  const show = progress(matches)
  const began = performance.now()
  const worked = processorSeconds()
  for (let i = 0; i < matches; i++) {
    const matchSeed = seeds.freshSeed()
    if (records) {
      const made: [number, number][] = []
      results.push(runner.play(matchSeed, options, players, (seat, move) => made.push([seat, move])))
      records.write(`${JSON.stringify(recordOf(runner.table(matchSeed, seats, options, made)))}\n`)
    } else results.push(runner.play(matchSeed, options, players))
    show(i + 1)
  }
  const seconds = (performance.now() - began) / 1000
  const processor = processorSeconds() - worked
  records?.end()
  const report = summary(results, seconds, processor, seats)
  const names = values.players?.split(',') ?? Array(seats).fill('random')
  if (values.json)
    console.log(
      JSON.stringify(
        { game: room.game.id, rules: room.game.rules, seats, players: names, seed, options, ...report },
        null,
        2,
      ),
    )
  else print(report, names, seed)
}

/** Time of all threads on a processor: what a simulation costs, whoever else works on the machine. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

const round = (n: number): number => Math.round(n * 100) / 100

function spread(numbers: readonly number[]): { mean: number; p10: number; p90: number; max: number } {
  const sorted = Float64Array.from(numbers).sort()
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  return { mean: round(mean(numbers)), p10: at(0.1), p90: at(0.9), max: sorted[sorted.length - 1] }
}

function summary(results: readonly MatchResult[], seconds: number, processor: number, seats: number) {
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0)
  return {
    matches: results.length,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerProcessorSecond: Math.round(decisions / processor),
    decisionsPerMatch: round(decisions / results.length),
    turnsPerMatch: round(mean(results.map(result => result.turns))),
    score: spread(results.flatMap(result => result.totals)),
    winner: spread(results.map(result => Math.max(...result.totals))),
    bySeat: Array.from({ length: seats }, (_, seat) => ({
      ...spread(results.map(result => result.totals[seat])),
      // A shared first place counts as a part of a win.
      wins: round(
        mean(results.map(({ ranks }) => (ranks[seat] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0))),
      ),
    })),
  }
}

function print(report: ReturnType<typeof summary>, players: readonly string[], seed: string): void {
  const { matches, seconds, decisionsPerSecond, decisionsPerProcessorSecond } = report
  const { decisionsPerMatch, turnsPerMatch, score, winner, bySeat } = report
  console.log(`${matches} matches in ${seconds} s, seed ${seed}`)
  console.log(
    `${decisionsPerSecond.toLocaleString('en')} decisions/s (${decisionsPerProcessorSecond.toLocaleString('en')} a second of processor time), ${decisionsPerMatch} decisions and ${turnsPerMatch} turns a match`,
  )
  console.log(`score   mean ${score.mean}  p10 ${score.p10}  p90 ${score.p90}  best ${score.max}`)
  console.log(`winner  mean ${winner.mean}  p10 ${winner.p10}  p90 ${winner.p90}`)
  bySeat.forEach((seat, i) => {
    console.log(
      `seat ${i}  ${players[i].padEnd(10)} mean ${seat.mean}  p10 ${seat.p10}  p90 ${seat.p90}  wins ${Math.round(seat.wins * 100)} %`,
    )
  })
}
