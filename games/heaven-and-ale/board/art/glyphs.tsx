import { type Drawing, disc, line, GLYPHS as SHARED, solid } from '@taproom/board/glyphs'
import { createMemo } from 'solid-js'

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]

const resources = {
  hops: SHARED.hops,
  barley: SHARED.barley,
  wood: (c = '#f2d9ae', e = '#4c2f17') => (
    <g stroke={e}>
      <circle cx="12" cy="12" r="9.2" fill={c} stroke-width="2" />
      <circle cx="12" cy="12" r="5.8" fill="none" stroke-width="1.3" stroke-dasharray="27 4" />
      <circle cx="12" cy="12" r="2.6" fill="none" stroke-width="1.3" />
      <path d="M12 12 19.2 7.6" stroke-width="1.2" />
    </g>
  ),
  yeast: (c = '#fffdf5', e = '#5f513c') => (
    <g stroke={e} stroke-width="1.6" fill={c}>
      <circle cx="8" cy="14.6" r="5.6" />
      <circle cx="17" cy="12.4" r="4.2" />
      <circle cx="12" cy="5.4" r="3.2" />
      <path
        d="M5.2 13.4a3 3 0 0 1 2.6-2M14.8 11.6a2.2 2.2 0 0 1 2-1.5"
        fill="none"
        stroke-width="1.1"
        stroke-linecap="round"
      />
    </g>
  ),
  water: (c = '#d9ecf8', e = '#1b3c5b') => (
    <g stroke={e} stroke-linejoin="round" stroke-linecap="round">
      <path
        d="M12 2.200c3.800 4.900 6.800 8.600 6.800 12.600a6.800 6.800 0 0 1-13.600 0c0-4 3-7.700 6.800-12.600z"
        fill={c}
        stroke-width="1.6"
      />
      <path d="M8.300 15.200a3.900 3.900 0 0 0 3.300 3.600" fill="none" stroke-width="1.4" />
    </g>
  ),
} satisfies Record<string, Drawing>

const CREAM = '#f6e7cf'

/** Each monk's attribute: key, sprout, quill, bell. */
const attributes = {
  cellarer: (c = CREAM) => (
    <g fill="none" stroke={c} stroke-width="2.3" stroke-linecap="round">
      <circle cx="7.4" cy="8" r="4.2" />
      <path d="M10.400 11 20 20.600M16.200 16.800l2.600-2.600M19 19.600l2.200-2.200" />
    </g>
  ),
  gardener: (c = CREAM) => [
    line('M12 22V10', 2.2, c),
    solid(
      'M12 13C6 13.500 3.400 10.500 3 5.500c5-.3 8.600 2 9 7.500zM12 10.500c0-4.800 3-7.700 9-7.700.2 5-3 8.700-9 7.700z',
      c,
    ),
  ],
  scribe: (c = CREAM, e = '#2e1f2c') => [
    line('M21 2.500c-8 .6-13 5-14.300 13.500L4 21.500', 1.9, c),
    solid('M21 2.500c-.4 7.500-4 12.600-13.200 13.700C9 8.500 13 3.600 21 2.500z', c),
    <path d="M17.500 6.500l-9 9" stroke={e} stroke-width="1" />,
  ],
  bellringer: (c = CREAM) => [
    line('M12 2v2.500', 2.4, c),
    solid('M12 4c4.200 0 6 3.200 6 7 0 3.400 1 5 2.400 6.500H3.600C5 16 6 14.400 6 11c0-3.800 1.800-7 6-7z', c),
    disc(12, 20, 2.2, c),
  ],
} satisfies Record<string, Drawing>

