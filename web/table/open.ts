import {
  type AnyRoom,
  type ChosenValues,
  gameOfLink,
  gameOfRecord,
  openLink,
  openRecord,
  type RecordError,
  recordOf,
  roomWithGame,
  Table,
} from '@taproom/engine'
import { rooms } from '../rooms.ts'
import { parseRoute } from '../route.ts'
import { ownRoom } from '../store/boxes.ts'
import { freshId } from '../store/id.ts'
import { type SavedMatch, saveMatch } from '../store/matches.ts'
import { aroundOneScreen, type SeatedPlayer } from './ctrl/players.ts'

export interface OpenedMatch {
  readonly room: AnyRoom
  readonly table: Table
  readonly players: readonly SeatedPlayer[]
  readonly confirmed: number
}

export type OpenOutcome = OpenedMatch | { readonly error: RecordError }

const otherGame = (game: string | undefined): OpenOutcome => ({
  error:
    game === undefined
      ? { code: 'not-a-record', message: 'neither a record nor a link' }
      : { code: 'other-game', message: game },
})

/** A record that was saved here tells who played; the form of records knows names only. */
const playersOf = (data: unknown): string | undefined => {
  const players = typeof data === 'object' && data !== null && 'players' in data ? data.players : undefined
  return typeof players === 'string' ? players : undefined
}

export async function openMatchRecord(
  data: unknown,
  nameOf: (seat: number) => string,
  kept?: Pick<SavedMatch, 'sitters' | 'confirmed'>,
): Promise<OpenOutcome> {
  const game = gameOfRecord(data)
  const room = game === undefined ? undefined : await rooms[game]?.()
  if (!room) return otherGame(game)
  const opened = openRecord(room.game, data)
  if (!opened.ok) return { error: opened.error }
  const { table, record } = opened
  const players = kept?.sitters ?? aroundOneScreen(record.seats, nameOf, record.names, playersOf(data))
  return { room: roomWithGame(room, table.game), table, players, confirmed: kept?.confirmed ?? table.index }
}

export async function openMatchLink(
  link: string,
  nameOf: (seat: number) => string,
  names?: readonly string[],
  kinds?: string,
): Promise<OpenOutcome> {
  const game = gameOfLink(link)
  const room = game === undefined ? undefined : await rooms[game]?.()
  if (!room) return otherGame(game)
  const ours = openLink(room.game, link)
  const own = !ours.ok && ours.error.code === 'other-box' ? ownRoom(room) : undefined
  const opened = own ? openLink(own.game, link) : ours
  if (!opened.ok) return { error: opened.error }
  const { table } = opened
  const players = aroundOneScreen(table.opening.seats, nameOf, names, kinds)
  return { room: roomWithGame(room, table.game), table, players, confirmed: table.index }
}

/** What somebody pasted or dropped: a record, a link, or an address with a link in it. */
export function openText(text: string, nameOf: (seat: number) => string): Promise<OpenOutcome> {
  const plain = text.trim()
  const address = /#\/link\/\S+/.exec(plain)
  const shared = address ? parseRoute(address[0]) : undefined
  if (shared?.page === 'link') return openMatchLink(shared.link, nameOf, shared.names, shared.players)
  const link = /1\.[a-z-]+\.\d+\.[\w-]+/.exec(plain)
  if (link && !plain.startsWith('{')) return openMatchLink(link[0], nameOf)
  try {
    return openMatchRecord(JSON.parse(plain), nameOf)
  } catch {
    return Promise.resolve(otherGame(undefined))
  }
}

/** A new match by the newest rules, laid out and kept; its id. */
export async function beginMatch(
  room: AnyRoom,
  players: readonly SeatedPlayer[],
  options: ChosenValues = {},
): Promise<string | { readonly problem: string }> {
  const table = Table.open(room.game.newest(), { seats: players.length, options })
  if (typeof table === 'string') return { problem: table }
  return keepTable(table, players)
}

/** The same match from its beginning: the same draw, the same opponents. */
export function again({ game, opening }: Table, players: readonly SeatedPlayer[]): Promise<string> | undefined {
  const table = Table.open(game, opening)
  return typeof table === 'string' ? undefined : keepTable(table, players)
}

/**
 * Keeps a table as a match of its own; its id. It can be opened at once, while it is being written. Foreign: others played it to its end, so that
 * its result is nobody's here.
 */
export async function keepTable(table: Table, players: readonly SeatedPlayer[], foreign = false): Promise<string> {
  const id = freshId()
  const now = Date.now()
  void saveMatch({
    id,
    game: table.game.id,
    record: recordOf(
      table,
      players.map(({ name }) => name),
    ),
    sitters: players,
    confirmed: table.index,
    begun: now,
    changed: now,
    over: table.over,
    ...(foreign ? { foreign } : {}),
  })
  return id
}
