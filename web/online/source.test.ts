import { type AnyRoom, Chance, type ChosenValues, delta, seedFrom, Table } from '@taproom/engine'
import { room as lastCall } from '@taproom/engine/example'
import type { Action, Deed, Description, MatchStanding } from '@taproom/protocol'
import { shelf } from '@taproom/shelf'
import { describe, expect, test } from 'vitest'
import { TableController } from '../table/ctrl/controller.ts'
import { LocalSource } from '../table/ctrl/local.ts'
import { playersOf } from './players.ts'
import { Received } from './received.ts'
import type { SessionHooks } from './session.ts'
import { OnlineSource, type TableSession } from './source.ts'

const tick = () => new Promise(done => setTimeout(done))

function openTable(room: AnyRoom, seed: string, options: ChosenValues = {}): Table {
  const table = Table.open(room.game, { seats: 2, seed: seedFrom(seed), options })
  if (typeof table === 'string') throw new Error(table)
  return table
}

/** A person against a bot. */
const described: Description = {
  id: 'm',
  game: '',
  rules: 1,
  options: {},
  box: null,
  pace: { kind: 'daily', hours: 24 },
  visibility: 'link',
  takebacks: false,
  rated: false,
  status: 'running',
  host: null,
  created: 0,
  started: 0,
  ended: null,
  reason: null,
  expires: null,
  seedHash: '',
  next: null,
  before: null,
  seats: [
    { seat: 0, person: 'p', bot: null, name: 'Ann', open: false },
    { seat: 1, person: null, bot: 'random', name: 'Amber', open: false },
  ],
}

/** A server with one table, heard by seat 0 or by a spectator. What is sent there is done when `answer` is called. */
function serve(room: AnyRoom, table: Table, hearer = 0) {
  let ended = false
  const received = new Received()
  const sent: Action[] = []
  const waiting: Deed[] = []
  const standing = (): MatchStanding => ({
    status: ended ? 'ended' : table.over ? 'over' : 'running',
    ...(ended ? { ended: 'agreed' } : {}),
    prompt: null,
    waiting: ended ? -1 : table.waitingFor,
    since: 0,
    due: null,
    handoverFrom: null,
    banks: [],
    paused: false,
    bots: [null, 'random'],
    moves: table.index,
    proposal: null,
    canUndo: table.canUndo(0),
    canRedo: table.canRedo(0),
  })
  const session: TableSession & { hooks: SessionHooks | undefined } = {
    id: 'm',
    received,
    description: () => described,
    standing,
    sending: () => waiting,
    act: (action, expected = received.index) => {
      const id = `deed ${sent.push(action)}`
      waiting.push({ id, action, expected })
      return id
    },
    fill: async () => {
      const cells = Array.from({ length: table.index + 1 }, (_, at) => Array.from(table.view(0, at).cells))
      received.fill(
        0,
        cells[0],
        cells.slice(1).map((now, at) => delta(cells[at], now)),
      )
      return true
    },
    hooks: undefined,
  }
  /** Everything is told anew; how it is told does not matter here. */
  const tell = (deed?: string) => {
    const change = received.table({
      t: 'table',
      v: 2,
      match: 'm',
      game: room.game.id,
      rules: room.game.rules,
      form: '',
      index: table.index,
      seat: hearer,
      cells: Array.from(table.view(hearer).cells),
      journal: { from: 0, events: table.journal(hearer) },
      standing: standing(),
    })
    session.hooks?.changed(change, deed)
  }
  const play = (seat: number, move: number, deed?: string) => {
    const outcome = table.play(seat, move)
    if (!outcome.ok) throw new Error(`${room.game.print(move)}: ${outcome.reason.code}`)
    tell(deed)
  }
  const answer = () => {
    for (const { id, action, expected } of waiting.splice(0)) {
      const move = action.kind === 'move' ? Number(room.game.parse(action.move)) : undefined
      const reason = move === undefined ? undefined : table.refusal(0, move, expected)
      const refused = { code: 'illegal', message: '', reason }
      if (reason) session.hooks?.answered({ id, action, expected }, refused)
      else if (move !== undefined) play(0, move, id)
      else if (action.kind === 'undo' && table.undo(0).ok) tell(id)
      else if (action.kind === 'redo' && table.redo(0).ok) tell(id)
    }
  }
  tell()
  const match = new TableController({ source: new OnlineSource(room, session), confirm: () => 'ask' })
  const end = () => {
    ended = true
    tell()
  }
  return { table, match, play, answer, sent, end }
}

