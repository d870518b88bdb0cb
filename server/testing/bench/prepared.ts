import { type AnyRoom, freshSeed, seedHash, Table } from '@taproom/engine'
import { Match } from '../../match/match.ts'
import { freshId, makePerson, openSession } from '../../people/people.ts'
import { insertMatch } from '../../store/matches.ts'
import type { Store } from '../../store/store.ts'
import type { MatchRow, SeatRow } from '../../store/tables.ts'

/** The moves of a match, worked out before anything is measured. */
export interface Script {
  readonly seed: string
  readonly moves: readonly { readonly seat: number; readonly move: string }[]
}

/** Two players who sit at these tables one after the other, where one move at a time is made. */
export interface Lane {
  readonly tokens: readonly [string, string]
  readonly matches: readonly { readonly id: string; readonly script: number }[]
}

const DIFFERENT = 8
/** The last moves are not made: no match ends while we measure. */
const LAST = 2
const PACE = { kind: 'live', bank: 36_000, increment: 60 }

/** Some matches of two, played at random to their end. */
export const scriptsOf = (room: AnyRoom): readonly Script[] =>
  Array.from({ length: DIFFERENT }, () => {
    const seed = freshSeed()
    const table = new Table(room.game, { seats: 2, seed, options: optionsOf(room) })
    const moves: { seat: number; move: string }[] = []
    while (!table.over) {
      const seat = table.waitingFor
      const legal = table.legal()
      const move = legal[Math.floor(Math.random() * legal.length)]
      moves.push({ seat, move: table.game.print(move) })
      table.play(seat, move)
    }
    return { seed, moves: moves.slice(0, -LAST) }
  })

function optionsOf(room: AnyRoom) {
  const options = room.game.options()
  if (typeof options === 'string') throw new Error(options)
  return options
}

/** So many lanes with tables for so many moves in each. */
export function lanesOf(scripts: readonly Script[], lanes: number, moves: number): Lane[] {
  const shortest = Math.min(...scripts.map(script => script.moves.length))
  const tables = Math.ceil(moves / shortest)
  return Array.from({ length: lanes }, (_, lane) => ({
    tokens: ['', ''],
    matches: Array.from({ length: tables }, (_, i) => ({ id: freshId(), script: (lane + i) % scripts.length })),
  }))
}

/** Writes them into a store as if everybody had come and sat down: nothing of that is measured. */
export async function sitDown(
  store: Store,
  room: AnyRoom,
  scripts: readonly Script[],
  lanes: readonly Lane[],
): Promise<Lane[]> {
  const now = Date.now()
  const seated: Lane[] = []
  for (const lane of lanes) {
    const people = [await makePerson(store.db, 'A', 'bot', now), await makePerson(store.db, 'B', 'bot', now)]
    const tokens = await Promise.all(people.map(({ id }) => openSession(store.db, id, 'token', 'bench', now)))
    for (const { id, script } of lane.matches) {
      const header = headerOf(room, id, scripts[script].seed, now)
      const seats = people.map(
        (person, seat): SeatRow => ({
          match: id,
          seat,
          person: person.id,
          bot: null,
          key_hash: null,
          name: person.name,
        }),
      )
      await insertMatch(store.db, header, seats, new Match(room, header, seats).summary())
    }
    seated.push({ ...lane, tokens: [tokens[0].token, tokens[1].token] })
  }
  return seated
}

export const headerOf = ({ game }: AnyRoom, id: string, seed: string, now: number): MatchRow => ({
  id,
  game: game.id,
  rules: game.rules,
  seats: 2,
  options: JSON.stringify(game.options()),
  box: null,
  seed,
  seed_hash: seedHash(seed),
  pace: JSON.stringify(PACE),
  visibility: 'public',
  takebacks: 1,
  rated: 0,
  host: null,
  status: 'running',
  created: now,
  started: now,
  ended: null,
  reason: null,
  expires: null,
  settled: 0,
  next: null,
  before: null,
})
