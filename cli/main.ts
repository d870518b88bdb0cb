import { CliError } from './cli-error.ts'
import { admin } from './commands/admin.ts'
import { arena } from './commands/arena.ts'
import { benchEngine } from './commands/bench.ts'
import { claims } from './commands/claims.ts'
import { components } from './commands/components.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
import { ladder } from './commands/ladder.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { shadowStore } from './commands/shadow.ts'
import { simulate } from './commands/simulate.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'

const HELP = `taproom: play and study brewing eurogames

  taproom games [--json]                      what can be played, with seats, options and defaults
  taproom components <game> [file]            what is in its box, as a file to correct; with a file, whether it fits and what differs
  taproom play <game> [--seats N] [--seat S] [--players a,b,…] [--option k=v]… [--box file] [--rules V] [--seed S]
                 [--lang en|fr|nl]
                                              a match as text
  taproom simulate <game> --seats N --matches M --players a,b,… [--seed S] [--option k=v]… [--box file] [--rules V]
                 [--records file.ndjson] [--json]
                                              many matches between players made of code
  taproom replay <record> [--at N] [--seat S] [--journal | --link] [--lang en|fr|nl] [--json]
                                              a recorded match, checked; a file, - for standard input, or a link
  taproom verify <record> [--hash H] [--json]  whether it was fair: the seed against its published hash, every draw, the result
  taproom shadow [folder | postgres://…] [--running] [--json]
                                              what this code would make of a server's matches, before an update; changes nothing
  taproom fuzz <game> --matches M [--seats N] [--seed S] [--deep] [--rules V]
                                              random matches under all invariants
  taproom arena <game> --players a,b[,…] --matches N [--iterations I | --ms T] [--seed S] [--option k=v]… [--box file] [--rules V]
                 [--html file] [--json]
                                              players against each other, seats rotated, with intervals and ratings
  taproom ladder <game> [--matches N] [--from level] [--to level] [--seed S] [--json]
                                              every level against the one below
  taproom tune <game> [--matches N] [--seed S] [--resume]
                                              fit what a bot believes about positions to play against itself
  taproom claims [<game>] [--only id] [--matches N] [--minutes M] [--again] [--table]
                                              measure what is claimed about the bots, going on where it stopped
  taproom bench engine [--json]               decisions and copies per second, bytes per decision
  taproom bench web [--json]                  how fast pages open and answer, in a real browser on the built web
  taproom bench server [--store sqlite|postgres] [--matches 1,100,1000] [--game G] [--seconds S] [--json]
                                              moves per second, milliseconds until the others see them, memory, reopening
  taproom admin list matches [--status S] | people [--banned] | reports [--all] [--limit N] [--json]
  taproom admin look <match or person>        for who runs a server: what is there
  taproom admin announce <text> | --back      what everybody reads, until it is taken back
  taproom admin retention [--json]            how much is older than so many days, before TAPROOM_KEEP_… is set
  taproom admin drain <seconds>               processes that run now hand over to those started later, and end
  taproom admin end <match> | delete <match or person> | ban <person> [--lift] | close <report> [--wait seconds]
                                              asks the running server; --store folder or postgres://… says which, otherwise the settings
  taproom --version                           which version this is

A new match is played by the newest version of the rules, or by --rules V; a recorded one always by its own.
Players: random, greedy, uct, flat for measuring; guest, apprentice, journeyman, brewer, cellarer, master for people.
`

const commands: { readonly [name: string]: (args: string[]) => Promise<void> } = {
  admin,
  arena,
  claims,
  components,
  ladder,
  tune,
  games,
  play,
  simulate,
  replay,
  verify,
  shadow: shadowStore,
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
    if (!(error instanceof CliError) && !usage) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error instanceof CliError ? error.exitCode : 2
  }
}
