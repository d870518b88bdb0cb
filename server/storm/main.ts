/** npm run storm -- <kind>: what may happen to a server, on purpose. Ends with a code other than 0 when anything was lost. */
import { parseArgs } from 'node:util'
import { diskFull } from './disk.ts'
import { clockJump, kills, outage, type Wishes } from './storms.ts'

const KINDS = {
  kills: { run: kills, times: 100, tables: 8 },
  outage: { run: outage, times: 6, tables: 8 },
  disk: { run: diskFull, times: 5, tables: 8 },
  clock: { run: clockJump, times: 10, tables: 8 },
} as const

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name)

const { values, positionals } = parseArgs({
  options: { store: { type: 'string' }, times: { type: 'string' }, tables: { type: 'string' } },
  allowPositionals: true,
})
const [name = ''] = positionals
if (!isKind(name)) {
  console.error(
    `npm run storm -- <${Object.keys(KINDS).join(' | ')}> [--store sqlite|postgres] [--times n] [--tables n]`,
  )
  process.exit(2)
}
const { run, times, tables } = KINDS[name]
const wishes: Wishes = {
  store: values.store === 'postgres' ? 'postgres' : 'sqlite',
  times: Number(values.times ?? times),
  tables: Number(values.tables ?? tables),
}
try {
  const report = await run(wishes, what => console.log(what))
  const { mistakes, ...numbers } = report
  console.log(`${name} on ${name === 'outage' ? 'postgres' : wishes.store}: ${JSON.stringify(numbers)}`)
  for (const mistake of mistakes) console.error(mistake)
  console.log(mistakes.length === 0 ? 'nothing was lost' : `${mistakes.length} mistakes`)
  process.exit(mistakes.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error)
  process.exit(1)
}
