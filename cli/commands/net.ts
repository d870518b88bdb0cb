import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { arena, Lessons, ladderOf, NetSchool, refine, type SavedTrainer, searching, Trainer } from '@taproom/bots'
import { type AnyRoom, type ChosenValues, seedFrom } from '@taproom/engine'
import { progress } from '../progress.ts'
import { Trouble } from '../trouble.ts'
import { percent } from './arena.ts'

export interface NetWishes {
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

/** Matches between two lessons, and how many of them are remembered. */
const PORTION = 1000
const REMEMBERED = 15
/** Matches that are only looked at, to know how good the net is. */
const HELD = 2000
/** Of every so many ends of turns about one is noted: those of one match tell the same story. */
const APART = 6
const NOTED = 12
/** How often a position is learnt from, and how large a step is at the beginning. */
const PASSES = 3
const PACE = 0.002
/** How many matches are learnt from by their ends only, and how far the end counts afterwards, from turn to turn or between rarer moments. */
const FIRST = 12_000
const FAITH = 0.85
const FEW_FAITH = 0.6

/** Iterations of those thinking players, and which part of their matches is only looked at. */
const THOUGHT = 8
const UNTAUGHT = 10

interface Kept {
  readonly matches: number
  readonly trainer: SavedTrainer
}

/** `tune --net`: a net learns to judge positions from matches of the adviser against itself. */
export function tuneNet(room: AnyRoom, wishes: NetWishes): void {
  const { adviser, game } = room
  const sight = adviser?.sight
  if (!sight) throw new Trouble(`${game.id} has nothing a net could look at`)
  const { seats } = game.declared
  const kept = join(process.cwd(), '.build', 'tune', `${game.id}.net.json`)
  const before: Kept | undefined =
    wishes.resume && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
  const school = new NetSchool(room, wishes.options)
  const trainer = new Trainer(sight.own, sight.common, wishes.hidden, wishes.seed, before?.trainer)
  const held = new Lessons(sight.own, sight.common, seats.to, HELD * NOTED)
  const lessons = new Lessons(sight.own, sight.common, seats.to, PORTION * REMEMBERED * 8)
  // Three matches of four with two seats, the others with three, four …
  const seatsOf = (match: number): number =>
    Math.min(seats.to, seats.from + (match % 4 === 3 ? 1 + (Math.floor(match / 4) % 2) : 0))
  const play = (name: string, match: number, into: Lessons, faith = 1): void => {
    school.play(`${wishes.seed} ${name} ${match}`, seatsOf(match), sight.suits ? 1 : APART, into, faith, trainer)
  }
  for (let match = 0; match < HELD; match++) play('held', match, held)
  const done = before?.matches ?? 0
  for (let match = Math.max(0, done - PORTION * REMEMBERED); match < done; match++) play('match', match, lessons)
  const show = progress(wishes.matches)
  for (let match = done; match < wishes.matches; match += PORTION) {
    const had = lessons.added
    // The end of a match is believed first, then more and more what has been learnt: it is free of later luck.
    const faith = match < FIRST ? 1 : sight.suits ? FEW_FAITH : FAITH
    for (let i = 0; i < PORTION; i++) play('match', match + i, lessons, faith)
    const pace = PACE * (1 - (0.97 * match) / wishes.matches)
    trainer.learn(lessons, PASSES * (lessons.added - had), pace, `${wishes.seed} ${match}`)
    keep(kept, match + PORTION, trainer)
    show(Math.min(wishes.matches, match + PORTION))
    if ((match / PORTION) % 10 === 9) console.log(`${match + PORTION} matches: ${errorLine(trainer, held)}`)
  }
  console.log(errorLine(trainer, held))
  if (wishes.thinking > 0) {
    const style = { ...ladderOf(room).style, iterations: THOUGHT, nodes: 4000 }
    const seen = progress(wishes.thinking)
    const matches = Array.from({ length: wishes.thinking }, (_, match) => {
      seen(match + 1)
      return school.think(`${wishes.seed} ${match}`, seatsOf(match), style)
    })
    polish(trainer, matches, held)
    // The next generation, with `--resume`, begins where this one ended.
    keep(kept, wishes.matches, trainer)
  }
  const net = trainer.data()
  const found = join(process.cwd(), '.build', 'tune', `${game.id}.net.found.json`)
  writeFileSync(found, `${JSON.stringify(net, null, 2)}\n`)
  if (!adviser?.minding || wishes.check === 0) {
    console.log(`written to ${found}`)
    return
  }
  const style = { ...ladderOf(room).style, iterations: wishes.iterations }
  const [result] = arena(room, [searching({ ...room, adviser: adviser.minding(net) }, style), searching(room, style)], {
    options: wishes.options,
    matches: wishes.check,
    seed: seedFrom(`${wishes.seed} check`),
    progress: progress(wishes.check),
  })
  console.log(
    `the new net wins ${percent(result.rate)} (${percent(result.low)} to ${percent(result.high)}, n = ${wishes.check}) against the old judgement`,
  )
  if (result.low <= 0.5) {
    console.log(`not clearly better: nothing was changed; it is kept in ${found}`)
    return
  }
  const file = join(process.cwd(), 'games', game.id, 'bot', 'net.json')
  writeFileSync(file, `${JSON.stringify(net, null, 2)}\n`)
  console.log(`written to ${file}`)
}

function keep(file: string, matches: number, trainer: Trainer): void {
  mkdirSync(dirname(file), { recursive: true })
  const kept: Kept = { matches, trainer: trainer.saved() }
  writeFileSync(file, JSON.stringify(kept))
}

/** Goes over matches of thinking players; a part of them only shows how good the net is, in place of what was held before. */
function polish(trainer: Trainer, matches: readonly Lessons[], held: Lessons): void {
  const untaught = Math.floor(matches.length / UNTAUGHT)
  held.clear()
  for (const match of matches.slice(0, untaught)) for (let i = 0; i < match.length; i++) held.copy(match.at(i))
  console.log(`before thinking players' matches: ${errorLine(trainer, held)}`)
  refine(trainer, matches.slice(untaught), pass => console.log(`${pass}: ${errorLine(trainer, held)}`))
}

function errorLine(trainer: Trainer, held: Lessons): string {
  const { all, parts, before } = trainer.error(held)
  return `leads of matches not learnt from are missed by ${all.toFixed(2)} points (${parts.map(part => part.toFixed(2)).join(', ')} by quarters; without a net ${before.toFixed(2)})`
}
