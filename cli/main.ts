import { arena } from './commands/arena.ts'
import { benchEngine } from './commands/bench.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { Trouble } from './trouble.ts'

const HELP = `taproom: play and study brewing eurogames

  taproom games [--json]                      what can be played, with seats, options and defaults
  taproom play <game> [--seats N] [--seat S] [--players a,b,…] [--option k=v]… [--seed S] [--lang en|fr|nl]
                                              a match as text
  taproom simulate <game> --seats N --matches M --players a,b,… [--seed S] [--option k=v]… [--records file.ndjson] [--json]
                                              many matches between players made of code
  taproom replay <record> [--at N] [--seat S] [--journal | --link] [--lang en|fr|nl] [--json]
                                              a recorded match, checked; a file, - for standard input, or a link
  taproom fuzz <game> --matches M [--seats N] [--seed S] [--deep]
                                              random matches under all invariants
  taproom arena <game> --players a,b[,…] --matches N [--iterations I | --ms T] [--seed S] [--option k=v]… [--json]
                                              players against each other, seats rotated, with intervals
  taproom bench engine [--json]               decisions and copies per second, bytes per decision

Players: random, greedy, uct, master.
`

const commands: { readonly [name: string]: (args: string[]) => Promise<void> } = {
  arena,
  games,
  play,
  simulate,
  replay,
  fuzz,
  bench: benchEngine,
}

const [name, ...rest] = process.argv.slice(2)
const command = commands[name ?? '']
if (name === undefined || name === 'help' || name === '--help') {
  process.stdout.write(HELP)
} else if (!command) {
  process.stderr.write(`there is no command "${name}"\n\n${HELP}`)
  process.exitCode = 2
} else {
  try {
    await command(rest)
  } catch (error) {
    // What the caller did wrong is said in a sentence; a bug shows where it is.
    const usage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof Trouble) && !usage) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error instanceof Trouble ? error.exitCode : 2
  }
}
