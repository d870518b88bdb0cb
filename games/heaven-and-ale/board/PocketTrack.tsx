import { PickShape, thing } from '@taproom/board'
import { createMemo, For, Show } from 'solid-js'
import { boxPath, Glyph } from './art/index.ts'
import { minus, PIECES, type Piece, signed } from './kinds.ts'
import type { ProductionTrackProps } from './ProductionTrack.tsx'

const WIDTH = 378
const RUN_UP = 8
const LAST = 26
const CELL = (WIDTH - 11 * RUN_UP - LAST) / 19
const left = (n: number) => (n <= 0 ? (n + 10) * RUN_UP : 11 * RUN_UP + (n - 1) * CELL)
const width = (n: number) => (n <= 0 ? RUN_UP : n === 20 ? LAST : CELL)
const middle = (n: number) => left(n) + width(n) / 2
const FLAG = 48
const ROWS = [44, 65, 86]
const AXIS = 99
const CELLS = Array.from({ length: 31 }, (_, i) => i - 10)

/** Flags never cover each other: from the left, each takes the row that moves it least from its own cell. */
function plant(cells: Readonly<Record<Piece, number>>) {
  const ends = ROWS.map(() => 0)
  const order = [...PIECES].sort((a, b) => cells[a] - cells[b])
  const spots = {} as Record<Piece, { x: number; row: number }>
  order.forEach((piece, i) => {
    const wish = Math.min(Math.max(middle(cells[piece]) - FLAG / 2, 0), WIDTH - FLAG)
    const row = ends.reduce(
      (best, end, r) => (Math.max(end, wish) < Math.max(ends[best], wish) ? r : best),
      i % ROWS.length,
    )
    spots[piece] = { x: Math.max(ends[row], wish), row }
    ends[row] = spots[piece].x + FLAG + 2
  })
  for (const [row, end] of ends.entries()) {
    const over = end - 2 - WIDTH
    if (over > 0) for (const piece of PIECES) if (spots[piece].row === row) spots[piece].x -= over
  }
  return spots
}

/** The production track for a phone: cells too small to stand on, so every piece flies a flag with its exact cell. */
export function PocketTrack(props: ProductionTrackProps) {
  const spots = createMemo(() => plant(props.cells))
  const zoneOf = (cell: number) => props.zones.findIndex(zone => cell >= zone.from && cell <= zone.to)
  const current = () => zoneOf(props.cells.brewmaster)
  const coming = () => zoneOf(props.preview?.brewmaster ?? props.cells.brewmaster)
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */
    <svg class="ha-track" viewBox={`0 0 ${WIDTH} 104`} role="group" aria-label={props.name}>
      <For each={props.zones}>
        {(zone, i) => {
          const x = left(zone.from)
          const w = left(zone.to) + width(zone.to) - x
          const here = () => i() === current()
          const ink = () => (here() ? 'var(--copper-ink)' : 'var(--ink)')
          return (
            <g {...thing(props.thing(`zone/${zone.id}`), props.zoneLabel(zone))} text-anchor="middle" font-size="13">
              <rect
                class="ha-zone"
                classList={{ here: here(), coming: i() === coming() && !here() }}
                x={x + 1}
                y="1"
                width={w - 2}
                height="31"
                rx="5"
              />
              <text x={x + w / 2} y="14" font-weight="800" fill={ink()}>
                {zone.multiplier}
              </text>
              <text x={x + w / 2} y="28" font-weight="500" fill={ink()} letter-spacing={w < 30 ? '-.4' : undefined}>
                {zone.rate}
              </text>
              <rect x={x + 1} y="34" width={w - 2} height="70" rx="5" fill="var(--board)" opacity={i() % 2 ? 0.6 : 1} />
            </g>
          )
        }}
      </For>
      <g fill="var(--ink-soft)">
        <For each={CELLS}>
          {n => (
            <g data-thing={props.thing(`cell/${n}`)}>
              <rect x={left(n)} y="34" width={width(n)} height="70" fill="transparent" />
              <circle cx={middle(n)} cy={AXIS} r={n > 0 ? 1.7 : 1.2} />
            </g>
          )}
        </For>
      </g>
      <For each={PIECES}>
        {piece => (
          <path
            d={`M${Math.min(Math.max(middle(props.cells[piece]), spots()[piece].x + 4), spots()[piece].x + FLAG - 4)} ${ROWS[spots()[piece].row]}L${middle(props.cells[piece])} ${AXIS}`}
            stroke={`var(--ha-${piece}-edge)`}
            stroke-width="1.600"
          />
        )}
      </For>
      <For each={PIECES}>
        {piece => {
          const x = () => spots()[piece].x
          const y = () => ROWS[spots()[piece].row]
          const goal = () => props.preview?.[piece]
          return (
            <PickShape
              place={piece}
              outline={boxPath(x(), y() - 10, FLAG, 20, 8)}
              reach={{ x: x() + FLAG / 2, y: y(), w: FLAG, h: 40 }}
            >
              <path
                d={boxPath(x(), y() - 9.5, FLAG, 19, 7)}
                fill={goal() === undefined ? 'var(--panel)' : 'var(--copper)'}
                stroke={`var(--ha-${piece}-edge)`}
                stroke-width="1.300"
              />
              <Glyph of={piece} x={x() + 11} y={y()} size={15} />
              <text
                x={x() + 21}
                y={y() + 4.9}
                font-size="14"
                font-weight="700"
                fill={goal() === undefined ? 'var(--ink)' : 'var(--copper-ink)'}
              >
                <Show when={goal() !== undefined} fallback={minus(props.cells[piece])}>
                  {signed((goal() ?? 0) - props.cells[piece])}
                </Show>
              </text>
            </PickShape>
          )
        }}
      </For>
    </svg>
  )
}
