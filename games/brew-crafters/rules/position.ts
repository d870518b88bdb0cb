/** Positions for tests: a match set up as wished, and small verbs that put things on its table. */
import { type ChosenValues, type ForcedEvent, type OptionValue, type Reason, seedFrom } from '@taproom/engine'
import type { Box } from '../components/box.ts'
import {
  KINDS,
  PARTNERSHIPS,
  type Partnership,
  RECIPES,
  type Recipe,
  SKILLED_WORKERS,
  type SkilledWorker,
  SPACES,
  type Space,
  TILES,
  type Tile,
  TRACKS,
  TRACKS_PER_SIDE,
  type Track,
} from '../components/names.ts'
import type { BrewCraftersEvent, CubeCounts } from './events.ts'
import { game as ownGame } from './game.ts'
import { P, type PromptName } from './prompts.ts'
import type { BrewCraftersOptions } from './set-up.ts'
import { type BrewCrafters, heldBy, ON_OFFER, PHASE, type Seat } from './table.ts'

type AnyEvent = BrewCraftersEvent | ForcedEvent
export type Wishes = {
  readonly seats?: number
  readonly seed?: string
  readonly box?: Box
  readonly rules?: number
} & {
  readonly [option in keyof BrewCraftersOptions]?: OptionValue
}

export const ALL_MODULES = {
  tempLabour: true,
  commodityExchange: true,
  labourAgency: true,
  communityFarm: true,
  secretRecipe: true,
} as const

/** A match in the first season, seat 0 first unless wished otherwise. */
export function match({ seats = 3, seed = 'position', box, rules, ...options }: Wishes = {}): Position {
  const game = rules === undefined ? ownGame : ownGame.withRules(rules)
  if (!game) throw new Error(`there is no version ${rules} of the rules`)
  return new Position(box ? game.withBox(box) : game, seats, seed, options)
}

export class Position {
  readonly game: typeof ownGame
  readonly t: BrewCrafters
  /** What happened since the last look. */
  events: AnyEvent[] = []

  constructor(game: typeof ownGame, seats: number, seed: string, wishes: ChosenValues) {
    const options = game.options({ firstPlayer: 'seat-1', ...wishes })
    if (typeof options === 'string') throw new Error(options)
    this.game = game
    this.t = game.make()
    game.setUp(this.t, seedFrom(seed), seats, options, { add: event => this.events.push(event) })
  }

  get prompt(): string | undefined {
    return this.game.prompt(this.t)
  }

  get asked(): number {
    return this.t.prompts.seat
  }

  seat(seat: number): Seat {
    return this.t.seats[seat]
  }

  /** The cubes in the storehouse, kinds without cubes left out. */
  cubes(seat: number): CubeCounts {
    return Object.fromEntries(
      KINDS.flatMap((kind, i) => (this.seat(seat).cubes[i] ? [[kind, this.seat(seat).cubes[i]]] : [])),
    )
  }

  points(seat: number): number {
    return this.game.points(this.t, seat)
  }

  parts(seat: number): { readonly [part: string]: number } {
    return this.game.score(this.t)[seat].parts
  }

  // Putting things on the table

  /** Exactly these cubes. */
  stock(seat: number, cubes: CubeCounts): this {
    KINDS.forEach((kind, i) => {
      this.seat(seat).cubes[i] = cubes[kind] ?? 0
    })
    return this
  }

  money(seat: number, money: number): this {
    this.seat(seat).money = money
    return this
  }

  worker(seat: number, ...workers: readonly SkilledWorker[]): this {
    for (const worker of workers) this.t.workers[SKILLED_WORKERS.indexOf(worker)] = heldBy(seat)
    return this
  }

  /** These workers on offer and no others. */
  offer(...workers: readonly SkilledWorker[]): this {
    SKILLED_WORKERS.forEach((worker, i) => {
      if (this.t.workers[i] === ON_OFFER) this.t.workers[i] = 0
      if (workers.includes(worker)) this.t.workers[i] = ON_OFFER
    })
    return this
  }

  partner(seat: number, ...cards: readonly Partnership[]): this {
    for (const card of cards) this.t.partners[PARTNERSHIPS.indexOf(card)] = heldBy(seat)
    return this
  }

  tile(seat: number, ...tiles: readonly Tile[]): this {
    for (const tile of tiles) this.seat(seat).tiles[TILES.indexOf(tile)] = 1
    return this
  }

  marker(seat: number, track: Track, position: number): this {
    this.seat(seat).lab[TRACKS.indexOf(track) % TRACKS_PER_SIDE] = position
    return this
  }

  crews(seat: number, crews: number): this {
    this.seat(seat).crews = crews
    return this
  }

  /** Batches brewed and sold long ago, without their money and labels. */
  sold(seat: number, recipe: Recipe, batches = 1): this {
    this.seat(seat).brewed[RECIPES.indexOf(recipe)] += batches
    this.seat(seat).sold[RECIPES.indexOf(recipe)] += batches
    return this
  }

