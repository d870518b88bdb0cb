import { For, type JSX, Show } from 'solid-js'
import { CapAt, drawingOf, GlyphAt } from './art/index.ts'
import type { Batch } from './kinds.ts'

/** The parts of the production line on 456×128; y 112 is the ground. */
const COPPER = '#8e4620'
const SHINE = '#e6a069'

export function Defs() {
  return (
    <defs>
      <linearGradient id="bc-copper" x1="0" x2="1">
        <stop offset="0" stop-color="#8e4620" />
        <stop offset=".28" stop-color="#e6a069" />
        <stop offset=".55" stop-color="#c06f38" />
        <stop offset="1" stop-color="#7c3b19" />
      </linearGradient>
      <linearGradient id="bc-steel" x1="0" x2="1">
        <stop offset="0" stop-color="#9ba3a6" />
        <stop offset=".35" stop-color="#e9ecea" />
        <stop offset="1" stop-color="#8b9397" />
      </linearGradient>
    </defs>
  )
}

export function Ground() {
  return (
    <>
      <path d="M0 112.500H456" stroke="var(--bc-oak)" stroke-width="3" />
      <path d="M0 117H456" stroke="var(--bc-oak)" stroke-opacity=".25" stroke-width="5" />
    </>
  )
}

/** From the storehouse into the tanks, and from under them to the bottling. */
export function Pipe(props: { double: boolean }) {
  const tube = (d: string, width: number) => (
    <>
      <path d={d} fill="none" stroke={COPPER} stroke-width={width} stroke-linejoin="round" />
      <path d={d} fill="none" stroke={SHINE} stroke-width="1.500" transform="translate(-1 -1.500)" />
    </>
  )
  return (
    <>
      {tube(props.double ? 'M-8 84H10V26H106' : 'M-8 84H18V30H46', 7)}
      {tube(props.double ? 'M46 96v9h94V62h14M106 96v9' : 'M74 98v7h66V62h14', 6)}
    </>
  )
}

export function Kettle(props: { x: number; slim: boolean; empty: boolean; children: JSX.Element }) {
  const half = () => (props.slim ? 27 : 36)
  return (
    <g transform={`translate(${props.x} 0)`}>
      <path
        d={`M${-half() + 4} 110l5-16M${half() - 4} 110l-5-16`}
        stroke="var(--bc-oak)"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path
        d={`M${-half()} 26c0-14 ${half() * 0.45}-20 ${half()}-20s${half()} 6 ${half()} 20v50L8 100H-8L${-half()} 76z`}
        fill="url(#bc-copper)"
      />
      <path
        d={`M${-half()} 26c8 7 ${2 * half() - 8} 7 ${2 * half()} 0M${-half()} 74c10 6 ${2 * half() - 10} 6 ${2 * half()} 0`}
        stroke="#5e2c12"
        stroke-opacity=".55"
        fill="none"
        stroke-width="1.400"
      />
      <path d="M-6 6V0H6v6" fill={COPPER} />
      <circle cx="0" cy="50.500" r="20" fill="rgb(40 18 6 / .35)" />
      <circle
        cx="0"
        cy="49"
        r="19"
        fill={props.empty ? 'var(--bc-window)' : '#fff3da'}
        stroke="#7c3b19"
        stroke-width="2"
      />
      <g transform={`translate(${-props.x} 0)`}>{props.children}</g>
    </g>
  )
}

export function Bottling(props: { xs: readonly number[]; children: JSX.Element }) {
  return (
    <g>
      <rect
        x="148"
        y="34"
        width="94"
        height="46"
        rx="6"
        fill="url(#bc-steel)"
        stroke="rgb(60 50 40 / .5)"
        stroke-width="1.400"
      />
      <path d="M160 80v8M178 80v8M212 80v8M230 80v8" stroke="#7b8386" stroke-width="4" />
      <For each={[156, 174, 208, 226]}>
        {x => <path d={`M${x + 2} 88h4v4c0 1.500 2 2.500 2 5v9h-8v-9c0-2.500 2-3.500 2-5z`} fill="var(--bc-glass)" />}
      </For>
      <path d="M146 108.500h102" stroke="var(--bc-oak)" stroke-width="5" />
      <Show when={props.xs.length === 1}>
        <circle cx="160" cy="44" r="3" fill="#6e9440" />
        <circle cx="169" cy="44" r="3" fill="#c98a1b" />
      </Show>
      <For each={props.xs}>
        {x => <circle cx={x} cy="57" r="18.500" fill="var(--bc-window)" stroke="#7b8386" stroke-width="2" />}
      </For>
      {props.children}
    </g>
  )
}

