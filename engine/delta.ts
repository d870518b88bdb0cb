/** The changed cells between two tables or views: runs of [start, count, values…]. */
export type Delta = readonly number[]

export function delta(from: ArrayLike<number>, to: ArrayLike<number>): Delta {
  const out: number[] = []
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue
    const start = i
    while (i < to.length && from[i] !== to[i]) i++
    out.push(start, i - start)
    for (let k = start; k < i; k++) out.push(to[k])
  }
  return out
}

export function applyDelta(cells: Int16Array, changes: ArrayLike<number>): void {
  for (let i = 0; i < changes.length; ) {
    const start = changes[i]
    const count = changes[i + 1]
    if (!(start >= 0) || !(count > 0) || start + count > cells.length) throw new Error('a delta of another table')
    for (let k = 0; k < count; k++) cells[start + k] = changes[i + 2 + k]
    i += 2 + count
  }
}
