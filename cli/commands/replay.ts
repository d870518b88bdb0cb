import { parseArgs } from 'node:util'
import { linkOf } from '@taproom/engine'
import { languageArg, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { openMatch } from '../open-match.ts'

/** A recorded match: checked, then its table, a seat's view or its journal at a point. */
export async function replay(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      seat: { type: 'string' },
      journal: { type: 'boolean' },
      lang: { type: 'string' },
      link: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const { room, table, names } = await openMatch(positionals[0])
  if (values.link) {
    console.log(linkOf(table))
    return
  }
  const at = wholeNumber(values.at, 'at', table.index)
  if (at > table.index) throw new CliError(`this match has ${table.index} moves`, 1)
  const seat = values.seat === undefined ? undefined : wholeNumber(values.seat, 'seat')
  if (seat !== undefined && seat >= table.opening.seats)
    throw new CliError(`this match has ${table.opening.seats} seats`, 1)
  const { game } = room
  const state = table.stateAt(at)
  const events = table.journal(seat).filter(event => event.at <= at)
  const standings = game.standings(state)
  if (values.json) {
    const shown = seat === undefined ? state : table.view(seat, at)
    const layout = game.declared.layout
    console.log(
      JSON.stringify(
        {
          game: game.id,
          rules: game.rules,
          at,
          of: table.index,
          over: game.over(state),
          prompt: game.prompt(state) ?? null,
          waitingFor: state.prompts.seat,
          table: layout.toJson(shown as { cells: Int16Array }),
          scores: game.score(state),
          standings,
          ...(values.journal ? { journal: events } : {}),
        },
        null,
        2,
      ),
    )
    return
  }
  const words = await room.words[languageArg(values.lang)]()
  const who = (one: number) => names?.[one] ?? `seat ${one}`
  if (values.journal) {
    for (const event of events) {
      const line = words.event(event, who)
      if (line !== undefined) console.log(line)
    }
  } else {
    for (const { title, lines } of words.describe(table.view(seat ?? -1, at), who))
      console.log(`\n${title}\n  ${lines.join('\n  ')}`)
  }
  console.log(`\n${at} of ${table.index} moves${game.over(state) ? ', the match is over' : ''}`)
  for (const { seat: one, rank, total } of [...standings].sort((a, b) => a.rank - b.rank)) {
    const parts = Object.entries(game.score(state)[one].parts).map(([part, points]) => `${words.parts[part]} ${points}`)
    console.log(`${rank}. ${who(one)}: ${total} (${parts.join(', ')})`)
  }
}
