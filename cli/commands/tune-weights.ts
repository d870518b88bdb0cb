import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  advised,
  arena,
  type LeastSquares,
  ladderOf,
  type SavedLeastSquares,
  searching,
  WeightsSelfPlay,
} from '@taproom/bots'
import { type AnyRoom, type Beliefs, type ChosenValues, seedFrom } from '@taproom/engine'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'
import { percent } from './arena.ts'

interface WeightsSettings {
  readonly options: ChosenValues
  readonly matches: number
  readonly seed: string
  readonly resume: boolean
  readonly iterations: number
  readonly temperature: number
  readonly caution: number
  /** Matches of the new beliefs against the old ones; 0: they are written unseen. */
  readonly check: number
  /** Only so many seats, for beliefs of their own; otherwise the fewest, and one match of four with three. */
  readonly seats: number | undefined
  /** No match by search. */
  readonly loose: boolean
}

const read = <T>(file: string): T | undefined => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const printChange = (before: Beliefs, after: Beliefs): void => {
  for (const [feature, weights] of Object.entries(after.weights))
    console.log(`${feature.padEnd(20)} ${before.weights[feature].join('  ').padEnd(24)} → ${weights.join('  ')}`)
  console.log(`${'spread'.padEnd(20)} ${before.spread.join('  ').padEnd(24)} → ${after.spread.join('  ')}`)
}

/** `tune`: what the features of a position are worth, within rounds and, where that is judged apart, between them. */
export function tuneBeliefs(room: AnyRoom, settings: WeightsSettings): void {
  const { options, matches, seed, iterations, caution } = settings
  const { game, adviser } = room
  const folder = join(process.cwd(), 'games', game.id, 'bot')
  const fileOf = (name: string): string => {
    const own = join(folder, `${name}-${settings.seats}.json`)
    return existsSync(own) ? own : join(folder, `${name}.json`)
  }
  const file = fileOf('weights')
  const fileBetween = fileOf('between')
  const before = read<Beliefs>(file)
  const beforeBetween = read<Beliefs>(fileBetween)
  if (!adviser?.withBeliefs || !before) throw new CliError(`${game.id} has nothing to tune here`)
  const kept = join(process.cwd(), '.build', 'tune', `${game.id}${settings.seats ?? ''}.json`)
  const keptBetween = kept.replace('.json', '-between.json')
  const selfPlay = settings.resume
    ? new WeightsSelfPlay(room, read<SavedLeastSquares>(kept), read<SavedLeastSquares>(keptBetween))
    : new WeightsSelfPlay(room)
  const save = (): void => {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(selfPlay.within.saved()))
    if (selfPlay.between) writeFileSync(keptBetween, JSON.stringify(selfPlay.between.saved()))
  }
  const soft = advised(room, settings.temperature)
  const style = { ...ladderOf(room).style, iterations }
  const thinking = searching(room, style)
  if (typeof soft === 'string') throw new CliError(soft)
  const show = progress(matches)
  while (selfPlay.within.matches < matches) {
    const match = selfPlay.within.matches
    // One match of four with three seats; one of three by soft play, so that odd positions are met too.
    const { from, to } = game.declared.seats
    selfPlay.play({
      options,
      seats: settings.seats ?? (match % 4 === 3 ? Math.min(3, to) : from),
      seed: seedFrom(`${seed} ${match}`),
      player: settings.loose || match % 3 === 0 ? soft : thinking,
    })
    show(match + 1)
    if (match % 25 === 24) save()
  }
  save()
  const after = selfPlay.within.fit(before, caution)
  printChange(before, after)
  const fitBetween = (sums: LeastSquares | undefined): Beliefs | undefined => {
    if (!sums || !beforeBetween) return undefined
    const found = sums.fit(beforeBetween, caution)
    console.log('between rounds:')
    printChange(beforeBetween, found)
    return found
  }
  const afterBetween = fitBetween(selfPlay.between)
  if (!isBetter(room, settings, { ...room, adviser: adviser.withBeliefs(after, afterBetween) })) {
    console.log('not clearly better: nothing was changed')
    return
  }
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  if (afterBetween) writeFileSync(fileBetween, `${JSON.stringify(afterBetween, null, 2)}\n`)
  console.log(`written to ${file}`)
}

/** One thinking player with the new beliefs among those with the old ones. */
function isBetter(
  room: AnyRoom,
  { options, seed, iterations, check, seats }: WeightsSettings,
  changed: AnyRoom,
): boolean {
  if (check === 0) return true
  const style = { ...ladderOf(room).style, iterations }
  const others = Array.from({ length: (seats ?? room.game.declared.seats.from) - 1 }, () => searching(room, style))
  const [result] = arena(room, [searching(changed, style), ...others], {
    options,
    matches: check,
    seed: seedFrom(`${seed} check`),
    progress: progress(check),
  })
  console.log(
    `new beliefs win ${percent(result.rate)} (${percent(result.low)} to ${percent(result.high)}, n = ${check}) against the old ones`,
  )
  return result.low > 1 / (others.length + 1)
}
