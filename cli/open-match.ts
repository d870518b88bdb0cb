import { readFileSync } from 'node:fs'
import { type AnyRoom, gameOfLink, gameOfRecord, openLink, openRecord, roomWithGame, type Table } from '@taproom/engine'
import { roomNamed } from './arguments.ts'
import { CliError } from './cli-error.ts'

/** A match read from outside, replayed and checked. */
export interface OpenedMatch {
  readonly room: AnyRoom
  readonly table: Table
  readonly names?: readonly string[]
  /** The hash of the seed that the record says was published at the start; a link has none. */
  readonly seedHash?: string
  /** Whether it tells a result that its moves lead to. */
  readonly finished: boolean
}

export async function openMatch(source: string | undefined): Promise<OpenedMatch> {
  if (source === undefined) throw new CliError('which record? A file, - for standard input, or a link')
  const link = source.split(/[#/]/).at(-1) ?? ''
  const linked = gameOfLink(link)
  if (linked !== undefined) {
    const room = await roomNamed(linked)
    const opened = openLink(room.game, link)
    if (!opened.ok) throw new CliError(opened.error.message, 1)
    return { room: roomWithGame(room, opened.table.game), table: opened.table, finished: opened.table.over }
  }
  const data = parse(read(source))
  const id = gameOfRecord(data)
  if (id === undefined) throw new CliError('this is not a record of a match', 1)
  const room = await roomNamed(id)
  const opened = openRecord(room.game, data)
  if (!opened.ok) throw new CliError(opened.error.message, 1)
  const { names, seedHash, result } = opened.record
  return {
    room: roomWithGame(room, opened.table.game),
    table: opened.table,
    seedHash,
    finished: result !== undefined,
    ...(names ? { names } : {}),
  }
}

function read(source: string): string {
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8')
  } catch {
    throw new CliError(`cannot read "${source}"`, 1)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliError('this is not a record of a match: it is not JSON, or it is cut off', 1)
  }
}
