import type { Choice } from '@taproom/board'
import { Chance, type MoveData, seedFrom } from '@taproom/engine'
import { expect, test } from 'vitest'
import { diceBrewing as game } from '../rules/game.ts'
import { Scene, type Setting } from '../rules/position.ts'
import type { DiceBrewing } from '../rules/table.ts'
import type { Looking } from './ends.ts'
import { BUTTONS, type Hand, type Laid, lay, NOTHING, stillHeld, type Tap, tapOn } from './hand.ts'
import { at } from './kinds.ts'
import { tryAt, tryDrop } from './tries.ts'

const COLOURS = ['red', 'blue', 'yellow', 'black'] as const
const lookAs = (t: DiceBrewing, seat: number): Looking => ({
  view: game.view(t, seat),
  seat,
  colour: one => COLOURS[one],
})
const choicesOf = (t: DiceBrewing, seat: number): Choice[] =>
  game
    .legal(t, seat)
    .toArray()
    .map(move => ({ move, data: game.unpack(move) }))

const keyOf = (hand: Hand): string =>
  JSON.stringify([hand.held, hand.brew?.move, [...(hand.marked ?? [])].sort((one, other) => one - other)])

/** Every move that taps can lead to, and every place that glows on the way. */
function reached(t: DiceBrewing, seat: number): Set<number> {
  const looking = lookAs(t, seat)
  const choices = choicesOf(t, seat)
  const found = new Set<number>()
  const seen = new Set<string>()
  const queue: Hand[] = [NOTHING]
  for (let hand = queue.pop(); hand; hand = queue.pop()) {
    if (seen.has(keyOf(hand)) || seen.size > 400) continue
    seen.add(keyOf(hand))
    const laid = lay(looking, choices, hand)
    for (const tap of [...laid.legal.values(), ...laid.quiet.values(), ...laid.ready.values()]) {
      if ('hold' in tap) queue.push(tap.hold)
      else for (const move of tap.play) found.add(typeof move === 'number' ? move : game.pack(move))
    }
  }
  return found
}

function everyMoveHasAWay(t: DiceBrewing): void {
  for (let seat = 0; seat < t.seatCount; seat++) {
    const ways = reached(t, seat)
    for (const { move, data } of choicesOf(t, seat))
      if (!BUTTONS.includes(data.kind)) expect(ways, `${game.print(move)} of seat ${seat}`).toContain(move)
    for (const move of ways) {
      const data = game.unpack(move)
      if (data.kind !== 'reroll') expect(game.refusal(t, seat, move)?.code, game.print(move)).toBeUndefined()
    }
  }
}

test.each([2, 3, 4])('every legal move of a match with %i seats is tapped together or is a button', seats => {
  const chance = new Chance()
  chance.seed(seedFrom(`taps around a table of ${seats}`))
  const t = game.make()
  const options = game.options({ onesAsGold: true })
  if (typeof options === 'string') throw new Error(options)
  game.setUp(t, seedFrom(`dice for ${seats}`), seats, options, null)
  for (let i = 0; i < 1500 && t.prompts.kind >= 0; i++) {
    if (i % 6 === 0) everyMoveHasAWay(t)
    const { seat } = t.prompts
    const legal = game.legal(t, seat).toArray()
    // Passing less often than chance would, so that boards fill up.
    const busy = legal.filter(move => !BUTTONS.includes(game.unpack(move).kind))
    const among = busy.length > 0 && chance.below(4) > 0 ? busy : legal
    game.play(t, seat, among[chance.below(among.length)], null)
  }
  expect(t.prompts.kind).toBe(-1)
})

class Table {
  readonly scene: Scene
  readonly seat: number
  hand: Hand = NOTHING

  constructor(setting: Setting, seat = 0) {
    this.scene = new Scene(setting)
    this.seat = seat
  }

  get looking(): Looking {
    return lookAs(this.scene.t, this.seat)
  }

  get choices(): Choice[] {
    return choicesOf(this.scene.t, this.seat)
  }

  get laid(): Laid {
    return lay(this.looking, this.choices, this.hand)
  }

  /** The place of an own die, by what it shows. */
  die(text: string): string {
    const value = Number(text[1])
    const colour = 'LDHS'.indexOf(text[0])
    const { view } = this.looking
    for (let seat = 0; seat < view.seatCount; seat++)
      for (const sets of [view.seats[seat].active, view.seats[seat].storage, view.supply])
        for (let number = 0; number < 15; number++)
          if (sets[colour] & (1 << number) && (view.faces[colour * 16 + number] & 7) === value)
            return at.die(String(colour * 16 + number))
    throw new Error(`no ${text} lies here`)
  }

