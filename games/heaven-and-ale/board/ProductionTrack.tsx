import { PickShape, thing } from '@taproom/board'
import { For, Show } from 'solid-js'
import { Glyph, Unspoken } from './art/index.ts'
import { minus, PIECES, type Piece, signed } from './kinds.ts'
import { crowd, type Lane, PieceShape, pieceOutline, type Zone } from './track.tsx'

export interface ProductionTrackProps {
  name: string
  cells: Readonly<Record<Piece, number>>
  zones: readonly Zone[]
  /** What a zone is called, and by which name things here are explained. */
  zoneLabel: (zone: Zone) => string
  thing: (name: string) => string
  /** Where pieces would go. */
  preview?: Partial<Readonly<Record<Piece, number>>>
}

const RUN_UP = 32
const WIDTH = 1248
const CELL = (WIDTH - 11 * RUN_UP - 2) / 20
const LANE: Lane = {
  left: n => (n <= 0 ? 1 + (n + 10) * RUN_UP : 1 + 11 * RUN_UP + (n - 1) * CELL),
  width: n => (n <= 0 ? RUN_UP : CELL),
}
const CELLS = Array.from({ length: 31 }, (_, i) => i - 10)
const ZONE = 23
const ROW = ZONE + 23

/** The whole production track in one band: zones with rate and multiplier, pieces, numbers. */
export function ProductionTrack(props: ProductionTrackProps) {
  const zoneOf = (cell: number) => props.zones.findIndex(zone => cell >= zone.from && cell <= zone.to)
  const current = () => zoneOf(props.cells.brewmaster)
  const coming = () => zoneOf(props.preview?.brewmaster ?? props.cells.brewmaster)
  const moved = () => PIECES.filter(piece => props.preview?.[piece] !== undefined)
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */
    <svg class="ha-track" viewBox={`0 0 ${WIDTH} 88`} role="group" aria-label={props.name}>
      <For each={props.zones}>
        {(zone, i) => {
          const x = LANE.left(zone.from)
          const w = LANE.left(zone.to) + LANE.width(zone.to) - x
          const here = () => i() === current()
          return (
            <g {...thing(props.thing(`zone/${zone.id}`), props.zoneLabel(zone))}>
              <rect
                class="ha-zone"
                classList={{ here: here(), coming: i() === coming() && !here() }}
                x={x + 1}
                y="1"
                width={w - 2}
                height={ZONE - 1}
                rx="6"
              />
              <text
                x={x + w / 2}
                y="17"
                text-anchor="middle"
                font-size="14"
                font-weight="500"
                fill={here() ? 'var(--copper-ink)' : 'var(--ink)'}
                letter-spacing={w > 70 ? undefined : '-.5'}
              >
                {zone.rate}
                <tspan dx={w > 70 ? 7 : 1.5} font-weight="800">
                  {zone.multiplier}
                </tspan>
              </text>
              <rect
                x={x + 1}
                y={ZONE + 3}
                width={w - 2}
                height="61"
                rx="7"
                fill="var(--board)"
                opacity={i() % 2 ? 0.6 : 1}
              />
            </g>
          )
        }}
      </For>
      <Unspoken>
        <g>
          <For each={CELLS}>
            {n => (
              <g data-thing={props.thing(`cell/${n}`)}>
                <rect x={LANE.left(n)} y={ZONE + 3} width={LANE.width(n)} height="62" fill="transparent" />
                <Show when={n > -10 && !props.zones.some(zone => zone.from === n)}>
                  <path d={`M${LANE.left(n)} ${ZONE + 9}v48`} stroke="var(--line)" />
                </Show>
                <text
                  x={LANE.left(n) + LANE.width(n) / 2}
                  y="83"
                  text-anchor="middle"
                  font-size={n > 0 ? '14.5' : '14'}
                  font-weight={n > 0 ? 600 : 400}
                  fill={n > 0 ? 'var(--ink)' : 'var(--ink-soft)'}
                >
                  {minus(n)}
                </text>
              </g>
            )}
          </For>
        </g>
        <For each={moved()}>
          {piece => {
            const cell = () => props.preview?.[piece] ?? 0
            const x = () => LANE.left(cell()) + LANE.width(cell()) / 2
            return (
              <g class="ha-ghost" transform={`translate(${x()} ${ROW})`}>
                <path d={pieceOutline(piece, 30)} />
                <text y="5" text-anchor="middle" font-weight="800" font-size="14" fill="var(--copper)">
                  {signed(cell() - props.cells[piece])}
                </text>
              </g>
            )
          }}
        </For>
      </Unspoken>
      <For each={PIECES}>
        {piece => {
          const spot = () => crowd(piece, props.cells, LANE)
          return (
            <g class="ha-moving" style={{ transform: `translate(${spot().x}px, ${ROW + spot().y}px)` }}>
              <PickShape
                place={piece}
                outline={pieceOutline(piece, spot().size + 3)}
                reach={{ x: 0, y: 0, w: 40, h: 40 }}
              >
                <PieceShape piece={piece} size={spot().size} />
                <Glyph of={piece} x={0} y={piece === 'brewmaster' ? 1 : 0} size={spot().size * 0.64} />
              </PickShape>
            </g>
          )
        }}
      </For>
    </svg>
  )
}
