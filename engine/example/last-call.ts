/**
 * Last Call, the example game of `docs/adding-a-game.md`: tiny, but with everything a game can have.
 * It is used only by the engine's tests and benchmarks.
 *
 * 2–4 seats, three cards each, in hand and hidden (LC-1). In a turn a seat rolls the two dice again or keeps them (LC-2),
 * then pours one card (LC-3): its value counts, plus 3 for each die that shows the same (LC-4). The last card pours itself (LC-5).
 * While a seat thinks about its pour, another seat may once per match spill: the second die is rolled again (LC-6).
 * Unspent spills are worth 2 points (LC-7). Most points win, ties share the rank (LC-8).
 *
 * Version 1 of the rules rolled both dice after a spill and gave 1 point for an unspent one: `t.rules` tells them apart.
 */
import {
  defineGame,
  flag,
  type GameEvent,
  HIDDEN,
  int,
  ints,
  type Log,
  layout,
  list,
  moves,
  names,
  range,
  refusals,
  rows,
  type State,
  secret,
  secretToOwner,
} from '../index.ts'

const HAND = 3
const VALUES = 6
const COPIES = 4

const schema = {
  seatCount: int,
  closedHands: int,
  dice: ints(2),
  pile: secret(list(VALUES * COPIES)),
  seats: rows(4, {
    points: int,
    spills: int,
    hand: secretToOwner(list(HAND), { when: 'closedHands' }),
    poured: list(HAND),
  }),
}

interface Box {
  readonly id: string
  /** Points for each die that shows the value of the poured card. */
  readonly match: number
}

const table = layout<typeof schema, Box>(schema, 4)
export type LastCall = State<typeof schema, Box>

export type LastCallEvent =
  | (GameEvent & {
      readonly kind: 'dealt'
      readonly seat: number
      readonly secret: { readonly to: number; readonly hand: readonly number[] }
    })
  | (GameEvent & { readonly kind: 'rolled'; readonly seat: number; readonly dice: readonly number[] })
  | (GameEvent & { readonly kind: 'kept'; readonly seat: number })
  | (GameEvent & { readonly kind: 'poured'; readonly seat: number; readonly card: number; readonly points: number })
  | (GameEvent & { readonly kind: 'spilled'; readonly seat: number; readonly victim: number })

/**
 * What the game waits for, in the order of a turn; `next-turn` is a step without a decision.
 * The last card has a prompt of its own: were every single choice automatic, the silence would tell that a hand holds different cards.
 */
const P = names(['roll', 'pour', 'last-pour', 'next-turn'])

export const refuse = refusals({
  'not-your-turn': 'LC-2',
  'wrong-step': 'LC-3',
  'not-in-hand': ['LC-3', 'card'],
  'no-spill-left': 'LC-6',
  'own-pour': 'LC-6',
  over: 'LC-8',
})

const move = moves<LastCall, LastCallEvent>()

function rollDice(t: LastCall, seat: number, log: Log<LastCallEvent> | null): void {
  t.dice[0] = t.chance.die()
  t.dice[1] = t.chance.die()
  log?.add({ kind: 'rolled', seat, rule: 'LC-2', dice: [t.dice[0], t.dice[1]] })
}

/** LC-6 since version 2. */
function rollSecondDie(t: LastCall, seat: number, log: Log<LastCallEvent> | null): void {
  t.dice[1] = t.chance.die()
  log?.add({ kind: 'rolled', seat, rule: 'LC-6', dice: [t.dice[1]] })
}

/** LC-7: what an unspent spill is worth. */
const spillsOf = (t: LastCall, seat: number): number => t.seats[seat].spills * (t.rules === 1 ? 1 : 2)

function askForPour(t: LastCall, seat: number): void {
  t.prompts.push(t.seats[seat].hand.length === 1 ? P['last-pour'] : P.pour, seat) // LC-5
}

const roll = move(
  'roll',
  {},
  {
    at: ['roll'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      rollDice(t, seat, log)
      t.prompts.pop()
      askForPour(t, seat)
    },
  },
)

const keep = move(
  'keep',
  {},
  {
    at: ['roll'],
    candidates: (_t, _seat, offer) => offer(),
    refusal: () => undefined,
    play(t, seat, _m, log) {
      log?.add({ kind: 'kept', seat, rule: 'LC-2' })
      t.prompts.pop()
      askForPour(t, seat)
    },
  },
)

