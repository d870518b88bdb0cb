import { For, Show } from 'solid-js'
import type { Box, StartIncome } from '../components/index.ts'
import { boxPath, Glyph, hexPath } from './art/index.ts'
import { type Choices, START_SPACES, type StartSpace, signed } from './kinds.ts'
import { Pick } from './Pick.tsx'
import { CELL } from './places.ts'

const SLOT = CELL - 7
/** From one thing that a start space gives to the next. */
const ROW = 20
const GIFTS = ['brewmaster', 'marker', 'ducats'] as const

/** The upper left corner of a start space, from that of the gatehouse. */
const slotAt = (i: number) => ({ x: 5 + (i % 2) * (SLOT + 4), y: 5 + Math.floor(i / 2) * (SLOT + 4) })

/** Where a figure's feet stand on a start space, or before the gate while it has none. */
export function gateSpot(start: StartSpace | undefined) {
  if (!start) return { x: CELL, y: CELL + 22 }
  const slot = slotAt(START_SPACES.indexOf(start))
  return { x: slot.x + SLOT - 11, y: slot.y + SLOT + 1 }
}

/** The starting area: one target while one walks home, four spaces once one arrives. */
export function Gatehouse(props: { choices: Choices; y: number; firstWord: string; startSpaces: Box['startSpaces'] }) {
  const arriving = () => START_SPACES.some(space => props.choices.legal.has(space))
  const slots = () => (
    <For each={START_SPACES}>
      {(space, i) => {
        const x = () => slotAt(i()).x
        const y = () => props.y + slotAt(i()).y
        const outline = () => boxPath(x() + 1, y() + 1, SLOT - 2, SLOT - 2, 6)
        const drawing = () => (
          <>
            <rect x={x()} y={y()} width={SLOT} height={SLOT} rx="7" fill="var(--oak-raised)" stroke="var(--oak-line)" />
            <SlotFace
              gives={props.startSpaces[i()]}
              x={x() + SLOT / 2}
              y={y() + SLOT / 2}
              firstWord={props.firstWord}
            />
          </>
        )
        return (
          <Show when={arriving()} fallback={drawing()}>
            <Pick id={space} choices={props.choices} outline={outline()} class="ha-slot">
              {drawing()}
            </Pick>
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
        <Pick
          id="start"
          choices={props.choices}
          outline={boxPath(3, props.y + 3, 2 * CELL - 6, 2 * CELL - 6, 9)}
          class="ha-gate"
        >
          {house()}
          {slots()}
        </Pick>
      }
    >
      {house()}
      {slots()}
    </Show>
  )
}

/** What a start space gives at once, a row for each; the first player's space says so. */
function SlotFace(props: { gives: StartIncome; x: number; y: number; firstWord: string }) {
  const text = (x: number, y: number, words: string) => (
    <text x={x} y={y} text-anchor="middle" font-weight="700" font-size="15.5" fill="var(--oak-ink)">
      {words}
    </text>
  )
  const isFirst = () => props.gives.id === 'start-first'
  const gifts = () => GIFTS.filter(gift => props.gives[gift] > 0)
  const rows = () => gifts().length + (isFirst() ? 1 : 0)
  const rowAt = (row: number) => props.y + (row - (rows() - 1) / 2) * ROW
  return (
    <g>
      <Show when={isFirst()}>
        <text
          class="serif"
          x={props.x}
          y={rowAt(0) + 7}
          text-anchor="middle"
          font-weight="700"
          font-size="22"
          fill="var(--oak-amber)"
        >
          {props.firstWord}
        </text>
      </Show>
      <For each={gifts()}>
        {(gift, i) => {
          const y = () => rowAt(i() + (isFirst() ? 1 : 0))
          return (
            <>
              <Show
                when={gift === 'marker'}
                fallback={
                  <Glyph
                    of={gift === 'ducats' ? 'ducat' : 'brewmaster'}
                    x={props.x - 10}
                    y={y()}
                    size={gift === 'ducats' ? 21 : 22}
                  />
                }
              >
                <path
                  d={hexPath(props.x - 11, y(), 21)}
                  fill="none"
                  stroke="var(--oak-soft)"
                  stroke-width="1.5"
                  stroke-dasharray="3.500 2"
                />
                {text(props.x - 11, y() + 5, '?')}
              </Show>
              {text(props.x + 13, y() + 5, signed(props.gives[gift]))}
            </>
          )
        }}
      </For>
    </g>
  )
}
