import { openRecord, proposedIn, recordOf, Table } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { diceBrewing } from '../rules/game.ts'
import { brew, buy, just, place, Scene } from '../rules/position.ts'
import type { Box } from './box.ts'
import { proposedV1 } from './proposed.ts'
import data from './proposed-v1.json' with { type: 'json' }
import { readBox } from './read-box.ts'

type Data = typeof data
/** The set with something changed. */
function changed(change: (copy: Data) => void): unknown {
  const copy: Data = structuredClone(data)
  change(copy)
  return copy
}
function boxWith(change: (copy: Data) => void): Box {
  const box = readBox(changed(change))
  if (typeof box === 'string') throw new Error(box)
  return box
}

describe('the box', () => {
  it('holds 50 dice, 6 seeds, 15 ingredients and 18 action tokens (DB-2.1, DB-2.4, DB-2.11, DB-2.13)', () => {
    expect(proposedV1.dice.map(dice => dice.count)).toEqual([14, 14, 12, 10])
    expect(proposedV1.seeds).toBe(6)
    expect(proposedV1.ingredients.map(kind => kind.count)).toEqual([3, 3, 3, 3, 3])
    expect(proposedV1.tokens.map(kind => kind.count)).toEqual([3, 3, 3, 3, 3, 3])
  })

  it('holds 30 recipes: 8 styles at 3 levels and 6 experiments (DB-2.15, DB-7.36)', () => {
    const { recipes } = proposedV1
    const styles = new Set(recipes.map(recipe => recipe.style))
    expect([recipes.length, styles.size]).toEqual([30, 9])
    for (const style of styles)
      expect(recipes.filter(recipe => recipe.style === style).map(recipe => recipe.level)).toEqual(
        style === 'experimental' ? Array(6).fill('experimental') : ['beginner', 'intermediate', 'advanced'],
      )
    const rewards = recipes.map(one =>
      [one.gold > 0, one.mastery > 0, one.die >= 0, one.token >= 0].map(Number).join(''),
    )
    expect([...new Set(rewards)].sort()).toEqual(['0001', '0010', '0100', '1000', '1001', '1010'])
  })

  it('has the starters of the rulebook (DB-4.3, DB-4.19)', () => {
    const starters = (seats: number) =>
      proposedV1.recipes.filter(one => one.starterFor.includes(seats)).map(one => one.id)
    expect(starters(2)).toEqual(['cheap-lager', 'mass-lager', 'experimental-lager'])
    expect(starters(4)).toEqual(['cheap-lager', 'mass-lager', 'sladek-pilsner', 'experimental-lager'])
  })

  it('has the printed accelerator minima (DB-5.40, DB-5.44, DB-5.61, DB-5.70, DB-5.73, DB-5.96)', () => {
    expect(proposedV1.fields.map(field => field.accelerateMin)).toEqual([3, 3, 2, 3, 2, 0, 0, 0, 3, 3, 3])
  })

  it('lists what nobody could look up', () => {
    const proposed = proposedIn(data)
    const at = (path: string) => proposed.find(entry => entry.path === path)?.value
    expect(at('ingredients[0]')).toBe('price: 2')
    expect(at('recipes[23]')).toContain('reward: mastery 2')
    expect(at('recipes[23]')).not.toContain('requires') // stated in the rulebook
    expect(at('playerCounts[0]')).toBeUndefined()
  })
})

