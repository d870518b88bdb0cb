import type { FrontCard } from '@taproom/board'
import { Glyph } from '@taproom/board/glyphs'
import { For, type JSX, Show } from 'solid-js'

const INK = '#2a2018'
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

interface DieProps {
  x: number
  y: number
  size: number
  turn: number
  face: string
  top: string
  side: string
  pips?: readonly (readonly [number, number])[]
  pip?: string
  children?: JSX.Element
}

/** A die seen slightly from above: front, top and right face. */
function Die(props: DieProps) {
  const s = () => props.size
  const d = () => props.size * 0.3
  return (
    <g
      transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}
      stroke={INK}
      stroke-width="2"
      stroke-linejoin="round"
    >
      <path
        d={`M${-s() / 2} ${s() * 0.5}h${s()}l${d()} ${-d()}v${s() * 0.2}l${-d()} ${d()}h${-s()}z`}
        fill="rgb(20 10 4 / .5)"
        stroke="none"
      />
      <path d={`M${-s() / 2} ${-s() / 2}l${d()} ${-d()}h${s()}l${-d()} ${d()}z`} fill={props.top} />
      <path d={`M${s() / 2} ${-s() / 2}l${d()} ${-d()}v${s()}l${-d()} ${d()}z`} fill={props.side} />
      <rect x={-s() / 2} y={-s() / 2} width={s()} height={s()} rx="5" fill={props.face} />
      <rect
        x={-s() / 2 + 4}
        y={-s() / 2 + 4}
        width={s() - 8}
        height={s() - 8}
        rx="3"
        fill="none"
        stroke="rgb(255 255 255 / .3)"
        stroke-width="1.200"
      />
      <g stroke="none">
        <For each={props.pips ?? []}>
          {([x, y]) => <circle cx={x * s() * 0.26} cy={y * s() * 0.26} r={s() * 0.085} fill={props.pip} />}
        </For>
        <Show when={props.children}>{props.children}</Show>
      </g>
    </g>
  )
}

function Kettle() {
  return (
    <g stroke={INK} stroke-width="2.400" stroke-linejoin="round">
      <g fill="none" stroke="#f3e3c4" stroke-width="3.500" stroke-linecap="round" opacity=".85">
        <path d="M186 18c-10-8 8-12-2-24" />
        <path d="M208 20c10-9-8-14 3-26" />
      </g>
      <path d="M186 52V24h20v28z" fill="#b9683a" />
      <path d="M182 24h28v8h-28z" fill="#d98b55" />
      <path d="M120 118c0-46 32-70 76-70s76 24 76 70z" fill="#c9743f" />
      <path d="M112 116h168v14H112z" fill="#e0955e" />
      <path d="M120 130h152v34c0 12-8 18-20 18H140c-12 0-20-6-20-18z" fill="#b5612f" />
      <path d="M222 66c22 4 34 18 38 40l-30 4c-2-16-6-30-16-38z" fill="#8e4a22" stroke="none" />
      <path d="M240 132h28v30c0 10-6 16-14 18h-24c8-12 10-28 10-48z" fill="#8e4a22" stroke="none" />
      <path d="M138 108c4-26 20-42 40-46" fill="none" stroke="#f4c79e" stroke-width="5" stroke-linecap="round" />
      <path d="M120 130h152v34c0 12-8 18-20 18H140c-12 0-20-6-20-18z" fill="none" />
      <circle cx="172" cy="90" r="15" fill="#f6e9ce" />
      <path d="M172 90l7-8" stroke-width="2.600" stroke-linecap="round" />
      <g stroke-width="1.500">
        <For each={[150, 180, 210, 240, 270, 300, 330, 0, 30]}>
          {turn => <path d="M172 78.500v3" transform={`rotate(${turn} 172 90)`} />}
        </For>
      </g>
      <For each={upTo(8)}>{i => <circle cx={126 + i * 20} cy="123" r="2" fill={INK} stroke="none" />}</For>
      <path d="M272 150h16v-6h10v20h-10v-6h-16z" fill="#d98b55" />
      <path d="M293 164v10" stroke-width="5" />
      <path d="M293 144v-9h-8m8 0h8" fill="none" />
    </g>
  )
}

