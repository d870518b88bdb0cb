import { type Accessor, createComputed, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'

/** The regions of a table that has no room for all of them, one at a time. */
export interface TabBar<T extends string> {
  readonly names: readonly T[]
  readonly tab: Accessor<T>
  turn(tab: T): void
  label(): string
  word(tab: T): string
  glyph(tab: T): JSX.Element
  /** Whether there is something to do or to know behind a tab. */
  dot?(tab: T): boolean
}

export interface TabWishes<T extends string> extends Omit<TabBar<T>, 'tab' | 'turn'> {
  readonly first: T
  /** Another one brings a new decision with it. */
  moment(): string
  /** Where the decision at hand is taken. */
  where(): T | undefined
  /** Whenever a tab is turned to, by a press or by a decision. */
  onTurn?(): void
}

/** A narrow table opens the region in which the decision at hand is taken. */
export function createTabs<T extends string>(wishes: TabWishes<T>): TabBar<T> {
  const [tab, setTab] = createSignal<T>(wishes.first)
  const turn = (next: T) => {
    wishes.onTurn?.()
    setTab(() => next)
  }
  createComputed(
    on(createMemo(wishes.moment), () => {
      const next = wishes.where()
      if (next) turn(next)
    }),
  )
  return { ...wishes, tab, turn }
}

interface Bar<T extends string> {
  bar: TabBar<T>
  /** A region that is always in sight has no tab: while it is asked for, the first of the others is open. */
  without?: T
}

const namesIn = <T extends string>({ bar, without }: Bar<T>): readonly T[] => bar.names.filter(name => name !== without)
const tabIn = <T extends string>(props: Bar<T>): T => {
  const tab = props.bar.tab()
  return tab === props.without ? (namesIn(props)[0] ?? tab) : tab
}

export function Tabs<T extends string>(props: Bar<T>) {
  return (
    <nav class="bd-tabs oak" aria-label={props.bar.label()}>
      <For each={namesIn(props)}>
        {tab => (
          <button
            type="button"
            aria-current={tabIn(props) === tab ? 'page' : undefined}
            onClick={() => props.bar.turn(tab)}
          >
            <span class="icon">
              {props.bar.glyph(tab)}
              <Show when={props.bar.dot?.(tab)}>
                <i class="dot" />
              </Show>
            </span>
            {props.bar.word(tab)}
          </button>
        )}
      </For>
    </nav>
  )
}

/** The region of the open tab. */
export function TabRegion<T extends string>(props: Bar<T> & { of: { readonly [K in T]: () => JSX.Element } }) {
  return (
    <div class={`bd-region ${tabIn(props)}`}>
      <Show when={tabIn(props)} keyed>
        {tab => props.of[tab]()}
      </Show>
    </div>
  )
}
