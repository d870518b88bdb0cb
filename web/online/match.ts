import { type AnyRoom, openRecord, type Reason, type Score, type Table } from '@taproom/engine'
import type { Refused } from '@taproom/protocol'
import { batch, createMemo } from 'solid-js'
import { cell } from '../table/ctrl/cell.ts'
import type { TableMatch } from '../table/ctrl/face.ts'
import type { AnyView } from '../table/ctrl/kinds.ts'
import type { Manners, Picture, Step } from '../table/ctrl/picture.ts'
import { type Preview, previewOf } from '../table/ctrl/preview.ts'
import { isPerson, type Sitter } from '../table/ctrl/sitters.ts'
import { ask } from './api.ts'
import { type Draft, redraft } from './draft.ts'
import { guessFrom } from './guess.ts'
import type { Session } from './session.ts'
import { sameSitters, sittersOf } from './sitters.ts'

/** What a match needs of the session that follows it. */
export type MatchSession = Pick<
  Session,
  'id' | 'received' | 'description' | 'standing' | 'sending' | 'act' | 'fill' | 'hooks'
>

export interface OnlineWishes<S extends MatchSession = Session> {
  readonly room: AnyRoom
  readonly session: S
  readonly manners: () => Pick<Manners, 'confirm'>
}

/** A match on a server, with the face of one on this device. The server is the only authority: a move is shown when it has been written down there. */
export class OnlineMatch<S extends MatchSession = Session> implements TableMatch {
  readonly room: AnyRoom
  readonly session: S
  readonly shared = false
  /** As it was told when this screen first saw the match. */
  readonly seedHash: string
  readonly picture: () => Picture

  readonly #manners: OnlineWishes['manners']
  readonly #setPicture: (picture: Picture) => void
  readonly #step = cell<Step>({ from: 0, to: 0, events: [] })
  readonly #refusal = cell<Reason | undefined>(undefined)
  readonly #hovered = cell<number | undefined>(undefined)
  readonly #considered = cell<number | undefined>(undefined)
  readonly #whole = cell<Table | undefined>(undefined)
  readonly step = this.#step.get
  readonly refusal = this.#refusal.get
  readonly hovered = this.#hovered.get
  readonly considered = this.#considered.get
  readonly whole = this.#whole.get
  readonly #sitters: () => readonly Sitter[]
  readonly #views = new WeakMap<Int16Array, AnyView>()
  #at: number | undefined
  /** Through whose eyes one looks after the end. */
  #eyes: number | undefined
  #draft: Draft | undefined