const DIAGONAL = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const
const FIVE = [...DIAGONAL, [-1, 1], [1, -1]] as const

/** Five dice before a copper kettle. */
function Art() {
  return (
    <svg viewBox="0 0 390 232" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-60" width="510" height="232" fill="#4a2c1a" />
      <g stroke="#5b3822" stroke-width="2">
        <For each={upTo(9)}>{i => <path d={`M${i * 62 - 70} 0v176`} />}</For>
        <path d="M-60 60H54M116 96h62M240 40h62M302 118h62" />
      </g>
      <circle cx="195" cy="112" r="122" fill="#7a4524" opacity=".75" />
      <circle cx="195" cy="112" r="90" fill="#a9652f" opacity=".6" />
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M14 62h78v7H14zM300 62h78v7h-78z" fill="#6b4326" />
        <path d="M26 62V40q0-4 4-6v-8h8v8q4 2 4 6v22zM56 62V46h22v16z" fill="#7d9457" />
        <path d="M56 52h22" fill="none" />
        <path d="M314 62V38h16v24zM342 62V36q0-4 4-6v-6h8v6q4 2 4 6v26z" fill="#c9924a" />
        <path d="M314 46h16M343 44h14v10h-14z" fill="#f6e9ce" />
      </g>
      <path d="M-60 176h510v56H-60z" fill="#2e1d12" />
      <path d="M-60 176h510v9H-60z" fill="#6b4326" stroke={INK} stroke-width="2" />
      <g stroke="#3e2818" stroke-width="1.500" fill="none">
        <path d="M-60 200q150-6 240 2t270-4M-60 218q180 5 280-2t230 4" />
      </g>
      <g transform="translate(20 26) scale(.9)">
        <Kettle />
      </g>
      <Die x={54} y={186} size={46} turn={-10} face="#e7b24a" top="#f6d07c" side="#bd8424">
        <Glyph of="barley" x={0} y={0} size={31} />
      </Die>
      <Die x={112} y={202} size={42} turn={8} face="#6c9040" top="#94b663" side="#4c6a2b">
        <Glyph of="hops" x={0} y={0} size={28} />
      </Die>
      <Die
        x={330}
        y={180}
        size={44}
        turn={9}
        face="#e7b24a"
        top="#f6d07c"
        side="#bd8424"
        pips={DIAGONAL}
        pip="#4a2e08"
      />
      <Die x={272} y={204} size={42} turn={-7} face="#3f77a8" top="#79a9d0" side="#2a5880">
        <path
          transform="translate(-14 -14) scale(1.17)"
          d="M12 2l3 6.600 7.200.8-5.400 4.800 1.500 7.100L12 17.700l-6.300 3.600 1.500-7.100L1.800 9.400 9 8.600z"
          fill="#fff3c8"
          stroke="#1c3a56"
          stroke-width="1.500"
          stroke-linejoin="round"
        />
      </Die>
      <Die x={193} y={205} size={42} turn={4} face="#3a2c24" top="#5e4a3c" side="#241912" pips={FIVE} pip="#f6e6c6" />
    </svg>
  )
}

export const front: FrontCard = {
  title: 'Dice Brewing',
  about: {
    en: 'Roll malt, hops and skill, put the dice to work, claim the recipe before others do.',
    fr: 'Lancez malt, houblon et savoir-faire, mettez les dés au travail et devancez les autres.',
    nl: 'Gooi mout, hop en vakmanschap, zet de dobbelstenen aan het werk en wees de anderen voor.',
  },
  seats: { from: 2, to: 4 },
  minutes: 45,
  Art,
}