describe('another box', () => {
  it('is read, and read again from what was read', () => {
    expect(readBox(data)).toEqual(proposedV1)
    expect(readBox(JSON.parse(JSON.stringify(proposedV1)))).toEqual(proposedV1)
  })

  const broken: [string, (copy: Data) => void][] = [
    ['id: a name is expected', copy => Object.assign(copy, { id: 7 })],
    [
      'recipes[3].requires[0].min: a whole number from 1 to 6 is expected',
      copy => (copy.recipes[3].requires[0].min = 7),
    ],
    [
      'recipes[0].reward.actionToken: one of raise-die',
      copy => Object.assign(copy.recipes[0].reward, { actionToken: 'bribe' }),
    ],
    [
      'recipes[2].enhancements[1].ingredient: one of fruit',
      copy => (copy.recipes[2].enhancements[1].ingredient = 'yeast'),
    ],
    [
      'recipes[2].enhancements[2].ingredient: the same ingredient twice',
      copy => (copy.recipes[2].enhancements[2].ingredient = 'special-malt'),
    ],
    ['recipes: two recipes have the same id', copy => (copy.recipes[5].id = 'cheap-lager')],
    ['recipes: 2 starters for 2 players, 3 slots', copy => (copy.recipes[0].starterForPlayerCounts = [3, 4])],
    ['recipes: 4 to 40 entries are expected', copy => (copy.recipes.length = 3)],
    ['dice[0].count: a whole number from 4 to 15', copy => (copy.dice[0].count = 16)],
    ['dice: 4 entries are expected', copy => copy.dice.pop()],
    ['ingredients[1].id: one of', copy => (copy.ingredients[1].id = 'salt')],
    ['actionTokens: "extra-roll" is missing', copy => (copy.actionTokens[1].id = 'raise-die')],
    ['fields[5].accelerateMin: this field works at once', copy => Object.assign(copy.fields[5], { accelerateMin: 3 })],
    ['fields[0]: an object is expected', copy => Object.assign(copy.fields, { 0: 'MH1' })],
    ['playerCounts[1].players: a whole number from 3 to 3', copy => (copy.playerCounts[1].players = 5)],
    ['ingredients: a list is expected', copy => Object.assign(copy, { ingredients: {} })],
  ]
  it.each(broken)('is refused with path and reason: %s', (message, change) => {
    expect(readBox(changed(change))).toContain(message)
  })
  it.each([[null], ['text'], [[]], [undefined]])('is refused when it is %s', nothing => {
    expect(readBox(nothing)).toBe('the box: an object is expected')
  })

  it('changes play: prices, requirements, bonuses, minima', () => {
    const box = boxWith(copy => {
      copy.id = 'mine'
      copy.ingredients[0].price = 1
      copy.recipes[0].requires[0].min = 5
      copy.recipes[0].reward.gold = 4
      copy.fields[6].min = 6
      copy.start.gold = 9
    })
    expect(new Scene({ box }).t.seats[0].gold).toBe(9)
    const shop = (own?: Box) => new Scene({ box: own, at: 'purchase', round: 2, players: [{ gold: 1, active: 'L2' }] })
    expect([shop().code(0, buy('fruit')), shop(box).code(0, buy('fruit'))]).toEqual(['not-enough-gold', 'legal'])
    const kitchen = (own?: Box) =>
      new Scene({
        box: own,
        at: 'brew',
        row: ['cheap-lager', 'mass-lager', 'double-ipa'],
        players: [{ storage: 'L4 L5 H1' }],
      })
    expect([kitchen().code(0, brew(0, [4, 1])), kitchen(box).code(0, brew(0, [4, 1]))]).toEqual([
      'legal',
      'dice-do-not-fit',
    ])
    expect(kitchen(box).play(0, brew(0, [5, 1])).t.seats[0].gold).toBe(4)
    const school = (own?: Box) => new Scene({ box: own, at: 'first-piece', round: 2, players: [{ active: 'S3 L2' }] })
    expect([school().code(0, place('S3', 'CS2')), school(box).code(0, place('S3', 'CS2'))]).toEqual([
      'legal',
      'skill-too-low',
    ])
  })

  it('may let CS3 be accelerated: the skill die comes now, and none in Tidying (DB-5.44)', () => {
    const box = boxWith(copy => Object.assign(copy.fields[7], { accelerateMin: 4 }))
    const scene = new Scene({ box, at: 'first-piece', round: 2, players: [{ active: 'S5 S4' }, { active: 'L2' }] })
    scene
      .roll(6)
      .play(0, place('S5', 'CS3'), { ...place('S4', 'CS3'), kind: 'accelerate' }, { kind: 'put', zone: 'storage' })
    expect(scene.stored(0)).toBe('S6')
    scene.idle()
    expect([scene.stored(0), scene.active(0).split(' ').length]).toEqual(['S6', 2])
  })

  it('goes with a record', () => {
    const box = boxWith(copy => {
      copy.id = 'mine'
      copy.start.gold = 5
    })
    const table = Table.open(diceBrewing.withBox(box), { seats: 2, options: { startPlayer: 'seat-1' } })
    if (typeof table === 'string') throw new Error(table)
    table.play(0, diceBrewing.pack(just('pass')))
    const opened = openRecord(diceBrewing, JSON.parse(JSON.stringify(recordOf(table))))
    expect(opened.ok && opened.table.state.seats[0].gold).toBe(5)
  })
})