  constructor({ room, session, manners }: OnlineWishes<S>) {
    this.room = room
    this.session = session
    this.#manners = manners
    this.seedHash = session.description()?.seedHash ?? ''
    this.#sitters = createMemo(() => sittersOf(session.description(), session.standing()), undefined, {
      equals: sameSitters,
    })
    const picture = cell(this.#draw())
    this.picture = picture.get
    this.#setPicture = picture.set
    session.hooks = {
      changed: happened => this.#changed(happened),
      answered: (_deed, refused) => this.#answered(refused),
    }
    void this.#learnAll()
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters()
  }

  get secrets(): boolean {
    return this.room.game.declared.layout.keepsSecrets(this.#viewAt(this.session.received.moves))
  }

  who = (seat: number): string => this.sitters[seat]?.name ?? ''

  botTrouble = (): boolean => false

  scores = (): readonly Score[] | undefined => {
    const { over, at, view } = this.picture()
    const { game } = this.room
    const table = this.whole()
    if (table && over) return game.score(table.stateAt(at))
    // Where no seat keeps anything, points follow from what everybody sees.
    return this.secrets ? undefined : game.score(guessFrom(this.room, view))
  }

  // What people do

  pick(move: number, settled = false): boolean {
    const { live, viewer, pending, view } = this.picture()
    if (!live || viewer < 0 || pending !== undefined || !this.#mayAct()) return false
    const { game } = this.room
    const reason = game.refusalInView(view, move)
    if (reason) {
      this.#refusal.set(reason)
      return false
    }
    const preview = this.#manners().confirm === 'ask' && !settled ? this.preview(move) : undefined
    const endsTurn = preview !== undefined && view.prompts.seat === viewer && preview.view.prompts.seat !== viewer
    if (endsTurn) this.#draft = { move, preview }
    else this.session.act({ kind: 'move', move: game.print(move) })
    this.#refresh()
    return true
  }

  why(move: number): Reason | undefined {
    const { viewer, view } = this.picture()
    if (viewer < 0) return undefined
    const reason = this.room.game.refusalInView(view, move)
    this.#refusal.set(reason)
    return reason
  }

  hover(move: number | undefined): void {
    this.#hovered.set(move)
  }

  consider(move: number | undefined): void {
    batch(() => {
      this.#refusal.set(undefined)
      this.#considered.set(move)
    })
  }

  preview(move: number): Preview | undefined {
    const { viewer, live, view, index } = this.picture()
    if (!live || viewer < 0 || !this.room.game.isMove(move)) return undefined
    return previewOf(this.room, guessFrom(this.room, view), index, viewer, move)
  }

  undo(): void {
    if (this.#dropDraft() || !this.picture().canUndo) return
    this.session.act({ kind: 'undo' })
    this.#refresh()
  }

  redo(): void {
    if (!this.picture().canRedo) return
    this.session.act({ kind: 'redo' })
    this.#refresh()
  }

  restartTurn(): void {
    const { canUndo } = this.session.standing() ?? {}
    this.#dropDraft()
    if (!canUndo) return
    this.session.act({ kind: 'restart' })
    this.#refresh()
  }

  confirm(): void {
    const draft = this.#draft
    if (!draft) return
    this.#draft = undefined
    this.session.act({ kind: 'move', move: this.room.game.print(draft.move) })
    this.#refresh()
  }

  look(at: number): void {
    const { moves } = this.session.received
    if (at >= moves) this.returnToMatch()
    else this.lookBack(at)
  }

  lookBack(at: number): void {
    const { received } = this.session
    const show = () => {
      this.#at = Math.max(0, Math.min(at, received.moves))
      this.#refresh()
    }
    // What was never told here is asked for first; where that fails, what was received is shown.
    if (this.whole() || received.missing < 0) show()
    else void this.session.fill().then(show)
  }

  returnToMatch(): void {
    this.#at = undefined
    this.#refresh()
  }

  liftCurtain(): void {}

  lookAs(seat: number): void {
    if (!this.whole()) return
    this.#eyes = seat
    this.#refresh()
  }

  hold(): void {}
  goOn(): void {}

  // What follows

  /** The record tells everything once the match is over. */
  async #learnAll(): Promise<void> {
    const { status } = this.session.standing() ?? {}
    if (this.whole() || (status !== 'over' && status !== 'ended')) return
    try {
      const record = await ask('GET /api/matches/{match}/record', { match: this.session.id })
      const opened = openRecord(this.room.game, record)
      if (!opened.ok) return
      batch(() => {
        this.#whole.set(opened.table)
        this.#refresh()
      })
    } catch {
      // The table stays as it is; what was received can be looked at.
    }
  }

  #mayAct(): boolean {
    const { received, sending } = this.session
    const standing = this.session.standing()
    if (received.seat < 0 || !standing || standing.status !== 'running' || standing.paused) return false
    return !standing.broken && !standing.bots[received.seat] && sending().length === 0
  }

  #dropDraft(): boolean {
    const had = this.#draft !== undefined
    this.#draft = undefined
    if (had) this.#refresh()
    return had
  }

  #answered(refused: Refused | undefined): void {
    batch(() => {
      if (refused?.reason) this.#refusal.set(refused.reason)
      this.#refresh()
    })
  }

  #changed(happened: Step): void {
    const moved = happened.from !== happened.to || happened.events.length > 0
    const { received } = this.session
    const drafted = this.#draft
    const again =
      moved && drafted ? redraft(this.room, drafted, this.#viewAt(received.moves), received.moves) : undefined
    if (again) this.#draft = again.draft
    batch(() => {
      if (moved) {
        this.#refusal.set(again?.reason)
        this.#hovered.set(undefined)
        this.#considered.set(undefined)
      }
      this.#refresh()
      if (moved) this.#step.set(happened)
    })
    void this.#learnAll()
  }

  /** Draws the picture again: something of ours was sent, answered or taken back. */
  #refresh(): void {
    this.#setPicture(this.#draw())
  }

  #viewAt(at: number): AnyView {
    const { received } = this.session
    const cells = received.at(at) ?? received.at(received.moves) ?? new Int16Array(this.room.game.declared.layout.size)
    const known = this.#views.get(cells)
    if (known && known.viewer === received.seat) return known
    const { game } = this.room
    const view = game.declared.layout.viewOf(cells, received.seat, game.box)
    this.#views.set(cells, view)
    return view
  }

  #draw(): Picture {
    const { received } = this.session
    const standing = this.session.standing()
    const table = this.#whole.get()
    const { game } = this.room
    const live = this.#at === undefined
    const at = Math.min(this.#at ?? received.moves, received.moves)
    const viewer = table ? (this.#eyes ?? received.seat) : received.seat
    const draft = live ? this.#draft : undefined
    const view = draft?.preview.view ?? (table ? table.view(viewer, at) : this.#viewAt(at))
    const running = standing?.status === 'running'
    const mayAct = live && !draft && this.#mayAct()
    const legal = mayAct ? game.legalInView(view).toArray() : []
    // A match that was ended asks nobody any more; who only watches sees where it stopped.
    const asked = running || !live || viewer < 0 ? view.prompts.seat : -1
    const interrupts = legal.some(move => !game.kindOf(move).rules.quiet)
    return {
      index: received.moves,
      at,
      live,
      viewer,
      view,
      asked,
      over: game.over(view) && !draft,
      choices: legal.map(move => ({ move, data: game.unpack(move) })),
      journal: table ? table.journal(viewer) : received.journal,
      pending: draft ? viewer : undefined,
      curtain: undefined,
      thinking: running && asked >= 0 && !isPerson(this.sitters[asked]),
      held: false,
      couldInterrupt: live && asked !== viewer && interrupts,
      canUndo: draft !== undefined || (running && mayAct && standing.canUndo),
      canRedo: running && mayAct && standing.canRedo,
    }
  }
}
