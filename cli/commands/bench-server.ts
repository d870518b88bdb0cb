import { parseArgs } from 'node:util'
import { exampleShelf } from '@taproom/engine/example/shelf'
import { shelf } from '@taproom/shelf'
import { wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'

const STORES = ['sqlite', 'postgres'] as const

/** A server of its own under load, on each store, beside a bare one. */
export async function benchServer(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      store: { type: 'string' },
      matches: { type: 'string' },
      game: { type: 'string' },
      seconds: { type: 'string' },
      parts: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const stores = STORES.filter(store => values.store === undefined || values.store === store)
  if (stores.length === 0) throw new CliError(`--store is one of ${STORES.join(', ')}`)
  const matches = (values.matches ?? '1,10,100').split(',').map(text => wholeNumber(text.trim(), 'matches'))
  if (matches.some(count => count < 1 || count > 10_000)) throw new CliError('--matches takes numbers from 1 to 10000')
  const seconds = wholeNumber(values.seconds, 'seconds', 3)
  if (seconds < 1) throw new CliError('--seconds takes at least 1')
  const games = Object.keys({ ...shelf, ...exampleShelf })
  const game = values.game ?? games[0]
  if (!games.includes(game)) throw new CliError(`which game? There are: ${games.join(', ')}`)
  // Only now: the other commands start without the server's packages.
  const { benchServer: bench, PARTS } = await import('@taproom/server/bench')
  const wanted = values.parts?.split(',').map(text => text.trim())
  const parts = PARTS.filter(part => wanted === undefined || wanted.includes(part))
  if (parts.length === 0 || wanted?.some(text => !PARTS.some(part => part === text)))
    throw new CliError(`--parts takes ${PARTS.join(', ')}`)
  const say = values.json ? () => {} : console.log
  const report = await bench({ stores, matches, seconds, parts, game, say })
  if (values.json) console.log(JSON.stringify(report, null, 2))
}
