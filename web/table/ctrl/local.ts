import { type AnyRoom, boxDigest, type MatchRecord, type Reason, recordOf, type Table } from '@taproom/engine'
import type { Question } from '../../bots/thinker.ts'
import type { AnyEvent, AnyView } from './kinds.ts'
import { isPerson, type SeatedPlayer, USUAL_BOT } from './players.ts'
import { type Preview, previewOf } from './preview.ts'
import type { TableSource } from './source.ts'

/** The match as it is kept: its record and how many of its moves are confirmed. */
export interface Kept {
  readonly record: MatchRecord
  readonly players: readonly SeatedPlayer[]
  readonly confirmed: number
}

export interface LocalWishes {
  readonly room: AnyRoom
  readonly table: Table
  readonly players: readonly SeatedPlayer[]
  readonly confirmed?: number
  /** Told after every change of the match. */
  readonly keep?: (kept: Kept) => void
}

/** A match on this device, alone or around one screen. */
export class LocalSource implements TableSource {
  readonly room: AnyRoom
  readonly table: Table
  readonly players: readonly SeatedPlayer[]
  readonly people: readonly number[]
  readonly running = true
  readonly #write: LocalWishes['keep']
  #confirmed: number
  #unkept = false

  constructor({ room, table, players, confirmed = table.index, keep }: LocalWishes) {
    this.room = room
    this.table = table
    this.players = players
    this.people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []))
    this.#confirmed = confirmed
    this.#write = keep
  }

  get index(): number {
    return this.table.index
  }

  get over(): boolean {
    return this.table.over
  }

  get asked(): number {
    return this.table.waitingFor
  }

  get secrets(): boolean {
    return this.room.game.declared.layout.keepsSecrets(this.table.state)
  }

  get unconfirmed(): number | undefined {
    const { table } = this
    if (table.index <= this.#confirmed || !this.#turnEnded) return undefined
    const seat = this.#lastSeat
    // Something done besides another seat's decision ends no turn.
    if (table.stateAt(table.index - 1).prompts.seat !== seat) return undefined
    return this.mayAct(seat) && table.canUndo(seat) ? seat : undefined
  }

  get #lastSeat(): number {
    return this.table.moves.at(-1)?.seat ?? -1
  }

  get #turnEnded(): boolean {
    return this.table.over || this.table.waitingFor !== this.#lastSeat
  }

  mayAct(seat: number): boolean {
    return isPerson(this.players[seat])
  }

  view(seat: number, at: number): AnyView {
    return this.table.view(seat, at)
  }

  journal(seat: number, from?: number): readonly AnyEvent[] {
    return this.table.journal(seat, from)
  }

  legal(seat: number): readonly number[] {
    return this.table.legal(seat)
  }

  refusal(seat: number, move: number): Reason | undefined {
    return this.table.refusal(seat, move)
  }

  preview(seat: number, move: number): Preview | undefined {
    return previewOf(this.room, this.table.state, this.table.index, seat, move)
  }

  play(seat: number, move: number, confirms: boolean): Reason | undefined {
    const outcome = this.table.play(seat, move)
    if (!outcome.ok) return outcome.reason
    if (!confirms) this.#confirmed = this.table.index
    this.#unkept = true
    return undefined
  }

  canUndo(seat: number): boolean {
    return this.#undoer(seat) >= 0
  }

  canRedo(): boolean {
    return this.#redoer() >= 0
  }

  undo(seat: number): void {
    this.table.undo(this.#undoer(seat))
    this.#tookBack()
  }

  redo(): void {
    this.table.redo(this.#redoer())
    this.#unkept = true
  }

  restartTurn(seat: number): void {
    this.table.restartTurn(this.#undoer(seat))
    this.#tookBack()
  }

  settle(): void {
    if (!this.#turnEnded) return
    this.#unkept ||= this.#confirmed !== this.table.index
    this.#confirmed = this.table.index
  }

  whole(): Table {
    return this.table
  }

  /** Done by itself after every change, but a page that is about to go cannot wait. */
  keep(): void {
    if (!this.#unkept) return
    this.#unkept = false
    const record = recordOf(
      this.table,
      this.players.map(({ name }) => name),
    )
    this.#write?.({ record, players: this.players, confirmed: this.#confirmed })
  }

  /** A bot is told what its seat may know, and nothing else. */
  botQuestion(seat: number): Question {
    const { game } = this.table
    const ours = boxDigest(game.box) === boxDigest(game.ownBox)
    return {
      game: game.id,
      rules: game.rules,
      ...(ours ? {} : { box: game.box }),
      player: this.players[seat]?.player ?? USUAL_BOT,
      seat,
      cells: this.table.view(seat).cells as Int16Array,
    }
  }

  /** Around one screen whoever moved last may take it back, or who holds the screen. */
  #undoer(holder: number): number {
    return [this.#lastSeat, holder].find(seat => this.mayAct(seat) && this.table.canUndo(seat)) ?? -1
  }

  #redoer(): number {
    return this.people.find(seat => this.table.canRedo(seat)) ?? -1
  }

  #tookBack(): void {
    this.#confirmed = Math.min(this.#confirmed, this.table.index)
    this.#unkept = true
  }
}
