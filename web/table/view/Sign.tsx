/** Signs the table needs beyond the design room's icons, in the same hand. */
const SIGNS = {
  first: 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M6 5l8 7-8 7M18 5v14',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l10 7-10 7z',
  redo: 'M20 9H10a6 6 0 0 0 0 12h5M20 9l-5-5M20 9l-5 5',
  share: 'M12 15V3.500M7.500 8 12 3.500 16.500 8M5 12.500V20h14v-7.500',
  fork: 'M6 4v6a5 5 0 0 0 5 5h7M6 10v10M14.500 11l4 4-4 4',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7.500 14h9',
  text: 'M4 6h16M4 10.500h16M4 15h10M4 19.500h7',
  download: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 19.500h14',
  larger: 'M12 5v14M5 12h14',
  smaller: 'M5 12h14',
  bin: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 12.500h8L17 7',
} as const

export type SignName = keyof typeof SIGNS

export function Sign(props: { of: SignName; size?: number }) {
  const size = () => `calc(${props.size ?? 18} * var(--px))`
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: size(), height: size(), flex: 'none' }}>
      <path
        d={SIGNS[props.of]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
