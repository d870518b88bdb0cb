/** Interrupts, stale moves and undo as the authority of a match handles them. */
import { type MoveData, Table } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { TOKENS, type Token } from '../components/names.ts'
import { dieOf, lowest } from './dice.ts'
import { diceBrewing } from './game.ts'
import { just } from './position.ts'

const A = 0
const B = 1

/** A match in which both seats own these tokens: given between two moves, as if they had been won. */
function match(tokens: readonly Token[] = [], options = {}) {
  const table = Table.open(diceBrewing, {
    seats: 2,
    seed: '7'.repeat(32),
    options: { startPlayer: 'seat-1', ...options },
  })
  if (typeof table === 'string') throw new Error(table)
  const { state } = table
  for (const seat of [A, B])
    for (const token of tokens) {
      state.seats[seat].tokens[TOKENS.indexOf(token)]++
      state.seats[seat].tokenCount++
      state.blackMarket[TOKENS.indexOf(token)]--
    }
  return table
}

const played = (table: ReturnType<typeof match>, seat: number, move: MoveData, prepared?: number) => {
  const outcome = table.play(seat, diceBrewing.pack(move), prepared)
  return outcome.ok ? 'ok' : outcome.reason.code
}

/** The first die of a seat's active zone of this colour, as moves name it. */
function active(table: ReturnType<typeof match>, seat: number, colour: number) {
  const { state } = table
  const die = dieOf(colour, lowest(state.seats[seat].active[colour]))
  return { colour, value: state.faces[die] & 7, marks: state.faces[die] >> 3 }
}
const extraRoll = (table: ReturnType<typeof match>, owner: number, colour: number): MoveData => ({
  kind: 'extra-roll',
  seat: owner,
  place: 0,
  ...active(table, owner, colour),
})
const storing = (table: ReturnType<typeof match>, seat: number, colour: number): MoveData => ({
  kind: 'store',
  ...active(table, seat, colour),
})
const placing = (table: ReturnType<typeof match>, seat: number): MoveData => ({
  kind: 'place',
  field: 1,
  zone: 0,
  ...active(table, seat, 0),
})

describe('out of turn', () => {
  it('a token between two moves; the seat to move is asked again (DB-9.1, DB-9.13, DB-9.15)', () => {
    const table = match(['extra-roll'])
    expect(played(table, B, extraRoll(table, A, 0))).toBe('ok')
    expect([table.waitingFor, diceBrewing.prompt(table.state)]).toEqual([A, 'first-piece'])
    expect(table.journal().find(event => event.kind === 'token-played')).toMatchObject({ seat: B, outOfTurn: true })
  })

  it('is refused inside a move of another seat (DB-5.5, DB-9.3, INV-22)', () => {
    const table = match(['extra-roll'])
    expect(played(table, A, placing(table, A))).toBe('ok')
    expect(diceBrewing.prompt(table.state)).toBe('second-piece')
    const before = table.index
    expect(played(table, B, extraRoll(table, A, 1))).toBe('move-in-progress')
    expect(played(table, B, storing(table, B, 0))).toBe('move-in-progress')
    expect(table.legal(B)).toEqual([])
    expect(table.index).toBe(before)
  })

  it('makes a move prepared before it stale (DB-9.16, DB-9.14)', () => {
    const table = match(['extra-roll'])
    const prepared = table.index
    const pass = just('pass')
    expect(played(table, B, extraRoll(table, A, 0), prepared)).toBe('ok')
    const outcome = table.play(A, diceBrewing.pack(pass), prepared)
    expect(outcome).toMatchObject({ ok: false, reason: { code: 'state-changed', rule: 'DB-9.16' } })
    expect(played(table, A, pass)).toBe('ok')
  })

  it('storing does not make anything stale, and keeps the turn (DB-5.13, DB-9.15)', () => {
    const table = match()
    const prepared = table.index
    expect(played(table, B, storing(table, B, 0))).toBe('ok')
    expect(played(table, A, just('pass'), prepared)).toBe('ok')
  })

  it('the own token does not make the own move stale', () => {
    const table = match(['extra-roll'])
    const prepared = table.index
    expect(played(table, A, extraRoll(table, A, 0))).toBe('ok')
    expect(played(table, A, just('pass'), prepared)).toBe('ok')
  })
})

describe('undo', () => {
  it('takes back placements and storing, also past quiet storing of others', () => {
    const table = match()
    const move = placing(table, A)
    expect(played(table, A, storing(table, A, 1))).toBe('ok')
    expect(played(table, B, storing(table, B, 0))).toBe('ok')
    expect(table.canUndo(A)).toBe(true)
    table.undo(A)
    expect(played(table, A, move)).toBe('ok')
    expect(table.canUndo(A)).toBe(true)
  })

  it('stops at a roll, and at a face-down token that was played (DB-12.9)', () => {
    const rolled = match(['extra-roll'])
    played(rolled, A, extraRoll(rolled, A, 0))
    expect(rolled.canUndo(A)).toBe(false)
    const raise = (options: object) => {
      const table = match(['raise-die'], options)
      const die = active(table, A, 0)
      const target = die.value < 6 ? die : active(table, A, 1)
      expect(played(table, A, { kind: 'raise-die', seat: A, place: 0, ...target })).toBe('ok')
      return table.canUndo(A)
    }
    expect([raise({}), raise({ hiddenTokens: true })]).toEqual([true, false])
  })

  it('options cannot change in a match (DB-3.3)', () => {
    const table = match([], { roundLimit: 12 })
    expect(Object.isFrozen(table.opening.options) || table.opening.options.roundLimit).toBeTruthy()
    expect(table.state.roundLimit).toBe(12)
  })
})