  /** A batch on the board: in a line tank, a bottling slot or the pub. */
  batch(seat: number, recipe: Recipe, place: 'tank-1' | 'tank-2' | 'bottling-1' | 'bottling-2' | 'pub'): this {
    const me = this.seat(seat)
    const token = RECIPES.indexOf(recipe) + 1
    me.brewed[token - 1]++
    if (place === 'pub') me.pub = token
    else if (place === 'tank-1' || place === 'tank-2') me.tanks[place === 'tank-1' ? 0 : 1] = token
    else me.bottles[place === 'bottling-1' ? 0 : 1] = token
    return this
  }

  open(...recipes: readonly Recipe[]): this {
    for (const recipe of recipes) this.t.recipes[RECIPES.indexOf(recipe)] = 1
    return this
  }

  space(space: Space) {
    return this.t.spaces[SPACES.indexOf(space)]
  }

  // Moving on

  /** This season, at this prompt of this seat; afterwards the season ends. */
  ask(prompt: PromptName, seat: number, season = this.t.season): this {
    this.t.season = season
    this.t.prompts.clear()
    this.t.prompts.push(P['season-end'], 0)
    this.t.prompts.push(P[prompt], seat)
    return this
  }

  /** The seat has its first worker to place; the rest of the season follows. */
  atMarket(seat: number, season = this.t.season): this {
    this.t.prompts.clear()
    this.t.season = season
    this.t.phase = PHASE.market
    this.t.round = 1
    this.t.leader = seat
    this.t.prompts.push(P['season-end'], 0)
    this.t.prompts.push(P['brewing-phase'], 0)
    this.t.prompts.push(P['market-turn'], 0, 1)
    this.t.prompts.push(P['place-worker'], seat)
    return this
  }

  /** Everybody has placed both workers; the seat has an extra market action. */
  atExtraRounds(seat: number, season = this.t.season): this {
    this.atMarket(seat, season)
    this.t.round = 3
    for (let other = 0; other < this.t.seatCount; other++) this.seat(other).placed = 2
    this.t.prompts.pop()
    this.t.prompts.pop()
    this.t.prompts.push(P['extra-turn'], 0, 1 % this.t.seatCount)
    this.t.prompts.push(P['extra-market'], seat)
    return this
  }

  /** The seat's first crew acts; the rest of the season follows. */
  atBrewing(seat: number, season = this.t.season): this {
    this.t.prompts.clear()
    this.t.season = season
    this.t.phase = PHASE.brewing
    this.t.round = 1
    this.t.firstPlayer = seat
    this.t.leader = seat
    this.t.prompts.push(P['season-end'], 0)
    this.t.prompts.push(P['brewing-turn'], 0, 1)
    this.t.prompts.push(P['brewing-action'], seat)
    return this
  }

  /** The season begins: supply and benefit step. */
  startSeason(season: number): this {
    this.t.season = season - 1
    this.t.prompts.clear()
    this.t.prompts.push(P['season-start'], 0)
    return this.#settle()
  }

  /** The end of this season: harvest, bill, and the next season unless it is the last. */
  endSeason(season: number): this {
    this.t.season = season
    this.t.prompts.clear()
    this.t.prompts.push(P['season-end'], 0)
    return this.#settle()
  }

  /** Runs the steps on the stack by playing a decision that changes nothing. */
  #settle(): this {
    const { prompts } = this.t
    prompts.push(P['brew'], 0)
    this.game.play(this.t, 0, this.#packed('stop'), { add: event => this.events.push(event) })
    return this
  }

  #packed(line: string): number {
    const move = this.game.parse(line)
    if (typeof move === 'string') throw new Error(move)
    return move
  }

  /** Plays these moves, each by the seat that is asked. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const move = this.#packed(line)
      const refused = this.game.refusal(this.t, this.asked, move)
      if (refused) throw new Error(`"${line}" at "${this.prompt}" is refused: ${refused.code} (${refused.rule})`)
      this.game.play(this.t, this.asked, move, { add: event => this.events.push(event) })
    }
    return this
  }

  /** Why this move is refused; undefined when it is legal. */
  why(line: string, seat = this.asked): Reason | undefined {
    return this.game.refusal(this.t, seat, this.#packed(line))
  }

  /** Everything the seat that is asked may do now, as lines. */
  legal(seat = this.asked): string[] {
    return this.game
      .legal(this.t, seat)
      .toArray()
      .map(move => this.game.print(move))
  }

  /** The events of this kind since the last look. */
  eventsOf<K extends AnyEvent['kind']>(kind: K): Extract<AnyEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<AnyEvent, { kind: K }> => event.kind === kind)
  }

  forget(): this {
    this.events = []
    return this
  }
}
