/** A bar on a terminal, nothing elsewhere. */
export function progress(total: number): (done: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  const began = performance.now()
  let shown = 0
  return done => {
    const now = performance.now()
    if (done < total && now - shown < 100) return
    shown = now
    const part = done / total
    const left = part > 0 ? Math.ceil(((now - began) * (1 - part)) / part / 1000) : 0
    const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '·')
    stderr.write(done < total ? `\r${bar} ${Math.round(part * 100)} %  ${left} s left ` : `\r${' '.repeat(60)}\r`)
  }
}
