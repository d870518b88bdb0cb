import { shelf } from '@taproom/shelf'
import { expect, test } from 'vitest'
import { Lessons } from './lessons.ts'
import { ladderOf } from './levels.ts'
import { NetSchool } from './net-school.ts'

const room = await shelf['dice-brewing']()
const style = { ...ladderOf(room).style, iterations: 2, nodes: 500 }
const options = room.game.options()
if (typeof options === 'string') throw new Error(options)
const { own, common } = room.adviser?.sight ?? { own: 0, common: 0 }

function told(lessons: Lessons): unknown[] {
  return Array.from({ length: lessons.length }, (_, i) => {
    const { progress, leads, own: seats } = lessons.at(i)
    return [progress[0], ...leads, ...seats.flatMap(seat => [...seat])]
  })
}

test('thinking players play the same match from the same seed, and every position knows how it ended', () => {
  const school = new NetSchool(room, options)
  const once = school.think('school', 3, style)
  expect(told(new NetSchool(room, options).think('school', 3, style))).toEqual(told(once))
  expect(told(school.think('another', 3, style))).not.toEqual(told(once))
  expect(once.length).toBeGreaterThan(3)
  for (let i = 0; i < once.length; i++) {
    const { leads, progress } = once.at(i)
    expect([...leads]).toEqual([...once.at(0).leads])
    expect(leads.reduce((sum, lead) => sum + lead, 0)).toBeCloseTo(0, 4)
    if (i > 0) expect(progress[0]).toBeGreaterThanOrEqual(once.at(i - 1).progress[0])
  }
})

test('the adviser against itself: as many positions as suit, with the end alone while nothing is believed', () => {
  const school = new NetSchool(room, options)
  const lessons = new Lessons(own, common, 4, 100)
  school.play('school', 2, 1, lessons)
  expect(lessons.length).toBeGreaterThan(3)
  for (let i = 0; i < lessons.length; i++) expect([...lessons.at(i).leads]).toEqual([...lessons.at(0).leads])
})
