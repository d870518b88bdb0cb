import type { AnyRoom, Reason, Score, Table } from '@taproom/engine'
import { batch } from 'solid-js'
import { Attention } from './attention.ts'
import { BotDriver, type BotTable, type BotWishes } from './bot-driver.ts'
import { isPerson, type SeatedPlayer, withSomebody } from './players.ts'
import { guessFrom, type Preview } from './preview.ts'
import {
  afterChange,
  handTo,
  liftCurtain,
  lookBack,
  openScreen,
  phaseOf,
  returnToMatch,
  type Screen,
} from './screen.ts'
import { signal } from './signal.ts'
import type { Change, TableSnapshot } from './snapshot.ts'
import type { TableSource } from './source.ts'

export interface ControllerWishes<S extends TableSource> {
  readonly source: S
  /** How turns end: with a word of their person, or by themselves. */
  readonly confirm: () => 'ask' | 'auto'
  /** Who thinks for bots, where they play on this device. */
  readonly bots?: BotWishes
  /** Calls back once a change has been painted: then it is kept, and bots go on. Without it, at once. */
  readonly later?: (act: () => void) => void
}

/** One match on one screen, wherever it is played. Knows no document: views read its signals and call it. */
export class TableController<S extends TableSource = TableSource> extends Attention {
  readonly source: S
  readonly room: AnyRoom
  readonly snapshot: () => TableSnapshot
  readonly #wishes: ControllerWishes<S>
  readonly #show: (snapshot: TableSnapshot) => void
  readonly #bots: BotDriver | undefined
  #screen: Screen
  /** The last position that was shown as new. */
  #shown: number
  #afterBot = false

