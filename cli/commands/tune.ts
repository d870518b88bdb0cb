import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { advised, arena, ladderOf, type SavedLedger, School, searching } from '@taproom/bots'
import { type AnyRoom, type Beliefs, seedFrom } from '@taproom/engine'
import { progress } from '../progress.ts'
import { Trouble } from '../trouble.ts'
import { optionWishes, roomNamed, wholeNumber } from '../wishes.ts'
import { percent } from './arena.ts'
import { tuneInstinct } from './instinct.ts'

/** Fits what a game's adviser believes about positions to how matches against itself end; see docs/bots.md. */
export async function tune(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      seed: { type: 'string' },
      resume: { type: 'boolean' },
      iterations: { type: 'string' },
      temperature: { type: 'string' },
      caution: { type: 'string' },
      check: { type: 'string' },
      instinct: { type: 'boolean' },
      option: { type: 'string', multiple: true },
    },
  })
  const room = await roomNamed(positionals[0])
  const { adviser } = room
  if (values.instinct)
    return tuneInstinct(
      room,
      optionWishes(room, values.option),
      wholeNumber(values.matches, 'matches', 40_000) / 2,
      values.seed ?? 'instinct',
      wholeNumber(values.check, 'check', 1000) / 2,
    )
  const file = join(process.cwd(), 'games', room.game.id, 'bot', 'weights.json')
  if (!adviser?.believing || !existsSync(file)) throw new Trouble(`${room.game.id} has nothing to tune here`)
  const matches = wholeNumber(values.matches, 'matches', 1000)
  const iterations = wholeNumber(values.iterations, 'iterations', 60)
  const options = optionWishes(room, values.option)
  const before: Beliefs = JSON.parse(readFileSync(file, 'utf8'))
  const kept = join(process.cwd(), '.build', 'tune', `${room.game.id}.json`)
  const school = new School(room, values.resume && existsSync(kept) ? readSaved(kept) : undefined)
  const soft = advised(room, Number(values.temperature ?? '0.5'))
  const thinking = searching(room, { ...ladderOf(room.game.id).style, iterations })
  if (typeof soft === 'string') throw new Trouble(soft)
  const show = progress(matches)
  while (school.ledger.matches < matches) {
    const match = school.ledger.matches
    // One match of four with three seats; one of three by soft play, so that odd positions are met too.
    school.play({
      options,
      seats: match % 4 === 3 ? Math.min(3, room.game.declared.seats.to) : room.game.declared.seats.from,
      seed: seedFrom(`${values.seed ?? 'tune'} ${match}`),
      player: match % 3 === 0 ? soft : thinking,
    })
    show(match + 1)
    if (match % 25 === 24) save(kept, school)
  }
  save(kept, school)
  const after = school.ledger.fit(before, Number(values.caution ?? '20'))
  for (const [feature, weights] of Object.entries(after.weights))
    console.log(`${feature.padEnd(20)} ${before.weights[feature].join('  ').padEnd(24)} → ${weights.join('  ')}`)
  console.log(`${'spread'.padEnd(20)} ${before.spread.join('  ').padEnd(24)} → ${after.spread.join('  ')}`)
  const check = wholeNumber(values.check, 'check', 100)
  const changed: AnyRoom = { ...room, adviser: adviser.believing(after) }
  const style = { ...ladderOf(room.game.id).style, iterations }
  const [result] = arena(room, [searching(changed, style), searching(room, style)], {
    options,
    matches: check,
    seed: seedFrom(`${values.seed ?? 'tune'} check`),
    progress: progress(check),
  })
  console.log(
    `new beliefs win ${percent(result.rate)} (${percent(result.low)} to ${percent(result.high)}, n = ${check}) against the old ones`,
  )
  if (result.low <= 0.5) console.log('not clearly better: nothing was changed')
  else {
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
    console.log(`written to ${file}`)
  }
}

const readSaved = (file: string): SavedLedger => JSON.parse(readFileSync(file, 'utf8'))

function save(file: string, school: School): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(school.ledger.saved()))
}
