import type { JSX } from 'solid-js'

const line = (d: string) => (
  <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
)

const ICONS = {
  undo: () => line('M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5'),
  restart: () => line('M5 12a7.5 7.5 0 1 0 2.400-5.500M5 3.500V8h4.500'),
  check: () => line('M4.500 12.500 10 18 20 6.500'),
  close: () => line('M6 6l12 12M18 6 6 18'),
  back: () => line('M15 4l-8 8 8 8'),
  arrow: () => line('M4 12h15m-6-6 6 6-6 6'),
  chat: () => line('M4 5h16v11H10l-5 4v-4H4z'),
  book: () =>
    line('M12 6c-2-1.600-5-2-8-1.600V18c3-.4 6 0 8 1.600 2-1.600 5-2 8-1.600V4.400c-3-.4-6 0-8 1.600zM12 6v13.600'),
  moon: () => line('M19.500 14.500A8.500 8.500 0 1 1 9.500 4.500a7 7 0 0 0 10 10z'),
  sun: () =>
    line(
      'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 1.800v2.400M12 19.800v2.400M1.800 12h2.400M19.800 12h2.400M4.800 4.800l1.700 1.700M17.500 17.500l1.700 1.700M19.200 4.800l-1.700 1.700M6.500 17.500l-1.700 1.700',
    ),
  settings: () => (
    <>
      {line('M4 7h9M19 7h1M4 17h1M11 17h9')}
      <circle cx="16" cy="7" r="2.600" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="8" cy="17" r="2.600" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
  more: () => (
    <g fill="currentColor">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </g>
  ),
  record: () => line('M6 3h8l5 5v13H6zM14 3v5h5M9.500 13h6M9.500 17h4'),
  seats: () => line('M7 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM13.500 4.500h7v7h-7zM12 14.500l5 6.500H7z'),
  screen: () => line('M3 5h18v11H3zM9 20h6M12 16v4'),
  log: () => line('M4 6h16M4 12h16M4 18h10'),
  play: () => <path d="M7 4.500v15l12-7.500z" fill="currentColor" />,
} satisfies Record<string, () => JSX.Element>

export type IconName = keyof typeof ICONS

/** A line icon in the colour of the text around it; the name of a control is never the icon's business. */
export function Icon(props: { of: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{
        width: `calc(${props.size ?? 18} * var(--px))`,
        height: `calc(${props.size ?? 18} * var(--px))`,
        flex: 'none',
      }}
    >
      {ICONS[props.of]()}
    </svg>
  )
}