export function Truck(props: { text: string; lit?: boolean }) {
  return (
    <g transform="translate(250 0)">
      <path d="M0 100V54h50v46z" fill="#3f6450" />
      <path d="M0 54h50v7H0z" fill="#2e4c3c" />
      <path d="M50 100V67h13l12 15v18z" fill="#35573f" />
      <path d="M54.500 72H61l7.500 10h-14z" fill="#dce9e4" />
      <path d="M0 96h75v6H0z" fill="#22382d" />
      <For each={[15, 61]}>
        {x => (
          <>
            <circle cx={x} cy="103" r="8.500" fill="#2a2018" />
            <circle cx={x} cy="103" r="3.500" fill="#cdbb9a" />
          </>
        )}
      </For>
      <Show when={props.lit}>
        <rect x="3" y="62" width="44" height="30" rx="5" fill="none" stroke="#f0b64a" stroke-width="2" />
      </Show>
      <text x="25" y="84" text-anchor="middle" font-weight="700" font-size="18" fill="#fff3da">
        {props.text}
      </text>
    </g>
  )
}

/** Up to six batches one crate each; beyond that one crate per recipe with its number. */
export function Crates(props: { batches: readonly Batch[] }) {
  const crates = () => {
    if (props.batches.length <= 6) return props.batches.map(batch => ({ batch, n: 1 }))
    const by = new Map<string, { batch: Batch; n: number }>()
    for (const batch of props.batches) {
      const held = by.get(batch.recipe)
      if (held) held.n++
      else by.set(batch.recipe, { batch, n: 1 })
    }
    return [...by.values()].sort((a, b) => b.n - a.n)
  }
  const shown = () => (crates().length > 6 ? crates().slice(0, 5) : crates())
  const rest = () =>
    crates()
      .slice(shown().length)
      .reduce((n, crate) => n + crate.n, 0)
  const at = (i: number) => ({ x: 327 + (i % 2) * 32, y: 80 - Math.floor(i / 2) * 33 })
  const box = (i: number) => (
    <>
      <rect x={at(i).x} y={at(i).y} width="30.500" height="31.500" rx="2.500" fill={i % 3 ? '#b98a52' : '#c3965e'} />
      <path d={`M${at(i).x} ${at(i).y + 4.5}h30.500m-30.500 23h30.500`} stroke="#7c5527" stroke-width="1.400" />
    </>
  )
  return (
    <g>
      <For each={shown()}>
        {(crate, i) => (
          <>
            {box(i())}
            <CapAt batch={crate.batch} x={at(i()).x + 15.2} y={at(i()).y + 15.7} size={25} />
            <Show when={crate.n > 1}>
              <circle cx={at(i()).x + 25} cy={at(i()).y + 6} r="8.500" fill="#33251a" stroke="#f7e3b8" />
              <text
                x={at(i()).x + 25}
                y={at(i()).y + 11}
                text-anchor="middle"
                font-weight="700"
                font-size="14"
                fill="#f8eeda"
              >
                {crate.n}
              </text>
            </Show>
          </>
        )}
      </For>
      <Show when={rest()}>
        {box(5)}
        <text x={at(5).x + 15} y={at(5).y + 21} text-anchor="middle" font-weight="700" font-size="15" fill="#33200c">
          +{rest()}
        </text>
      </Show>
    </g>
  )
}

export function PubHouse(props: { built: boolean; children: JSX.Element }) {
  return (
    <Show
      when={props.built}
      fallback={
        <g>
          <path
            d="M398 109V58l27-24 27 24v51z"
            fill="none"
            stroke="var(--line-strong)"
            stroke-width="1.600"
            stroke-dasharray="5 4"
            stroke-linejoin="round"
          />
          <GlyphAt of={drawingOf('mug')} x={425} y={80} size={22} ink="var(--line-strong)" cut="var(--panel)" />
        </g>
      }
    >
      <path d="M399 111V57l26-23 26 23v54z" fill="#8a4b2a" />
      <path d="M394 60l31-28 31 28-3.500 4.500L425 40l-27.500 24.500z" fill="var(--bc-roof)" />
      <path d="M416 111V93a9 9 0 0 1 18 0v18z" fill="var(--bc-roof)" />
      <path d="M402.500 86h10v16h-10zM437.500 86h10v16h-10z" fill="#f4cf63" />
      <path d="M407.500 86v16M442.500 86v16" stroke="var(--bc-roof)" stroke-width="1.400" />
      <circle cx="425" cy="61" r="17" fill="var(--bc-window)" stroke="var(--bc-roof)" stroke-width="1.500" />
      {props.children}
    </Show>
  )
}