  tap(place: string): Tap | undefined {
    const tap = tapOn(this.laid, place)
    if (tap && 'hold' in tap) this.hand = tap.hold
    return tap
  }

  /** Taps that lead to one move, printed. */
  made(...places: string[]): string[] {
    const taps = places.map(place => this.tap(place))
    const last = taps.at(-1)
    if (!last || !('play' in last)) return []
    return last.play.map(move => game.print(typeof move === 'number' ? move : game.pack(move)))
  }

  refused(place: string): string | undefined {
    const move = tryAt(this.looking, this.hand, place)
    return move && this.scene.code(this.seat, move)
  }
}

test('a die first, then its field; a field first, then one of its dice', () => {
  const table = new Table({ at: 'first-piece', players: [{ active: 'L2 L4 D3 S3', seeds: 1 }, {}] })
  expect([...table.laid.legal.keys()].sort()).toEqual(
    [at.seed, table.die('L2'), table.die('L4'), table.die('D3')].sort(),
  )
  expect([...table.laid.quiet.keys()]).toEqual([table.die('S3')]) // it can only be stored
  expect(table.made(table.die('L4'), at.input('malt-house-roast'))).toEqual([
    'place malt-house-roast active-zone light-malt 4 plain',
  ])
  expect([...table.laid.legal.keys()].sort()).toEqual(
    [at.input('malt-house-roast'), at.input('malt-house-raise'), at.zone('storage')].sort(),
  )
  table.tap(table.die('L4'))
  expect(table.hand).toEqual(NOTHING)
  expect(table.made(at.input('malt-house-raise'), table.die('D3'))).toEqual([
    'place malt-house-raise active-zone dark-malt 3 plain',
  ])
  table.hand = NOTHING
  expect(table.made(at.input('malt-house-light'))).toEqual(['plant malt-house-light'])
})

test('a stall asks for a skill die only where one helps', () => {
  const table = new Table({ at: 'purchase', round: 2, players: [{ active: 'S5 L1', gold: 4 }, {}] })
  expect(table.made(at.stall('fruit'))).toEqual(['buy-ingredient fruit no-die 0 plain'])
  table.tap(at.stall('honey'))
  expect(table.laid.whole).toBe(
    game.pack({ kind: 'buy-ingredient', ingredient: 'honey', discount: 0, value: 0, marks: 0 }),
  )
  expect(table.made(table.die('S5'))).toEqual(['buy-ingredient honey active-zone 5 plain'])
  expect(table.made(at.stall('honey'))).toEqual(['buy-ingredient honey no-die 0 plain'])
  table.hand = NOTHING
  expect(table.made(table.die('S5'), at.stall('honey'))).toEqual(['buy-ingredient honey active-zone 5 plain'])
})

test('a recipe takes the lowest dice, exchanges them on a tap and adds an enhancement', () => {
  const table = new Table({
    at: 'brew',
    row: ['mass-lager', 'cheap-lager', 'experimental-lager'],
    players: [{ storage: 'L2 L3 L6 H4 S5', ingredients: ['fruit'] }, {}],
  })
  const card = at.recipe('mass-lager')
  table.tap(card)
  expect(table.made(card)).toEqual(['brew 0 none 3 2 4 0 0'])
  table.tap(table.die('L6'))
  table.tap(at.enhancement('mass-lager', 'fruit'))
  expect(table.laid.chosen).toContain(table.die('L6'))
  expect(table.laid.chosen).toContain(at.ingredient('fruit'))
  expect(table.made(card)).toEqual(['brew 0 fruit 6 2 4 0 0'])
  table.tap(table.die('L2'))
  table.tap(table.die('S5'))
  expect(table.made(card)).toEqual(['brew 0 skill-5 6 3 4 0 0'])
  table.tap(at.enhancement('mass-lager', 'skill'))
  expect(table.made(card)).toEqual(['brew 0 none 6 3 4 0 0'])
})

test('dice to roll again are marked in any order and picked in the one the rules take', () => {
  const table = new Table({ at: 'reroll', round: 2, players: [{ active: 'H1 L2 L2', storage: 'D1' }, {}] })
  expect(table.laid.legal.has(at.roll)).toBe(false)
  table.tap(table.die('D1'))
  table.tap(table.die('H1'))
  table.tap(table.die('L2'))
  table.tap(table.die('H1'))
  const moves = table.made(at.roll)
  expect(moves).toEqual(['pick active-zone light-malt 2 plain', 'pick storage dark-malt 1 plain', 'reroll'])
  for (const line of moves) {
    const move = game.parse(line)
    if (typeof move !== 'number') throw new Error(move)
    table.scene.play(0, game.unpack(move))
  }
  expect(table.scene.prompt()).not.toBe('reroll 0')
})

