import type { AnyRoom, AnySchema, Box, State } from '@taproom/engine'

/** For every seat its share of the match, together 1: from the points it may expect, or from the end itself. */
export function winShares(
  { game, adviser }: AnyRoom,
  t: State<AnySchema, Box>,
  scale: number,
  into: Float64Array,
  margin = 0,
): void {
  const over = t.prompts.kind < 0
  let high = Number.NEGATIVE_INFINITY
  const judgeAll = over ? undefined : adviser?.evaluateAll
  judgeAll?.(t, into)
  for (let seat = 0; seat < into.length; seat++) {
    if (!judgeAll) into[seat] = over || !adviser ? game.points(t, seat) : adviser.evaluate(t, seat)
    if (into[seat] > high) high = into[seat]
  }
  const spread = over && margin > 0 ? margin : adviser?.spread && !over ? adviser.spread(t) * scale : scale
  let winners = 0
  let sum = 0
  for (let seat = 0; seat < into.length; seat++) {
    if (into[seat] === high) winners++
    into[seat] = Math.exp((into[seat] - high) / spread)
    sum += into[seat]
  }
  for (let seat = 0; seat < into.length; seat++) {
    const share = into[seat] / sum
    // At the very end winning counts, and a larger lead only a little, unless play beyond the tree led there.
    const win = margin > 0 ? 0.1 : 0.9
    into[seat] = over ? (1 - win) * share + (into[seat] === 1 ? win / winners : 0) : share
  }
}
