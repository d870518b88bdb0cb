import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AdamTrainer, arena, fineTune, ladderOf, NetSelfPlay, Samples, type SavedAdam, searching } from '@taproom/bots'
import { type AnyRoom, type ChosenValues, seedFrom } from '@taproom/engine'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'
import { percent } from './arena.ts'

export interface NetSettings {
  readonly options: ChosenValues
  readonly matches: number
  readonly seed: string
  readonly hidden: readonly number[]
  /** Matches of thinking players that are learnt from last. */
  readonly thinking: number
  readonly resume: boolean
  /** Matches of the new net against the old one, and iterations for each. */
  readonly check: number
  readonly iterations: number
}

/** Matches between two samples, and how many of them are remembered. */
const PORTION = 1000
const REMEMBERED = 15
/** Matches that are only looked at, to know how good the net is. */
const VALIDATION = 2000
/** Of every so many ends of turns about one is noted: those of one match are not independent. */
const APART = 6
const NOTED = 12
/** How often a position is learnt from, and how large a step is at the beginning. */
const PASSES = 3
const RATE = 0.002
/** Matches learnt from by their ends only, and λ of TD(λ) afterwards: for ends of turns, and for ends of rounds, which are rarer. */
const FIRST = 12_000
const LAMBDA = 0.85
const LAMBDA_BETWEEN_ROUNDS = 0.6

/** Iterations of those thinking players, and which part of their matches is only looked at. */
const SEARCH_ITERATIONS = 8
const VALIDATION_PART = 10

interface Kept {
  readonly matches: number
  readonly trainer: SavedAdam
}

/** `tune --net`: a net learns to judge positions from matches of the adviser against itself. */
export function tuneNet(room: AnyRoom, settings: NetSettings): void {
  const { adviser, game } = room
  const netInputs = adviser?.netInputs
  if (!netInputs) throw new CliError(`${game.id} has no inputs for a net`)
  const { seats } = game.declared
  const kept = join(process.cwd(), '.build', 'tune', `${game.id}.net.json`)
  const before: Kept | undefined =
    settings.resume && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
  const selfPlay = new NetSelfPlay(room, settings.options)
  const trainer = new AdamTrainer(netInputs.own, netInputs.common, settings.hidden, settings.seed, before?.trainer)
  const validation = new Samples(netInputs.own, netInputs.common, seats.to, VALIDATION * NOTED)
  const samples = new Samples(netInputs.own, netInputs.common, seats.to, PORTION * REMEMBERED * 8)
  // Three matches of four with two seats, the others with three, four …
  const seatsOf = (match: number): number =>
    Math.min(seats.to, seats.from + (match % 4 === 3 ? 1 + (Math.floor(match / 4) % 2) : 0))
  const play = (name: string, match: number, into: Samples, lambda = 1): void => {
    selfPlay.play(
      `${settings.seed} ${name} ${match}`,
      seatsOf(match),
      netInputs.appliesTo ? 1 : APART,
      into,
      lambda,
      trainer,
    )
  }
  for (let match = 0; match < VALIDATION; match++) play('held', match, validation)
  const done = before?.matches ?? 0
  for (let match = Math.max(0, done - PORTION * REMEMBERED); match < done; match++) play('match', match, samples)
  const show = progress(settings.matches)
  for (let match = done; match < settings.matches; match += PORTION) {
    const had = samples.added
    // First the end of a match is the target, later a mixture with the predictions of the net, which are free of later luck.
    const lambda = match < FIRST ? 1 : netInputs.appliesTo ? LAMBDA_BETWEEN_ROUNDS : LAMBDA
    for (let i = 0; i < PORTION; i++) play('match', match + i, samples, lambda)
    const rate = RATE * (1 - (0.97 * match) / settings.matches)
    trainer.learn(samples, PASSES * (samples.added - had), rate, `${settings.seed} ${match}`)
    keep(kept, match + PORTION, trainer)
    show(Math.min(settings.matches, match + PORTION))
    if ((match / PORTION) % 10 === 9) console.log(`${match + PORTION} matches: ${errorLine(trainer, validation)}`)
  }
  console.log(errorLine(trainer, validation))
  if (settings.thinking > 0) {
    const style = { ...ladderOf(room).style, iterations: SEARCH_ITERATIONS, nodes: 4000 }
    const seen = progress(settings.thinking)
    const matches = Array.from({ length: settings.thinking }, (_, match) => {
      seen(match + 1)
      return selfPlay.think(`${settings.seed} ${match}`, seatsOf(match), style)
    })
    learnFromSearch(trainer, matches, validation)
    // The next generation, with `--resume`, begins where this one ended.
    keep(kept, settings.matches, trainer)
  }
  const net = trainer.data()
  const found = join(process.cwd(), '.build', 'tune', `${game.id}.net.found.json`)
  writeFileSync(found, `${JSON.stringify(net, null, 2)}\n`)
  if (!adviser?.withNet || settings.check === 0) {
    console.log(`written to ${found}`)
    return
  }
  const style = { ...ladderOf(room).style, iterations: settings.iterations }
  const [result] = arena(room, [searching({ ...room, adviser: adviser.withNet(net) }, style), searching(room, style)], {
    options: settings.options,
    matches: settings.check,
    seed: seedFrom(`${settings.seed} check`),
    progress: progress(settings.check),
  })
  console.log(
    `the new net wins ${percent(result.rate)} (${percent(result.low)} to ${percent(result.high)}, n = ${settings.check}) against the old judgement`,
  )
  if (result.low <= 0.5) {
    console.log(`not clearly better: nothing was changed; it is kept in ${found}`)
    return
  }
  const file = join(process.cwd(), 'games', game.id, 'bot', 'net.json')
  writeFileSync(file, `${JSON.stringify(net, null, 2)}\n`)
  console.log(`written to ${file}`)
}

function keep(file: string, matches: number, trainer: AdamTrainer): void {
  mkdirSync(dirname(file), { recursive: true })
  const kept: Kept = { matches, trainer: trainer.saved() }
  writeFileSync(file, JSON.stringify(kept))
}

/** Goes over matches of thinking players; a part of them only shows how good the net is, in place of the validation set before. */
function learnFromSearch(trainer: AdamTrainer, matches: readonly Samples[], validation: Samples): void {
  const apart = Math.floor(matches.length / VALIDATION_PART)
  validation.clear()
  for (const match of matches.slice(0, apart)) for (let i = 0; i < match.length; i++) validation.copy(match.at(i))
  console.log(`before thinking players' matches: ${errorLine(trainer, validation)}`)
  fineTune(trainer, matches.slice(apart), pass => console.log(`${pass}: ${errorLine(trainer, validation)}`))
}

function errorLine(trainer: AdamTrainer, validation: Samples): string {
  const { all, parts, before } = trainer.error(validation)
  return `leads of matches not learnt from are missed by ${all.toFixed(2)} points (${parts.map(part => part.toFixed(2)).join(', ')} by quarters; without a net ${before.toFixed(2)})`
}
