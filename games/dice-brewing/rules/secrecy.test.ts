/** Hidden information (section 12). */
import { Chance, HIDDEN, seedFrom } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { TOKENS } from '../components/names.ts'
import { diceBrewing } from './game.ts'
import { just, place, Scene, token } from './position.ts'

const A = 0
const B = 1
const hidden = () =>
  new Scene({
    at: 'first-piece',
    round: 3,
    options: { hiddenTokens: true },
    players: [
      { active: 'L2', tokens: ['extra-roll'] },
      { active: 'L3', tokens: ['raise-die', 'block-recipe'] },
    ],
  })

describe('views', () => {
  it('nobody sees the order of the deck or the source of chance, everybody how many cards are left (DB-4.20, DB-12.5, DB-12.10)', () => {
    const { t, game } = new Scene({ seats: 3 })
    for (const seat of [-1, 0, 1, 2]) {
      const view = game.view(t, seat)
      expect(view.deck.length).toBe(27)
      const { cells } = game.viewOf(view.cells, seat)
      expect([...cells.slice(0, 8)]).toEqual(Array(8).fill(HIDDEN))
      expect(view).not.toHaveProperty('deck.items', t.deck.items)
    }
  })

  it('face-down tokens: others see how many, the owner which (DB-12.7, INV-25)', () => {
    const { t, game } = hidden()
    expect([...game.view(t, A).seats[B].tokens]).toEqual(Array(TOKENS.length).fill(HIDDEN))
    expect(game.view(t, A).seats[B].tokenCount).toBe(2)
    expect([...game.view(t, B).seats[B].tokens]).toEqual([1, 0, 0, 0, 0, 1])
    expect([...game.view(t, -1).seats[A].tokens]).toEqual(Array(TOKENS.length).fill(HIDDEN))
  })

  it('lying open, everybody sees them; boards, dice, stacks and purses always (DB-4.18, DB-12.6, DB-12.8)', () => {
    const open = new Scene({
      at: 'first-piece',
      players: [
        { active: 'L2 D4', gold: 3 },
        { active: 'L3', tokens: ['raise-die'] },
      ],
    })
    open.play(A, place('L2', 'MH2'))
    const view = open.game.view(open.t, B)
    expect([...view.seats[B].tokens]).toEqual([1, 0, 0, 0, 0, 0])
    expect([view.seats[A].gold, view.seats[A].inputs[1] > 0, view.faces[16]]).toEqual([3, true, 4])
    expect([...hidden().game.view(hidden().t, A).blackMarket]).toEqual([2, 2, 3, 3, 3, 2])
  })

  it('a face-down token is revealed when it is played (DB-12.9)', () => {
    const scene = hidden()
    const reveals = scene.t.reveals
    scene.play(B, token('raise-die', B, 'L3'))
    expect(scene.eventsOf('token-played')).toMatchObject([{ token: 'raise-die' }])
    expect(scene.t.reveals).not.toBe(reveals)
  })

  it('what is asked and offered does not depend on hidden kinds (DB-5.29, DB-9.10)', () => {
    const other = hidden()
    other.t.seats[B].tokens.set([0, 0, 1, 1, 0, 0])
    for (const scene of [hidden(), other]) {
      scene.play(A, just('pass'))
      expect(scene.prompt()).toBe('first-piece 1')
      expect(scene.legal(A)).toEqual(hidden().play(A, just('pass')).legal(A))
    }
  })
})

describe('imagining', () => {
  it('guesses a deck and tokens that fit what is seen', () => {
    const scene = hidden()
    const chance = new Chance()
    chance.seed(seedFrom('guess'))
    const decks = new Set<string>()
    const hands = new Set<string>()
    for (let i = 0; i < 50; i++) {
      const guess = scene.game.imagine(scene.game.view(scene.t, A), chance)
      diceBrewing.declared.invariants?.(guess)
      expect([...scene.game.view(guess, A).cells]).toEqual([...scene.game.view(scene.t, A).cells])
      expect([...guess.seats[A].tokens]).toEqual([...scene.t.seats[A].tokens])
      decks.add(guess.deck.toArray().join())
      hands.add([...guess.seats[B].tokens].join())
      expect(guess.seats[B].tokens.reduce((sum, count) => sum + count)).toBe(2)
    }
    expect(decks.size).toBe(50)
    expect([...hands]).toEqual(['1,0,0,0,0,1']) // the stacks tell it all: one raise-die and one block-recipe are missing
  })
})
