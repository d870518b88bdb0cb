import { type Reason, seedFrom, Table } from '@taproom/engine'
import { room } from '@taproom/engine/example'
import { describe, expect, test } from 'vitest'
import { botMove } from '../../bots/answer.ts'
import type { Thinker } from '../../bots/thinker.ts'
import { TableController } from './controller.ts'
import { scoreCurve } from './curve.ts'
import type { AnyWords } from './kinds.ts'
import { type Kept, LocalSource } from './local.ts'
import { logTurns } from './log.ts'
import type { PlayerKind, SeatedPlayer } from './players.ts'

const sit = (...players: PlayerKind[]): SeatedPlayer[] =>
  players.map((player, seat) => ({ name: `Seat ${seat}`, colour: 'red', player }))

const thinker: Thinker = { think: async question => botMove(room, question), close: () => {} }

function open(
  players: PlayerKind[],
  wishes: { seed?: string; confirm?: 'ask' | 'auto'; openHands?: boolean; thinker?: Thinker } = {},
) {
  const table = Table.open(room.game, {
    seats: players.length,
    seed: seedFrom(wishes.seed ?? '1'),
    options: { openHands: wishes.openHands ?? true },
  })
  if (typeof table === 'string') throw new Error(table)
  const kept: Kept[] = []
  const match = new TableController({
    source: new LocalSource({ room, table, players: sit(...players), keep: one => kept.push(one) }),
    confirm: () => wishes.confirm ?? 'auto',
    bots: { thinker: wishes.thinker ?? thinker, pace: () => ({ pace: 0, window: 0 }) },
  })
  return { match, table, kept }
}

const move = (line: string): number => Number(room.game.parse(line))
const settled = () => new Promise(done => setTimeout(done, 20))
const offered = (match: TableController) => match.snapshot().choices.map(choice => choice.data.kind)

/** The person at the table plays whatever comes first until the match is over. */
async function playOut(match: TableController) {
  for (let guard = 0; guard < 200 && !match.snapshot().over; guard++) {
    match.liftCurtain()
    match.confirm()
    const first = match.snapshot().choices[0]
    if (first && match.snapshot().asked === match.snapshot().viewer) match.pick(first.move)
    else await settled()
  }
}

describe('a match around one screen', () => {
  test('shows the seat that is asked what it may do', () => {
    const { match, table } = open(['person', 'person'])
    expect(match.snapshot().viewer).toBe(table.waitingFor)
    expect(offered(match)).toEqual(['roll', 'keep'])
  })

  test('the look follows the turn', () => {
    const { match } = open(['person', 'person'])
    const first = match.snapshot().viewer
    match.pick(move('keep'))
    match.pick(match.snapshot().choices[0].move)
    expect(match.snapshot().viewer).toBe(1 - first)
  })

  test('what is not legal is refused with its rule', () => {
    const { match } = open(['person', 'person'])
    expect(match.pick(move('pour 1'))).toBe(false)
    expect(match.refusal()).toMatchObject({ code: 'wrong-step', rule: 'LC-3' } satisfies Partial<Reason>)
    match.pick(move('keep'))
    expect(match.refusal()).toBeUndefined()
  })

  test('undo, redo and restart of the turn', () => {
    const { match } = open(['person', 'person'])
    expect(match.snapshot().canUndo).toBe(false)
    match.pick(move('keep'))
    expect(match.snapshot().canUndo).toBe(true)
    match.undo()
    expect(match.snapshot().index).toBe(0)
    match.redo()
    expect(match.snapshot().index).toBe(1)
    match.restartTurn()
    expect(match.snapshot().index).toBe(0)
  })

  test('undo stops where the dice were rolled', () => {
    const { match } = open(['person', 'person'])
    match.pick(move('roll'))
    expect(match.snapshot().canUndo).toBe(false)
  })
})

describe('the end of a turn', () => {
  test('waits to be confirmed while it can be taken back', () => {
    const { match } = open(['person', 'person'], { confirm: 'ask' })
    const seat = match.snapshot().viewer
    match.pick(move('keep'))
    match.pick(match.snapshot().choices[0].move)
    expect(match.snapshot()).toMatchObject({ pending: seat, viewer: seat, choices: [] })
    match.undo()
    expect(match.snapshot().pending).toBeUndefined()
    match.redo()
    match.confirm()
    expect(match.snapshot()).toMatchObject({ pending: undefined, viewer: 1 - seat })
  })

  test('does not wait for a move that needs no confirmation', () => {
    const { match } = open(['person', 'person'], { confirm: 'ask' })
    const seat = match.snapshot().viewer
    match.pick(move('keep'))
    match.pick(match.snapshot().choices[0].move, true)
    expect(match.snapshot()).toMatchObject({ pending: undefined, viewer: 1 - seat })
  })

  test('is known again after a reload', () => {
    const { match, kept } = open(['person', 'person'], { confirm: 'ask' })
    match.pick(move('keep'))
    match.pick(match.snapshot().choices[0].move)
    expect(kept.at(-1)).toMatchObject({ confirmed: 0 })
    expect(kept.at(-1)?.record.moves).toHaveLength(2)
  })

  test('holds the bots back until then', async () => {
    const { match } = open(['person', 'random'], { confirm: 'ask', seed: '4' })
    match.begin()
    await settled()
    expect(match.snapshot().asked).toBe(0)
    const index = match.snapshot().index
    match.pick(move('keep'))
    match.pick(match.snapshot().choices[0].move)
    await settled()
    expect(match.snapshot()).toMatchObject({ pending: 0, index: index + 2 })
    match.confirm()
    await settled()
    expect(match.snapshot().index).toBeGreaterThan(index + 2)
  })
})

