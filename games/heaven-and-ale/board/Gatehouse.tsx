import { PickShape, useChoices } from '@taproom/board'
import { For, Match, Show, Switch } from 'solid-js'
import { boxPath, Glyph, hexPath } from './art/index.ts'
import { START_SPACES, type StartSpace } from './kinds.ts'
import { CELL } from './places.ts'

const SLOT = CELL - 7

/** The upper left corner of a start space, from that of the gatehouse. */
const slotAt = (i: number) => ({ x: 5 + (i % 2) * (SLOT + 4), y: 5 + Math.floor(i / 2) * (SLOT + 4) })

/** Where a figure's feet stand on a start space, or before the gate while it has none. */
export function gateSpot(start: StartSpace | undefined) {
  if (!start) return { x: CELL, y: CELL + 22 }
  const slot = slotAt(START_SPACES.indexOf(start))
  return { x: slot.x + SLOT - 11, y: slot.y + SLOT + 1 }
}

/** The starting area: one target while one walks home, four spaces once one arrives. */
export function Gatehouse(props: { y: number; firstWord: string }) {
  const { legal } = useChoices()
  const arriving = () => START_SPACES.some(space => legal.has(space))
  const slots = () => (
    <For each={START_SPACES}>
      {(space, i) => {
        const x = () => slotAt(i()).x
        const y = () => props.y + slotAt(i()).y
        const outline = () => boxPath(x() + 1, y() + 1, SLOT - 2, SLOT - 2, 6)
        const drawing = () => (
          <>
            <rect x={x()} y={y()} width={SLOT} height={SLOT} rx="7" fill="var(--oak-raised)" stroke="var(--oak-line)" />
            <SlotFace space={space} x={x() + SLOT / 2} y={y() + SLOT / 2} firstWord={props.firstWord} />
          </>
        )
        return (
          <Show when={arriving()} fallback={drawing()}>
            <PickShape place={space} outline={outline()} class="ha-slot">
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

function SlotFace(props: { space: StartSpace; x: number; y: number; firstWord: string }) {
  const text = (x: number, y: number, words: string, size = 15.5) => (
    <text x={x} y={y} text-anchor="middle" font-weight="700" font-size={`${size}`} fill="var(--oak-ink)">
      {words}
    </text>
  )
  return (
    <g>
      <Switch>
        <Match when={props.space === 'start-first'}>
          <text
            class="serif"
            x={props.x}
            y={props.y + 7}
            text-anchor="middle"
            font-weight="700"
            font-size="22"
            fill="var(--oak-amber)"
          >
            {props.firstWord}
          </text>
        </Match>
        <Match when={props.space === 'start-brewmaster'}>
          <Glyph of="brewmaster" x={props.x - 10} y={props.y} size={22} />
          {text(props.x + 13, props.y + 5, '+1')}
        </Match>
        <Match when={props.space === 'start-marker'}>
          <path
            d={hexPath(props.x - 11, props.y, 21)}
            fill="none"
            stroke="var(--oak-soft)"
            stroke-width="1.5"
            stroke-dasharray="3.500 2"
          />
          {text(props.x - 11, props.y + 5, '?')}
          {text(props.x + 13, props.y + 5, '+2')}
        </Match>
        <Match when={props.space === 'start-ducats'}>
          <Glyph of="ducat" x={props.x - 10} y={props.y} size={21} />
          {text(props.x + 13, props.y + 5, '+2')}
        </Match>
      </Switch>
    </g>
  )
}
