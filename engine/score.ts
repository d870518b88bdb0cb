/** One seat's points with what they are made of; the parts add up to the total. */
export interface Score {
  readonly total: number
  readonly parts: { readonly [part: string]: number }
}

export interface Standing {
  readonly seat: number
  /** 1 is best; seats that nothing tells apart share a rank. */
  readonly rank: number
  readonly total: number
}

/** Ranks by total, then by the tie-breaks in order (higher is better); equal seats share a rank. */
export function rank(totals: readonly number[], tieBreaks?: (seat: number) => readonly number[]): Standing[] {
  const ties = tieBreaks && totals.map((_, seat) => tieBreaks(seat))
  const standings: Standing[] = []
  for (let seat = 0; seat < totals.length; seat++) {
    let rank = 1
    for (let other = 0; other < totals.length; other++)
      if (totals[other] > totals[seat]) rank++
      else if (ties && totals[other] === totals[seat] && isBetter(ties[other], ties[seat])) rank++
    standings.push({ seat, total: totals[seat], rank })
  }
  return standings
}

/** The first difference decides. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i] > other[i]
  return false
}
