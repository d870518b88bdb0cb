import { For } from 'solid-js'

/** Six people of a brewery, from the one who tastes to the one who has seen everything. */
export const FACES = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master'] as const
export type FaceOf = (typeof FACES)[number]

interface Look {
  readonly skin: string
  readonly hair: string
  /** Drawn over the head: fill and path. */
  readonly wears: readonly (readonly [fill: string, path: string])[]
  readonly mouth: string
  readonly glasses?: true
}

const INK = '#2a1d14'
const HEAD = 'M24 11c8 0 12 6 12 13 0 9-5 15-12 15s-12-6-12-15c0-7 4-13 12-13z'

const LOOKS: { readonly [F in FaceOf]: Look } = {
  guest: {
    skin: '#f0c9a0',
    hair: '#c4622a',
    wears: [['#c4622a', 'M11 23c-1-9 5-15 13-15s14 5 13 15c-3-1-4-5-6-7-4 3-11 4-15 2-1 2-3 4-5 5z']],
    mouth: 'M18 30c3 5 9 5 12 0z',
  },
  apprentice: {
    skin: '#d9a679',
    hair: '#3c2a1c',
    wears: [
      ['#3c2a1c', 'M12 24c-1-8 3-13 12-13s13 5 12 13c-2-3-3-5-4-6H16c-1 1-2 3-4 6z'],
      ['#6d7f3a', 'M10 17c1-8 7-11 15-11 7 0 12 4 13 10l4 2c-8 2-24 2-32-1z'],
    ],
    mouth: 'M20 32h8',
  },
  journeyman: {
    skin: '#f2d3b1',
    hair: '#7a4a21',
    wears: [
      ['#7a4a21', 'M11 30c-2-12 3-20 13-20s15 8 13 20c-2-1-3-8-4-12-6 0-12-1-14-4-2 5-6 11-8 16z'],
      ['#b5362f', 'M11 18c2-8 7-11 13-11s12 3 13 11c-8-3-18-3-26 0z'],
    ],
    mouth: 'M19 32c3 2 7 2 10 0',
  },
  brewer: {
    skin: '#b97f56',
    hair: '#1f1510',
    wears: [
      ['#1f1510', 'M12 26c1 12 5 17 12 17s11-5 12-17c-2 3-4 4-6 4H18c-2 0-4-1-6-4z'],
      ['#1f1510', 'M12 22c0-8 4-13 12-13s12 5 12 13c-3-4-6-6-12-6s-9 2-12 6z'],
    ],
    mouth: 'M20 33c3 2 5 2 8 0',
  },
  cellarer: {
    skin: '#f0cfae',
    hair: '#9b9186',
    wears: [
      [
        '#4a5d7a',
        'M24 5c11 0 16 9 15 22-1 9-3 13-6 16 2-6 3-11 3-17 0-8-5-12-12-12s-12 4-12 12c0 6 1 11 3 17-3-3-5-7-6-16C8 14 13 5 24 5z',
      ],
    ],
    mouth: 'M20 33h8',
    glasses: true,
  },
  master: {
    skin: '#e9c19b',
    hair: '#f4efe6',
    wears: [
      ['#f4efe6', 'M12 25c0 13 4 20 12 20s12-7 12-20c-2 4-4 5-7 5-2-2-8-2-10 0-3 0-5-1-7-5z'],
      ['#d99a2b', 'M10 19 13 5c3 2 5 3 6 6 1-4 3-6 5-8 2 2 4 4 5 8 1-3 3-4 6-6l3 14c-8-3-20-3-28 0z'],
    ],
    mouth: 'M20 34c3 2 5 2 8 0',
  },
}

/** The face of a level; its name is said beside it. */
export function Face(props: { of: FaceOf; size?: number }) {
  const look = () => LOOKS[props.of]
  const size = () => `calc(${props.size ?? 40} * var(--px, 1px))`
  return (
    <svg class="face" viewBox="0 0 48 48" aria-hidden="true" style={{ width: size(), height: size(), flex: 'none' }}>
      <circle cx="24" cy="24" r="23" fill="light-dark(#e7d7b8, #3a2c20)" />
      <path d={HEAD} fill={look().skin} />
      <circle cx="19" cy="24" r="1.8" fill={INK} />
      <circle cx="29" cy="24" r="1.8" fill={INK} />
      <For each={look().wears}>{([fill, path]) => <path d={path} fill={fill} />}</For>
      <path
        d={look().mouth}
        fill={props.of === 'guest' ? INK : 'none'}
        stroke={INK}
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path
        d={look().glasses ? 'M14 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0M24 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0' : ''}
        fill="none"
        stroke={INK}
        stroke-width="1.4"
      />
    </svg>
  )
}
