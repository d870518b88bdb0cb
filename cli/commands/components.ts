import { parseArgs } from 'node:util'
import { differences } from '@taproom/engine'
import { roomNamed } from '../arguments.ts'
import { CliError } from '../cli-error.ts'

/** What a game comes with, as the file that an owner of the box corrects; with such a file: whether it fits, and what it says differently. */
export async function components(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [game, file] = positionals
  const ours = await roomNamed(game)
  if (ours.components === undefined) throw new CliError(`${game} has only its own components`)
  if (file === undefined) return console.log(JSON.stringify(ours.components, null, 2))
  const own = await roomNamed(game, file)
  const found = differences(ours.components, own.components)
  console.log(`${file} fits ${game}; it says ${found.length === 0 ? 'nothing' : found.length} differently`)
  for (const one of found) console.log(`  ${one.path}: ${one.ours} → ${one.theirs}`)
}
