/** Whole random matches under the invariants of section 16 and the engine's properties. */
import { Chance, MoveBuffer, seedFrom } from '@taproom/engine'
import { randomOptions } from '@taproom/engine/testing'
import { describe, expect, it } from 'vitest'
import { diceBrewing } from './game.ts'
import { invariants } from './invariants.ts'
import { Scene } from './position.ts'

describe('random matches', () => {
  it('INV-14: one or two pieces a turn, at most 19 turns a round', () => {
    for (let i = 0; i < 6; i++) {
      const turns = new Map<string, number>()
      let pieces = 0
      let round = 0
      for (const event of journalOf(2 + (i % 3), `turns ${i}`)) {
        if (event.kind === 'round-started') round = event.round
        if (event.kind === 'piece-placed' || event.kind === 'field-accelerated') pieces++
        if (event.kind !== 'turn-ended') continue
        expect(pieces === 1 || pieces === 2).toBe(true)
        pieces = 0
        const key = `${event.seat} ${round}`
        turns.set(key, (turns.get(key) ?? 0) + 1)
      }
      for (const count of turns.values()) expect(count).toBeLessThanOrEqual(19)
    }
  })

  it('INV-23: a window closes exactly after as many passes in a row as there are players', () => {
    for (const seats of [2, 3, 4]) {
      let passes = 0
      for (const event of journalOf(seats, `windows ${seats}`)) {
        if (event.kind === 'window-opened' || event.kind === 'token-played') passes = 0
        if (event.kind === 'window-passed') passes++
        if (event.kind === 'window-closed') expect(passes).toBe(seats)
      }
    }
  })

  it('INV-06: tokens out of the game never come back (DB-2.14)', () => {
    const seen: number[] = []
    journalOf(3, 'tokens', t => seen.push(t.tokensOut.reduce((sum, out) => sum + out, 0)))
    for (let i = 1; i < seen.length; i++) expect(seen[i]).toBeGreaterThanOrEqual(seen[i - 1])
    expect(seen.at(-1)).toBeGreaterThan(0)
  })
})

function journalOf(seats: number, seed: string, look: (t: Scene['t']) => void = () => undefined): Scene['events'] {
  const chance = new Chance()
  chance.seed(seedFrom(seed))
  const options = diceBrewing.options(randomOptions(diceBrewing.declared.options, seats, chance))
  if (typeof options === 'string') throw new Error(options)
  const t = diceBrewing.make()
  const events: Scene['events'] = []
  const log = { add: (event: Scene['events'][number]) => events.push(event) }
  const buffer = new MoveBuffer()
  diceBrewing.setUp(t, seedFrom(seed), seats, options, log)
  while (!diceBrewing.over(t)) {
    const seat = t.prompts.seat
    diceBrewing.legal(t, seat, buffer)
    diceBrewing.play(t, seat, buffer.list[chance.below(buffer.length)], log)
    look(t)
  }
  return events
}

describe('the invariants notice', () => {
  const broken: [string, (scene: Scene) => void][] = [
    ['INV-01', ({ t }) => (t.supply[0] = 0)],
    ['INV-02', ({ t }) => (t.seats[0].storage[0] = t.seats[0].active[0])],
    ['INV-03', ({ t }) => t.seeds++],
    ['INV-04', ({ t }) => t.market[0]++],
    ['INV-05', ({ t }) => t.blackMarket[0]--],
    ['INV-07', ({ t }) => t.deck.pop()],
    ['INV-08', ({ t }) => (t.seats[0].gold = -1)],
    ['INV-09', ({ t }) => (t.faces[0] = 0)],
    ['INV-10', ({ t }) => t.users[0]++],
    ['INV-11', ({ t }) => (t.full = 1)],
    [
      'INV-12',
      ({ t }) => {
        t.seats[0].inputs[1] = 100
        t.seeds--
      },
    ],
    [
      'INV-13',
      ({ t }) => {
        t.seats[0].used = 64
        t.users[6] = 1
        t.full = 64
        t.seats[0].inputs[6] =
          t.faces.findIndex((_, die) => die >= 48 && (t.seats[0].active[3] & (1 << (die & 15))) !== 0) + 1
        t.seats[0].active[3] = 0
      },
    ],
    [
      'INV-17',
      ({ t }) => {
        t.deck.push(t.row[0] - 1)
        t.row[0] = 0
      },
    ],
    ['INV-18', ({ t }) => t.brewedTotal++],
    ['INV-20', ({ t }) => (t.season = 1)],
    [
      'INV-27',
      ({ t }) => {
        t.roundLimit = 0
      },
    ],
  ]
  it.each(broken)('%s', (invariant, spoil) => {
    const scene = new Scene()
    invariants(scene.t)
    spoil(scene)
    expect(() => invariants(scene.t)).toThrow(invariant)
  })
})
