import { describe, expect, test } from 'vitest'
import { CARDS, GOALS, type Goal, LARGE, SMALL } from '../components/index.ts'
import { goalsMet, isMet, progress } from './barrels.ts'
import { discs, eventsOf, freshTable, markers, plant, play, stand, turnOf, whyNot } from './position.ts'
import { CARD, type HeavenAndAle } from './table.ts'

/** Asked one by one, and in the pass over all goals that moving uses. */
function met(t: HeavenAndAle, goal: Goal): boolean {
  const number = GOALS.indexOf(goal)
  const isThere = isMet(t.seats[0], number)
  expect((goalsMet(t, 0) & (1 << number)) !== 0).toBe(isThere)
  return isThere
}

describe('the goals', () => {
  test('markers and brewmaster', () => {
    const t = freshTable(2)
    expect(GOALS.filter(goal => met(t, goal))).toEqual([])
    t.seats[0].brewmaster = 1
    expect(met(t, 'goal-brewmaster-1')).toBe(true)
    markers(t, 0, [1, 1, 1, 1, 0])
    expect(met(t, 'goal-all-markers-1')).toBe(false)
    markers(t, 0, [1, 1, 1, 1, 20])
    expect(met(t, 'goal-all-markers-1')).toBe(true)
    expect(met(t, 'goal-marker-20')).toBe(true)
  })

  test('six tiles of number 1 or 5 on either side', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'yeast 1', S3: 'hops 1', H1: 'water 1', H2: 'barley 1' })
    expect(met(t, 'goal-six-ones')).toBe(false)
    plant(t, 0, { H3: 'wood 1' })
    expect(met(t, 'goal-six-ones')).toBe(true)
    expect(progress(t.seats[0], GOALS.indexOf('goal-six-fives'))).toBe(0)
    plant(t, 0, { S4: 'wood 5', S5: 'yeast 5', S6: 'hops 5', H4: 'water 5', H5: 'barley 5', H6: 'wood 5' })
    expect(met(t, 'goal-six-fives')).toBe(true)
  })

  test('discs on all monk or all resource spots', () => {
    const t = freshTable(2)
    discs(t, 0, 'spot-cellarer', 'spot-gardener', 'spot-scribe')
    expect(met(t, 'goal-monk-spots')).toBe(false)
    discs(t, 0, 'spot-bellringer', 'spot-wood', 'spot-yeast', 'spot-hops', 'spot-water')
    expect(met(t, 'goal-monk-spots')).toBe(true)
    expect(met(t, 'goal-resource-spots')).toBe(false)
    discs(t, 0, 'spot-barley')
    expect(met(t, 'goal-resource-spots')).toBe(true)
  })

  test('EX-38: sheds 0, 0, 0 are three of a type; 0, 1, 2, 4 are four types (HA-2.29)', () => {
    const t = freshTable(2)
    t.seats[0].shedTypes.set([3, 0, 0, 0, 0])
    expect(met(t, 'goal-three-same-sheds')).toBe(true)
    expect(met(t, 'goal-four-shed-types')).toBe(false)
    t.seats[0].shedTypes.set([1, 1, 1, 0, 1])
    expect(met(t, 'goal-three-same-sheds')).toBe(false)
    expect(met(t, 'goal-four-shed-types')).toBe(true)
  })

  test('EX-39: 3 cards placed and 1 sold meets goal-three-privileges; 2 placed and 3 sold does not (HA-9.21)', () => {
    const t = freshTable(2)
    plant(t, 0, { S1: 'wood 1', S2: 'yeast 1', S3: 'hops 1', S4: 'water 1', S5: 'barley 1' })
    discs(t, 0, 'spot-x', 'spot-yeast', 'spot-water')
    play(t, 'sell priv-barrels', 'move disc-c', 'spot spot-wood', 'privilege priv-ducats')
    turnOf(t, 0)
    play(t, 'move disc-abc-1', 'spot spot-hops', 'privilege priv-brewmaster')
    turnOf(t, 0)
    const before = { cards: [...t.seats[0].cards], placed: t.seats[0].placed }
    play(t, 'sell priv-colour', 'sell priv-rearmost')
    expect(met(t, 'goal-three-privileges')).toBe(false)
    t.seats[0].cards.set(before.cards)
    t.seats[0].unplaced = 2
    play(t, 'move disc-abc-2', 'privilege priv-rearmost')
    expect(t.seats[0].cards[CARDS.indexOf('priv-rearmost')]).toBe(CARD.placed)
    expect(met(t, 'goal-three-privileges')).toBe(true)
  })

  test('a full half of the garden', () => {
    const t = freshTable(2)
    t.seats[0].sunny = 15
    t.seats[0].shady = 14
    expect(met(t, 'goal-sun-full')).toBe(true)
    expect(met(t, 'goal-shade-full')).toBe(false)
  })
})