  constructor(wishes: ControllerWishes<S>) {
    super()
    const { source, bots } = wishes
    this.source = source
    this.room = source.room
    this.#wishes = wishes
    this.#screen = openScreen(source, this.#confirms)
    if (this.#screen.pending === undefined) source.settle()
    this.#shown = source.index
    this.#bots = bots && new BotDriver(bots, this.#botTable())
    const snapshot = signal(this.#draw())
    this.snapshot = snapshot.get
    this.#show = snapshot.set
    source.listen?.(({ change, reason }) =>
      batch(() => {
        this.#changed(false, change)
        if (reason) this.refuse(reason)
      }),
    )
  }

  get players(): readonly SeatedPlayer[] {
    return this.source.players
  }

  /** Whether several people sit around this screen. */
  get shared(): boolean {
    return this.source.people.length > 1
  }

  who = (seat: number): string => this.players[seat]?.name ?? ''

  /** A bot could not think; `goOn` asks again. */
  botTrouble = (): boolean => this.#bots?.trouble() === true

  /** The match with everything that was ever hidden, where it is known. */
  whole = (): Table | undefined => this.source.whole()

  /** Points in the shown position, where everybody may know them. */
  scores = (): readonly Score[] | undefined => {
    const { over, at, view } = this.snapshot()
    const table = this.whole()
    if (this.source.secrets && !(over && table)) return undefined
    return this.room.game.score(table ? table.stateAt(at) : guessFrom(this.room, view))
  }

  /** Lets bots play. Not done by the constructor, so that a screen can be there first. */
  begin(): void {
    const ask = this.#bots?.next()
    if (!ask) return
    this.#redraw()
    ask()
  }

  close(): void {
    this.source.keep?.()
    this.#bots?.close()
  }

  // What people do

  /** Plays a legal move of the seat that looks; otherwise shows why not. Settled: the person said before that it need not be confirmed. */
  pick(move: number, settled = false): boolean {
    const { holder } = this.#screen
    if (phaseOf(this.#screen) !== 'turn' || !this.source.mayAct(holder)) return false
    const besides = this.source.asked !== holder && this.room.game.isMove(move)
    const quiet = besides && this.room.game.kindOf(move).rules.quiet === true
    const reason = this.source.play(holder, move, this.#confirms && !settled)
    if (reason) {
      this.refuse(reason)
      return false
    }
    // What touches nobody else does not disturb a bot in its thoughts.
    if (!quiet) this.#bots?.drop()
    this.#changed(true)
    return true
  }

  /** Why the seat that looks may not play this, shown until the next choice. */
  why(move: number): Reason | undefined {
    const { viewer } = this.snapshot()
    if (viewer < 0) return undefined
    const reason = this.source.refusal(viewer, move)
    this.refuse(reason)
    return reason
  }

  preview(move: number): Preview | undefined {
    const { viewer, live } = this.snapshot()
    return live && viewer >= 0 ? this.source.preview(viewer, move) : undefined
  }

  undo(): void {
    if (this.snapshot().canUndo) this.#takeBack(() => this.source.undo(this.#screen.holder))
  }

  redo(): void {
    if (this.snapshot().canRedo) this.#takeBack(() => this.source.redo(this.#screen.holder))
  }

  restartTurn(): void {
    if (this.snapshot().canUndo) this.#takeBack(() => this.source.restartTurn(this.#screen.holder))
  }

  confirm(): void {
    if (phaseOf(this.#screen) !== 'confirm') return
    this.source.settle()
    this.#changed(true)
  }

  /** Looks at the position after so many moves; the match goes on meanwhile. */
  look(at: number): void {
    if (at >= this.source.index) this.returnToMatch()
    else this.lookBack(at)
  }

  /** Stays in the past at the last position too, so that a replay can end there without leaving. */
  lookBack(at: number): void {
    const show = () => this.#turnTo(lookBack(this.#screen, at, this.source))
    const loading = this.source.loadPast?.()
    if (loading) void loading.then(show)
    else show()
  }

  /** One position on, told as it was when it happened: pieces travel. */
  replayNext(): void {
    const { at, live } = this.snapshot()
    if (live || at >= this.source.index) return
    batch(() => {
      this.lookBack(at + 1)
      const events = this.source.journal(this.#viewer, at + 1).filter(event => event.at === at + 1)
      this.happened({ from: at, to: at + 1, events })
    })
  }

  returnToMatch(): void {
    this.#turnTo(returnToMatch(this.#screen))
  }

  liftCurtain(): void {
    this.#turnTo(liftCurtain(this.#screen))
  }

  /** Another person at this screen, or after the end anybody's eyes. */
  lookAs(seat: number): void {
    if (seat !== this.#screen.holder && this.whole()) this.#turnTo(handTo(this.#screen, seat, this.source))
  }

  /** Whether somebody's moves can be made to wait: of bots on this device, or those of a server that are still to be shown. */
  get canHold(): boolean {
    if (this.#bots) return !this.players.every(isPerson)
    return this.source.behind === true || this.source.held === true
  }

  /** What others do waits until `goOn`: bots on this device do not go on, what a server tells is not shown. */
  hold(): void {
    if (!this.canHold) return
    this.source.hold?.(true)
    this.#bots?.hold()
    this.#redraw()
  }

  goOn(): void {
    this.source.hold?.(false)
    this.#bots?.goOn()
    this.#redraw()
  }

  /** The shown position as the beginning of a new match around one screen. */
  fork(): { readonly table: Table; readonly players: readonly SeatedPlayer[] } | undefined {
    const table = this.whole()?.fork(this.snapshot().at)
    return table && { table, players: withSomebody(this.players) }
  }

  // What follows

  get #confirms(): boolean {
    return this.#wishes.confirm() === 'ask'
  }

  #takeBack(act: () => void): void {
    act()
    this.#bots?.drop()
    this.#changed(true)
  }

  /** Shows what has changed; keeping it and asking a bot come after the paint, keeping first. */
  #changed(own: boolean, elsewhere?: Change): void {
    const { source } = this
    const before = this.#viewer
    if (own) this.#afterBot = false
    this.#screen = afterChange(this.#screen, source, this.#confirms, own)
    if (this.#screen.pending === undefined) source.settle()
    const ask = this.#bots?.next()
    const change = elsewhere ?? this.#sinceShown()
    const moved = change.from !== change.to || change.events.length > 0
    this.#shown = source.index
    batch(() => {
      if (moved) this.clear()
      this.#redraw()
      if (moved || before !== this.#viewer) this.happened(change)
    })
    const after = () => {
      source.keep?.()
      ask?.()
    }
    if (this.#wishes.later) this.#wishes.later(after)
    else after()
  }

  #sinceShown(): Change {
    const [from, to] = [this.#shown, this.source.index]
    return { from, to, events: to > from ? this.source.journal(this.#viewer, from + 1) : [] }
  }

  #turnTo(screen: Screen): void {
    this.#screen = screen
    this.#redraw()
  }

  #redraw(): void {
    this.#show(this.#draw())
  }

  /** Behind the curtain nobody's secrets are shown. */
  get #viewer(): number {
    return this.#screen.curtain === undefined ? this.#screen.holder : -1
  }

  #draw(): TableSnapshot {
    const { source } = this
    const { game } = this.room
    const { pending, curtain, holder, lookingAt } = this.#screen
    const viewer = this.#viewer
    const live = lookingAt === undefined
    const at = lookingAt ?? source.index
    const view = source.view(viewer, at)
    const asked = source.running || !live ? view.prompts.seat : -1
    const mayAct = phaseOf(this.#screen) === 'turn' && source.mayAct(holder)
    const legal = mayAct ? source.legal(holder) : []
    const mayTakeBack = live && curtain === undefined
    return {
      index: source.index,
      at,
      live,
      viewer,
      view,
      asked,
      over: live ? source.over && pending === undefined : game.over(view),
      choices: legal.map(move => ({ move, data: game.unpack(move) })),
      journal: source.journal(viewer),
      pending,
      curtain,
      thinking: this.#bots ? this.#bots.thinking : this.#botToAct >= 0,
      held: this.#bots?.held === true || source.held === true,
      behind: source.behind === true,
      couldInterrupt: asked !== viewer && this.#touchOthers(legal),
      canUndo: mayTakeBack && source.canUndo(holder),
      canRedo: mayTakeBack && source.canRedo(holder),
    }
  }

  /** The seat whose bot is to act; −1 when none is. */
  get #botToAct(): number {
    const { asked, players } = this.source
    const waits = asked < 0 || isPerson(players[asked]) || this.#screen.pending !== undefined
    return waits ? -1 : asked
  }

  /** What touches nobody else (a quiet move) can as well be done later. */
  #touchOthers(moves: readonly number[]): boolean {
    return moves.some(move => !this.room.game.kindOf(move).rules.quiet)
  }

  #botTable(): BotTable {
    const { source } = this
    return {
      toAct: () => this.#botToAct,
      question: seat => source.botQuestion?.(seat),
      couldInterrupt: () => {
        const { holder } = this.#screen
        return holder >= 0 && source.mayAct(holder) && this.#touchOthers(source.legal(holder))
      },
      afterBot: () => this.#afterBot,
      play: (seat, move) => {
        if (source.play(seat, move, false)) return false
        this.#afterBot = true
        this.#changed(false)
        return true
      },
      redraw: () => this.#redraw(),
    }
  }
}
