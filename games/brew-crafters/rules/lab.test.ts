import { describe, expect, test } from 'vitest'
import { LEVELS, TRACKS, TRACKS_PER_SIDE, type Track } from '../components/names.ts'
import { match, type Position } from './position.ts'
import { billOf } from './winter.ts'

const sideOf = (track: Track) => (TRACKS.indexOf(track) < TRACKS_PER_SIDE ? 'basic' : 'advanced')
const lab = (track: Track, position: number): Position =>
  match({ seats: 2, labSide: sideOf(track) })
    .marker(0, track, position)
    .stock(0, {})
    .money(0, 0)

/** The marker arrives at the next level. */
const arrive = (track: Track, from: number) => lab(track, from).atBrewing(0).do('act lab-research', `research ${track}`)

/** The seat takes from this space with the level in force. */
const take = (track: Track, position: number, space: string) =>
  lab(track, position).atMarket(0).do(`place ${space} take worker`).cubes(0)

const winter = (track: Track, position = 2) => lab(track, position).startSeason(4)

describe('lab research', () => {
  test('BC-7.42, BC-2.30: one marker, one position', () => {
    const p = arrive('business', 1)
    expect([...p.seat(0).lab]).toEqual([0, 0, 0, 2])
    const fermentation = arrive('fermentation', 0)
    expect(fermentation.why('research malting')).toMatchObject({ code: 'one-step-only', rule: 'BC-7.42' })
  })

  test('BC-7.43: refused when all four are final; a final track cannot go further', () => {
    const p = lab('malting', 4).atBrewing(0).do('act lab-research')
    expect(p.why('research malting')).toMatchObject({ code: 'lab-complete', rule: 'BC-7.43' })
    p.marker(0, 'hopping', 4).marker(0, 'fermentation', 4).marker(0, 'business', 4).atBrewing(0)
    expect(p.why('act lab-research')).toMatchObject({ code: 'lab-complete', rule: 'BC-7.43' })
  })

  test('BC-7.44: the experimental benefit comes once, on arrival', () => {
    const p = arrive('business', 0)
    expect(p.seat(0).money).toBe(2)
    p.atBrewing(0).do('act lab-research', 'research business')
    expect(p.seat(0).money).toBe(2)
  })

  test('BC-7.46, BC-7.47, BC-10.4: permanent from arrival on; points only on the final position', () => {
    const p = arrive('malting', 2).sold(0, 'simply-stout', 3)
    p.atMarket(0).do('place malt-house take worker')
    expect(p.cubes(0)).toEqual({ malt: 4 })
    expect(p.parts(0).research).toBe(0)
    expect(p.marker(0, 'malting', 4).parts(0).research).toBe(3)
  })

  test('BC-7.49: an optional benefit may be declined, an impossible one is skipped; the marker moves', () => {
    const p = arrive('process-design', 0)
    expect(p.legal()).toContain('decline')
    p.do('decline')
    expect([p.seat(0).lab[1], p.asked]).toEqual([1, 1])
    const full = lab('process-design', 0)
    full.seat(0).tiles.fill(1)
    full.atBrewing(0).do('act lab-research', 'research process-design')
    expect([full.seat(0).lab[1], full.asked]).toEqual([1, 1])
  })

  test("BC-2.42: the marker's benefit, a free install's gift and Lab Technician's cube share one storage check", () => {
    const p = lab('process-design', 0).worker(0, 'lab-technician').stock(0, { malt: 6, hops: 6 }).atBrewing(0)
    p.do('act lab-research', 'research process-design', 'install yeast-lab')
    expect(p.prompt).toBe('gain-choice')
    p.do('gain malt')
    expect([p.prompt, p.t.prompts.b]).toEqual(['overflow', 2])
  })

  test('BC-2.42: in the benefit step every benefit has its own check', () => {
    const p = lab('malting', 2).marker(0, 'hopping', 2).stock(0, { yeast: 12 }).startSeason(4)
    p.do('benefit malting-winter')
    expect([p.prompt, p.t.prompts.b]).toEqual(['overflow', 2])
  })
})

