import type { MatchStanding, ServerFrame } from '@taproom/protocol'
import { PROTOCOL } from '@taproom/protocol/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdated } from '../offline/outdated.ts'
import { Session } from './session.ts'

/** The last socket that was opened, and what was sent on it. */
let socket: FakeSocket

class FakeSocket {
  static readonly OPEN = 1
  readonly readyState = FakeSocket.OPEN
  readonly sent: { t: string; id?: string; expected?: number }[] = []
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = () => {}

  constructor() {
    socket = this
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.onclose()
  }
}

const standing: MatchStanding = {
  status: 'running',
  prompt: null,
  waiting: 0,
  since: 0,
  due: null,
  handoverFrom: null,
  banks: [],
  paused: false,
  bots: [null, null],
  moves: 0,
  proposal: null,
  canUndo: false,
  canRedo: false,
}

const tell = (frame: ServerFrame) => socket.onmessage({ data: JSON.stringify(frame) })
const tellTable = () =>
  tell({
    t: 'table',
    v: PROTOCOL,
    match: 'm',
    game: 'g',
    rules: 1,
    form: '1-form',
    index: 0,
    seat: 0,
    cells: [0, 0],
    journal: { from: 0, events: [] },
    standing,
  })
const tellMove = (id: string | undefined) =>
  tell({
    t: 'update',
    match: 'm',
    index: 1,
    entry: { seat: 0, kind: 'move', at: 0, ...(id ? { id } : {}) },
    delta: [0, 1, 7],
    journal: { from: 0, events: [] },
    standing: { ...standing, moves: 1 },
  })

function follow() {
  const session = new Session('m')
  socket.onopen()
  tellTable()
  const calls: string[] = []
  session.hooks = {
    changed: ({ from, to }, deed) => void calls.push(`${from} → ${to} by ${deed === undefined ? 'others' : 'us'}`),
    answered: (_deed, refused) => void calls.push(refused ? `refused: ${refused.code}` : 'done'),
  }
  const acted = () => socket.sent.filter(({ t }) => t === 'act')
  return { session, calls, acted }
}

beforeEach(() => {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('location', { href: 'http://taproom.example/' })
  vi.stubGlobal('window', listeners)
  vi.stubGlobal('document', { ...listeners, visibilityState: 'visible' })
  vi.stubGlobal('WebSocket', FakeSocket)
})

afterEach(() => vi.unstubAllGlobals())

test('the update that a deed of ours caused is its answer; the acknowledgement after it tells nothing new', () => {
  const { session, calls } = follow()
  const id = session.act({ kind: 'move', move: 'roll' })
  expect(session.sending()).toHaveLength(1)
  tellMove(id)
  expect(session.sending()).toHaveLength(0)
  tell({ t: 'ack', match: 'm', id, index: 1 })
  expect(calls).toEqual(['0 → 1 by us'])
  session.close()
})

test('what others did does not answer our deed, and a refusal does', () => {
  const { session, calls } = follow()
  const id = session.act({ kind: 'move', move: 'roll' })
  tellMove(undefined)
  expect(session.sending()).toHaveLength(1)
  tell({ t: 'refused', match: 'm', id, code: 'stale', message: '' })
  expect(session.sending()).toHaveLength(0)
  expect(calls).toEqual(['0 → 1 by others', 'refused: stale'])
  session.close()
})

test('a deed is sent again under its id after a lost connection, with what its maker had seen', () => {
  const { session, acted } = follow()
  const id = session.act({ kind: 'move', move: 'roll' }, 0)
  tellTable()
  expect(acted()).toMatchObject([
    { id, expected: 0 },
    { id, expected: 0 },
  ])
  session.close()
})

test('it says which version and which form of the game it reads, and reads no other', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://taproom.example/', reload })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { ...document, querySelector: () => null })
  const { session, calls } = follow()
  const watched = () => socket.sent.findLast(({ t }) => t === 'watch')
  expect(watched()).toEqual({ t: 'watch', match: 'm', since: 0, v: PROTOCOL })
  socket.onopen()
  expect(watched()).toMatchObject({ v: PROTOCOL, form: '1-form' })
  tell({ t: 'refused', match: 'm', code: 'outdated', message: '' })
  expect(outdated()).toBe('loading')
  tellMove(undefined)
  expect(calls).toEqual([])
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  session.close()
})
