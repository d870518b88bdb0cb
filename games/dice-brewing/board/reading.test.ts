import { expect, test } from 'vitest'
import { diceBrewing as game } from '../rules/game.ts'
import { place, Scene, type Setting } from '../rules/position.ts'
import type { Looking } from './ends.ts'
import {
  readDice,
  readOnes,
  readRecipe,
  readRound,
  readSeat,
  readStalls,
  readTokens,
  readYard,
  rollsOf,
  undecidedDie,
} from './reading.ts'
import { nextWindow, readAsked } from './windows.ts'
import { en } from './words.en.ts'

const COLOURS = ['red', 'blue', 'yellow', 'black'] as const
const look = (scene: Scene, seat = 0, viewer = seat): Looking => ({
  view: game.view(scene.t, viewer),
  seat,
  colour: one => COLOURS[one],
})

const row = ['mass-lager', 'dry-stout', 'noble-pilsner']
const recipeAt = (setting: Setting, slot: number) => readRecipe(look(new Scene({ row, ...setting })), slot, en)

test('a recipe says how far one’s own dice are', () => {
  const players = [{ storage: 'L2 L3 H4', active: 'D4 H2' }, {}]
  const lager = recipeAt({ at: 'first-piece', players }, 0)
  expect(lager?.requires.map(({ fitting }) => fitting)).toEqual(['stored', 'stored', 'stored'])
  expect(lager?.reach).toEqual({ tone: 'ready', text: 'Ready: L3 L2 H4', short: 'Ready' })
  const stout = recipeAt({ at: 'first-piece', players }, 1)
  expect(stout?.requires).toEqual([
    { colour: 'dark-malt', min: 3, fitting: 'active' },
    { colour: 'hops', min: 2, fitting: 'stored' },
  ])
  expect(stout?.reach?.text).toBe('Store D4, then ready')
  const pilsner = recipeAt({ at: 'first-piece', players }, 2)
  expect(pilsner?.reach).toMatchObject({ tone: 'far', text: 'Missing L5, L4 and H5' })
})

test('once Brewing has begun, what is not stored is missing', () => {
  const stout = recipeAt({ at: 'brew', players: [{ storage: 'H2', active: 'D4' }, {}] }, 1)
  expect(stout?.requires.map(({ fitting }) => fitting)).toEqual(['missing', 'stored'])
})

test('a blocked die fits nothing', () => {
  const stout = recipeAt({ at: 'first-piece', players: [{ storage: 'D4b H2' }, {}] }, 1)
  expect(stout?.reach).toMatchObject({ tone: 'far', short: 'Lacks D3' })
})

test('an enhancement is payable with the ingredient or a stored skill die of its value', () => {
  const players = [{ storage: 'S3', active: 'S6', ingredients: ['honey'] as const }, {}]
  const payable = (slot: number) =>
    recipeAt({ at: 'first-piece', players }, slot)
      ?.enhancements.filter(one => one.payable)
      .map(one => one.kind)
  expect(payable(1)).toEqual(['skill', 'honey'])
  expect(payable(2)).toEqual([])
})

test('a stall shows the best price with the least die that gives it', () => {
  const stalls = readStalls(
    look(new Scene({ at: 'purchase', round: 2, players: [{ active: 'S4 S5', storage: 'S5b' }, {}] })),
  )
  expect(stalls.fruit).toEqual({ price: 2, left: 3, discount: undefined })
  expect(stalls.spices.discount).toEqual({ price: 2, die: 4 })
  expect(stalls.honey.discount).toEqual({ price: 3, die: 5 })
})