describe('bots', () => {
  test('play a whole match among themselves', async () => {
    const { match } = open(['random', 'random', 'random'])
    match.begin()
    for (let i = 0; i < 100 && !match.snapshot().over; i++) await settled()
    expect(match.snapshot()).toMatchObject({ over: true, viewer: -1 })
  })

  test('an answer that comes too late is not played', async () => {
    let tell: (move: number) => void = () => {}
    const slow: Thinker = { think: () => new Promise(done => (tell = done)), close: () => {} }
    const { match } = open(['random', 'person'], { thinker: slow, seed: '1' })
    match.begin()
    if (match.snapshot().asked !== 0) return
    match.hold()
    tell(move('keep'))
    await settled()
    expect(match.snapshot().index).toBe(0)
  })

  test('trouble is told and can be tried again', async () => {
    let broken = true
    const shaky: Thinker = {
      think: async question => {
        if (broken) throw new Error('worker gone')
        return botMove(room, question)
      },
      close: () => {},
    }
    const { match } = open(['random', 'random'], { thinker: shaky })
    match.begin()
    await settled()
    expect(match.botTrouble()).toBe(true)
    broken = false
    match.goOn()
    await settled()
    expect(match.snapshot().index).toBeGreaterThan(0)
    match.close()
  })

  test('the person may interrupt a bot', async () => {
    const { match, table } = open(['person', 'random'], { thinker: { think: () => new Promise(() => {}), close() {} } })
    match.begin()
    const bot = 1
    if (table.waitingFor === bot) table.play(bot, move('keep'))
    else {
      match.pick(move('keep'))
      match.pick(match.snapshot().choices[0].move)
      table.play(bot, move('keep'))
    }
    match.look(0)
    match.returnToMatch()
    expect(offered(match)).toEqual(['spill'])
    expect(match.pick(move('spill'))).toBe(true)
  })
})

describe('secrets', () => {
  test('a curtain falls between two people', () => {
    const { match, table } = open(['person', 'person'], { openHands: false })
    const first = table.waitingFor
    expect(match.snapshot()).toMatchObject({ curtain: first, viewer: -1, choices: [] })
    match.liftCurtain()
    expect(match.snapshot()).toMatchObject({ curtain: undefined, viewer: first })
    match.pick(move('keep'))
    expect(match.snapshot().curtain).toBeUndefined()
    match.pick(match.snapshot().choices[0].move)
    expect(match.snapshot()).toMatchObject({ curtain: 1 - first, viewer: -1 })
  })

  test('no curtain for one person against bots', () => {
    const { match } = open(['person', 'random'], { openHands: false })
    expect(match.snapshot()).toMatchObject({ curtain: undefined, viewer: 0 })
  })

  test('a preview does not tell what chance will bring', () => {
    const { match } = open(['person', 'person'])
    expect(match.preview(move('roll'))).toBeUndefined()
    expect(match.preview(move('keep'))?.events.map(event => event.kind)).toEqual(['kept'])
    expect(match.snapshot().index).toBe(0)
  })
})

describe('looking back', () => {
  test('shows a former position, allows nothing, and returns', async () => {
    const { match } = open(['person', 'person'])
    match.pick(move('keep'))
    match.look(0)
    expect(match.snapshot()).toMatchObject({ at: 0, live: false, index: 1, choices: [] })
    expect(match.pick(move('roll'))).toBe(false)
    match.returnToMatch()
    expect(match.snapshot()).toMatchObject({ at: 1, live: true })
  })

  test('a position can be forked, with the same people and bots', async () => {
    const { match } = open(['person', 'random'], { seed: '3' })
    match.begin()
    await playOut(match)
    match.look(2)
    const fork = match.fork()
    expect(fork?.table.index).toBe(2)
    expect(fork?.players).toEqual(match.players)
  })

  test('the log is grouped by turn, the curve has one value per position', async () => {
    const { match, table } = open(['person', 'person'])
    await playOut(match)
    const words: AnyWords = await room.words.en()
    const turns = logTurns(match.snapshot().journal, words, match.who)
    expect(turns.length).toBeGreaterThanOrEqual(6)
    expect(turns.flatMap(turn => turn.entries).at(-1)?.at).toBe(table.index)
    expect(scoreCurve(table).map(line => line.length)).toEqual([table.index + 1, table.index + 1])
  })
})

describe('what just happened', () => {
  test('is told move by move, for animation', () => {
    const { match } = open(['person', 'person'])
    match.pick(move('keep'))
    expect(match.lastChange()).toMatchObject({ from: 0, to: 1, events: [{ kind: 'kept' }] })
    match.undo()
    expect(match.lastChange().events).toEqual([])
  })
})
