import { parseArgs } from 'node:util'
import { shelf } from '@taproom/shelf'
import { CliError } from '../cli-error.ts'

/** What this code would make of the matches of a server, before it is updated to it. Changes nothing there. */
export async function shadowStore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { running: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const [given] = positionals
  const { DATABASE_URL, TAPROOM_DATA } = process.env
  const url = given?.startsWith('postgres') ? given : given === undefined ? DATABASE_URL : undefined
  const data = given ?? TAPROOM_DATA ?? '.taproom'
  // Only now: the other commands start without the server's packages.
  const { readStore, shadow } = await import('@taproom/server/shadow')
  const { matches, entries, played, differing } = await readStore(url ? { url } : { data }, db =>
    shadow({ db, shelf, ...(values.running ? { running: true } : {}) }),
  ).catch((error: Error) => {
    throw new CliError(`the store cannot be read: ${error.message}`)
  })
  if (values.json) console.log(JSON.stringify({ matches, entries, played, differing }, null, 2))
  else {
    console.log(`${matches} matches with ${entries} entries replayed on this code`)
    for (const [version, count] of Object.entries(played)) {
      const [game, rules] = version.split(' ')
      console.log(`  ${game}, rules version ${rules}: ${count}`)
    }
    for (const { match, game, rules, status, what } of differing)
      console.log(`match ${match} (${game}, rules version ${rules}, ${status}): ${what}`)
    console.log(differing.length === 0 ? 'none would differ' : `${differing.length} would differ`)
  }
  if (differing.length > 0) process.exitCode = 1
}
