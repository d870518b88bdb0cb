import type { SeatColour } from '@taproom/board'
import { SeatShape } from '@taproom/board/seats'
import { Show } from 'solid-js'
import { sized } from './Glyph.tsx'

export function SeatIcon(props: { seat: SeatColour; size?: number }) {
  return (
    <svg class="bc-glyph" viewBox="0 0 24 24" aria-hidden="true" style={sized(props.size)}>
      <SeatShape seat={props.seat} x={12} y={12} r={10} />
    </svg>
  )
}

/** A worker with a hat; the shape of the seat is cut into the apron. A temp wears a cap and a dashed outline. */
export function Peg(props: { seat: SeatColour; size?: number; temp?: boolean }) {
  return (
    <svg
      class="bc-peg"
      viewBox="0 0 32 37"
      aria-hidden="true"
      style={sized(props.size ?? 30, (props.size ?? 30) * 1.15)}
    >
      <ellipse cx="16" cy="34.500" rx="12.500" ry="2.600" fill="rgb(42 24 8 / .25)" />
      <g
        fill={`var(--seat-${props.seat})`}
        stroke={props.temp ? 'var(--ink)' : 'var(--bc-peg-edge)'}
        stroke-width="1.300"
        stroke-dasharray={props.temp ? '3 2' : undefined}
      >
        <path d="M5 33c0-10 3-15.500 6.500-18h9C24 17.500 27 23 27 33c0 1.400-1 2-2.200 2H7.200C6 35 5 34.400 5 33z" />
        <circle cx="16" cy="9" r="7.200" />
      </g>
      <path d="M20.500 15C24 17.500 27 23 27 33c0 1.400-1 2-2.200 2H21c2.500-6 2-14-.5-20z" fill="rgb(20 10 4 / .28)" />
      <Show when={!props.temp}>
        <path d="M8.500 7.500C9 3 12 1 16 1s7 2 7.500 6.500z" fill="rgb(20 10 4 / .5)" />
        <path d="M7 7.800h18" stroke="rgb(20 10 4 / .55)" stroke-width="2.200" stroke-linecap="round" />
      </Show>
      <SeatShape seat={props.seat} x={16} y={24.5} r={5.2} fill="#fff6e6" edge="rgb(30 18 8 / .45)" />
    </svg>
  )
}

const COATS = ['#7a8fa6', '#b5652b', '#6d8a3f', '#a5485a', '#3f719c', '#8a6aa0', '#4f8079', '#a3873a', '#7d5a44']
const HATS = [
  'M5.500 7.200C5.500 3.800 7.500 2.500 10 2.500s4.500 1.300 4.500 4.700z',
  'M3.500 7h13v-1.200h-2.200L13.500 2h-7l-.8 3.800H3.500z',
  'M5.600 6.800c-.8-3 1.400-4.800 4.400-4.800s5.200 1.800 4.400 4.800L17.500 7.600v1H5.600z',
]

/** A face for a skilled worker: hat and coat by its number in the deck. */
export function Face(props: { number: number; size?: number }) {
  return (
    <svg class="bc-face" viewBox="0 0 20 20" aria-hidden="true" style={sized(props.size ?? 22)}>
      <circle cx="10" cy="10" r="10" fill="var(--board)" />
      <path
        d="M3 17.200C3.500 14 6.200 12.300 10 12.300s6.500 1.700 7 4.900A10 10 0 0 1 3 17.200z"
        fill={COATS[props.number % 9]}
      />
      <circle cx="10" cy="8.200" r="4.200" fill={props.number % 2 ? '#b98459' : '#e0b48a'} />
      <path d={HATS[Math.floor(props.number / 9) % 3]} fill="#4a3323" />
    </svg>
  )
}

export function Coin(props: { size?: number }) {
  return (
    <svg class="bc-glyph" viewBox="0 0 20 20" aria-hidden="true" style={sized(props.size)}>
      <circle cx="10" cy="10" r="9.300" fill="#b97a12" />
      <circle cx="10" cy="10" r="7.300" fill="#f0c35c" />
      <path
        d="M10 4.200v11.600M12.800 7.200c-.6-.9-1.600-1.300-2.800-1.300-1.600 0-2.700.8-2.700 2 0 2.900 5.500 1.400 5.500 4.300 0 1.300-1.200 2.100-2.800 2.100-1.300 0-2.400-.5-3-1.500"
        fill="none"
        stroke="#5c3a04"
        stroke-width="1.700"
        stroke-linecap="round"
      />
    </svg>
  )
}

/** A reputation point. */
export function Rep(props: { size?: number }) {
  return (
    <svg class="bc-glyph" viewBox="0 0 20 20" aria-hidden="true" style={sized(props.size)}>
      <circle cx="10" cy="10" r="9.500" fill="var(--bc-rep)" />
      <path
        d="M10 3.200l1.900 4.200 4.600.5-3.400 3.100.9 4.500L10 13.300l-4 2.200.9-4.500-3.400-3.100 4.600-.5z"
        fill="#fff8e4"
      />
    </svg>
  )
}
