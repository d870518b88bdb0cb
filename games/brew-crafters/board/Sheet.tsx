import { Pick } from '@taproom/board'
import { Index, type JSX, Show } from 'solid-js'
import { Glyph } from './art/index.ts'
import type { SignLine } from './kinds.ts'
import { Signs } from './Signs.tsx'

export interface SheetOption {
  id: string
  /** A face, a cap, a tile. */
  art?: JSX.Element
  title: string
  text?: string
  /** What it gives or is worth. */
  signs?: SignLine
  /** What it takes, drawn under the title. */
  under?: SignLine
  /** What it costs every Winter, or now. */
  cost?: string
}

export interface SheetProps {
  name: string
  title: string
  note?: string
  options: readonly SheetOption[]
  /** Laid under the title: a stepper, an explanation. */
  children?: JSX.Element
}

/** A decision with more to read than the board has room for: who to hire, what to install, which secret to take. */
export function Sheet(props: SheetProps) {
  return (
    <section class="bc-sheet" classList={{ few: props.options.length < 5 }} aria-label={props.name}>
      <div class="head">
        <h2>{props.title}</h2>
        <span>{props.note}</span>
      </div>
      {props.children}
      <div class="options" classList={{ many: props.options.length > 6, crowd: props.options.length > 9 }}>
        <Index each={props.options}>
          {option => (
            <Pick place={option().id} class="bc-option">
              <Show when={option().art}>
                <span class="art">{option().art}</span>
              </Show>
              <span class="words">
                <b>{option().title}</b>
                <Show when={option().text}>
                  <span>{option().text}</span>
                </Show>
                <Show when={option().under}>{under => <Signs of={under()} size={15} />}</Show>
              </span>
              <span class="side">
                <Show when={option().signs}>{signs => <Signs of={signs()} size={17} />}</Show>
                <Show when={option().cost}>
                  <span class="cost">
                    <Glyph of="winter" />
                    {option().cost}
                  </span>
                </Show>
              </span>
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}
