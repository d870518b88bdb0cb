import { PickShape, useChoices } from '@taproom/board'
import { children, createMemo, For, Index, type JSX, Show } from 'solid-js'
import type { StartIncome } from '../components/index.ts'
import { boxPath } from './art/index.ts'
import { Flagstone } from './Flagstone.tsx'
import { Gatehouse } from './Gatehouse.tsx'
import type { SeatColour, StartSpace, TileFace } from './kinds.ts'
import { Marks } from './Marks.tsx'
import { CELL, CLOISTER, type CloisterShape, cloisterCells } from './places.ts'
import { Walkers } from './Walkers.tsx'

export interface RingSpace {
  id: string
  kind: 'resource' | 'monk' | 'disc' | 'barrel'
  tiles?: readonly TileFace[]
  /** A monk space's price. */
  price?: number
  /** A disc space's letters. */
  letters?: string
  discs?: number
  /** The tile at hand came from here: its index leaves a ghost. */
  taken?: number
}

export interface RingFigure {
  /** The number of the seat, and its colour. */
  index: number
  seat: SeatColour
  /** 0 is the starting area, 1 to 27 the spaces in clockwise order, 28 the starting area again, −1 nowhere yet. */
  at: number
  start?: StartSpace
  mine?: boolean
}

export interface RingProps {
  name: string
  shape: CloisterShape
  /** The 27 spaces, clockwise from the gatehouse. */
  spaces: readonly RingSpace[]
  figures: readonly RingFigure[]
  /** Spaces before this index are behind one's figure and fade. */
  behind?: number
  /** The space in use. */
  here?: number
  /** What the gatehouse's first space says: "1st". */
  firstWord: string
  /** What each start space brings. */
  startSpaces: readonly StartIncome[]
  /** Whether figures may walk. */
  motion?: boolean
  /** What stands in the court: goals, round, a space looked at closely. */
  court?: JSX.Element
}

const WALK = 26
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

export function Ring(props: RingProps) {
  const { legal, onPick } = useChoices()
  const tapAt = (index: number) => {
    const space = props.spaces[index - 1]
    if (space) onPick(space.id)
  }
  const grid = () => CLOISTER[props.shape]
  const width = () => grid().cols * CELL
  const height = () => grid().rows * CELL
  const cells = createMemo(() => cloisterCells(props.shape))
  const view = () => `0 0 ${width()} ${height()}`
  const stone = (index: number, inset: number, round: number) => {
    const { col, row } = cells()[index]
    return boxPath(col * CELL + inset, row * CELL + inset, CELL - 2 * inset, CELL - 2 * inset, round)
  }
  const veil = createMemo(() =>
    upTo(Math.max(0, (props.behind ?? 0) - 1))
      .map(i => stone(i + 1, 1, 8))
      .join(''),
  )
  const rings = createMemo(() => props.spaces.map(({ id }, i) => (legal.has(id) ? stone(i + 1, 3, 7) : '')).join(''))
  const taken = createMemo(() => new Set(props.figures.flatMap(({ start }) => (start ? [start] : []))))
  // Read twice below, made once.
  const court = children(() => props.court)
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div class="ha-ring" style={{ 'aspect-ratio': `${width()} / ${height()}` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg viewBox={view()} role="group" aria-label={props.name}>
        <rect width={width()} height={height()} rx="12" fill="var(--board-deep)" />
        <Court cols={grid().cols} rows={grid().rows} />
        <Index each={props.spaces}>
          {(space, i) => {
            const index = i + 1
            const cell = () => cells()[index]
            const x = () => cell().col * CELL
            const y = () => cell().row * CELL
            return (
              <PickShape
                place={space().id}
                outline={stone(index, 3, 7)}
                class={`ha-space ringed ${index === props.here ? 'here' : ''}`}
                reach={{ x: x() + CELL / 2, y: y() + CELL / 2, w: CELL, h: CELL }}
              >
                <Flagstone space={space()} x={x()} y={y()} />
              </PickShape>
            )
          }}
        </Index>
        <Gatehouse
          y={(grid().rows - 2) * CELL}
          firstWord={props.firstWord}
          incomes={props.startSpaces}
          taken={taken()}
        />
      </svg>
      <Marks view={view()}>
        <path class="ha-veil" d={veil()} />
        <path class="ha-rings" d={rings()} />
        <Walkers
          figures={props.figures}
          cells={cells()}
          gate={(grid().rows - 2) * CELL}
          motion={props.motion}
          onTap={tapAt}
        />
      </Marks>
      <Show when={court()}>
        <div
          class="ha-court"
          style={{
            left: percent(CELL + WALK, width()),
            right: percent(CELL + WALK, width()),
            top: percent(CELL + WALK, height()),
            bottom: percent(CELL + 8, height()),
          }}
        >
          {court()}
        </div>
      </Show>
    </div>
  )
}

/** The cloister garth with a colonnade around it; the gatehouse cuts its lower left corner. */
function Court(props: { cols: number; rows: number }) {
  const left = CELL + 4
  const width = () => (props.cols - 2) * CELL - 8
  const height = () => (props.rows - 2) * CELL - 8
  const columns = (n: number, x: (t: number) => number, y: (t: number) => number) => (
    <For each={upTo(n)}>{i => <circle cx={x(i / (n - 1))} cy={y(i / (n - 1))} r="3" />}</For>
  )
  return (
    <g stroke="var(--ha-stone-edge)">
      <path
        d={`M${left + 8} ${left}h${width() - 16}q8 0 8 8v${height() - 16}q0 8-8 8H${2 * CELL + 10}v${-CELL + 2}q0-6-6-6H${left}V${left + 8}q0-8 8-8z`}
        fill="var(--ha-court)"
      />
      <g fill="var(--ha-stone)">
        {columns(
          Math.round(width() / 14.5),
          t => left + 12 + t * (width() - 24),
          () => left + 0.5,
        )}
        {columns(
          Math.round(height() / 14.5),
          () => left + width() - 0.5,
          t => left + 12 + t * (height() - 24),
        )}
        {columns(
          Math.round((height() - CELL) / 14.5),
          () => left + 0.5,
          t => left + 12 + t * (height() - CELL - 24),
        )}
        {columns(
          Math.round((width() - CELL) / 14.5),
          t => 2 * CELL + 20 + t * (width() - CELL - 40),
          () => left + height() - 0.5,
        )}
      </g>
    </g>
  )
}
