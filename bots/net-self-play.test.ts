import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { ladderOf } from './levels.ts'
import { NetSelfPlay } from './net-self-play.ts'
import { Samples } from './samples.ts'

const room = await shelf['dice-brewing']()
const style = { ...ladderOf(room).style, iterations: 2, nodes: 500 }
const options = room.game.options()
if (typeof options === 'string') throw new Error(options)
const { own, common } = room.adviser?.netInputs ?? { own: 0, common: 0 }

function flat(samples: Samples): unknown[] {
  return Array.from({ length: samples.length }, (_, i) => {
    const { progress, leads, own: seats } = samples.at(i)
    return [progress[0], ...leads, ...seats.flatMap(seat => [...seat])]
  })
}

test('thinking players play the same match from the same seed, and every position knows how it ended', () => {
  const selfPlay = new NetSelfPlay(room, options)
  const once = selfPlay.think('school', 3, style)
  expect(flat(new NetSelfPlay(room, options).think('school', 3, style))).toEqual(flat(once))
  expect(flat(selfPlay.think('another', 3, style))).not.toEqual(flat(once))
  expect(once.length).toBeGreaterThan(3)
  for (let i = 0; i < once.length; i++) {
    const { leads, progress } = once.at(i)
    expect([...leads]).toEqual([...once.at(0).leads])
    expect(leads.reduce((sum, lead) => sum + lead, 0)).toBeCloseTo(0, 4)
    if (i > 0) expect(progress[0]).toBeGreaterThanOrEqual(once.at(i - 1).progress[0])
  }
})

test('the adviser against itself: as many positions as suit, with the end alone while nothing is believed', () => {
  const selfPlay = new NetSelfPlay(room, options)
  const samples = new Samples(own, common, 4, 100)
  selfPlay.play('school', 2, 1, samples)
  expect(samples.length).toBeGreaterThan(3)
  for (let i = 0; i < samples.length; i++) expect([...samples.at(i).leads]).toEqual([...samples.at(0).leads])
})
