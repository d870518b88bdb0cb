import { parseArgs } from 'node:util'
import { benchmarks } from '@taproom/bench'
import { Trouble } from '../trouble.ts'
import { benchServer } from './bench-server.ts'

/** The numbers that matter, measured with the loops in `bench/`. */
export async function benchEngine(args: string[]): Promise<void> {
  if (args[0] === 'server') return benchServer(args.slice(1))
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  const bench = benchmarks[positionals[0] ?? '']
  if (!bench) throw new Trouble(`which benchmark? There are: ${[...Object.keys(benchmarks), 'server'].join(', ')}`)
  const report = await bench(positionals[1])
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else for (const line of report.lines) console.log(line)
}
