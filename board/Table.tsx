import { createEffect, createMemo, type JSX, on, Show } from 'solid-js'
import { type Choices, ChoicesContext } from './choices.ts'
import type { BoardParts } from './contract.ts'
import { createLow, type Fit } from './fit.ts'
import type { Screen } from './play.ts'
import './table.css'
import { type TabBar, Tabs } from './tabs.tsx'
import { walk } from './walk.ts'

type Room = Fit | 'low'

interface Sitting {
  readonly props: { readonly parts: BoardParts }
  readonly screen: Screen
  readonly choices: Choices
}

export interface TableProps<T extends string> {
  /** What the board's own classes begin with: `ha` gives `ha-board` and `ha-table`. */
  name: string
  play: Sitting
  fit: Fit
  /** What lies between header and prompt, by the room there is. */
  layouts: { readonly [F in Fit]: () => JSX.Element } & {
    /** A phone on its side, where it is not laid out like a tablet. */
    readonly low?: () => JSX.Element
  }
  /** The least width at which a phone on its side is laid out as one; 700 where nothing is said. */
  lowFrom?: number
  /** Below the prompt of a phone. */
  tabs: TabBar<T>
  /** Puts back what is in hand, or closes what is open; false when there was nothing. */
  onEscape?: () => boolean
  /** What lies above the table: pieces in the air. */
  children?: JSX.Element
}

/** The whole screen of a board: the shell's header and prompt, between them one layout for each size. */
export function Table<T extends string>(props: TableProps<T>) {
  const { screen } = props.play
  const low = createLow(props.lowFrom)
  const room = createMemo((): Room => (low() && props.layouts.low ? 'low' : props.fit))
  const touched = (finger: boolean, keys: boolean) => Object.assign(screen, { finger, keys })
  const onKey = (event: KeyboardEvent) => {
    touched(false, true)
    // Places walk by themselves; what can only be asked about does not listen.
    const { target } = event
    if (target instanceof Element && target.matches('[data-thing]:not(.pick)') && walk(event, target)) return
    if (event.key !== 'Escape' || !props.onEscape?.()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ChoicesContext.Provider value={props.play.choices}>
      <div
        class={`${props.name}-board`}
        ref={element => {
          screen.root = element
        }}
        on:pointerdown={{ capture: true, handleEvent: event => touched(event.pointerType !== 'mouse', false) }}
        on:keydown={{ capture: true, handleEvent: onKey }}
      >
        <div
          class="bd-table"
          classList={{
            [`${props.name}-table ${room() === 'low' ? 'middle' : props.fit}`]: true,
            low: room() === 'low',
          }}
        >
          <Show when={room()} keyed>
            {room => (
              <>
                <div class="bd-top">{props.play.props.parts.header()}</div>
                {props.layouts[room]?.()}
                <div class="bd-ask">
                  {props.play.props.parts.prompt()}
                  <Show when={room === 'narrow' || room === 'low'}>
                    <Tabs bar={props.tabs} />
                  </Show>
                </div>
              </>
            )}
          </Show>
        </div>
        {props.children}
      </div>
    </ChoicesContext.Provider>
  )
}

/** For who plays by keys the focus follows the decision: to the first place that glows, region by region. */
export function createFocus(screen: Screen, changes: (() => unknown)[], regions: () => readonly string[]): void {
  createEffect(
    on(changes, () => {
      if (!screen.keys) return
      const wanted = regions()
      requestAnimationFrame(() => {
        for (const region of wanted) {
          const glowing = `:is(${region}) .pick.legal`
          if (document.activeElement?.matches(glowing)) return
          const first = screen.root?.querySelector<HTMLElement>(glowing)
          if (first) return first.focus()
        }
      })
    }),
  )
}