describe('a match that was ended by agreement', () => {
  const begun = (hearer: number) => {
    for (let seed = 0; ; seed++) {
      const here = serve(lastCall, openTable(lastCall, `ended ${seed}`), hearer)
      if (here.table.waitingFor === 0) return here
    }
  }

  test('asks nobody any more, whoever looks', () => {
    for (const hearer of [0, -1]) {
      const { match, end } = begun(hearer)
      expect(match.snapshot().asked, `seat ${hearer}`).toBe(0)
      end()
      expect(match.snapshot(), `seat ${hearer}`).toMatchObject({ asked: -1, pending: undefined, choices: [] })
    }
  })

  test('keeps no draft that waits for a word', () => {
    const { match, end, play } = begun(0)
    play(0, Number(lastCall.game.parse('keep')))
    match.pick(match.snapshot().choices[0]?.move ?? 0)
    expect(match.snapshot().pending).toBe(0)
    end()
    expect(match.snapshot()).toMatchObject({ asked: -1, pending: undefined, canUndo: false })
  })
})

test('a bot of the server waits for nobody: the table does not offer to hold it', async () => {
  const room = await shelf['dice-brewing']()
  const { table, match, play } = serve(room, openTable(room, 'a bot'))
  for (let guard = 0; guard < 60 && table.waitingFor === 0; guard++) play(0, Number(table.legal()[0]))
  expect(match.snapshot()).toMatchObject({ asked: 1, thinking: true })
  expect(match.canHold).toBe(false)
})

describe('a turn that waits to be confirmed', () => {
  /** Seat 0 is about to buy the only tile of its space, which ends its turn. */
  async function buying() {
    const room = await shelf['heaven-and-ale']()
    const here = serve(room, openTable(room, 'a draft', { firstPlayer: 'seat-1' }))
    const parsed = (line: string) => Number(room.game.parse(line))
    const { table, play } = here
    for (let guard = 0; guard < 60; guard++) {
      const lines = table.legal().map(move => room.game.print(move))
      const last = lines.find(line => line.startsWith('buy'))
      if (table.waitingFor === 0 && last) return { ...here, last, move: parsed(last), parsed }
      play(table.waitingFor, parsed(last ?? lines.find(line => line.startsWith('move resource')) ?? lines[0]))
    }
    throw new Error('nobody buys')
  }

  test('stays as it is when a rival makes a quiet move', async () => {
    const { match, play, sent, last, move, parsed } = await buying()
    match.pick(move)
    expect(match.snapshot().pending).toBe(0)
    play(1, parsed('sell priv-ducats'))
    expect(match.snapshot().pending).toBe(0)
    match.confirm()
    expect(sent).toEqual([{ kind: 'move', move: last }])
  })

  test('is not kept when it is not legal any more, and the reason is told', async () => {
    const { match, play, sent, move } = await buying()
    match.pick(move)
    play(0, move) // from another device of ours
    expect(match.snapshot().pending).toBeUndefined()
    expect(match.refusal()?.code).toBe('not-your-turn')
    match.confirm()
    expect(sent).toEqual([])
  })

  test('is stale after a disturbing move, though it looks the same: the server says so, and it goes', () => {
    const parsed = (line: string) => Number(lastCall.game.parse(line))
    let kept = 0
    for (let seed = 0; seed < 40; seed++) {
      const { match, table, play, answer } = serve(lastCall, openTable(lastCall, `spilled ${seed}`))
      if (table.waitingFor !== 0) continue
      play(0, parsed('keep'))
      match.pick(table.legal()[0])
      play(1, parsed('spill'))
      if (match.snapshot().pending === undefined) continue
      kept++
      match.confirm()
      answer()
      expect(match.snapshot().index).toBe(table.index)
      expect(match.refusal()).toEqual(lastCall.game.declared.stale?.reason())
    }
    expect(kept).toBeGreaterThan(0)
  })

  test('is drawn once: not again when it was sent, and not when it was written down', async () => {
    const { match, table, answer, move } = await buying()
    match.pick(move)
    const drawn = match.lastChange()
    const { view, index } = match.snapshot()
    expect(drawn.events.length).toBeGreaterThan(0)
    match.confirm()
    expect(match.snapshot()).toMatchObject({ index, pending: undefined, choices: [] })
    expect(match.snapshot().view).toBe(view)
    answer()
    expect(match.snapshot().index).toBe(table.index)
    expect(Array.from(match.snapshot().view.cells)).toEqual(Array.from(view.cells))
    expect(match.lastChange()).toBe(drawn)
  })
})

