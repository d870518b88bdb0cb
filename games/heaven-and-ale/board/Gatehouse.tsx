import { PickShape, useChoices } from '@taproom/board'
import { For, Match, Show, Switch } from 'solid-js'
import type { StartIncome } from '../components/index.ts'
import { boxPath, Glyph, hexPath } from './art/index.ts'
import { START_SPACES, type StartSpace, signed } from './kinds.ts'
import { CELL } from './places.ts'

const SLOT = CELL - 7

const GAINS = ['brewmaster', 'marker', 'ducats'] as const
interface Gain {
  readonly of: (typeof GAINS)[number]
  readonly amount: number
}

/** The upper left corner of a start space, from that of the gatehouse. */
const slotAt = (i: number) => ({ x: 5 + (i % 2) * (SLOT + 4), y: 5 + Math.floor(i / 2) * (SLOT + 4) })

/** Where a figure's feet stand on a start space, or before the gate while it has none. */
export function gateSpot(start: StartSpace | undefined) {
  if (!start) return { x: CELL, y: CELL + 22 }
  const slot = slotAt(START_SPACES.indexOf(start))
  return { x: slot.x + SLOT / 2, y: slot.y + SLOT - 2 }
}

/** The starting area: one target while one walks home, four spaces once one arrives. */
export function Gatehouse(props: {
  y: number
  firstWord: string
  incomes: readonly StartIncome[]
  /** Start spaces with a figure: what they bring is drawn above its head. */
  taken: ReadonlySet<StartSpace>
}) {
  const { legal } = useChoices()
  const arriving = () => START_SPACES.some(space => legal.has(space))
  const slots = () => (
    <For each={START_SPACES}>
      {(space, i) => {
        const x = () => slotAt(i()).x
        const y = () => props.y + slotAt(i()).y
        const outline = () => boxPath(x() + 1, y() + 1, SLOT - 2, SLOT - 2, 6)
        const drawing = () => (
          <g data-thing={legal.has('start') ? undefined : space}>
            <rect x={x()} y={y()} width={SLOT} height={SLOT} rx="7" fill="var(--oak-raised)" stroke="var(--oak-line)" />
            <SlotFace
              income={props.incomes[i()]}
              x={x() + SLOT / 2}
              y={y() + (props.taken.has(space) ? 15 : SLOT / 2)}
              firstWord={props.firstWord}
            />
          </g>
        )
        return (
          <Show when={arriving()} fallback={drawing()}>
            <PickShape
              place={space}
              outline={outline()}
              class="ha-slot"
              reach={{ x: x() + SLOT / 2, y: y() + SLOT / 2, w: CELL, h: CELL }}
            >
              {drawing()}
            </PickShape>
          </Show>
        )
      }}
    </For>
  )
  const house = () => (
    <rect
      x="2"
      y={props.y + 2}
      width={2 * CELL - 4}
      height={2 * CELL - 4}
      rx="10"
      fill="var(--oak)"
      stroke="var(--oak-line)"
    />
  )
  return (
    <Show
      when={arriving()}
      fallback={
        <PickShape place="start" outline={boxPath(3, props.y + 3, 2 * CELL - 6, 2 * CELL - 6, 9)} class="ha-gate">
          {house()}
          {slots()}
        </PickShape>
      }
    >
      {house()}
      {slots()}
    </Show>
  )
}

/** What is brought, drawn around the middle of its row. */
function GainFace(props: { gain: Gain; x: number; y: number; small: boolean }) {
  const scale = () => (props.small ? 0.72 : 1)
  const text = (x: number, words: string) => (
    <text
      x={props.x + x * scale()}
      y={props.y + 5 * scale()}
      text-anchor="middle"
      font-weight="700"
      font-size={`${17 * scale()}`}
      fill="var(--oak-ink)"
    >
      {words}
    </text>
  )
  return (
    <>
      <Switch>
        <Match when={props.gain.of === 'brewmaster'}>
          <Glyph of="brewmaster" x={props.x - 10 * scale()} y={props.y} size={22 * scale()} />
        </Match>
        <Match when={props.gain.of === 'marker'}>
          <path
            d={hexPath(props.x - 11 * scale(), props.y, 21 * scale())}
            fill="none"
            stroke="var(--oak-soft)"
            stroke-width="1.5"
            stroke-dasharray="3.500 2"
          />
          {text(-11, '?')}
        </Match>
        <Match when={props.gain.of === 'ducats'}>
          <Glyph of="ducat" x={props.x - 10 * scale()} y={props.y} size={21 * scale()} />
        </Match>
      </Switch>
      {text(13, signed(props.gain.amount))}
    </>
  )
}

/** What a start space brings, one below the other; the first one says so besides. */
function SlotFace(props: { income: StartIncome; x: number; y: number; firstWord: string }) {
  const gains = () => GAINS.map(of => ({ of, amount: props.income[of] })).filter(({ amount }) => amount !== 0)
  const rows = () => gains().length + (props.income.id === 'start-first' ? 1 : 0)
  const rowAt = (i: number) => props.y + (i - (rows() - 1) / 2) * 19
  return (
    <g>
      <Show when={props.income.id === 'start-first'}>
        <text
          class="serif"
          x={props.x}
          y={rowAt(0) + 7}
          text-anchor="middle"
          font-weight="700"
          font-size={rows() > 1 ? '17' : '22'}
          fill="var(--oak-amber)"
        >
          {props.firstWord}
        </text>
      </Show>
      <For each={gains()}>
        {(gain, i) => <GainFace gain={gain} x={props.x} y={rowAt(rows() - gains().length + i())} small={rows() > 1} />}
      </For>
    </g>
  )
}
