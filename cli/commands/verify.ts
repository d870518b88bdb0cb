import { parseArgs } from 'node:util'
import { Chance, seedHash, type Table } from '@taproom/engine'
import { CliError } from '../cli-error.ts'
import { openMatch } from '../open-match.ts'

/** Whether a match was fair: the seed is the one promised at its start, every draw came from it, and the moves lead to the result. */
export async function verify(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hash: { type: 'string' }, json: { type: 'boolean' } },
  })
  // Opening it already checks the moves, the result, the digest of every table on the way, the seal and the hash of the seed.
  const opened = await openMatch(positionals[0])
  const { table, room } = opened
  const { seed } = table.opening
  const noted = values.hash?.trim().toLowerCase()
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) throw new CliError('--hash takes 64 hexadecimal digits')
  if (noted !== undefined && noted !== seedHash(seed))
    throw new CliError(`the seed of this match has the SHA-256 ${seedHash(seed)}, not the one you were shown`, 1)
  const draws = drawsOf(table)
  if (typeof draws === 'string') throw new CliError(draws, 1)
  const totals = opened.finished ? room.game.standings(table.state).map(({ total }) => total) : undefined
  const published = noted ?? opened.seedHash
  if (values.json) {
    const hash = published === undefined ? {} : { seedHash: published }
    const result = totals ? { totals } : {}
    console.log(
      JSON.stringify(
        { game: room.game.id, rules: room.game.rules, moves: table.index, draws, seed, ...hash, ...result },
        null,
        2,
      ),
    )
    return
  }
  console.log(
    `${room.game.id}, rules version ${room.game.rules}, ${table.index} moves: every one is legal, and the tables they lead to are those recorded`,
  )
  console.log(
    published === undefined
      ? `the seed is ${seed}; a link does not tell the hash that was published for it (compare it with --hash)`
      : `the seed ${seed} has the SHA-256 that was published for it: ${published}`,
  )
  console.log(`every draw comes from that seed, in order: ${draws}`)
  console.log(totals ? `the result holds: ${totals.join(', ')}` : 'the match is not over; there is no result to check')
}

/** The words of a table's random source: it lies at the start of the cells. */
const chanceOf = ({ cells }: { readonly cells: Int16Array }): Int32Array => new Int32Array(cells.slice(0, 8).buffer)

/** How many numbers were drawn, or the first point at which the table's source is not where the seed leads. */
function drawsOf(table: Table): number | string {
  const words = new Int32Array(4)
  const own = new Chance(words)
  own.seed(table.opening.seed)
  let draws = 0
  for (let index = 0; index <= table.index; index++) {
    const there = chanceOf(table.stateAt(index))
    // The last word counts draws.
    while (words[3] !== there[3] && draws < MOST_DRAWS) {
      own.next()
      draws++
    }
    if (words.some((word, i) => word !== there[i]))
      return index === 0
        ? 'the set-up does not come from the seed of this record'
        : `move ${index} draws something that does not come from the seed of this record`
  }
  return draws
}

/** Far more than any match draws; a source that was tampered with would otherwise be looked for through 2³² draws. */
const MOST_DRAWS = 10_000_000
