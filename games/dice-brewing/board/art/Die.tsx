import { Match, Show, Switch } from 'solid-js'
import type { Colour, DieData, Fitting } from '../kinds.ts'
import { Glyph, GlyphIcon, type GlyphName } from './glyphs.tsx'

/** Columns and rows of the pips, as on any die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]
const ROWS = [10.6, 21.4, 32.4]
/** The top face narrows a little towards the back. */
const column = (x: number, y: number) => 24 + (x - 1) * (10.1 + ((y - 2) / 38) * 1.3)

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
/** All pips of a value as one drawing, and the dents they lie in. */
const drawn = PIPS.map(pips => pips.map(([x, y]) => [column(x, ROWS[y]), ROWS[y]]))
const SPOTS = drawn.map(pips => pips.map(([x, y]) => oval(x, y, 4.2, 3.6)).join(''))
const DENTS = drawn.map(pips => pips.map(([x, y]) => oval(x, y + 0.9, 4.3, 3.8)).join(''))

/** A die seen a little from the front: pips on the top face, the glyph of its kind on the front, so they never compete. */
export function Die(props: { die: Omit<DieData, 'id'>; shown?: number }) {
  const value = () => props.shown ?? props.die.value
  return (
    <svg class={`db-die ${props.die.colour}`} viewBox="0 0 48 60" aria-hidden="true">
      <ellipse class="cast" cx="24" cy="57.4" rx="21.5" ry="3" />
      <path class="front" d="M1.2 34h45.6v15.6a9 9 0 0 1-9 9H10.2a9 9 0 0 1-9-9z" />
      <path class="foot" d="M1.2 46.5c0 7 4 9.6 9 9.6h27.6c5 0 9-2.6 9-9.6v3.1a9 9 0 0 1-9 9H10.2a9 9 0 0 1-9-9z" />
      <path
        class="top"
        d="M11.5 1h25a9 9 0 0 1 9 8.4L46.9 34a7 7 0 0 1-7 8H8.1a7 7 0 0 1-7-8L2.5 9.4a9 9 0 0 1 9-8.4z"
      />
      <path
        class="gloss"
        d="M11.5 2.4h25a7.6 7.6 0 0 1 7.5 7l.2 3.6C32 9.5 16 9.5 3.8 13l.2-3.6a7.6 7.6 0 0 1 7.5-7z"
      />
      <path class="edge" d="M2.6 38.6c3 4.2 39.8 4.2 42.8 0" />
      <Switch>
        <Match when={value()}>
          {shown => (
            <g class="pips">
              <path class="dent" d={DENTS[shown()]} />
              <path d={SPOTS[shown()]} />
            </g>
          )}
        </Match>
        <Match when={!value()}>
          <path
            class="unrolled"
            d="M13 8.5h22a4.5 4.5 0 0 1 4.5 4.2l1 16a4.5 4.5 0 0 1-4.5 4.8H12a4.5 4.5 0 0 1-4.5-4.8l1-16A4.5 4.5 0 0 1 13 8.5z"
          />
        </Match>
      </Switch>
      <g class="glyph">
        <Glyph of={props.die.colour} x={24} y={50.3} size={15.5} />
      </g>
      <Show when={props.die.raised}>
        {raised => (
          <g class="raised">
            <rect x="19" y="-14" width="32" height="20" rx="10" />
            <text x="35" y="1.5" text-anchor="middle">{`+${raised()}`}</text>
          </g>
        )}
      </Show>
      <Show when={props.die.mark}>
        {mark => (
          <g class={`mark ${mark()}`}>
            <circle cx="24" cy="21.5" r="18" />
            <circle class="rim" cx="24" cy="21.5" r="15.6" />
            <Glyph
              of={mark() === 'blocked' ? 'cross' : 'shield'}
              x={24}
              y={21.8}
              size={mark() === 'blocked' ? 22 : 27}
            />
            <Show when={mark() === 'protected' && value()}>
              <text x="24" y="29" text-anchor="middle">
                {value()}
              </text>
            </Show>
          </g>
        )}
      </Show>
      <Show when={props.die.mark === 'blocked' && value()}>
        <g class="still">
          <rect x="27" y="31" width="23" height="23" rx="7" />
          <text x="38.5" y="49" text-anchor="middle">
            {value()}
          </text>
        </g>
      </Show>
    </svg>
  )
}

const FITTING = { stored: 'check', active: 'down', missing: undefined } as const

/** What a recipe asks for: kind and minimum, and how one's own dice serve it. */
export function RequiredDie(props: { colour: Colour; min: number; fitting?: Fitting }) {
  const sign = () => props.fitting && FITTING[props.fitting]
  return (
    <span class={`db-required ${props.colour} ${props.fitting ?? ''}`}>
      <GlyphIcon of={props.colour} />
      <b>{props.min}</b>
      <Show when={sign()}>
        {glyph => (
          <i>
            <GlyphIcon of={glyph()} />
          </i>
        )}
      </Show>
    </span>
  )
}

/** Small: glyph and figure, or the glyph alone for the bare kind. */
/** `thing`: the name under which it can be asked about, where nothing around it has one. */
export function DieChip(props: { die: Omit<DieData, 'id'>; thing?: string }) {
  const sign = (): GlyphName | undefined =>
    props.die.mark === 'blocked' ? 'cross' : props.die.mark === 'protected' ? 'shield' : undefined
  return (
    <span class={`db-chip ${props.die.colour} ${props.die.mark ?? ''}`} data-thing={props.thing}>
      <GlyphIcon of={props.die.colour} />
      <b>{props.die.value ?? '–'}</b>
      <Show when={sign()}>{glyph => <GlyphIcon of={glyph()} class="sign" />}</Show>
    </span>
  )
}

export function KindTile(props: { colour: Colour }) {
  return (
    <span class={`db-kind ${props.colour}`}>
      <GlyphIcon of={props.colour} />
    </span>
  )
}