/** What each level does, and where it stops. */
const T: { readonly [K in Track]: readonly [() => void, () => void, () => void, () => void] } = {
  malting: [
    () => expect(arrive('malting', 0).cubes(0)).toEqual({ malt: 3 }),
    () => expect(winter('malting').cubes(0)).toEqual({ malt: 2 }),
    () => {
      expect(take('malting', 3, 'grain-and-hop-cart')).toEqual({ malt: 3, hops: 1 })
      expect(take('malting', 3, 'hop-yard')).toEqual({ hops: 2 })
    },
    () => expect(lab('malting', 4).sold(0, 'simply-stout', 2).sold(0, 'everyday-ale').parts(0).research).toBe(2),
  ],
  hopping: [
    () => expect(arrive('hopping', 0).cubes(0)).toEqual({ hops: 2 }),
    () => expect(winter('hopping').cubes(0)).toEqual({ malt: 1, hops: 1 }),
    () => {
      expect(take('hopping', 3, 'hop-yard')).toEqual({ hops: 3 })
      expect(take('hopping', 3, 'malt-house')).toEqual({ malt: 3 })
    },
    () => expect(lab('hopping', 4).sold(0, 'everyday-ale', 3).sold(0, 'simply-stout').parts(0).research).toBe(3),
  ],
  fermentation: [
    () => {
      const p = arrive('fermentation', 0)
      expect(p.legal()).toEqual(['gain spice', 'gain coffee', 'gain fruit'])
      expect(p.why('decline')?.code).toBe('must-choose')
      expect(p.do('gain coffee').cubes(0)).toEqual({ yeast: 1, coffee: 1 })
    },
    () => expect(winter('fermentation').cubes(0)).toEqual({ yeast: 1 }),
    () => {
      const p = lab('fermentation', 3).tile(0, 'double-production-line').sold(0, 'simply-stout')
      p.stock(0, { malt: 6, hops: 2, yeast: 2, fruit: 2 }).atBrewing(0).do('act process-collaborate')
      p.do('brew line coffee-stout none coffee-by-fruit')
      expect(p.cubes(0)).toEqual({ malt: 4, hops: 1, yeast: 1, fruit: 1 })
      expect(p.why('brew line coffee-stout none coffee-by-fruit')?.code).toBe('replacement-used')
    },
    () => expect(lab('fermentation', 4).sold(0, 'pleasantly-porter', 2).parts(0).research).toBe(2),
  ],
  business: [
    () => expect(arrive('business', 0).seat(0).money).toBe(2),
    () => expect(winter('business').seat(0).money).toBe(2),
    () => {
      const sale = (batches: number) => {
        const p = lab('business', 3).tile(0, 'double-production-line')
        for (const slot of (['bottling-1', 'bottling-2'] as const).slice(0, batches)) p.batch(0, 'everyday-ale', slot)
        return p.atBrewing(0).do('act process-collaborate').seat(0).money
      }
      expect([sale(0), sale(1), sale(2)]).toEqual([0, 3, 5])
    },
    () => expect(lab('business', 4).tile(0, 'farm', 'brew-pub').parts(0).research).toBe(2),
  ],
  'recipe-design': [
    () => {
      const p = arrive('recipe-design', 0)
      expect(p.legal()).toEqual(['gain spice', 'gain coffee']) // pairs in order: nothing comes after fruit
      expect(p.do('gain spice').legal()).toEqual(['gain coffee', 'gain fruit'])
      expect(p.do('gain fruit').cubes(0)).toEqual({ spice: 1, fruit: 1 })
      expect(arrive('recipe-design', 0).do('gain coffee').cubes(0)).toEqual({ coffee: 1, fruit: 1 })
    },
    () => {
      const p = winter('recipe-design')
      expect(p.legal()).toEqual(['gain spice', 'gain coffee', 'gain fruit'])
      expect(p.do('gain fruit').cubes(0)).toEqual({ fruit: 1 })
    },
    () => {
      const p = lab('recipe-design', 3).tile(0, 'double-production-line').sold(0, 'simply-stout')
      p.stock(0, { malt: 4, hops: 2, yeast: 2, coffee: 2 }).atBrewing(0).do('act process-collaborate')
      p.do('brew line coffee-stout none none')
      expect(p.seat(0).rep).toBe(1)
      expect(p.do('brew line coffee-stout none none').seat(0).rep).toBe(1) // once per recipe
    },
    () => {
      const p = lab('recipe-design', 4).sold(0, 'everyday-ale').sold(0, 'pumpkin-ale', 3).sold(0, 'bombastic-lambic')
      expect(p.parts(0).research).toBe(4)
      p.sold(0, 'smoked-porter').sold(0, 'vanilla-porter').sold(0, 'coffee-stout')
      expect(p.parts(0).research).toBe(8) // at most 8
    },
  ],
  'process-design': [
    () => {
      const p = arrive('process-design', 0)
      expect(p.legal()).toHaveLength(11)
      expect(p.do('install mash-tun').cubes(0)).toEqual({ malt: 2 })
      expect(p.eventsOf('install')).toMatchObject([{ tile: 'mash-tun', free: true }])
    },
    () => {
      const p = winter('process-design')
      expect([p.seat(0).reduction, billOf(p.t, 0)]).toEqual([2, 3])
      p.endSeason(4)
      expect(p.seat(0).reduction).toBe(0) // this Winter only
    },
    () => {
      const p = lab('process-design', 3).tile(0, 'double-production-line').stock(0, { malt: 5, hops: 2, yeast: 2 })
      p.atBrewing(0).do('act process-collaborate', 'brew line pleasantly-porter none none')
      expect(p.cubes(0).malt).toBe(3)
      expect(p.do('brew line pleasantly-porter none none').cubes(0)).toEqual({}) // the first batch only
    },
    () => expect(lab('process-design', 4).tile(0, 'farm', 'brew-pub', 'mash-tun').parts(0).research).toBe(3),
  ],
  balance: [
    () => expect(arrive('balance', 0).cubes(0)).toEqual({ malt: 1, hops: 1, yeast: 1 }),
    () => expect(winter('balance').cubes(0)).toEqual({ malt: 2, hops: 1 }),
    () => {
      expect(take('balance', 3, 'yeast-bank')).toEqual({ malt: 1, yeast: 1 })
      expect(take('balance', 3, 'malt-house')).toEqual({ malt: 4 })
      expect(take('balance', 3, 'grain-and-hop-cart')).toEqual({ malt: 2, hops: 1 }) // two basic kinds
      expect(take('balance', 3, 'orchard-stand')).toEqual({ fruit: 1 }) // none
      const stall = lab('balance', 3).atMarket(0).do('place specialty-stall-1 take worker', 'stall spice')
      expect(stall.cubes(0)).toEqual({ malt: 2, spice: 1 })
    },
    () => {
      const p = lab('balance', 4).sold(0, 'everyday-ale', 3).sold(0, 'pleasantly-porter', 2).sold(0, 'simply-stout', 2)
      expect(p.parts(0).research).toBe(4) // BC-2.32: two sets
    },
  ],
  prestige: [
    () => expect(arrive('prestige', 0).seat(0).money).toBe(3),
    () => expect(winter('prestige').seat(0).rep).toBe(1),
    () => {
      const p = lab('prestige', 3).tile(0, 'double-production-line').sold(0, 'everyday-ale')
      p.batch(0, 'pumpkin-ale', 'bottling-1').batch(0, 'bombastic-lambic', 'bottling-2')
      expect(p.atBrewing(0).do('act process-collaborate').seat(0).money).toBe(4 + 2 + 2) // each label
    },
    () => {
      const p = lab('prestige', 4)
      p.t.labels.set([0, 1, 1])
      expect(p.parts(0).research).toBe(4)
    },
  ],
}

describe('T5 and T6 (BC-2.32): every lab level, its effect and its limit', () => {
  for (const track of TRACKS)
    test.each(LEVELS.map((level, i) => [level, i] as const))(`${track} %s`, (_level, i) => T[track][i]())
})
