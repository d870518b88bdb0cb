import { parseArgs } from 'node:util'
import { fuzzMatch } from '@taproom/engine/testing'
import { roomNamed, seatsArg, seedArg, wholeNumber } from '../arguments.ts'
import { progress } from '../progress.ts'

/** Every so many matches one is also checked for copies, digests, JSON, secrecy, records and undo, which is slow. */
const DEEP_EVERY = 100

/** Random matches over all seat counts and options, under all invariants. */
export async function fuzz(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      deep: { type: 'boolean' },
      rules: { type: 'string' },
    },
  })
  const room = await roomNamed(positionals[0], undefined, values.rules)
  const matches = wholeNumber(values.matches, 'matches', 1000)
  const { from, to } = room.game.declared.seats
  const seed = seedArg(values.seed)
  const show = progress(matches)
  const began = performance.now()
  let decisions = 0
  let deep = 0
  for (let i = 0; i < matches; i++) {
    const seats = values.seats === undefined ? from + (i % (to - from + 1)) : seatsArg(room, values.seats)
    const deeply = values.deep === true || Math.floor(i / (to - from + 1)) % DEEP_EVERY === 0
    if (deeply) deep++
    decisions += fuzzMatch(room.game, { seats, seed: `${seed} ${i}`, deep: deeply }).decisions
    show(i + 1)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${matches} random matches of ${room.game.id}, rules version ${room.game.rules} (${decisions} decisions, ${deep} matches checked deeply) hold all invariants; ${seconds.toFixed(1)} s, seed ${seed}`,
  )
}
