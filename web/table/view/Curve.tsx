import { createMemo, For } from 'solid-js'
import { SeatBadge } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { scoreCurve, turnStarts } from '../ctrl/curve.ts'
import type { TableContext } from './context.ts'
import { createNarrow } from './narrow.ts'

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
const LABEL = 22
/** What a word under the curve takes up. */
const ROOM = 62

/** Labels at the end of the lines, pushed apart so that none covers another. */
function spread(heights: readonly number[]): number[] {
  const placed = [...heights]
  let free = Number.NEGATIVE_INFINITY
  for (const { height, i } of heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)) {
    const at = Math.max(height, free)
    placed[i] = at
    free = at + LABEL
  }
  return placed
}

const final = (line: readonly number[]): number => line.at(-1) ?? 0

/** What each seat would have scored, had the match ended then; a press looks at that position. */
export function Curve(props: { context: TableContext; onLook: (at: number) => void }) {
  const { match } = props.context
  const narrow = createNarrow()
  const width = () => (narrow() ? 350 : 580)
  const height = () => (narrow() ? 230 : 196)
  const LEFT = 34
  const right = () => width() - 58
  const bottom = () => height() - 26
  const table = match.whole()
  const curve = table ? scoreCurve(table) : []
  const turns = table ? turnStarts(table) : []
  const last = table?.index ?? 0
  const all = curve.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const step = STEPS.find(one => (high - low) / one <= 6) ?? 1000
  const top = Math.ceil(high / step) * step
  const base = Math.floor(low / step) * step
  const x = (index: number) => LEFT + ((right() - LEFT) * index) / Math.max(1, last)
  const y = (points: number) => bottom() - ((bottom() - 12) * (points - base)) / (top - base)
  const path = (line: readonly number[]) =>
    line.map((points, i) => (i === 0 ? `M${x(0)} ${y(points)}` : `H${x(i)}V${y(points)}`)).join('')
  const grid = Array.from({ length: (top - base) / step + 1 }, (_, i) => base + i * step)
  const marks = createMemo(() => {
    const wanted = narrow() ? 4 : 6
    const every = Math.max(1, Math.ceil(turns.length / wanted))
    let free = LEFT + ROOM / 2
    return turns
      .map((at, turn) => ({ at, turn }))
      .filter(({ at, turn }) => {
        const fits = turn > 0 && turn % every === 0 && x(at) >= free
        if (fits) free = x(at) + ROOM
        return fits
      })
  })
  const labels = createMemo(() => spread(curve.map(line => y(final(line)))))
  const labelAt = (seat: number) => labels()[seat] ?? 0
  const label = () =>
    words().end.curveAbout(curve.map((line, seat) => `${match.who(seat)} ${words().table.points(final(line))}`))
  const lookAt = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = (((event.clientX - box.left) / box.width) * width() - LEFT) / (right() - LEFT)
    props.onLook(Math.round(Math.max(0, Math.min(1, at)) * last))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; the replay bar does the same by keys.
    <svg class="tb-curve" viewBox={`0 0 ${width()} ${height()}`} role="img" aria-label={label()} onClick={lookAt}>
      <For each={grid}>
        {points => (
          <>
            <path class="grid" d={`M${LEFT} ${y(points)}H${right()}`} />
            <text x={LEFT - 8} y={y(points) + 4.5} text-anchor="end">
              {points}
            </text>
          </>
        )}
      </For>
      <For each={marks()}>
        {({ at, turn }) => (
          <text x={x(at)} y={height() - 6} text-anchor="middle">
            {words().table.turn(turn)}
          </text>
        )}
      </For>
      <For each={curve}>
        {(line, seat) => (
          <path class="line" d={path(line)} style={{ stroke: `var(--seat-${props.context.colour(seat())})` }} />
        )}
      </For>
      <For each={curve}>
        {(line, seat) => (
          <>
            <foreignObject x={right() + 6} y={labelAt(seat()) - 8} width="16" height="18">
              <SeatBadge seat={props.context.colour(seat())} size={15} />
            </foreignObject>
            <text class="now" x={right() + 26} y={labelAt(seat()) + 5}>
              {final(line)}
            </text>
          </>
        )}
      </For>
    </svg>
  )
}
