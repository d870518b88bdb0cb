import { parseArgs } from 'node:util'
import { benchmarks } from '@taproom/bench'
import { roomNamed } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { benchServer } from './bench-server.ts'

/** The numbers that matter, measured with the loops in `bench/`. */
export async function benchEngine(args: string[]): Promise<void> {
  if (args[0] === 'server') return benchServer(args.slice(1))
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  const bench = benchmarks[positionals[0] ?? '']
  if (!bench) throw new CliError(`which benchmark? There are: ${[...Object.keys(benchmarks), 'server'].join(', ')}`)
  const game = positionals[1] === undefined ? undefined : (await roomNamed(positionals[1])).game.id
  const report = await bench(game)
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else for (const line of report.lines) console.log(line)
}
