import { room } from '@taproom/engine/example'
import type { ClientFrame, MatchStanding, ServerFrame, TableFrame } from '@taproom/protocol'
import { formOf, PROTOCOL } from '@taproom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdated } from '../offline/outdated.ts'
import { Session } from './session.ts'

/** The browser's end of a socket, and what a test says from the server's end. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = FakeSocket.OPEN
  readonly sent: ClientFrame[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { readonly data: string }) => {}

  constructor() {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  hear(frame: ServerFrame): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }
}

const reload = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const standing: MatchStanding = {
  status: 'running',
  prompt: 'roll',
  waiting: 0,
  since: 0,
  due: null,
  banks: [],
  paused: false,
  bots: [null, null],
  moves: 0,
  proposal: null,
  canUndo: false,
  canRedo: false,
}
const table: TableFrame = {
  t: 'table',
  v: PROTOCOL,
  match: 'm',
  game: 'last-call',
  form: formOf(room.game),
  index: 0,
  seat: 0,
  cells: [1, 2, 3],
  journal: { from: 0, events: [] },
  standing,
}

/** A session that follows a table, with what it told to who draws it. */
function follow() {
  const session = new Session('m')
  const drawn: (string | undefined)[] = []
  const answered: string[] = []
  session.hooks = {
    changed: (_change, deed) => drawn.push(deed),
    answered: ({ id }) => answered.push(id),
  }
  const socket = FakeSocket.last
  socket.onopen()
  return { session, socket, drawn, answered }
}

const watch = (socket: FakeSocket) => socket.sent.findLast(({ t }) => t === 'watch')

test('the update that a move caused is its answer: the mover draws once', () => {
  const { session, socket, drawn, answered } = follow()
  socket.hear(table)
  const id = session.act({ kind: 'move', move: 'keep' })
  expect(session.sending()).toHaveLength(1)
  const entry = { seat: 0, kind: 'move', at: 0, id }
  const journal = { from: 0, events: [] }
  socket.hear({ t: 'update', match: 'm', index: 1, entry, delta: [], journal, standing: { ...standing, moves: 1 } })
  expect(session.sending()).toHaveLength(0)
  socket.hear({ t: 'ack', match: 'm', id, index: 1 })
  expect(drawn).toEqual([undefined, id])
  expect(answered).toEqual([])
  session.close()
})

test('it says which version and which form it reads, and reads no other', async () => {
  const { session, socket, drawn } = follow()
  expect(watch(socket)).toEqual({ t: 'watch', match: 'm', since: 0, v: PROTOCOL })
  socket.hear(table)
  socket.onopen()
  expect(watch(socket)).toMatchObject({ v: PROTOCOL, form: table.form })
  socket.hear({ t: 'refused', match: 'm', code: 'outdated', message: 'load the page anew' })
  expect(outdated()).toBe('loading')
  expect(socket.readyState).toBe(3)
  expect(drawn).toHaveLength(1)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  session.close()
})

test('a server of another protocol is not read on', () => {
  const { session, socket } = follow()
  socket.hear({ t: 'hello', v: PROTOCOL + 1, person: null })
  expect(socket.readyState).toBe(3)
  expect(outdated()).toBeDefined()
  session.close()
})