const things = {
  ducat: (c = 'var(--ha-coin)', e = 'var(--ha-coin-edge)') => (
    <>
      <circle cx="12" cy="12" r="10.2" fill={c} stroke={e} stroke-width="1.8" />
      <circle cx="12" cy="12" r="7" fill="none" stroke={e} stroke-width="1" opacity=".7" />
      <path d="M12 7.200 15.600 12 12 16.800 8.400 12z" fill={e} />
    </>
  ),
  brewmaster: (c = '#f9e9cf', e = '#3a1e0c') => (
    <g stroke={e} stroke-width="1.3">
      <path d="M5.200 9.500C4 4.500 8 2 12 2s8 2.500 6.800 7.500z" fill={c} />
      <path d="M5 9.500h14v2.300H5z" fill={e} stroke="none" />
      <path d="M6.500 11.800h11v3.400c0 3.400-2.400 5.800-5.500 5.800s-5.500-2.400-5.500-5.800z" fill={c} />
      <path
        d="M12 15.300c-1.600-1.600-4-.9-4.700.9 1.800 1 3.600.6 4.700-.5 1.100 1.100 2.900 1.500 4.700.5-.7-1.800-3.100-2.500-4.700-.9z"
        fill={e}
        stroke="none"
      />
    </g>
  ),
  barrel: (c = 'var(--ha-barrel)', e = 'var(--ha-barrel-edge)') => SHARED.barrel(c, e),
  disc: (c = 'var(--ha-disc)', e = 'var(--ha-disc-light)') => (
    <>
      <circle cx="12" cy="12" r="10" fill={c} stroke="var(--ha-disc-edge)" stroke-width="1.3" />
      <circle cx="12" cy="12" r="7" fill="none" stroke={e} stroke-width="1.3" />
    </>
  ),
  card: (c = 'currentColor') => (
    <>
      <rect x="5" y="2.500" width="14" height="19" rx="2.2" fill="none" stroke={c} stroke-width="1.8" />
      <path d="M8.500 8h7M8.500 12h7" stroke={c} stroke-width="1.5" />
      <circle cx="12" cy="17" r="1.700" fill={c} />
    </>
  ),
  roof: (c?: string) => line('M4.500 12v8.500h15V12M2 13 12 4l10 9', 1.8, c),
  sun: (c = 'currentColor') => [
    disc(12, 12, 4.6, c),
    ...RAYS.map(turn => <g transform={`rotate(${turn} 12 12)`}>{line('M12 1.600v3.400', 2, c)}</g>),
  ],
  shade: (c = 'currentColor') =>
    solid('M7 19a4.600 4.600 0 0 1-.4-9.200A6 6 0 0 1 18 9.600 4.800 4.800 0 0 1 17.500 19z', c),
  sum: (c?: string) => line('M18 6.500V4H6l7 8-7 8h12v-2.500', 2.6, c),
  hex: (c = 'currentColor') => (
    <path d="M12 2.500 20.300 7.200v9.600L12 21.500l-8.300-4.700V7.200z" fill="none" stroke={c} stroke-width="2" />
  ),
  rearmost: (c?: string) => line('M4 4v16M9 12h11m-4.500-4.500L20 12l-4.500 4.500', 2.4, c),
  cloister: (c = 'currentColor') => (
    <g fill="none" stroke={c} stroke-width="2">
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <rect x="8.500" y="8.500" width="7" height="7" rx="1.500" />
    </g>
  ),
  seats: (c?: string) => line('M7 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM13.500 4.500h7v7h-7zM12 14.500l5 6.500H7z', 2, c),
  log: (c?: string) => line('M4 6h16M4 12h16M4 18h10', 2.2, c),
} satisfies Record<string, Drawing>

const GLYPHS: Record<string, Drawing> = { ...resources, ...attributes, ...things }
export type GlyphName = keyof typeof resources | keyof typeof attributes | keyof typeof things

/** Inside a drawing: centred on x, y. */
export function Glyph(props: { of: GlyphName; x: number; y: number; size: number; fill?: string; edge?: string }) {
  // What shows it may change around it: only another glyph is drawn anew.
  const of = createMemo(() => props.of)
  return (
    <g transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}>
      {GLYPHS[of()](props.fill, props.edge)}
    </g>
  )
}

/** Inside a line of text. */
export function GlyphIcon(props: { of: GlyphName; size?: number; fill?: string; edge?: string }) {
  const of = createMemo(() => props.of)
  return (
    <svg
      class="ha-glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={
        props.size ? { width: `calc(${props.size} * var(--px))`, height: `calc(${props.size} * var(--px))` } : undefined
      }
    >
      {GLYPHS[of()](props.fill, props.edge)}
    </svg>
  )
}
