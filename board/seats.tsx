/** Every seat is told apart twice: by colour and by shape. */
import type { SeatColour } from './contract.ts'

/** Around the origin, as large as a circle of radius 1. */
const SHAPES: { readonly [S in SeatColour]: string } = {
  red: 'M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z',
  blue: 'M-.85-.85h1.700v1.700h-1.700z',
  yellow: 'M0-1.050 1.100.85h-2.200z',
  black: 'M0-1.120 1.120 0 0 1.120-1.120 0z',
  green: 'M0-1.050.92-.52v1.040L0 1.050-.92.520v-1.040z',
}

/** The shape of a seat, inside a drawing. */
export function SeatShape(props: { seat: SeatColour; x: number; y: number; r: number; fill?: string; edge?: string }) {
  return (
    <path
      d={SHAPES[props.seat]}
      transform={`translate(${props.x} ${props.y}) scale(${props.r})`}
      fill={props.fill ?? `var(--seat-${props.seat})`}
      stroke={props.edge ?? 'var(--seat-edge)'}
      stroke-width=".15"
      stroke-linejoin="round"
    />
  )
}
