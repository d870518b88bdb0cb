import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { rulebookOf, Table } from '@taproom/engine'
import { languageArg, optionsArg, playersArg, roomNamed, seatsArg, seedArg, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { TextTable } from '../text-table.ts'

/** A match as text, against players made of code. */
export async function play(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      seat: { type: 'string' },
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      box: { type: 'string' },
      rules: { type: 'string' },
      seed: { type: 'string' },
      lang: { type: 'string' },
    },
  })
  const room = await roomNamed(positionals[0], values.box, values.rules)
  const seats = seatsArg(room, values.seats, room.game.declared.seats.from)
  const seat = wholeNumber(values.seat, 'seat', 1) - 1
  if (seat < 0 || seat >= seats) throw new CliError(`--seat is 1 to ${seats}`)
  const others = playersArg(room, values.players, values.players ? values.players.split(',').length : seats - 1)
  if (others.length !== seats - 1) throw new CliError(`--players names the ${seats - 1} others`)
  const table = Table.open(room.game, {
    seats,
    seed: seedArg(values.seed),
    options: optionsArg(room, values.option),
  })
  if (typeof table === 'string') throw new CliError(table)
  const language = languageArg(values.lang)
  const [words, book] = await Promise.all([room.words[language](), room.rulebook[language]()])
  const rulebook = rulebookOf(book, room.game.rules)
  const players = Array.from({ length: seats }, (_, one) =>
    one === seat ? undefined : others[one < seat ? one : one - 1],
  )
  const text = new TextTable(room, table, seat, players, words, rulebook, language, line =>
    process.stdout.write(`${line}\n`),
  )
  text.begin()
  const input = createInterface({ input: process.stdin, terminal: false })
  for await (const line of input) if (!text.answer(line)) break
  input.close()
}
