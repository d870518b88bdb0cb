import { expect, test } from 'vitest'
import { announcement, heardAnnouncement, putAway } from './announcement.ts'

test('an announcement is shown until it is put away or taken back; the next one is shown again', () => {
  const [first, second] = ['one', 'two'].map(id => ({ id, text: id, at: 0 }))
  expect(announcement()).toBeUndefined()
  heardAnnouncement(first)
  expect(announcement()).toEqual(first)
  if (first) putAway(first)
  expect(announcement()).toBeUndefined()
  // As every connection says again.
  heardAnnouncement(first)
  expect(announcement()).toBeUndefined()
  heardAnnouncement(second)
  expect(announcement()).toEqual(second)
  heardAnnouncement(null)
  expect(announcement()).toBeUndefined()
})
