import { Chance, MoveBuffer, seedFrom } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { diceBrewing } from '../rules/game.ts'
import { brew, buy, just, place, plant, Scene, store } from '../rules/position.ts'
import { adviser } from './adviser.ts'

const buffer = new MoveBuffer()
const worth = new Float64Array(4096)
const chance = new Chance()
chance.seed(seedFrom('adviser'))

function advice(scene: Scene): string {
  const seat = scene.t.prompts.seat
  diceBrewing.legal(scene.t, seat, buffer)
  adviser.appraise(scene.t, seat, buffer, worth)
  let best = 0
  for (let i = 1; i < buffer.length; i++) if (worth[i] > worth[best]) best = i
  return diceBrewing.print(buffer.list[best])
}
const line = (scene: Scene, move: Parameters<Scene['pack']>[0]): string => diceBrewing.print(scene.pack(move))

/** Totals of one match; random players at the seats from `greedy` on. The bands were measured without action tokens, which cost everybody points. */
function play(seats: number, seed: string, greedy: number, tokens = true): number[] {
  const t = diceBrewing.make()
  const options = diceBrewing.options({})
  if (typeof options === 'string') throw new Error(options)
  diceBrewing.setUp(t, seedFrom(seed), seats, options)
  if (!tokens) t.blackMarket.fill(0)
  while (!diceBrewing.over(t)) {
    const seat = t.prompts.seat
    diceBrewing.legal(t, seat, buffer)
    let best = chance.below(buffer.length)
    if (seat < greedy) {
      adviser.appraise(t, seat, buffer, worth)
      for (let i = 0; i < buffer.length; i++) if (worth[i] > worth[best]) best = i
    }
    diceBrewing.play(t, seat, buffer.list[best])
  }
  return Array.from({ length: seats }, (_, seat) => diceBrewing.points(t, seat))
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('section 17', () => {
  it.each([
    [2, 27.5],
    [3, 28.3],
    [4, 28.3],
  ])('%i greedy players reach %d points on average', (seats, band) => {
    const totals = Array.from({ length: 30 }, (_, i) => play(seats, `band ${i}`, seats, false)).flat()
    expect(mean(totals)).toBeGreaterThan(band - 1)
    expect(mean(totals)).toBeLessThan(40)
    expect(Math.min(...totals)).toBeGreaterThan(5)
    expect(Math.max(...totals)).toBeLessThan(65)
  })

  it('a greedy player beats a random one', () => {
    for (let i = 0; i < 5; i++) {
      const [greedy, random] = play(2, `duel ${i}`, 1)
      expect(greedy).toBeGreaterThan(random)
    }
  })
})

describe('advice', () => {
  it('plants a seed', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L2', seeds: 1 }, { active: 'L2' }] })
    expect([line(scene, plant('MH1')), line(scene, plant('HP1'))]).toContain(advice(scene))
  })

  it('stores what a recipe needs, and brews it', () => {
    const row = ['cheap-lager', 'double-bock', 'double-ipa']
    const shop = new Scene({ at: 'purchase', row, players: [{ active: 'L2 D1 H1' }, { active: 'L1' }] })
    expect([line(shop, store('L2')), line(shop, store('H1'))]).toContain(advice(shop))
    const kitchen = new Scene({ at: 'brew', row, players: [{ storage: 'L6 L2 H1' }] })
    expect(advice(kitchen)).toBe(line(kitchen, brew(0, [2, 1])))
  })

  it('buys the ingredient that pays, and nothing without use', () => {
    const row = ['strong-roasted-stout', 'double-bock', 'double-ipa']
    const rich = new Scene({
      at: 'purchase',
      round: 3,
      row,
      players: [{ storage: 'L5 L3 D5 D4 H4', gold: 3, active: 'S1' }],
    })
    expect(advice(rich)).toBe(line(rich, buy('special-malt')))
    const idle = new Scene({ at: 'purchase', round: 3, row, players: [{ storage: 'L1', gold: 9, active: 'S1' }] })
    expect(advice(idle)).toBe(line(idle, just('finish')))
  })

  it('sells a skill die before the end', () => {
    const scene = new Scene({
      at: 'first-piece',
      round: 6,
      players: [{ active: 'S2', storage: 'L1' }, { active: 'L2' }],
    })
    scene.t.brewedTotal = 9
    expect(advice(scene)).toBe(line(scene, place('S2', 'SD3')))
  })

  it('leaves the table as it was', () => {
    const scene = new Scene({ seats: 3 })
    for (let i = 0; i < 200 && !diceBrewing.over(scene.t); i++) {
      const before = scene.digest()
      const move = advice(scene)
      expect(Number.isFinite(adviser.evaluate(scene.t, scene.t.prompts.seat))).toBe(true)
      expect(scene.digest()).toBe(before)
      const packed = diceBrewing.parse(move)
      if (typeof packed === 'number') diceBrewing.play(scene.t, scene.t.prompts.seat, packed)
    }
  })
})

describe('before Tidying (DB-9.12)', () => {
  const row = ['cheap-lager', 'mass-lager', 'dockside-porter']

  it('nothing is wasted: a raise or a block would end at once, and after the last round nothing counts', () => {
    const players = [{ storage: 'L2', tokens: ['raise-die', 'block-protect-die'] as const }, { storage: 'L6 H6 D6' }]
    expect(advice(new Scene({ at: 'tidying-window', round: 3, row, players }))).toBe('pass-window')
    const last = [{ tokens: ['take-back-die', 'extra-roll'] as const }, { storage: 'L6 H6 D6' }]
    const over = new Scene({ at: 'tidying-window', round: 10, options: { roundLimit: 10 }, row, players: last })
    over.t.brewedTotal = 10
    expect(advice(over)).toBe('pass-window')
  })
})
