import { Show } from 'solid-js'
import { hexPath } from './art/index.ts'
import { PIECES, type Piece } from './kinds.ts'

export interface Zone {
  id: string
  from: number
  to: number
  /** "5:1" */
  rate: string
  /** "×2" */
  multiplier: string
}

export interface Lane {
  left: (cell: number) => number
  width: (cell: number) => number
}

/** Where a piece stands when up to six share its cell: alone it is large, two overlap, more stand in two rows. */
export function crowd(piece: Piece, cells: Readonly<Record<Piece, number>>, lane: Lane) {
  const cell = cells[piece]
  const company = PIECES.filter(other => cells[other] === cell)
  const place = company.indexOf(piece)
  const middle = lane.left(cell) + lane.width(cell) / 2
  if (company.length === 1) return { x: middle, y: 0, size: 32 }
  if (company.length === 2)
    return { x: middle + (place ? 1 : -1) * Math.min(10, lane.width(cell) / 4), y: place ? 4 : -4, size: 26 }
  const columns = Math.ceil(company.length / 2)
  const step = Math.min(19, (lane.width(cell) - 18) / (columns - 1))
  return { x: middle + ((place % columns) - (columns - 1) / 2) * step, y: place < columns ? -9 : 10, size: 19 }
}

/** Resource markers are hexes, the brewmaster is arched like a kettle's hood, both around 0,0. */
export const pieceOutline = (piece: Piece, size: number) =>
  piece === 'brewmaster'
    ? `M${-size * 0.44} ${size * 0.54}V${-size * 0.16}a${size * 0.44} ${size * 0.44} 0 0 1 ${size * 0.88} 0V${size * 0.54}z`
    : hexPath(0, 0, size, 0.16)

export function PieceShape(props: { piece: Piece; size: number }) {
  const brewmaster = () => props.piece === 'brewmaster'
  return (
    <g>
      <Show when={!brewmaster()}>
        <path d={hexPath(0, 1.5, props.size, 0.16)} fill="var(--ha-cast)" />
      </Show>
      <path
        d={pieceOutline(props.piece, props.size)}
        fill={brewmaster() ? 'var(--ha-brewmaster)' : `var(--ha-${props.piece})`}
        stroke={brewmaster() ? '#3a1e0c' : `var(--ha-${props.piece}-edge)`}
        stroke-width="1.4"
      />
    </g>
  )
}
