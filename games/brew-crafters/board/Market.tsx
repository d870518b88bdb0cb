import { Pick } from '@taproom/board'
import { For, Index, type JSX, Show } from 'solid-js'
import { Coin, Peg, Pile } from './art/index.ts'
import { type Cubes, countIn, type Place, type SeatColour, type SignLine } from './kinds.ts'
import { ModuleFace, type ModuleOnTable } from './Modules.tsx'
import { Signs } from './Signs.tsx'
import type { BoardWords } from './words.ts'

export interface MarketSpace {
  id: Place
  name: string
  /** For narrow cells, and for a name that no cell can hold. */
  short?: string
  /** What has piled up. */
  cubes?: Cubes
  money?: number
  /** What is added every season, "+2"; only accumulating spaces have it. */
  grows?: string
  /** What the space always gives, for the others. Two lines stand for either/or. */
  gives?: readonly SignLine[]
  /** Whoever stands there; a second one jumped the queue. */
  workers?: readonly { seat: SeatColour }[]
  /** What own bonuses would add. */
  bonus?: Cubes
  /** A worker here also takes the First Player marker. */
  marker?: boolean
  /** One of the four modules, drawn as it lies. */
  module?: ModuleOnTable
}

export interface MarketProps {
  words: BoardWords
  spaces: readonly MarketSpace[]
  narrow?: boolean
  /** What the chosen space leaves to decide, anchored to it. */
  bubble?: { space: Place; title: string; options: readonly { id: string; signs: SignLine; text: string }[] }
}

const LETTERS_OF_A_PAWN = 5

/** On a phone a bubble is nearly three rows high; where there are fewer above it, it hangs below. */
const ROWS_OF_A_BUBBLE = 3

/** The market for 10 to 23 places: two rows up to sixteen, then three; four columns on a phone. */
export function Market(props: MarketProps) {
  const rows = () => (props.spaces.length > 16 ? 3 : 2)
  const columns = () => (props.narrow ? 4 : Math.ceil(props.spaces.length / rows()))
  const rowOf = (place: number) => Math.floor(place / columns())
  /** As many letters of a name as a cell holds. */
  const letters = () => (props.narrow ? 0 : Math.floor((960 / columns() - 18) / 6.9))
  return (
    <section
      class="bc-market"
      classList={{ narrow: props.narrow, low: !props.narrow && rows() === 3 }}
      style={{ '--columns': columns() }}
      aria-label={props.words.tabs.market}
    >
      <Index each={props.spaces}>
        {(space, i) => (
          <div class="place">
            <Pick
              place={space().id}
              class={`bc-space ${space().workers?.length ? 'taken' : ''} ${space().module ? 'module' : ''}`}
            >
              <SpaceFace space={space()} market={props} low={rows() === 3} letters={letters()} />
            </Pick>
            <Show when={props.bubble?.space === space().id ? props.bubble : undefined}>
              {bubble => (
                <Bubble
                  bubble={bubble()}
                  edge={i % columns() === 0 ? 'start' : i % columns() >= columns() - 2 ? 'end' : 'middle'}
                  above={props.narrow && rowOf(i) >= ROWS_OF_A_BUBBLE && rowOf(i) === rowOf(props.spaces.length - 1)}
                />
              )}
            </Show>
          </div>
        )}
      </Index>
    </section>
  )
}

function SpaceFace(props: { space: MarketSpace; market: MarketProps; low: boolean; letters: number }): JSX.Element {
  const one = () => props.space
  const taken = () => !!one().workers?.length
  const held = () => countIn(one().cubes) || one().money || 0
  /** A pawn stands beside the name where cells are low. */
  const letters = () => props.letters - (taken() && props.low ? LETTERS_OF_A_PAWN : 0)
  const size = () => (props.market.narrow ? 16 : props.low ? 18 : 20)
  return (
    <>
      <span class="name">{one().name.length > letters() ? (one().short ?? one().name) : one().name}</span>
      <span class="face">
        <Show when={one().module}>{module => <ModuleFace {...module()} />}</Show>
        <Show when={one().cubes || one().bonus}>
          <Pile
            of={one().cubes ?? {}}
            coming={one().bonus}
            size={size()}
            rows={props.low && !props.market.narrow ? 1 : 2}
            most={props.market.narrow || props.low ? 3 : 4}
          />
        </Show>
        <Show when={one().money}>
          <Coin size={size() + 3} />
        </Show>
        <Show when={one().marker}>
          <span class="marker">{props.market.words.first}</span>
        </Show>
        <Index each={one().gives}>
          {(gives, i) => (
            <>
              <Show when={i}>
                <span class="or">{props.market.words.or}</span>
              </Show>
              <Signs of={gives()} size={props.market.narrow ? 14 : 18} />
            </>
          )}
        </Index>
      </span>
      <Show when={one().grows && !taken()}>
        <span class="count">
          <span class="grows">{one().grows}</span>
          <b>
            {held()}
            <Show when={countIn(one().bonus)}>
              <em>+{countIn(one().bonus)}</em>
            </Show>
          </b>
        </span>
      </Show>
      <Show when={taken()}>
        <span class="workers">
          <Index each={one().workers}>
            {worker => <Peg seat={worker().seat} size={props.low && !props.market.narrow ? 25 : 31} />}
          </Index>
        </span>
      </Show>
    </>
  )
}

function Bubble(props: {
  bubble: NonNullable<MarketProps['bubble']>
  edge: 'start' | 'middle' | 'end'
  above?: boolean
}) {
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a group of answers to one question, not a form */
    <div
      class="bc-bubble"
      classList={{ [props.edge]: true, above: props.above }}
      role="group"
      aria-label={props.bubble.title}
    >
      <span class="title">{props.bubble.title}</span>
      <For each={props.bubble.options}>
        {option => (
          <Pick place={option.id} class="bc-answer">
            <Signs of={option.signs} size={20} />
            <span>{option.text}</span>
          </Pick>
        )}
      </For>
    </div>
  )
}