/** The same table on this device; its bot plays what it is told. */
function playHere(room: AnyRoom, table: Table) {
  let tell: (move: number) => void = () => {}
  const thinker = { think: () => new Promise<number>(done => (tell = done)), close: () => {} }
  const match = new TableController({
    source: new LocalSource({ room, table, players: playersOf(described, undefined) }),
    confirm: () => 'ask',
    bots: { thinker, pace: () => ({ pace: 0, window: 0 }) },
  })
  match.begin()
  return { match, botPlays: (move: number) => tell(move) }
}

const shown = (match: TableController) => {
  const { view, ...snapshot } = match.snapshot()
  const previews = snapshot.choices.slice(0, 3).map(({ move }) => match.preview(move))
  return {
    ...snapshot,
    // A server's match is closed at its end; on one screen its last move may still be taken back.
    canUndo: snapshot.canUndo && !snapshot.over,
    cells: Array.from(view.cells),
    previews: previews.map(preview => preview && { ...preview, view: Array.from(preview.view.cells) }),
    change: match.lastChange(),
    refusal: match.refusal(),
  }
}

describe('the same match on one screen and online', () => {
  const games = Object.entries({ ...shelf, 'last-call': async () => lastCall })

  test.each(games)('%s is shown in the same way, from the first choice to the last', async (id, load) => {
    const room = await load()
    const table = openTable(room, id)
    const here = playHere(room, table)
    const there = serve(room, openTable(room, id))
    const chance = new Chance()
    chance.seed(seedFrom(`choices in ${id}`))
    let played = table.legal()[0]
    const done = { confirm: 0, undo: 0, back: 0, besides: 0, rival: 0 }
    /** Does the same at both tables; after the answers, both show the same. */
    const both = async (act: (match: TableController) => unknown) => {
      act(here.match)
      act(there.match)
      there.answer()
      await tick()
      expect(shown(there.match)).toEqual(shown(here.match))
    }
    const takeBack = async () => {
      if (!here.match.snapshot().canUndo || chance.below(4) > 0) return
      done.undo++
      await both(match => match.undo())
      await both(match => match.redo())
    }
    await both(() => {})
    for (let guard = 0; guard < 150 && !here.match.snapshot().over; guard++) {
      const { pending, asked, viewer, choices, index } = here.match.snapshot()
      if (pending !== undefined) {
        await takeBack()
        done.confirm++
        await both(match => match.confirm())
      } else if (choices.length > 0 && (asked === viewer || chance.below(3) === 0)) {
        if (asked !== viewer) done.besides++
        played = choices[chance.below(choices.length)].move
        await both(match => match.pick(played))
      } else {
        done.rival++
        const moves = table.legal()
        const move = moves[chance.below(moves.length)]
        here.botPlays(move)
        while (here.match.snapshot().index === index) await tick()
        there.play(1, move)
        await both(() => {})
      }
      if (chance.below(6) > 0) continue
      done.back++
      const at = chance.below(table.index + 1)
      await both(match => match.look(at))
      await both(match => match.returnToMatch())
      await both(match => match.why(played))
    }
    here.match.close()
    expect(done.confirm * done.undo * done.back * done.rival).toBeGreaterThan(0)
  })
})