const pour = move(
  'pour',
  { card: range(1, VALUES) },
  {
    at: ['pour', 'last-pour'],
    candidates(t, seat, offer) {
      const hand = t.seats[seat].hand
      let offered = 0
      for (let i = 0; i < hand.length; i++) {
        const card = hand.at(i)
        if (offered & (1 << card)) continue // equal cards are one choice
        offered |= 1 << card
        offer(card)
      }
    },
    refusal(t, seat, { card }) {
      if (!t.seats[seat].hand.has(card)) return refuse['not-in-hand'].with(card) // LC-3
      return undefined
    },
    play(t, seat, { card }, log) {
      const me = t.seats[seat]
      const points = card + t.box.match * ((t.dice[0] === card ? 1 : 0) + (t.dice[1] === card ? 1 : 0)) // LC-4
      me.hand.remove(card)
      me.poured.push(card)
      me.points += points
      log?.add({ kind: 'poured', seat, rule: 'LC-4', card, points })
      t.prompts.pop()
      t.prompts.push(P['next-turn'], (seat + 1) % t.seatCount)
    },
  },
)

const spill = move(
  'spill',
  {},
  {
    at: [],
    others: ['pour'],
    disturbs: true,
    candidates: (_t, _seat, offer) => offer(),
    refusal: (t, seat) => (t.seats[seat].spills === 0 ? refuse['no-spill-left'] : undefined), // LC-6
    play(t, seat, _m, log) {
      t.seats[seat].spills--
      log?.add({ kind: 'spilled', seat, rule: 'LC-6', victim: t.prompts.seat })
      if (t.rules === 1) rollDice(t, t.prompts.seat, log)
      else rollSecondDie(t, t.prompts.seat, log)
    },
  },
)

function nextTurn(t: LastCall, seat: number): void {
  t.turn++
  if (t.seats[seat].hand.length > 0) t.prompts.push(P.roll, seat)
}

export const lastCall = defineGame({
  id: 'last-call',
  versions: [1, 2],
  seats: { from: 2, to: 4 },
  options: { openHands: flag(false) },
  layout: table,
  box: { id: 'last-call', match: 3 },
  readBox(data: unknown) {
    const box = data as Partial<Box> | null
    if (typeof box?.id !== 'string') return 'id: a name is expected'
    if (!Number.isInteger(box.match)) return 'match: a whole number is expected'
    return { id: box.id, match: Number(box.match) }
  },
  prompts: P,
  auto: ['last-pour'], // LC-5
  steps: { 'next-turn': nextTurn },
  moves: [roll, keep, pour, spill],
  setUp(t, seats, options, log) {
    t.seatCount = seats
    t.closedHands = options.openHands ? 0 : 1
    for (let card = 1; card <= VALUES; card++) for (let i = 0; i < COPIES; i++) t.pile.push(card)
    t.chance.shuffle(t.pile.items, t.pile.length)
    for (let seat = 0; seat < seats; seat++) {
      t.seats[seat].spills = 1
      for (let i = 0; i < HAND; i++) t.seats[seat].hand.push(t.pile.pop()) // LC-1
      log?.add({ kind: 'dealt', seat, rule: 'LC-1', secret: { to: seat, hand: t.seats[seat].hand.toArray() } })
    }
    rollDice(t, 0, log)
    t.prompts.push(P['next-turn'], t.chance.below(seats))
  },
  outOfPlace(t, seat, kind) {
    if (t.prompts.kind < 0) return refuse.over
    if (kind === 'spill') return refuse['own-pour']
    return t.prompts.seat === seat ? refuse['wrong-step'] : refuse['not-your-turn']
  },
  stale: refuse['wrong-step'],
  seatCount: t => t.seatCount,
  points: (t, seat) => t.seats[seat].points + spillsOf(t, seat), // LC-7
  score: (t, seat) => ({
    total: t.seats[seat].points + spillsOf(t, seat),
    parts: { pours: t.seats[seat].points, spills: spillsOf(t, seat) },
  }),
  imagine(t, viewer, chance) {
    // The cards nobody has shown, in a new order, go where the viewer sees card backs.
    const unseen: number[] = []
    const seen = new Int16Array(VALUES + 1)
    for (let seat = 0; seat < t.seatCount; seat++) {
      for (const card of t.seats[seat].poured.toArray()) seen[card]++
      for (const card of t.seats[seat].hand.toArray()) if (card !== HIDDEN) seen[card]++
    }
    for (let card = 1; card <= VALUES; card++) for (let i = seen[card]; i < COPIES; i++) unseen.push(card)
    chance.shuffle(unseen)
    for (let seat = 0; seat < t.seatCount; seat++) {
      if (seat === viewer || !t.closedHands) continue
      const hand = t.seats[seat].hand
      for (let i = 0; i < HAND; i++) hand.items[i] = i < hand.length ? (unseen.pop() ?? 0) : 0
    }
    for (let i = 0; i < t.pile.items.length; i++) t.pile.items[i] = i < t.pile.length ? (unseen.pop() ?? 0) : 0
  },
  invariants(t) {
    let cards = t.pile.length
    for (let seat = 0; seat < t.seatCount; seat++) cards += t.seats[seat].hand.length + t.seats[seat].poured.length
    if (cards !== VALUES * COPIES) throw new Error(`LC-1: ${cards} cards on the table`)
  },
})
