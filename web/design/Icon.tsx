const ICONS = {
  undo: 'M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5',
  restart: 'M5 12a7.5 7.5 0 1 0 2.400-5.500M5 3.500V8h4.500',
  check: 'M4.500 12.500 10 18 20 6.500',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 4l-8 8 8 8',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  book: 'M12 6c-2-1.600-5-2-8-1.600V18c3-.4 6 0 8 1.600 2-1.600 5-2 8-1.600V4.400c-3-.4-6 0-8 1.600zM12 6v13.600',
  moon: 'M19.500 14.500A8.500 8.500 0 1 1 9.500 4.500a7 7 0 0 0 10 10z',
  sun: 'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 1.800v2.400M12 19.800v2.400M1.800 12h2.400M19.800 12h2.400M4.800 4.800l1.700 1.700M17.500 17.500l1.700 1.700M19.200 4.800l-1.700 1.700M6.500 17.500l-1.700 1.700',
  question: 'M8.600 8.800a3.500 3.500 0 1 1 5.300 3c-1.200.7-1.900 1.400-1.900 2.700v.5M12 18.600v.1',
  bulb: 'M9 18h6M10 21h4M8.500 15c-2-1.400-3-3.200-3-5.500a6.500 6.500 0 0 1 13 0c0 2.300-1 4.100-3 5.500z',
  record: 'M6 3h8l5 5v13H6zM14 3v5h5M9.500 13h6M9.500 17h4',
  seats: 'M7 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM13.500 4.500h7v7h-7zM12 14.500l5 6.500H7z',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  log: 'M4 6h16M4 12h16M4 18h10',
  first: 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M6 5l8 7-8 7M18 5v14',
  pause: 'M8 5v14M16 5v14',
  start: 'M8 5l10 7-10 7z',
  redo: 'M20 9H10a6 6 0 0 0 0 12h5M20 9l-5-5M20 9l-5 5',
  share: 'M12 15V3.500M7.500 8 12 3.500 16.500 8M5 12.500V20h14v-7.500',
  fork: 'M6 4v6a5 5 0 0 0 5 5h7M6 10v10M14.500 11l4 4-4 4',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7.500 14h9',
  pencil: 'M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500',
  text: 'M4 6h16M4 10.500h16M4 15h10M4 19.500h7',
  download: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 19.500h14',
  larger: 'M12 5v14M5 12h14',
  smaller: 'M5 12h14',
  bin: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 12.500h8L17 7',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M13.4 7a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M5.4 17a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0',
  more: 'M3 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  play: 'M7 4.500v15l12-7.500z',
} as const

export type IconName = keyof typeof ICONS

/** The others are lines. */
const FILLED: ReadonlySet<IconName> = new Set(['more', 'play'])

/** An icon in the colour of the text around it; the name of a control is never the icon's business. */
export function Icon(props: { of: IconName; size?: number }) {
  const size = () => `calc(${props.size ?? 18} * var(--px))`
  const filled = () => FILLED.has(props.of)
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" style={{ width: size(), height: size(), flex: 'none' }}>
      <path
        d={ICONS[props.of]}
        fill={filled() ? 'currentColor' : 'none'}
        stroke={filled() ? 'none' : 'currentColor'}
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
