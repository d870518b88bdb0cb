import { Pick } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Cube } from './art/index.ts'
import { START_OVER } from './choices.ts'
import { type Cubes, countIn, KINDS, type Kind } from './kinds.ts'
import { useWhose } from './whose.ts'
import type { BoardWords } from './words.ts'

export interface StorehouseProps {
  words: BoardWords
  cubes: Cubes
  capacity: number
  /** What the move under consideration would bring or take. */
  coming?: Cubes
  leaving?: Cubes
  /** Too many: so many must go; each tap on a bin gives one back. */
  excess?: number
  /** What a tap on a bin means now: "give back 3", "plant one". */
  ask?: string
  /** Some cubes are put aside already: the way back. */
  again: boolean
  /** All six bins in one row of a phone. */
  narrow?: boolean
}

/** As many as a bin can show; the figure tells the rest. */
const MOST = { wide: 9, narrow: 6 } as const

/** Six bins, one for each kind; a tap takes a cube out of a bin when something must be discarded, planted or traded. */
export function Storehouse(props: StorehouseProps) {
  const held = () => countIn(props.cubes)
  const whose = useWhose()
  const after = () => held() + countIn(props.coming) - countIn(props.leaving)
  return (
    <section
      class="bc-store"
      classList={{ narrow: props.narrow, over: !!props.excess || after() > props.capacity }}
      aria-label={props.words.storehouse}
    >
      <div class="head">
        <h2 class="plain" {...whose.thing('storage')}>
          {props.words.storehouse}
        </h2>
        <Show
          when={props.ask}
          fallback={
            <span class="fill" {...whose.thing('storage')}>
              <b>{held()}</b>
              <Show when={after() !== held()}>
                <em> → {after()}</em>
              </Show>{' '}
              {props.words.of} {props.capacity}
            </span>
          }
        >
          {ask => (
            <span class="ask" classList={{ excess: !!props.excess }}>
              {ask()}
              <Show when={props.again}>
                <Pick place={START_OVER} class="bc-again">
                  {props.words.startOver}
                </Pick>
              </Show>
            </span>
          )}
        </Show>
      </div>
      <div class="bins">
        <For each={KINDS}>{kind => <Bin kind={kind} store={props} />}</For>
      </div>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * held()) / props.capacity)}%` }} />
        <i
          class="coming"
          style={{ width: `${Math.max(0, Math.min(100, (100 * (after() - held())) / props.capacity))}%` }}
        />
      </span>
    </section>
  )
}

function Bin(props: { kind: Kind; store: StorehouseProps }) {
  const held = () => props.store.cubes[props.kind] ?? 0
  const coming = () => props.store.coming?.[props.kind] ?? 0
  const leaving = () => props.store.leaving?.[props.kind] ?? 0
  const size = () => (props.store.narrow ? 15 : 18)
  const drawn = () => {
    const most = MOST[props.store.narrow ? 'narrow' : 'wide']
    const stay = Math.min(held(), most - Math.min(1, coming()))
    return Array.from({ length: Math.min(most, stay + coming()) }, (_, i) =>
      i >= stay ? 'coming' : i >= stay - leaving() ? 'going' : 'lies',
    )
  }
  return (
    <Pick place={props.kind} class={`bc-bin ${held() + coming() ? '' : 'empty'}`}>
      <span class="heap">
        <Index each={drawn()}>
          {how => (
            <Cube
              of={props.kind}
              size={size()}
              ghost={how() === 'coming' ? 'coming' : undefined}
              going={how() === 'going'}
            />
          )}
        </Index>
        <Show when={!drawn().length}>
          <Cube of={props.kind} size={size()} ghost="named" />
        </Show>
      </span>
      <span class="count">
        <b>{held()}</b>
        <Show when={coming()}>
          <em>+{coming()}</em>
        </Show>
        <Show when={leaving()}>
          <em class="minus">−{leaving()}</em>
        </Show>
      </span>
    </Pick>
  )
}
