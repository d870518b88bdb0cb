/** Where an explanation lies: beside what it explains, inside the window, and over as little as possible that can be chosen. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly left: number
  readonly top: number
}

/** Between the card and what it explains, and between the card and the window's edge. */
const GAP = 10
const EDGE = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** All spots beside a box, the usual ones first: right and left of it, below and above, each at three heights or widths. */
function* beside(box: Box, { width, height }: Size): Generator<Spot> {
  const tops = [box.top, (box.top + box.bottom - height) / 2, box.bottom - height]
  const lefts = [(box.left + box.right - width) / 2, box.left, box.right - width]
  for (const top of tops) {
    yield { left: box.right + GAP, top }
    yield { left: box.left - GAP - width, top }
  }
  for (const left of lefts) {
    yield { left, top: box.bottom + GAP }
    yield { left, top: box.top - GAP - height }
  }
}

/** Where there is no room beside something large, the corner that covers least of it serves. */
export function spotFor(explained: Box, card: Size, window: Size, choices: readonly Box[]): Spot {
  const most = { left: window.width - EDGE - card.width, top: window.height - EDGE - card.height }
  const inside = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, most.left)),
    top: Math.max(EDGE, Math.min(top, most.top)),
  })
  const corners = [{ left: most.left, top: EDGE }, most, { left: EDGE, top: EDGE }, { left: EDGE, top: most.top }]
  let best = inside(most)
  let least = Number.POSITIVE_INFINITY
  for (const [i, spot] of [...beside(explained, card), ...corners].map(inside).entries()) {
    const box = boxAt(spot, card)
    const hidden = choices.reduce((sum, choice) => sum + overlap(box, choice), 0)
    // What is explained counts far more than what may be chosen, and that more than the usual order.
    const cost = overlap(box, explained) * 1000 + hidden + i * 40
    if (cost >= least) continue
    least = cost
    best = spot
  }
  return best
}
