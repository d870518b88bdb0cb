import { describe, expect, it } from 'vitest'
import { brew, just, Scene, type SeatSetting } from './position.ts'
import { pointsOf, scoreOf } from './scoring.ts'

const A = 0
const B = 1
const last = (...players: SeatSetting[]) => {
  const scene = new Scene({
    seats: players.length,
    at: 'brew',
    row: ['cheap-lager', 'mass-lager', 'double-bock'],
    players,
  })
  scene.t.roundLimit = 1
  return scene
}

describe('points', () => {
  it('light and hops 1, dark 2, skill nothing, every full 2 gold 1 (DB-10.4, DB-10.5, DB-10.6, DB-10.7, DB-10.8)', () => {
    const of = (me: SeatSetting) => pointsOf(new Scene({ at: 'brew', players: [me] }).t, A)
    expect(of({ active: 'L1' })).toBe(1)
    expect(of({ active: 'H1' })).toBe(1)
    expect(of({ active: 'D1' })).toBe(2)
    expect(of({ active: 'S6', storage: 'S6' })).toBe(0)
    expect([of({ gold: 1 }), of({ gold: 2 }), of({ gold: 7 })]).toEqual([0, 1, 3])
  })

  it('whatever dice show and wherever they lie; seeds, ingredients and tokens are worth nothing (DB-10.9, DB-10.10)', () => {
    const scene = new Scene({
      at: 'brew',
      players: [{ active: 'L1', storage: 'L6', seeds: 3, ingredients: ['honey'], tokens: ['raise-die'], mastery: 5 }],
    })
    expect(scoreOf(scene.t, A)).toEqual({ total: 7, parts: { mastery: 5, light: 2, hops: 0, dark: 0, gold: 0 } })
  })

  it('dice on the board count while the match runs', () => {
    const scene = new Scene({ at: 'first-piece', players: [{ active: 'L1 D1' }, { active: 'L1' }] })
    const before = pointsOf(scene.t, A)
    scene.play(A, {
      kind: 'place',
      field: 'malt-house-roast',
      zone: 'active-zone',
      colour: 'light-malt',
      value: 1,
      marks: 'plain',
    })
    expect(pointsOf(scene.t, A)).toBe(before)
  })
})

describe('the end', () => {
  it('is triggered by 10, 15 or 20 recipes together; the phase is played on (DB-10.1, DB-10.2, DB-10.3)', () => {
    for (const [seats, target] of [
      [2, 10],
      [3, 15],
      [4, 20],
    ]) {
      const scene = new Scene({
        seats,
        at: 'brew',
        row: ['cheap-lager', 'mass-lager', 'double-bock', 'double-ipa'].slice(0, seats === 4 ? 4 : 3),
        players: [{ storage: 'L2 H1' }, { storage: 'L2 L3 H2' }],
      })
      scene.t.brewedTotal = target - 1
      scene.play(A, brew(0, [2, 1]))
      expect(scene.eventsOf('end-triggered')).toMatchObject([{ total: target, target }])
      expect(scene.prompt()).toBe('brew 1')
      scene.idle()
      expect(scene.game.over(scene.t)).toBe(true)
      expect(scene.t.seats[A].mastery).toBe(1)
    }
  })

  it('one brew before it nothing ends', () => {
    const scene = new Scene({
      at: 'brew',
      row: ['cheap-lager', 'mass-lager', 'double-bock'],
      players: [{ storage: 'L2 H1' }, { active: 'L1' }],
    })
    scene.t.brewedTotal = 8
    scene.play(A, brew(0, [2, 1])).idle('first-piece')
    expect([scene.game.over(scene.t), scene.t.round]).toEqual([false, 2])
  })

  it('or by the round limit, after Tidying (DB-3.4, INV-27)', () => {
    const scene = last({ storage: 'L2 H1' }, { active: 'L1' })
    scene.play(A, just('decline'))
    expect(scene.game.over(scene.t)).toBe(true)
    expect(scene.eventsOf('game-ended')).toMatchObject([{ reason: 'round-limit' }])
    expect(scene.code(A, just('pass'))).toBe('game-over')
  })

  it('the most mastery wins (DB-10.11); in a tie more recipes (DB-10.12), then more gold (DB-10.13), else shared (DB-10.14)', () => {
    const ranks = (a: SeatSetting, b: SeatSetting, recipes: readonly [number, number]) => {
      const scene = last({ storage: 'L2 H1', ...a }, b)
      for (const seat of [A, B])
        for (let i = 0; i < recipes[seat]; i++) scene.t.seats[seat].brewed.push(10 + seat * 10 + i)
      scene.play(A, just('decline'))
      const [end] = scene.eventsOf('game-ended')
      return [
        scene.game
          .standings(scene.t)
          .map(standing => standing.rank)
          .join(),
        end.kind === 'game-ended' && end.winners.join(),
      ]
    }
    expect(ranks({ mastery: 3 }, { mastery: 9 }, [4, 0])).toEqual(['2,1', '1'])
    expect(ranks({ mastery: 3 }, { mastery: 5 }, [4, 5])).toEqual(['2,1', '1'])
    expect(ranks({ mastery: 3, gold: 1 }, { mastery: 5 }, [4, 4])).toEqual(['1,2', '0'])
    expect(ranks({ mastery: 3 }, { mastery: 5 }, [4, 4])).toEqual(['1,1', '0,1'])
  })

  it('final scoring tells every part (DB-8.24)', () => {
    const scene = last({ storage: 'L2 H1', gold: 5, mastery: 4 }, { active: 'D1' }).play(A, just('decline'))
    expect(scene.eventsOf('final-scored')).toMatchObject([
      { seat: A, inGame: 4, light: 1, hops: 1, dark: 0, gold: 5, goldPoints: 2, total: 8 },
      { seat: B, inGame: 0, light: 0, hops: 0, dark: 2, gold: 0, goldPoints: 0, total: 2 },
    ])
    expect(scene.eventsOf('season-changed')).toEqual([])
  })
})
