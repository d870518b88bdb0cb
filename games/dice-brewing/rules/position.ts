/** Verbs for tests: lay out a table, make moves, look at it. Dice are written as on paper: `L3`, `S5`, `D4+1`, `H2b`. */
import { copy, digestCells, equal, type ForcedEvent, type MoveData, type Reason, seedFrom } from '@taproom/engine'
import { FIELD_CODES, type FieldCode } from '../components/board.ts'
import type { Box } from '../components/box.ts'
import { COLOURS, INGREDIENTS, type Ingredient, TOKENS, type Token, ZONES, type Zone } from '../components/names.ts'
import { addDie, dieFromSupply, dieOf, faceOf, lowest } from './dice.ts'
import type { DiceBrewingEvent } from './events.ts'
import { diceBrewing } from './game.ts'
import { LETTERS, readDie, words, writeDie } from './notation.ts'
import { P } from './prompts.ts'
import { ARRANGEMENT, BREWING, type DiceBrewing, PURCHASING, SEED_PIECE, TIDYING } from './table.ts'

export * from './notation.ts'

export interface SeatSetting {
  readonly active?: string
  readonly storage?: string
  readonly gold?: number
  readonly mastery?: number
  readonly seeds?: number
  readonly tokens?: readonly Token[]
  readonly ingredients?: readonly Ingredient[]
}

export interface Setting {
  readonly seats?: number
  readonly round?: number
  readonly options?: { readonly [name: string]: string | number | boolean }
  readonly box?: Box
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: number
  /** What is asked, of which seat. Without it the table stands after the set-up. */
  readonly at?: keyof typeof P
  readonly asked?: number
  readonly a?: number
  readonly row?: readonly string[]
  readonly players?: readonly SeatSetting[]
}

const PHASE_OF: { readonly [prompt: string]: number } = {
  purchase: PURCHASING,
  'purchase-more': PURCHASING,
  shop: PURCHASING,
  shopper: PURCHASING,
  'brewing-window': BREWING,
  brew: BREWING,
  brewer: BREWING,
  tidying: TIDYING,
  'tidying-window': TIDYING,
  'tidied-die': TIDYING,
}

const IDLE: { readonly [prompt: string]: MoveData } = {
  'opening-window': { kind: 'pass-window' },
  'first-piece': { kind: 'pass' },
  'second-piece': { kind: 'end-turn' },
  purchase: { kind: 'finish' },
  'purchase-more': { kind: 'finish' },
  'brewing-window': { kind: 'pass-window' },
  brew: { kind: 'decline' },
  'tidying-window': { kind: 'pass-window' },
  'tidied-die': { kind: 'put', zone: 'storage' },
}

/** A table in the middle of a match, with everything that happens on it. */
export class Scene {
  readonly game: typeof diceBrewing
  readonly t: DiceBrewing
  readonly events: (DiceBrewingEvent | ForcedEvent)[] = []

  constructor(setting: Setting = {}) {
    const game = setting.rules === undefined ? diceBrewing : diceBrewing.withRules(setting.rules)
    if (!game) throw new Error(`there is no version ${setting.rules} of the rules`)
    this.game = setting.box ? game.withBox(setting.box) : game
    this.t = this.game.make()
    const options = this.game.options({ startPlayer: 'seat-1', ...setting.options })
    if (typeof options === 'string') throw new Error(options)
    this.game.setUp(this.t, seedFrom('scene'), setting.seats ?? 2, options, { add: event => this.events.push(event) })
    if (setting.at !== undefined) this.#layOut(setting, setting.at)
  }

