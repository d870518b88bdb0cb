/** The result of an arena as one self-contained page: who won how often, with intervals, and how the scores are spread. */
import type { Contestant } from './arena.ts'

export interface ArenaReport {
  readonly title: string
  readonly about: string
  readonly names: readonly string[]
  readonly result: readonly Contestant[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const WIDTH = 640
const LEFT = 120
const ROW = 44

/** Bars of the shares with their intervals; a dashed line where equal players would be. */
function shares({ names, result }: ArenaReport): string {
  const x = (share: number): number => LEFT + share * (WIDTH - LEFT - 90)
  const height = result.length * ROW + 30
  const rows = result.map(({ rate, low, high }, i) => {
    const y = i * ROW + 8
    const middle = y + 12
    return (
      `<text x="${LEFT - 10}" y="${middle + 5}" text-anchor="end">${escaped(names[i])}</text>` +
      `<rect x="${LEFT}" y="${y}" width="${x(rate) - LEFT}" height="24" rx="3" class="bar"/>` +
      `<path d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 6}v12M${x(high)} ${middle - 6}v12" class="whisker"/>` +
      `<text x="${x(high) + 8}" y="${middle + 5}">${percent(rate)}</text>`
    )
  })
  const even = x(1 / result.length)
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Shares of won matches">${rows.join('')}` +
    `<path d="M${even} 0V${height - 22}" class="even"/><text x="${even}" y="${height - 6}" text-anchor="middle">equal</text></svg>`
  )
}

/** How often each score was reached, one curve of steps a player. */
function spread({ names, result }: ArenaReport): string {
  const all = result.flatMap(({ scores }) => scores)
  const from = Math.min(...all)
  const to = Math.max(...all, from + 1)
  const bins = 24
  const height = 200
  const x = (bin: number): number => LEFT + (bin / bins) * (WIDTH - LEFT - 90)
  const counted = result.map(({ scores }) => {
    const counts = new Array<number>(bins).fill(0)
    for (const score of scores) counts[Math.min(bins - 1, Math.floor(((score - from) / (to - from)) * bins))]++
    return counts
  })
  const most = Math.max(1, ...counted.flat())
  const curves = counted.map((counts, i) => {
    const steps = counts.map((count, bin) => `L${x(bin)} ${height - (count / most) * 170}H${x(bin + 1)}`).join('')
    return `<path d="M${x(0)} ${height}${steps}V${height}" class="curve c${i % 5}"/><text x="${WIDTH - 84}" y="${24 + i * 20}" class="t${i % 5}">${escaped(names[i])}</text>`
  })
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    part =>
      `<text x="${x(part * bins)}" y="${height + 18}" text-anchor="middle">${Math.round(from + (to - from) * part)}</text>`,
  )
  return `<svg viewBox="0 0 ${WIDTH} ${height + 26}" role="img" aria-label="Final scores">${curves.join('')}${marks.join('')}</svg>`
}

const STYLE = `
:root{color-scheme:light dark;--ink:#2b2118;--paper:#fbf6ec;--amber:#c8832a;--line:#7a6a58}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d8;--paper:#1d1813;--amber:#dd9a44;--line:#a8967f}}
body{margin:2rem auto;max-width:44rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
svg{width:100%;font:14px system-ui,sans-serif;fill:var(--ink)}
.bar{fill:var(--amber);opacity:.8}.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.even{stroke:var(--line);stroke-dasharray:4 4}
.curve{fill:none;stroke-width:2}.c0{stroke:#c8832a}.c1{stroke:#3f7fb5}.c2{stroke:#6a994e}.c3{stroke:#a4508b}.c4{stroke:#7a6a58}
.t0{fill:#c8832a}.t1{fill:#3f7fb5}.t2{fill:#6a994e}.t3{fill:#a4508b}.t4{fill:#7a6a58}
table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.3rem .5rem;border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}`

export function arenaPage(report: ArenaReport): string {
  const rows = report.result.map(
    ({ rate, low, high, meanScore, msPerDecision, rating }, i) =>
      `<tr><td>${escaped(report.names[i])}</td><td>${percent(rate)}</td><td>${percent(low)} to ${percent(high)}</td>` +
      `<td>${rating > 0 ? '+' : ''}${rating}</td><td>${meanScore.toFixed(1)}</td><td>${msPerDecision.toFixed(2)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(report.title)}</title>
<style>${STYLE}</style>
<h1>${escaped(report.title)}</h1><p>${escaped(report.about)}</p>
<h2>Won matches</h2>${shares(report)}
<h2>Final scores</h2>${spread(report)}
<table><tr><th>player</th><th>wins</th><th>95 % interval</th><th>rating</th><th>mean score</th><th>ms a decision</th></tr>
${rows.join('\n')}</table>
</html>
`
}