test('face-down tokens of others are only counted', () => {
  const setting: Setting = {
    at: 'first-piece',
    options: { hiddenTokens: true },
    players: [{ tokens: ['raise-die', 'raise-die'] }, { tokens: ['extra-roll'] }],
  }
  const scene = new Scene(setting)
  expect(readTokens(game.view(scene.t, 0), 0)).toEqual([{ kind: 'raise-die', count: 2 }])
  expect(readTokens(game.view(scene.t, 0), 1)).toBe(1)
  expect(readTokens(game.view(scene.t, -1), 0)).toBe(2)
  expect(readSeat(look(scene, 1, 0), 'Noor', en).tokens).toBe(1)
})

test('the yard shows users, pieces, blocking tokens and what is shut', () => {
  const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4 S5' }, { active: 'L3' }] })
  scene.play(0, place('L4', 'MH2'))
  const mine = readYard(look(scene, 0), en)
  expect(mine.fields['malt-house-roast']).toMatchObject({
    users: ['red'],
    blocked: false,
    input: { colour: 'light-malt', value: 4 },
  })
  expect(readYard(look(scene, 1), en).fields['malt-house-roast'].blocked).toBe(true)
  expect(mine.shut['craft-school']).toEqual({ by: 'round', text: 'Opens in round 2' })
  expect(mine.shut['malt-house']).toBeUndefined()
})

test('a raised die lies between the zones until its owner has chosen, and not on its field', () => {
  const scene = new Scene({ at: 'first-piece', players: [{ active: 'L4 S5' }, {}] })
  scene.play(0, place('L4', 'MH3'), {
    kind: 'accelerate',
    field: 'malt-house-raise',
    zone: 'active-zone',
    colour: 'skill',
    value: 5,
    marks: 0,
  })
  expect(scene.prompt()).toBe('raised-die 0')
  const looking = look(scene)
  const die = undecidedDie(looking)
  expect(readDice(looking.view, [die])[0]).toMatchObject({ colour: 'light-malt', value: 5 })
  expect(readYard(looking, en, undefined, die).fields['malt-house-raise'].input).toBeUndefined()
  expect(undecidedDie(look(scene, 1))).toBe(-1)
})

test('ones pay on the way to the market, and the round tells its order', () => {
  const scene = new Scene({
    at: 'purchase',
    round: 2,
    options: { onesAsGold: true },
    players: [{ active: 'L1f D1f H3' }, {}],
  })
  expect(readOnes(look(scene))).toEqual({ count: 2, gold: 2 })
  expect(readRound(game.view(scene.t, 0), one => COLOURS[one])).toMatchObject({
    season: 'summer',
    phase: 'purchasing',
    order: [
      { seat: 'red', acting: true },
      { seat: 'blue', acting: false },
    ],
    toEnd: 10,
  })
})

test('the dice of a step’s rolls tumble', () => {
  const scene = new Scene({ at: 'reroll', round: 2, players: [{ active: 'L2 H3' }, {}] })
  scene.play(0, { kind: 'pick', zone: 'active-zone', colour: 'hops', value: 3, marks: 0 }, { kind: 'reroll' })
  const events = scene.events.map((event, seq) => ({ ...event, seq, at: 1, turn: 1 }))
  const { view } = look(scene)
  const rolls = rollsOf(view, { from: 0, to: 7, events })
  expect(readDice(view, [...rolls.dice], rolls)).toMatchObject([{ colour: 'hops', roll: 7 }])
})

test('a wish not to be asked is kept for each window', () => {
  expect(readAsked(null)).toEqual({ opening: true, brewing: true, tidying: true })
  expect(readAsked('brewing')).toEqual({ opening: true, brewing: false, tidying: true })
  const at = (prompt: 'opening-window' | 'first-piece' | 'brew' | 'tidying-window' | 'tidied-die', rules = 2) =>
    nextWindow(look(new Scene({ at: prompt, rules })).view)
  expect([at('opening-window'), at('first-piece'), at('brew')]).toEqual(['opening', 'brewing', 'tidying'])
  expect([at('tidying-window'), at('tidied-die')]).toEqual(['tidying', 'opening'])
  expect(at('brew', 1)).toBe('opening')
})
