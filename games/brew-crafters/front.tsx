import type { FrontCard } from '@taproom/board'
import { Glyph, type GlyphName } from '@taproom/board/glyphs'
import { For, Show } from 'solid-js'

const INK = '#2a2018'
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)
const PIPE = 'M44 30V16h96q10 0 10 10v84q0 10 10 10h10'

function Tank(props: { x: number; top: number; label: GlyphName }) {
  const body = () => `M${props.x} ${props.top + 18}q0-18 28-18t28 18V138l-21 32h-14L${props.x} 138z`
  const middle = () => (props.top + 170) / 2
  return (
    <g stroke={INK} stroke-width="2.200" stroke-linejoin="round">
      <path d={`M${props.x + 8} 186l6-34M${props.x + 48} 186l-6-34`} stroke-width="4" />
      <path d={body()} fill="#d5d2cb" />
      <path d={`M${props.x + 37} ${props.top + 4}q19 2 19 14V138l-19 24z`} fill="#a9a69f" stroke="none" />
      <path d={body()} fill="none" />
      <path d={`M${props.x} ${props.top + 40}h56M${props.x} 130h56`} stroke-width="1.500" />
      <path d={`M${props.x + 8} ${props.top + 24}v12`} stroke="#fff" stroke-width="3.500" stroke-linecap="round" />
      <circle cx={props.x + 28} cy={middle()} r="15" fill="#f6e9ce" />
      <g stroke="none">
        <Glyph of={props.label} x={props.x + 28} y={middle()} size={20} />
      </g>
    </g>
  )
}

function Bottle(props: { x: number; full: boolean }) {
  return (
    <g stroke={INK} stroke-width="1.800" stroke-linejoin="round">
      <path d={`M${props.x - 2.5} 150h5v6q5 3 5 8v12h-15v-12q0-5 5-8z`} fill={props.full ? '#7a4a1e' : '#b9c9b0'} />
      <Show when={props.full}>
        <path d={`M${props.x - 7.5} 165h15v7h-15z`} fill="#f6e9ce" stroke-width="1" />
        <path d={`M${props.x - 3} 147h6v3h-6z`} fill="#e0a92e" stroke-width="1.200" />
      </Show>
    </g>
  )
}

function Truck() {
  return (
    <g stroke={INK} stroke-width="2.400" stroke-linejoin="round">
      <path d="M278 122h62v66h-62z" fill="#a23a2e" />
      <path d="M278 122h62v10h-62z" fill="#c4574a" />
      <path d="M340 142h22q6 0 9 6l9 18v22h-40z" fill="#f0e2c0" />
      <path d="M347 148h14q4 0 6 4l6 12h-26z" fill="#8fb6ce" />
      <path d="M274 188h110v7H274z" fill="#4a3525" />
      <For each={[298, 358]}>
        {x => (
          <>
            <circle cx={x} cy="198" r="12" fill="#33261b" />
            <circle cx={x} cy="198" r="4.500" fill="#cdbb9a" />
          </>
        )}
      </For>
      <path d="M376 172h6v7h-6z" fill="#f0b64a" />
      <g stroke="none">
        <Glyph of="barrel" x={309} y={157} size={32} />
      </g>
    </g>
  )
}

/** From the tank to the truck. */
function Art() {
  return (
    <svg viewBox="0 0 390 232" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-60" width="510" height="232" fill="#c9d2b4" />
      <g stroke="#b9c4a1" stroke-width="1.500">
        <For each={upTo(11)}>
          {row => (
            <>
              <path d={`M-60 ${row * 18}h510`} />
              <For each={upTo(17)}>{i => <path d={`M${i * 30 + (row % 2 ? 15 : 0) - 60} ${row * 18}v18`} />}</For>
            </>
          )}
        </For>
      </g>
      <g stroke={INK} stroke-width="2">
        <path d="M150 96V46a34 34 0 0 1 68 0v50z" fill="#fbe9b7" />
        <path d="M184 12v84M150 60h68M152 36h64" fill="none" stroke-width="1.600" />
        <path d="M-60 186h510v46H-60z" fill="#6f5b46" />
        <path d="M250 186h200v46H236z" fill="#8a8278" stroke="none" />
        <path d="M262 210h24m18 0h24m18 0h24" stroke="#f0e2c0" stroke-width="3" />
        <path d="M252 186V40h198v146z" fill="#bfd7e2" />
        <path d="M252 150q40-26 80-10t118-6v52H252z" fill="#8fa963" />
        <path d="M246 34h204v12H246z" fill="#5b4028" />
        <circle cx="350" cy="72" r="15" fill="#f0b64a" />
        <path d="M270 74a7 7 0 0 1 2-13 10 10 0 0 1 18-2 8 8 0 0 1 8 15z" fill="#f3f6f4" />
      </g>
      <Tank x={16} top={30} label="hops" />
      <Tank x={84} top={48} label="barley" />
      <g fill="none" stroke-linejoin="round" stroke-linecap="round">
        <path d={PIPE} stroke={INK} stroke-width="11" />
        <path d={PIPE} stroke="#c9743f" stroke-width="6.500" />
        <path d="M112 48V16" stroke={INK} stroke-width="11" />
        <path d="M112 46V18" stroke="#c9743f" stroke-width="6.500" />
      </g>
      <g stroke={INK} stroke-width="2.200" stroke-linejoin="round">
        <path d="M166 104h44v34h-44z" fill="#a9562a" />
        <circle cx="188" cy="119" r="9" fill="#f6e9ce" />
        <path d="M188 119l4-5" stroke-width="2" />
        <path d="M174 138v10m14-10v10m14-10v10" stroke-width="4" />
        <rect x="148" y="176" width="134" height="12" rx="6" fill="#4a4038" />
        <For each={upTo(7)}>
          {i => <circle cx={156 + i * 19.7} cy="182" r="3.600" fill="#cdbb9a" stroke-width="1.500" />}
        </For>
        <path d="M164 188v20M266 188v20" stroke-width="4" />
      </g>
      <For each={[174, 188, 202, 222, 241, 260]}>{x => <Bottle x={x} full={x > 210} />}</For>
      <Truck />
    </svg>
  )
}

export const front: FrontCard = {
  title: 'Brew Crafters',
  about: {
    en: 'Three years of seasons, from the first tank to the truck that carries your label.',
    fr: 'Trois années de saisons, de la première cuve au camion qui porte votre étiquette.',
    nl: 'Drie jaar vol seizoenen, van de eerste tank tot de vrachtwagen met jouw etiket.',
  },
  seats: { from: 2, to: 5 },
  minutes: 90,
  Art,
}
