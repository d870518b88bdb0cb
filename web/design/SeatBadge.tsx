import type { SeatColour } from '@taproom/board'
import { SeatShape } from '@taproom/board/seats'

export type { SeatColour }

export function SeatBadge(props: { seat: SeatColour; size?: number; label?: string }) {
  return (
    <svg
      class="seat-badge"
      style={{ width: `calc(${props.size ?? 16} * var(--px))`, height: `calc(${props.size ?? 16} * var(--px))` }}
      viewBox="0 0 24 24"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <SeatShape seat={props.seat} x={12} y={12} r={10} />
    </svg>
  )
}

export function SeatName(props: { seat: SeatColour; name: string; size?: number }) {
  return (
    <span class="seat-name">
      <SeatBadge seat={props.seat} size={props.size} />
      {props.name}
    </span>
  )
}
