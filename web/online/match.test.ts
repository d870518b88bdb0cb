import { type AnyRoom, seedFrom, Table } from '@taproom/engine'
import type { Action, Deed, MatchStanding } from '@taproom/protocol'
import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { type MatchSession, OnlineMatch } from './match.ts'
import { Received } from './received.ts'
import type { SessionHooks } from './session.ts'

/** A server with one table, heard by seat 0. */
function follow(room: AnyRoom, seed: string) {
  const table = Table.open(room.game, { seats: 2, seed: seedFrom(seed), options: { firstPlayer: 'seat-1' } })
  if (typeof table === 'string') throw new Error(table)
  const received = new Received()
  const sent: Action[] = []
  const standing = (): MatchStanding => ({
    status: 'running',
    prompt: null,
    waiting: table.waitingFor,
    since: 0,
    due: null,
    banks: [],
    paused: false,
    bots: [null, null],
    moves: table.index,
    proposal: null,
    canUndo: false,
    canRedo: false,
  })
  const session: MatchSession & { hooks: SessionHooks | undefined } = {
    id: 'm',
    received,
    description: () => undefined,
    standing,
    sending: (): readonly Deed[] => [],
    act: action => void sent.push(action),
    fill: async () => false,
    hooks: undefined,
  }
  /** Everything is told anew; how it is told does not matter here. */
  const tell = () => {
    const happened = received.table({
      t: 'table',
      v: 2,
      match: 'm',
      game: room.game.id,
      form: '',
      index: table.index,
      seat: 0,
      cells: Array.from(table.view(0).cells),
      journal: { from: 0, events: table.journal(0) },
      standing: standing(),
    })
    session.hooks?.changed(happened)
  }
  const play = (seat: number, line: string) => {
    const outcome = table.play(seat, Number(room.game.parse(line)))
    if (!outcome.ok) throw new Error(`${line}: ${outcome.reason.code}`)
    tell()
  }
  tell()
  const match = new OnlineMatch({ room, session, manners: () => ({ confirm: 'ask' }) })
  return { table, match, play, sent }
}

/** Seat 0 is about to buy the only tile of its space, which ends its turn. */
async function buying() {
  const room = await shelf['heaven-and-ale']()
  const here = follow(room, 'a draft')
  const { table, play } = here
  for (let guard = 0; guard < 60; guard++) {
    const lines = table.legal().map(move => room.game.print(move))
    const last = lines.find(line => line.startsWith('buy'))
    if (table.waitingFor === 0 && last) return { ...here, last, move: Number(room.game.parse(last)) }
    play(table.waitingFor, last ?? lines.find(line => line.startsWith('move resource')) ?? lines[0])
  }
  throw new Error('nobody buys')
}

test('a rival’s quiet move leaves a turn that waits to be confirmed as it is', async () => {
  const { match, play, sent, last, move } = await buying()
  match.pick(move)
  expect(match.picture().pending).toBe(0)
  play(1, 'sell priv-ducats')
  expect(match.picture().pending).toBe(0)
  match.confirm()
  expect(sent).toEqual([{ kind: 'move', move: last }])
})

test('what is not legal any more is not kept, and the reason is told', async () => {
  const { match, play, sent, last, move } = await buying()
  match.pick(move)
  play(0, last) // from another device of ours
  expect(match.picture().pending).toBeUndefined()
  expect(match.refusal()?.code).toBe('not-your-turn')
  match.confirm()
  expect(sent).toEqual([])
})
