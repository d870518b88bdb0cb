import { eventFor, HIDDEN, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { RECIPES } from '../components/names.ts'
import { game } from './game.ts'
import { ALL_MODULES, match } from './position.ts'

describe('what a seat can see', () => {
  test('BC-2.7, BC-12.4: everything is public except secret recipes, what was seen of them and the agency hand', () => {
    const p = match({ ...ALL_MODULES })
    const own = game.view(p.t, 0)
    const json = JSON.parse(JSON.stringify(game.declared.layout.toJson(own as unknown as typeof p.t)))
    const hidden = Object.entries(json.seats[1]).filter(([, value]) => [value].flat().includes(HIDDEN))
    expect(hidden.map(([name]) => name)).toEqual(['secrets', 'seen']) // and the cards drawn, while there are some
    expect([...own.seats[0].secrets].includes(HIDDEN)).toBe(false)
  })

  test('BC-9.22, INV-23: agency cards are shown to the acting seat only', () => {
    const p = match({ labourAgency: true }).atMarket(0).do('place labour-agency use worker')
    expect(game.view(p.t, 1).seats[0].drawn.toArray()).toEqual(Array(6).fill(HIDDEN))
    expect(game.view(p.t, 0).seats[0].drawn.toArray()).not.toContain(HIDDEN)
    const draw = p.eventsOf('agency-draw')[0]
    expect(eventFor(draw, 1).secret).toBeUndefined()
    expect(eventFor(draw, 0).secret?.cards).toHaveLength(6)
  })

  test('INV-23: taking a secret recipe tells nobody which', () => {
    const p = match({ secretRecipe: true }).atBrewing(0).do('act secret-recipe', 'secret dark-stout')
    expect(JSON.stringify(eventFor(p.eventsOf('secret-take')[0], 1))).not.toMatch(/dark-stout/)
    expect(game.view(p.t, 1).seats[0].secrets[RECIPES.indexOf('dark-stout')]).toBe(HIDDEN)
    expect(game.view(p.t, 1).takes.toArray()).toEqual([0])
  })

  test('the seat that looks for a secret recipe learns what is missing and remembers it', () => {
    const p = match({ secretRecipe: true }).atBrewing(0).do('act secret-recipe', 'secret dark-stout')
    const recipe = RECIPES.indexOf('dark-stout')
    expect(p.seat(1).seen[recipe]).toBe(0)
    p.do('act secret-recipe')
    expect(p.seat(1).seen[recipe]).toBe(1)
    expect(game.view(p.t, 2).seats[1].seen[recipe]).toBe(HIDDEN)
    const guess = game.imagine(game.view(p.t, 1), p.t.chance)
    expect(guess.seats[0].secrets[recipe]).toBe(1) // seat 1 can only imagine this card with seat 0
  })

  test('imagining keeps what is known: who looked before a take knows nothing of it', () => {
    const p = match({ secretRecipe: true }).atBrewing(1).do('act secret-recipe', 'secret barleywine')
    p.do('act secret-recipe', 'secret dark-stout', 'act secret-recipe', 'secret cherry-porter')
    const cards = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const guess = game.imagine(game.view(p.t, 1), p.t.chance)
      game.declared.invariants?.(guess)
      cards.add(RECIPES[guess.seats[2].secrets.findIndex(take => take > 0)])
      expect(guess.seats[1].secrets[RECIPES.indexOf('barleywine')]).toBe(1)
    }
    expect(cards.size).toBeGreaterThan(5)
    expect(cards.has('barleywine')).toBe(false)
  })
})

describe('undo', () => {
  const play = (table: Table, line: string) => {
    const move = table.game.parse(line)
    if (typeof move === 'string') throw new Error(move)
    const outcome = table.play(table.waitingFor, move)
    if (!outcome.ok) throw new Error(`${line}: ${outcome.reason.code}`)
  }
  const open = () => {
    const table = Table.open(game, { seats: 3, options: { ...ALL_MODULES, firstPlayer: 'seat-1' } })
    if (typeof table === 'string') throw new Error(table)
    return table as unknown as Table
  }

  test('closes when the agency shows its cards', () => {
    const table = open()
    play(table, 'place labour-agency use worker')
    expect(table.canUndo(0)).toBe(false)
  })

  test('stays open inside a market action without secrets', () => {
    const table = open()
    play(table, 'place specialty-stall-1 take worker')
    expect(table.canUndo(0)).toBe(true)
    play(table, 'stall spice')
    expect(table.waitingFor).toBe(1)
  })

  test('closes when the list of secret recipes is shown', () => {
    const table = open()
    const spaces = ['malt-house', 'hop-yard', 'yeast-bank', 'orchard-stand', 'malt-broker', 'yeast-bank-2']
    for (const space of spaces) play(table, `place ${space} take worker`)
    play(table, 'act secret-recipe')
    expect(table.canUndo(0)).toBe(false)
    play(table, 'secret dark-stout')
    expect(table.waitingFor).toBe(1)
  })
})
