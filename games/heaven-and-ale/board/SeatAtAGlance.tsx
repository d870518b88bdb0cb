import { SeatShape } from '@taproom/board'
import { createMemo, For, Show } from 'solid-js'
import { GlyphIcon, hexPath, roofOf } from './art/index.ts'
import { isMonk, minus, PIECES, type Piece, type SeatColour, type ShedType, type TileFace } from './kinds.ts'
import { SITES } from './places.ts'

export interface SeatAtAGlanceProps {
  /** The accessible summary of this seat. */
  label: string
  name: string
  seat: SeatColour
  /** By which name it is explained; what it holds has names that begin with it. */
  thing: string
  note?: string
  ducats: number
  cells: Readonly<Record<Piece, number>>
  tiles: Readonly<Record<string, TileFace>>
  sheds: Readonly<Record<string, ShedType>>
  discs: number
  cards: number
  barrels: number
  /** It is this seat's turn. */
  acting?: boolean
  /** Its board is the large one now. */
  shown?: boolean
  /** Without the garden, where three of them share a rail. */
  dense?: boolean
  onPress?: () => void
}

/** Another seat's board, small: enough to see what it is up to; pressing it opens the whole. */
export function SeatAtAGlance(props: SeatAtAGlanceProps) {
  return (
    <button
      type="button"
      class="ha-glance"
      classList={{ dense: props.dense, acting: props.acting }}
      aria-label={props.label}
      aria-pressed={props.shown}
      data-seat={props.seat}
      data-thing={props.thing}
      onClick={() => props.onPress?.()}
    >
      <span class="head" aria-hidden="true">
        <svg class="ha-glyph" viewBox="0 0 24 24">
          <SeatShape seat={props.seat} x={12} y={12} r={10} />
        </svg>
        <b>{props.name}</b>
        <span class="note">{props.note}</span>
        <span class="ducats" data-thing={`${props.thing}/ducats`}>
          <GlyphIcon of="ducat" />
          <b>{props.ducats}</b>
        </span>
      </span>
      <span class="body" aria-hidden="true">
        <Show when={!props.dense}>
          <MiniGarden tiles={props.tiles} sheds={props.sheds} />
        </Show>
        <span class="numbers">
          <span class="cells">
            <For each={PIECES}>
              {piece => (
                <span data-thing={`${props.thing}/${piece}`}>
                  <GlyphIcon of={piece} />
                  <b>{minus(props.cells[piece])}</b>
                </span>
              )}
            </For>
          </span>
          <span class="holds">
            <span data-thing={`${props.thing}/discs`}>
              <GlyphIcon of="disc" />
              {props.discs}
            </span>
            <span data-thing={`${props.thing}/cards`}>
              <GlyphIcon of="card" />
              {props.cards}
            </span>
            <span data-thing={`${props.thing}/barrels`}>
              <GlyphIcon of="barrel" />
              {props.barrels}
            </span>
          </span>
        </span>
      </span>
    </button>
  )
}

const W = 12
const TALL = (W * 2) / Math.sqrt(3)

export function MiniGarden(props: Pick<SeatAtAGlanceProps, 'tiles' | 'sheds'>) {
  const fill = (id: string, half: string) => {
    const tile = props.tiles[id]
    if (tile) return `var(--ha-${isMonk(tile.kind) ? 'monk' : tile.kind})`
    const shed = props.sheds[id]
    if (shed !== undefined) return roofOf(shed)
    return half === 'shed' ? 'var(--board)' : `var(--ha-${half})`
  }
  const built = (id: string) => !!props.tiles[id] || props.sheds[id] !== undefined
  return (
    <svg class="mini" viewBox={`0 0 ${7 * W + 2} ${TALL * 5.5 + 2}`} aria-hidden="true">
      <For each={SITES}>
        {site => {
          const stands = createMemo(() => built(site.id))
          const colour = createMemo(() => fill(site.id, site.half))
          return (
            <path
              d={hexPath(1 + 3.5 * W + (site.x * W) / 2, 1 + TALL / 2 + site.row * TALL * 0.75, W * 0.92, 0.1)}
              fill={colour()}
              stroke={stands() ? 'rgb(40 25 10 / .6)' : 'var(--line)'}
              stroke-width={stands() ? 0.9 : 0.5}
            />
          )
        }}
      </For>
    </svg>
  )
}
