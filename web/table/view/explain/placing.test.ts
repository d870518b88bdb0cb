import { describe, expect, test } from 'vitest'
import { spotFor } from './placing.ts'

const WINDOW = { width: 1280, height: 720 }
const CARD = { width: 320, height: 180 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const covers = (spot: { left: number; top: number }, other: ReturnType<typeof box>) =>
  spot.left < other.right &&
  spot.left + CARD.width > other.left &&
  spot.top < other.bottom &&
  spot.top + CARD.height > other.top

describe('the card lies beside what it explains', () => {
  test.each([
    ['in the middle', box(600, 300, 60, 60)],
    ['at the right edge', box(1220, 300, 60, 60)],
    ['in a corner', box(0, 660, 60, 60)],
    ['below the header', box(1200, 0, 80, 40)],
    ['a bar over the whole width', box(0, 600, 1280, 120)],
    ['a column over the whole height', box(900, 0, 380, 720)],
  ])('%s', (_, explained) => {
    const spot = spotFor(explained, CARD, WINDOW, [])
    expect(covers(spot, explained)).toBe(false)
    expect(spot.left).toBeGreaterThanOrEqual(0)
    expect(spot.top).toBeGreaterThanOrEqual(0)
    expect(spot.left + CARD.width).toBeLessThanOrEqual(WINDOW.width)
    expect(spot.top + CARD.height).toBeLessThanOrEqual(WINDOW.height)
  })

  test('where nothing that can be chosen lies', () => {
    const choice = box(680, 300, 60, 60)
    expect(covers(spotFor(box(600, 300, 60, 60), CARD, WINDOW, []), choice)).toBe(true)
    expect(covers(spotFor(box(600, 300, 60, 60), CARD, WINDOW, [choice]), choice)).toBe(false)
  })

  test('what fills the window is covered as little as can be, and the card stays inside', () => {
    const spot = spotFor(box(0, 0, 1280, 720), CARD, WINDOW, [])
    expect(spot.left + CARD.width).toBeLessThanOrEqual(WINDOW.width)
  })
})
