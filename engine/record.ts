import { digestCells, digestText } from './digest.ts'
import type { Schema } from './fields.ts'
import type { Box, Game } from './game.ts'
import type { GameEvent } from './journal.ts'
import type { ChosenValues, Options } from './options.ts'
import { isSeed, seedHash } from './seed.ts'
import { type SeatMove, Table } from './table.ts'

/** The form of the record; see `docs/records.md`. */
export const RECORD_FORM = 'taproom-record-1'

/** A whole match as plain data: save file, replay, bug report and test fixture in one. */
export interface MatchRecord {
  readonly form: typeof RECORD_FORM
  readonly game: string
  readonly rules: number
  /** The components it is played with; `data` only when they are not the game's own. */
  readonly box: { readonly id: string; readonly digest: string; readonly data?: unknown }
  readonly seats: number
  readonly names?: readonly string[]
  readonly options: ChosenValues
  readonly seed: string
  readonly seedHash: string
  /** `<seat> <move>` each; moves that the table played by itself are not listed. */
  readonly moves: readonly string[]
  readonly result?: { readonly totals: readonly number[]; readonly ranks: readonly number[] }
  /** Rolls over the table after every move: the same moves under changed rules do not match it. */
  readonly digest: string
  /** Over everything above, so that no byte can change unnoticed. */
  readonly seal: string
}

/** What may be wrong with a record: a code for translators and a sentence. */
export interface RecordError {
  readonly code:
    | 'not-a-record'
    | 'other-form'
    | 'other-game'
    | 'other-rules'
    | 'other-box'
    | 'bad-box'
    | 'bad-header'
    | 'bad-seed'
    | 'changed'
    | 'bad-move'
    | 'illegal-move'
    | 'missing-moves'
    | 'other-result'
    | 'other-digest'
  readonly message: string
}

type OpenedRecord<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string> =
  | { readonly ok: true; readonly table: Table<S, O, E, B, P>; readonly record: MatchRecord }
  | { readonly ok: false; readonly error: RecordError }

const no = (code: RecordError['code'], message: string) => ({ ok: false, error: { code, message } }) as const

const boxDigests = new WeakMap<Box, string>()

/** Told apart by content, not by name. */
export function boxDigest(box: Box): string {
  const known = boxDigests.get(box)
  if (known !== undefined) return known
  const digest = digestText(JSON.stringify(box))
  boxDigests.set(box, digest)
  return digest
}

/** The lines and digests of a table's moves: kept beside it, so that saving a match does not go through all moves again. */
interface RecordedMoves {
  readonly moves: SeatMove[]
  readonly lines: string[]
  /** digests[i] rolls over the table from the set-up to after i moves. */
  readonly digests: string[]
}

const tables = new WeakMap<object, RecordedMoves>()

/** The same moves lead to the same table, so they stay true up to the first move that was taken back. */
function recordedMoves<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
): RecordedMoves {
  const { moves, game } = table
  const known = tables.get(table) ?? { moves: [], lines: [], digests: [digestCells(table.cellsAt(0))] }
  tables.set(table, known)
  const { moves: done, lines, digests } = known
  let same = 0
  while (same < done.length && done[same] === moves[same]) same++
  done.length = same
  lines.length = same
  digests.length = same + 1
  for (let i = same; i < moves.length; i++) {
    const { seat, move } = moves[i]
    done.push(moves[i])
    lines.push(`${seat} ${game.print(move)}`)
    digests.push(digestCells(table.cellsAt(i + 1), digests[i]))
  }
  return known
}

const seal = (record: Omit<MatchRecord, 'seal'>): string => {
  const { form, game, rules, box, seats, names, options, seed, seedHash, moves, result, digest } = record
  const sorted = Object.keys(options).sort()
  return digestText(
    JSON.stringify([
      form,
      game,
      rules,
      [box.id, box.digest, box.data ?? null],
      seats,
      names ?? null,
      sorted.map(name => [name, options[name]]),
      seed,
      seedHash,
      moves,
      result ?? null,
      digest,
    ]),
  )
}

