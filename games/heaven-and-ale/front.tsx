import type { FrontCard } from '@taproom/board'
import { createUniqueId, For } from 'solid-js'
import { Figure, Tile } from './board/art/index.ts'
import type { TileFace } from './board/kinds.ts'

const INK = '#2a2018'
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

const BEDS: TileFace[][] = [
  [
    { kind: 'barley', number: 3 },
    { kind: 'water', number: 2 },
    { kind: 'hops', number: 4 },
    { kind: 'yeast', number: 1 },
    { kind: 'wood', number: 2 },
    { kind: 'hops', number: 2 },
    { kind: 'barley', number: 5 },
  ],
  [
    { kind: 'hops', number: 1 },
    { kind: 'scribe' },
    { kind: 'gardener' },
    { kind: 'barley', number: 2 },
    { kind: 'water', number: 3 },
    { kind: 'cellarer' },
    { kind: 'bellringer' },
    { kind: 'wood', number: 4 },
  ],
]

interface Stone {
  wall: string
  front: string
  roof: string
  gap: string
}

function Abbey(props: Stone) {
  return (
    <g stroke={INK} stroke-width="2" stroke-linejoin="round">
      <path d="M96 104h64v54H96z" fill={props.wall} />
      <path d="M88 106l12-26h56l10 26z" fill={props.roof} />
      <path d="M228 104h66v54h-66z" fill={props.wall} />
      <path d="M224 106l10-26h58l12 26z" fill={props.roof} />
      <path d="M152 158V78l43-34 43 34v80z" fill={props.front} />
      <path d="M145 84l50-42 50 42-6 7-44-36-44 36z" fill={props.roof} />
      <path d="M181 58V20h28v38" fill={props.wall} />
      <path d="M177 22l18-20 18 20z" fill={props.roof} />
      <path d="M189 46v-9a6 6 0 0 1 12 0v9z" fill={props.gap} />
      <circle cx="195" cy="82" r="10" fill={props.gap} />
      <path d="M195 72v20M185 82h20M188 75l14 14M202 75l-14 14" stroke="#d8b46a" stroke-width="1.200" />
      <path d="M182 158v-30a13 13 0 0 1 26 0v30z" fill={props.gap} />
      <For each={[98, 112, 126, 140, 238, 252, 266, 280]}>
        {x => <path d={`M${x} 158v-26a5.500 5.500 0 0 1 11 0v26z`} fill={props.gap} />}
      </For>
    </g>
  )
}

const cypress = (x: number, y: number, h: number) =>
  `M${x} ${y}c-11-4-13-${h * 0.45} 0-${h} 13 ${h * 0.55} 11 ${h - 4} 0 ${h}z`

/** A monastery garden, half in the sun, half in the shade. */
function Art() {
  const id = createUniqueId()
  const ray = (i: number) => {
    const angle = ((-8 + i * 9) * Math.PI) / 180
    const far = (d: number) => `${52 + d * Math.cos(angle)} ${46 + d * Math.sin(angle)}`
    return `M${far(40)}L${far(400)}`
  }
  return (
    <svg viewBox="0 0 390 232" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}l`}>
          <rect x="-60" width="255" height="232" />
        </clipPath>
        <clipPath id={`${id}r`}>
          <rect x="195" width="255" height="232" />
        </clipPath>
      </defs>
      <rect x="-60" width="510" height="232" fill="#f3d98c" />
      <g clip-path={`url(#${id}l)`}>
        <g stroke="#f9e9b5" stroke-width="9">
          <For each={upTo(15)}>{i => <path d={ray(i)} />}</For>
        </g>
        <circle cx="52" cy="46" r="25" fill="#f0b64a" stroke={INK} stroke-width="2" />
        <circle cx="52" cy="46" r="19" fill="none" stroke="#c98a1b" stroke-width="1.500" />
      </g>
      <rect x="195" width="255" height="232" fill="#9db0cb" />
      <g clip-path={`url(#${id}r)`} stroke="#8a9cb8" stroke-width="1.400">
        <For each={upTo(40)}>{i => <path d={`M${180 + i * 11} 232l110-232`} />}</For>
      </g>
      <g fill="#dde5f0" stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M286 58a14 14 0 0 1 3-27 20 20 0 0 1 37-5 16 16 0 0 1 17 32z" />
        <path d="M238 40a8 8 0 0 1 2-15 11 11 0 0 1 20-2 9 9 0 0 1 8 17z" fill="#c9d4e4" />
      </g>
      <g stroke={INK} stroke-width="2">
        <path clip-path={`url(#${id}l)`} d="M-60 150q90-60 180-30t100 10v110H-60z" fill="#b9bf63" />
        <path clip-path={`url(#${id}r)`} d="M190 132q60-30 110-20t150 20v110H190z" fill="#6e8578" />
      </g>
      <g clip-path={`url(#${id}l)`} transform="translate(0 7)">
        <Abbey wall="#f7e6c4" front="#fbefd6" roof="#b5603a" gap="#5a3a22" />
      </g>
      <g clip-path={`url(#${id}r)`} transform="translate(0 7)">
        <Abbey wall="#b9b6b4" front="#c6c3c0" roof="#7e4a3c" gap="#33261f" />
      </g>
      <g stroke={INK} stroke-width="2">
        <path d={cypress(26, 164, 46)} fill="#7e9440" />
        <path d={cypress(62, 163, 32)} fill="#8aa048" />
        <path d={cypress(322, 160, 62)} fill="#47603f" />
        <path d={cypress(344, 164, 78)} fill="#3e5638" />
        <path d={cypress(366, 162, 54)} fill="#47603f" />
      </g>
      <path d="M-60 158h255v80H-60z" fill="#e7c667" />
      <path d="M195 158h255v80H195z" fill="#8598a0" />
      <path d="M-60 158h510" stroke={INK} stroke-width="2" />
      <g transform="translate(168 170) scale(.74)">
        <Figure seat="red" />
      </g>
      <g transform="translate(224 169) scale(.7)">
        <Figure seat="blue" />
      </g>
      <For each={BEDS}>
        {(row, j) => (
          <For each={row}>
            {(face, i) => <Tile face={face} x={195 + (i() - (row.length - 1) / 2) * 52} y={184 + j() * 45} w={49} />}
          </For>
        )}
      </For>
    </svg>
  )
}

export const front: FrontCard = {
  title: 'Heaven & Ale',
  about: {
    en: 'Walk the cloister, plant in sun and shade, and brew all five resources level.',
    fr: 'Parcourez le cloître, plantez au soleil et à l’ombre, et gardez vos cinq ressources à niveau.',
    nl: 'Wandel door het klooster, plant in zon en schaduw en houd alle vijf grondstoffen in balans.',
  },
  seats: { from: 2, to: 4 },
  minutes: 60,
  Art,
}
