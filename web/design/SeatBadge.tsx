import { Match, Switch } from 'solid-js'

/** Every seat is told apart twice: by colour and by shape. */
export const SEAT_SHAPES = {
  red: 'circle',
  blue: 'square',
  yellow: 'triangle',
  black: 'diamond',
  green: 'hexagon',
} as const
export type SeatColour = keyof typeof SEAT_SHAPES

const PATHS = {
  square: 'M3.800 3.800h16.400v16.400H3.800z',
  triangle: 'M12 2.200 22.400 20.800H1.600z',
  diamond: 'M12 1.200 22.800 12 12 22.800 1.200 12z',
  hexagon: 'M12 1.800 21 6.900v10.200L12 22.200 3 17.100V6.900z',
} as const

export function SeatBadge(props: { seat: SeatColour; size?: number; label?: string }) {
  const shape = () => SEAT_SHAPES[props.seat]
  const ink = () => ({
    fill: `var(--seat-${props.seat})`,
    stroke: 'var(--seat-edge)',
    'stroke-width': 1.5,
    'stroke-linejoin': 'round' as const,
  })
  return (
    <svg
      class="seat-badge"
      style={{ width: `calc(${props.size ?? 16} * var(--px))`, height: `calc(${props.size ?? 16} * var(--px))` }}
      viewBox="0 0 24 24"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <Switch>
        <Match when={shape() === 'circle'}>
          <circle cx="12" cy="12" r="10" {...ink()} />
        </Match>
        <Match when={shape() !== 'circle'}>
          <path d={PATHS[shape() as keyof typeof PATHS]} {...ink()} />
        </Match>
      </Switch>
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