/** The record of a match, finished or not. */
export function recordOf<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
  names?: readonly string[],
): MatchRecord {
  const { game, opening } = table
  const own = boxDigest(game.ownBox) === boxDigest(game.box)
  const { lines, digests } = recordedMoves(table)
  const digest = digests[table.index]
  const standings = table.over ? game.standings(table.state) : undefined
  const record: Omit<MatchRecord, 'seal'> = {
    form: RECORD_FORM,
    game: game.id,
    rules: game.rules,
    box: { id: game.box.id, digest: boxDigest(game.box), ...(own ? {} : { data: game.box }) },
    seats: opening.seats,
    ...(names ? { names } : {}),
    options: opening.options,
    seed: opening.seed,
    seedHash: seedHash(opening.seed),
    moves: [...lines],
    ...(standings ? { result: { totals: standings.map(s => s.total), ranks: standings.map(s => s.rank) } } : {}),
    digest,
  }
  return { ...record, seal: seal(record) }
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isTexts = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every(item => typeof item === 'string')

/** Which game a record is of, without trusting anything else in it. */
export function gameOfRecord(data: unknown): string | undefined {
  return isObject(data) && data.form === RECORD_FORM && typeof data.game === 'string' ? data.game : undefined
}

function readHeader(data: unknown): MatchRecord | RecordError {
  const wrong = (code: RecordError['code'], message: string): RecordError => ({ code, message })
  if (!isObject(data)) return wrong('not-a-record', 'this is not a record of a match')
  if (typeof data.form !== 'string') return wrong('not-a-record', 'this is not a record of a match')
  if (data.form !== RECORD_FORM)
    return wrong('other-form', `this record has the form "${data.form}", not "${RECORD_FORM}"`)
  // A record that names no version is older than all versions but the first.
  const { game, rules = 1, box, seats, options, seed, moves, digest } = data
  if (typeof game !== 'string' || typeof rules !== 'number' || typeof seats !== 'number' || !isObject(options))
    return wrong('bad-header', 'the header of this record is damaged')
  if (!isObject(box) || typeof box.id !== 'string' || typeof box.digest !== 'string')
    return wrong('bad-header', 'the record does not say which components it was played with')
  if (typeof seed !== 'string' || !isSeed(seed))
    return wrong('bad-seed', 'the seed of this record is not 32 hexadecimal digits')
  if (!isTexts(moves) || typeof digest !== 'string' || typeof data.seal !== 'string')
    return wrong('bad-header', 'the moves or the digest of this record are damaged')
  return { ...data, rules } as unknown as MatchRecord
}

/** The sentence for a match of a version of the rules that this code cannot play. */
export function unknownRules({ declared }: Pick<Game, 'declared'>, rules: number | string): string {
  const known = declared.versions
  const here = known.length > 1 ? `versions ${known.join(', ')}` : `version ${known[0]}`
  return `played under version ${rules} of the rules; here ${known.length > 1 ? 'are' : 'is'} ${here}`
}

/** The match of a record, replayed and checked from the first to the last byte, by the version of the rules that it names. */
export function openRecord<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  declared: Game<S, O, E, B, P>,
  data: unknown,
): OpenedRecord<S, O, E, B, P> {
  const record = readHeader(data)
  if ('code' in record) return { ok: false, error: record }
  if (record.game !== declared.id)
    return no('other-game', `this is a match of "${record.game}", not of "${declared.id}"`)
  const itsRules = declared.withRules(record.rules)
  if (!itsRules) return no('other-rules', unknownRules(declared, record.rules))
  const game = gameWithBox(itsRules, record)
  if (typeof game === 'string') return no(record.box.data === undefined ? 'other-box' : 'bad-box', game)
  const table = Table.open(game, record)
  if (typeof table === 'string') return no('bad-header', table)
  if (seedHash(record.seed) !== record.seedHash)
    return no('bad-seed', 'the seed does not fit the hash that was published for it')
  const problem = replay(table, record.moves)
  if (problem) return { ok: false, error: problem }
  const again = recordOf(table, record.names)
  const stillOpen = record.result !== undefined && !table.over
  if (stillOpen)
    return no(
      'missing-moves',
      `the record tells a result, but after its ${record.moves.length} moves the match is not over`,
    )
  if (JSON.stringify(again.result) !== JSON.stringify(record.result))
    return no('other-result', 'the result in the record is not the one that its moves lead to')
  if (again.digest !== record.digest)
    return no(
      'other-digest',
      'the moves are legal but lead to another table than the one recorded: a move is missing or was changed',
    )
  if (seal(record) !== record.seal) return no('changed', 'the record was changed after it was written')
  return { ok: true, table, record }
}

function gameWithBox<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  game: Game<S, O, E, B, P>,
  record: MatchRecord,
): Game<S, O, E, B, P> | string {
  const { id, digest, data } = record.box
  if (digest === boxDigest(game.box)) return game
  if (data === undefined) return `played with the components "${id}" (${digest}), which are not at hand`
  const box = game.declared.readBox?.(data) ?? 'this game has only its own components'
  if (typeof box === 'string') return `the components in the record are not valid: ${box}`
  return boxDigest(box) === digest ? game.withBox(box) : 'the components in the record were changed'
}

/** Plays the lines of a record; tells the first that does not hold. */
function replay<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
  lines: readonly string[],
): RecordError | undefined {
  for (const [i, line] of lines.entries()) {
    const here = `move ${i + 1} ("${line}")`
    const match = /^(\d+) (.+)$/.exec(line)
    const move = match ? table.game.parse(match[2]) : 'a line is a seat and a move'
    if (!match || typeof move === 'string') return { code: 'bad-move', message: `${here}: ${move}` }
    if (table.over) return { code: 'illegal-move', message: `${here}: the match is already over` }
    const seat = Number(match[1])
    if (seat >= table.opening.seats) return { code: 'bad-move', message: `${here}: there is no seat ${seat}` }
    const outcome = table.play(seat, move)
    if (!outcome.ok)
      return {
        code: 'illegal-move',
        message: `${here} is not legal there: ${outcome.reason.code} (${outcome.reason.rule})`,
      }
  }
  return undefined
}
