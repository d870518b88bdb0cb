import { For, Match, Show, Switch } from 'solid-js'
import { Disc, Glyph, hexPath, Tile } from './art/index.ts'
import { CELL } from './places.ts'
import type { RingSpace } from './Ring.tsx'

interface Spread {
  size: number
  at: readonly (readonly [number, number])[]
}

/** How tiles share one flagstone, in parts of the cell; five and more show three and say how many hide. */
const SPREADS: Record<number, Spread> = {
  1: { size: 0.68, at: [[0, 0]] },
  2: {
    size: 0.53,
    at: [
      [-0.19, -0.13],
      [0.19, 0.13],
    ],
  },
  3: {
    size: 0.455,
    at: [
      [-0.225, -0.19],
      [0.225, -0.19],
      [0, 0.195],
    ],
  },
  4: {
    size: 0.43,
    at: [
      [-0.225, -0.215],
      [0.225, -0.215],
      [-0.225, 0.215],
      [0.225, 0.215],
    ],
  },
}

/** Three of many, with room for how many more. */
const CROWD: Spread = { size: SPREADS[4].size, at: SPREADS[4].at.slice(0, 3) }

export function Flagstone(props: { space: RingSpace; x: number; y: number }) {
  const cx = () => props.x + CELL / 2
  const cy = () => props.y + CELL / 2
  const tiles = () => props.space.tiles ?? []
  const shown = () => (tiles().length > 4 ? tiles().slice(0, 3) : tiles())
  const spread = () => (tiles().length > 4 ? CROWD : SPREADS[Math.max(1, tiles().length)])
  return (
    <g>
      <rect
        class="ha-flagstone"
        classList={{ plain: props.space.kind === 'resource' }}
        x={props.x + 2}
        y={props.y + 2}
        width={CELL - 4}
        height={CELL - 4}
        rx="8"
      />
      <Switch>
        <Match when={props.space.kind === 'barrel'}>
          <Glyph of="barrel" x={cx()} y={cy()} size={CELL * 0.62} />
        </Match>
        <Match when={props.space.kind === 'disc'}>
          <DiscStack letters={props.space.letters ?? ''} count={props.space.discs ?? 0} x={cx()} y={cy()} />
        </Match>
        <Match when={true}>
          <Show when={tiles().length === 0}>
            <path
              d={hexPath(cx(), cy(), CELL * 0.5)}
              fill="none"
              stroke="var(--ha-stone-edge)"
              stroke-width="1.2"
              stroke-dasharray="3 3"
            />
          </Show>
          <For each={shown()}>
            {(face, i) => {
              const at = () => spread().at[i()]
              const x = () => cx() + at()[0] * CELL
              const y = () => cy() + at()[1] * CELL - (props.space.price && tiles().length === 1 ? 3 : 0)
              const w = () => spread().size * CELL
              return (
                <Show when={props.space.taken === i()} fallback={<Tile face={face} x={x()} y={y()} w={w()} />}>
                  <path
                    d={hexPath(x(), y(), w())}
                    fill="none"
                    stroke="var(--copper)"
                    stroke-width="1.8"
                    stroke-dasharray="4 3"
                  />
                  <g opacity=".32">
                    <Tile face={face} x={x()} y={y()} w={w()} flat />
                  </g>
                </Show>
              )
            }}
          </For>
          <Show when={tiles().length > 4}>
            <rect x={props.x + 29} y={props.y + 34} width="27" height="20" rx="10" fill="var(--oak)" />
            <text
              x={props.x + 42.5}
              y={props.y + 49}
              text-anchor="middle"
              font-weight="700"
              font-size="16.800"
              fill="var(--oak-ink)"
            >
              {`+${tiles().length - 3}`}
            </text>
          </Show>
          <Show when={props.space.price}>
            {price => {
              const x = () => (tiles().length === 2 ? props.x + 13 : props.x + CELL - 12.5)
              const y = () => props.y + CELL - 12.5
              return (
                <>
                  <Glyph of="ducat" x={x()} y={y()} size={22} />
                  <circle cx={x()} cy={y()} r="7.8" fill="var(--ha-coin)" />
                  <text x={x()} y={y() + 5.3} text-anchor="middle" font-weight="800" font-size="17" fill="#3b2705">
                    {price()}
                  </text>
                </>
              )
            }}
          </Show>
        </Match>
      </Switch>
    </g>
  )
}

function DiscStack(props: { letters: string; count: number; x: number; y: number }) {
  const r = CELL * 0.36
  return (
    <Show
      when={props.count > 0}
      fallback={
        <>
          <circle
            cx={props.x}
            cy={props.y}
            r={r - 1}
            fill="none"
            stroke="var(--ha-stone-edge)"
            stroke-width="1.5"
            stroke-dasharray="4 3"
          />
          <text
            class="serif"
            x={props.x}
            y={props.y + (props.letters.length > 1 ? 5 : 8)}
            text-anchor="middle"
            font-weight="700"
            font-size={props.letters.length > 1 ? '16.8' : '22'}
            fill="var(--ink-soft)"
          >
            {props.letters}
          </text>
        </>
      }
    >
      <Show when={props.count > 1}>
        <Disc x={props.x + 3.5} y={props.y - 4} r={r} />
      </Show>
      <Disc
        x={props.x - (props.count > 1 ? 2.5 : 0)}
        y={props.y + (props.count > 1 ? 3 : 0)}
        r={r}
        text={props.letters}
      />
    </Show>
  )
}
