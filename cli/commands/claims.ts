import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { arena, type Claim, claimsFor, playerNamed, wilson } from '@taproom/bots'
import { type AnyRoom, type ChosenValues, seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { cpuClock, optionsArg, roomNamed, wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'
import { progress } from '../progress.ts'
import { percent } from './arena.ts'

/** One line of docs/claims/<game>.json: what was measured so far. */
interface Measured {
  readonly game: string
  readonly id: string
  readonly about: string
  readonly matches: number
  readonly wins: number
  readonly scores: number
  readonly ms: readonly number[]
  readonly day: string
}

/** Matches between two savings; a multiple of every number of seats. */
const PORTION = 12

/** Measures the claims about the players, portion by portion; what is measured already is not measured again. */
export async function claims(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      matches: { type: 'string' },
      minutes: { type: 'string' },
      again: { type: 'boolean' },
      table: { type: 'boolean' },
    },
  })
  const games = positionals[0] === undefined ? Object.keys(shelf) : [positionals[0]]
  const rooms = await Promise.all(games.map(id => roomNamed(id)))
  if (values.table) return printTable(rooms)
  const until = performance.now() + wholeNumber(values.minutes, 'minutes', 24 * 60) * 60_000
  for (const room of rooms) {
    const { id } = room.game
    let known = knownOf(id)
    const options = optionsArg(room, room.ladder?.measure.options)
    const chosen = claimsFor(room).filter(claim => values.only === undefined || claim.id === values.only)
    if (chosen.length === 0) throw new CliError(`there is no such claim; there are: ${idsOf(room)}`)
    for (const claim of chosen) {
      const wanted = wholeNumber(values.matches, 'matches', claim.matches)
      const isThis = (one: Measured): boolean => one.id === claim.id
      let so = (values.again ? undefined : known.find(isThis)) ?? nothing(id, claim)
      const show = progress(wanted)
      while (so.matches < wanted && performance.now() < until) {
        so = portion(room, options, claim, so)
        known = [...known.filter(one => !isThis(one)), so]
        mkdirSync(dirname(fileOf(id)), { recursive: true })
        writeFileSync(fileOf(id), `${JSON.stringify(known, null, 2)}\n`)
        show(Math.min(wanted, so.matches))
      }
      if (so.matches > 0) console.log(lineOf(claim, so))
    }
  }
}

const fileOf = (game: string): string => join(process.cwd(), 'docs', 'claims', `${game}.json`)

const knownOf = (game: string): readonly Measured[] =>
  existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : []

const idsOf = (room: AnyRoom): string =>
  claimsFor(room)
    .map(claim => claim.id)
    .join(', ')

const nothing = (game: string, { id, about, entrants }: Claim): Measured => ({
  game,
  id,
  about,
  matches: 0,
  wins: 0,
  scores: 0,
  ms: entrants.map(() => 0),
  day: '',
})

function portion(room: AnyRoom, options: ChosenValues, claim: Claim, so: Measured): Measured {
  const players = claim.entrants.map(({ name, budget }) => {
    const player = playerNamed(name, room, { ...budget, clock: cpuClock })
    if (typeof player === 'string') throw new CliError(player)
    return player
  })
  const seed = seedFrom(`claim ${claim.id} ${so.matches}`)
  const result = arena(room, players, {
    options,
    matches: PORTION,
    seed,
    clock: cpuClock,
    alike: claim.measure === 'score',
  })
  const mean = (before: number, now: number): number =>
    Number(((before * so.matches + now * PORTION) / (so.matches + PORTION)).toFixed(3))
  const score = result.reduce((sum, one) => sum + one.meanScore, 0) / result.length
  return {
    ...so,
    about: claim.about,
    matches: so.matches + PORTION,
    wins: Number((so.wins + result[0].wins).toFixed(3)),
    scores: mean(so.scores, claim.measure === 'score' ? score : result[0].meanScore),
    ms: result.map((one, i) => mean(so.ms[i], one.msPerDecision)),
    day: new Date().toISOString().slice(0, 10),
  }
}

function found(claim: Claim, { matches, wins, scores }: Measured): string {
  if (claim.measure === 'score') return `mean score ${scores.toFixed(1)}`
  const rate = wins / matches
  const { low, high } = wilson(rate, matches)
  return `${percent(rate)} (${percent(low)} to ${percent(high)})`
}

const isMet = (claim: Claim, { matches, wins, scores }: Measured): boolean =>
  (claim.measure === 'score' ? scores : wins / matches) >= claim.atLeast

const goal = ({ measure, atLeast }: Claim): string => (measure === 'score' ? `${atLeast}` : percent(atLeast))

const lineOf = (claim: Claim, so: Measured): string =>
  `${so.game}  ${claim.about}: ${found(claim, so)}, n = ${so.matches}, wanted ${goal(claim)} ${isMet(claim, so) ? 'reached' : 'NOT reached'}  [${so.ms.map(ms => ms.toFixed(1)).join(', ')} ms CPU a decision]`

function printTable(rooms: readonly AnyRoom[]): void {
  console.log('| game | claim | n | found | wanted | ms CPU a decision |\n|---|---|---|---|---|---|')
  for (const room of rooms)
    for (const claim of claimsFor(room)) {
      const game = room.game.id
      const so = knownOf(game).find(one => one.id === claim.id)
      if (so)
        console.log(
          `| ${game} | ${so.about} | ${so.matches} | ${found(claim, so)} | ${isMet(claim, so) ? '' : 'missed: '}≥ ${goal(claim)} | ${so.ms.map(ms => ms.toFixed(1)).join(' / ')} |`,
        )
    }
}