test('a swap takes a rolled die and an own one, in either order', () => {
  const table = new Table({ at: 'first-piece', round: 2, players: [{ active: 'S3 L2', storage: 'L4' }, {}] })
  table.scene.play(0, {
    kind: 'place',
    field: 'craft-school-swap',
    zone: 'active-zone',
    colour: 'skill',
    value: 3,
    marks: 0,
  })
  const rolled = [...table.laid.legal.keys()].filter(place => place !== table.die('L2') && place !== table.die('L4'))
  expect(rolled.length).toBeGreaterThan(0)
  expect(table.made(rolled[0], table.die('L4'))[0]).toMatch(/^swap \d storage light-malt 4 plain/)
  table.hand = NOTHING
  expect(table.made(table.die('L4'), rolled[0])[0]).toMatch(/^swap \d storage light-malt 4 plain/)
})

test('out of turn a token is quiet until it is taken up; then its targets glow', () => {
  const players = [
    { active: 'L2 L3' },
    { active: 'D2', storage: 'H5', tokens: ['take-back-die', 'raise-die'] },
  ] as const
  const table = new Table({ at: 'first-piece', players }, 1)
  expect([...table.laid.legal.keys()]).toEqual([])
  expect([...table.laid.quiet.keys()].sort()).toEqual(
    [at.token('raise-die'), at.token('take-back-die'), table.die('D2')].sort(),
  )
  expect(table.made(at.token('take-back-die'), table.die('H5'))).toEqual(['take-back-die 1 storage hops 5 plain'])
  expect(stillHeld(table.looking, table.choices, table.hand)).toBe(true)
  table.scene.play(1, { kind: 'take-back-die', seat: 1, place: 'storage', colour: 'hops', value: 5, marks: 0 })
  expect(stillHeld(table.looking, table.choices, table.hand)).toBe(false)
})

test('what is not legal is tried, and the rules say why not', () => {
  const table = new Table({
    at: 'first-piece',
    row: ['mass-lager', 'cheap-lager', 'experimental-lager'],
    players: [{ active: 'L6 S1', storage: 'H2', tokens: ['block-recipe'] }, { active: 'D2' }],
  })
  const cases: [string | undefined, string, string][] = [
    [table.die('L6'), at.input('malt-house-raise'), 'raise-six'],
    [table.die('S1'), at.accelerator('malt-house-roast'), 'skill-too-low'],
    [undefined, at.accelerator('malt-house-roast'), 'skill-too-low'],
    [undefined, at.input('craft-school-reroll'), 'building-closed-round'],
    [undefined, at.input('malt-house-light'), 'piece-not-available'],
    [table.die('H2'), at.zone('active-zone'), 'store-no-return'],
    [undefined, at.recipe('mass-lager'), 'wrong-phase'],
    [undefined, at.stall('fruit'), 'wrong-phase'],
    [undefined, at.token('block-recipe'), 'token-only-brewing'],
    [undefined, at.building(1, 'malt-house'), 'not-your-board'],
    [undefined, table.die('D2'), 'not-your-board'],
  ]
  for (const [held, place, code] of cases) {
    table.hand = held === undefined ? NOTHING : { held }
    expect([place, table.refused(place)]).toEqual([place, code])
  }
  expect(code(table, tryDrop(table.looking, table.die('H2'), at.zone('active-zone')))).toBe('store-no-return')
})

const code = ({ scene, seat }: Table, move: MoveData | undefined): string | undefined => move && scene.code(seat, move)

test('no place that can be tapped makes a move the game does not know', () => {
  const table = new Table({
    at: 'brew',
    row: ['dry-stout'],
    players: [{ storage: 'L1 D3 H2 S1', active: 'L2' }, { active: 'D2' }],
  })
  table.tap(at.recipe('dry-stout'))
  expect(table.refused(table.die('L1'))).toBe('wrong-dice-count')
  expect(table.refused(table.die('L2'))).toBe('store-too-late')
  expect(table.refused(at.enhancement('dry-stout', 'honey'))).toBe('ingredient-not-owned')
  expect(table.refused(at.enhancement('dry-stout', 'skill'))).toBe('enhancement-skill-low')
})