describe('a visit to a barrel space', () => {
  test('EX-08: three goals met, for one only the small barrel is left: 4 + 4 + 2 = 10 VP (HA-6.45, HA-6.46)', () => {
    const t = freshTable(3)
    t.seats[0].brewmaster = 5
    markers(t, 0, [1, 1, 1, 1, 20])
    t.barrels[GOALS.indexOf('goal-marker-20')] = 1
    t.seats[1].barrels[GOALS.indexOf('goal-marker-20')] = LARGE
    const events = play(t, 'move barrel-space-1')
    expect(eventsOf(events, 'barrel').map(({ goal, size, vp, leftOfGoal }) => [goal, size, vp, leftOfGoal])).toEqual([
      ['goal-brewmaster-1', 'large', 4, 1],
      ['goal-all-markers-1', 'large', 4, 1],
      ['goal-marker-20', 'small', 2, 0],
    ])
    // HA-6.49: nobody was asked, the turn is over.
    expect(t.prompts.seat).toBe(1)
    expect(t.seats[0].barrels[GOALS.indexOf('goal-marker-20')]).toBe(SMALL)
  })

  test('HA-6.44, HA-6.47, HA-6.48: no second barrel of a goal, none of another seat', () => {
    const t = freshTable(3)
    const goal = GOALS.indexOf('goal-brewmaster-1')
    t.seats[0].brewmaster = 1
    play(t, 'move barrel-space-1')
    turnOf(t, 0)
    expect(t.barrels[goal]).toBe(1)
    expect(whyNot(t, 'move barrel-space-2')).toMatchObject({ code: 'barrel-owned', rule: 'HA-6.47' })
    t.seats[2].brewmaster = 1
    turnOf(t, 2)
    play(t, 'move barrel-space-1')
    t.seats[1].brewmaster = 1
    turnOf(t, 1)
    expect(whyNot(t, 'move barrel-space-1')).toMatchObject({ code: 'barrel-gone', rule: 'HA-6.48' })
  })

  test('HA-6.50: a barrel is kept even when the goal could be met anew; the other goals are taken later', () => {
    const t = freshTable(2)
    t.seats[0].brewmaster = 1
    play(t, 'move barrel-space-1')
    markers(t, 0, [20, 0, 0, 0, 0])
    turnOf(t, 0)
    const events = play(t, 'move barrel-space-2')
    expect(eventsOf(events, 'barrel').map(({ goal }) => goal)).toEqual(['goal-marker-20'])
    expect(t.seats[0].barrels[GOALS.indexOf('goal-brewmaster-1')]).toBe(LARGE)
  })

  test('HA-2.32: where the barrels lie means nothing: both spaces give the same', () => {
    const goals = ['barrel-space-1', 'barrel-space-2'].map(space => {
      const t = freshTable(2)
      t.seats[0].brewmaster = 1
      markers(t, 0, [20, 0, 0, 0, 0])
      return eventsOf(play(t, `move ${space}`), 'barrel').map(({ goal }) => goal)
    })
    expect(goals[0]).toEqual(['goal-brewmaster-1', 'goal-marker-20'])
    expect(goals[1]).toEqual(goals[0])
  })

  test('HA-6.51: meeting a goal elsewhere gives nothing', () => {
    const t = freshTable(2)
    t.seats[0].brewmaster = 0
    stand(t, 0, 'barrel-space-2')
    play(t, 'move start', 'home start-first')
    t.seats[0].brewmaster = 5
    expect([...t.seats[0].barrels]).toEqual(Array(12).fill(0))
  })
})
