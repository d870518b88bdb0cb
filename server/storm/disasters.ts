import { parseArgs } from 'node:util'
import { diskFull } from './disk.ts'
import { clockJump, kills, outage, type Wishes } from './storms.ts'

const KINDS = {
  kills: { run: kills, times: 100, tables: 8 },
  outage: { run: outage, times: 6, tables: 8 },
  disk: { run: diskFull, times: 5, tables: 8 },
  clock: { run: clockJump, times: 10, tables: 8 },
} as const

/** What may happen to a server while people play, on purpose; true when nothing that was acknowledged is lost. */
export const disaster = (kind: keyof typeof KINDS) => async (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: { store: { type: 'string' }, times: { type: 'string' }, tables: { type: 'string' } },
  })
  const { run, times, tables } = KINDS[kind]
  const wishes: Wishes = {
    store: values.store === 'postgres' || kind === 'outage' ? 'postgres' : 'sqlite',
    times: Number(values.times ?? times),
    tables: Number(values.tables ?? tables),
  }
  const { mistakes, ...numbers } = await run(wishes, what => console.log(what))
  console.log(`${kind} on ${wishes.store}: ${JSON.stringify(numbers)}`)
  for (const mistake of mistakes) console.error(mistake)
  console.log(mistakes.length === 0 ? 'nothing was lost' : `${mistakes.length} mistakes`)
  return mistakes.length === 0
}
