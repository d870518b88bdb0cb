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
export function rank(totals: readonly number[], tieBreaks: (seat: number) => readonly number[] = () => []): Standing[] {
  const keys = totals.map((total, seat) => [total, ...tieBreaks(seat)])
  const better = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i] - a[i]
    return 0
  }
  return totals.map((total, seat) => ({
    seat,
    total,
    rank: 1 + keys.filter(other => better(other, keys[seat]) < 0).length,
  }))
}