  #layOut(setting: Setting, at: keyof typeof P): void {
    const { t } = this
    t.round = setting.round ?? 1
    t.season = (t.round + 1) % 2
    t.holder = (t.startSeat + t.round - 1) % t.seatCount
    if (setting.options?.startPlayer === undefined) {
      t.startSeat = (t.seatCount * t.round - t.round + 1) % t.seatCount // so that seat 0 holds the token
      t.holder = 0
    }
    t.phase = PHASE_OF[at] ?? ARRANGEMENT
    t.prompts.clear()
    if (setting.row) this.#layRow(setting.row)
    for (let seat = 0; seat < t.seatCount; seat++) this.#clearSeat(seat)
    for (let seat = 0; seat < t.seatCount; seat++) this.#equip(seat, setting.players?.[seat] ?? {})
    if (t.phase === PURCHASING && (at === 'purchase' || at === 'purchase-more'))
      t.prompts.push(P.shopper, ((setting.asked ?? 0) + 1) % t.seatCount, (setting.asked ?? 0) + 1)
    t.prompts.push(P[at], setting.asked ?? 0, setting.a ?? 0)
    this.events.length = 0
  }

  #layRow(ids: readonly string[]): void {
    const { t } = this
    for (let slot = 0; slot < t.row.length; slot++) if (t.row[slot] > 0) t.deck.push(t.row[slot] - 1)
    t.row.fill(0)
    ids.forEach((id, slot) => {
      const recipe = t.box.recipes.findIndex(one => one.id === id)
      t.deck.remove(recipe)
      t.row[slot] = recipe + 1
    })
  }

  #clearSeat(seat: number): void {
    const { t } = this
    const me = t.seats[seat]
    for (let colour = 0; colour < COLOURS.length; colour++) {
      t.supply[colour] |= me.active[colour]
      for (let rest = me.active[colour]; rest !== 0; rest &= rest - 1) t.faces[dieOf(colour, lowest(rest))] = 0
      me.active[colour] = 0
    }
    t.seeds += me.seeds
    me.seeds = 0
  }

  #equip(seat: number, wish: SeatSetting): void {
    const { t } = this
    const me = t.seats[seat]
    me.gold = wish.gold ?? 0
    me.mastery = wish.mastery ?? 0
    me.seeds = wish.seeds ?? 0
    t.seeds -= me.seeds
    this.give(seat, 'active-zone', wish.active ?? '')
    this.give(seat, 'storage', wish.storage ?? '')
    for (const token of wish.tokens ?? []) {
      me.tokens[TOKENS.indexOf(token)]++
      me.tokenCount++
      t.blackMarket[TOKENS.indexOf(token)]--
    }
    for (const ingredient of wish.ingredients ?? []) {
      me.ingredients[INGREDIENTS.indexOf(ingredient)]++
      t.market[INGREDIENTS.indexOf(ingredient)]--
    }
  }

  /** More dice from the supply. */
  give(seat: number, zone: Zone, dice: string): void {
    for (const word of words(dice)) {
      const { colour, value, marks } = readDie(word)
      const die = dieFromSupply(this.t, colour)
      this.t.faces[die] = faceOf(value, marks)
      addDie(zone === 'storage' ? this.t.seats[seat].storage : this.t.seats[seat].active, die)
    }
  }

  /** Takes so many dice of a colour out of the supply and gives them to a seat's storage, all showing 1. */
  drain(seat: number, letter: string, left = 0): void {
    while (this.supply(letter) > left) this.give(seat, 'storage', `${letter}1`)
  }

  /** The next dice show this. */
  roll(...values: number[]): this {
    this.t.chance.force(values.map(value => value - 1))
    return this
  }

  pack(move: MoveData): number {
    return this.game.pack(move)
  }

  play(seat: number, ...moves: MoveData[]): this {
    for (const move of moves) {
      const packed = this.pack(move)
      const reason = this.game.refusal(this.t, seat, packed)
      if (reason) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${reason.code} (${reason.rule})`)
      this.game.play(this.t, seat, packed, { add: event => this.events.push(event) })
    }
    return this
  }

  /** Everybody does as little as possible until this is asked, or until the next round. */
  idle(until?: keyof typeof P): this {
    const { round } = this.t
    for (let i = 0; i < 200 && !this.game.over(this.t); i++) {
      if (until === undefined ? this.t.round !== round : this.t.prompts.kind === P[until]) return this
      this.play(this.t.prompts.seat, IDLE[this.game.prompt(this.t) ?? ''])
    }
    return this
  }

  /** The refusal of a move, undefined when it is legal; refusing must not change the table. */
  refusal(seat: number, move: MoveData): Reason | undefined {
    const before = this.game.make()
    copy(this.t, before)
    const reason = this.game.refusal(this.t, seat, this.pack(move))
    if (!equal(before, this.t)) throw new Error(`judging ${move.kind} changed the table`)
    return reason
  }

  code(seat: number, move: MoveData): string {
    return this.refusal(seat, move)?.code ?? 'legal'
  }

  legal(seat: number): string[] {
    return this.game
      .legal(this.t, seat)
      .toArray()
      .map(move => this.game.print(move))
  }

  kinds(seat: number): string[] {
    return [...new Set(this.legal(seat).map(line => line.split(' ')[0]))].sort()
  }

  prompt(): string {
    return `${this.game.prompt(this.t)} ${this.t.prompts.seat}`
  }

  dice(seat: number, zone: Zone): string {
    const me = this.t.seats[seat]
    const sets = zone === ZONES[0] ? me.active : me.storage
    const found: string[] = []
    for (let colour = 0; colour < COLOURS.length; colour++)
      for (let rest = sets[colour]; rest !== 0; rest &= rest - 1)
        found.push(writeDie(colour, this.t.faces[dieOf(colour, lowest(rest))]))
    return found.join(' ')
  }

  active(seat: number): string {
    return this.dice(seat, 'active-zone')
  }

  stored(seat: number): string {
    return this.dice(seat, 'storage')
  }

  /** What lies on a field: the input, and the accelerator after a plus. */
  field(seat: number, code: FieldCode): string {
    const me = this.t.seats[seat]
    const field = FIELD_CODES.indexOf(code)
    const piece = (cell: number): string =>
      cell === 0 ? '' : cell === SEED_PIECE ? 'seed' : writeDie((cell - 1) >> 4, this.t.faces[cell - 1])
    return [piece(me.inputs[field]), piece(me.accelerators[field])].filter(text => text !== '').join(' + ')
  }

  supply(letter: string): number {
    let count = 0
    for (let rest = this.t.supply[LETTERS.indexOf(letter)]; rest !== 0; rest &= rest - 1) count++
    return count
  }

  eventsOf(kind: DiceBrewingEvent['kind'] | 'forced'): (DiceBrewingEvent | ForcedEvent)[] {
    return this.events.filter(event => event.kind === kind)
  }

  digest(): string {
    return digestCells(this.t.cells)
  }
}
