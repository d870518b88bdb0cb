/** Ratings from results: the strengths that make the observed wins most likely (Bradley and Terry), on the scale of Elo. */

/** `wins[i][j]`: how often i finished ahead of j, a shared place being half. The mean rating is 0. */
export function ratings(wins: readonly (readonly number[])[]): readonly number[] {
  const count = wins.length
  const strength = new Float64Array(count).fill(1)
  for (let round = 0; round < 500; round++) {
    for (let i = 0; i < count; i++) {
      // Half a win and half a loss against everybody met, so that nobody is infinitely strong.
      let won = 0
      let expected = 0
      for (let j = 0; j < count; j++) {
        const met = wins[i][j] + wins[j][i]
        if (j === i || met === 0) continue
        won += wins[i][j] + 0.5
        expected += (met + 1) / (strength[i] + strength[j])
      }
      if (expected > 0) strength[i] = won / expected
    }
  }
  const elo = Array.from(strength, one => 400 * Math.log10(one))
  const mean = elo.reduce((sum, one) => sum + one, 0) / count
  return elo.map(one => Math.round(one - mean))
}
