import { For, Show } from 'solid-js'
import { GlyphIcon, type GlyphName, TileIcon } from './art/index.ts'
import type { TileFace } from './kinds.ts'

export interface PeekProps {
  title: string
  thing?: string
  tiles?: readonly { face: TileFace; costs: readonly { glyph: GlyphName; text: string; label: string }[] }[]
  note?: string
}

/** A space looked at closely, in the cloister's court: what lies there and what it would cost. */
export function Peek(props: PeekProps) {
  return (
    <section class="ha-peek" data-thing={props.thing}>
      <h2>{props.title}</h2>
      <ul>
        <For each={props.tiles}>
          {tile => (
            <li>
              <TileIcon face={tile.face} size={52} />
              <For each={tile.costs}>
                {cost => (
                  <span class="cost">
                    <GlyphIcon
                      of={cost.glyph}
                      fill={cost.glyph === 'ducat' ? undefined : `var(--ha-${cost.glyph}-edge)`}
                    />
                    <b>{cost.text}</b>
                    <Show when={cost.label}>
                      <span class="unseen">{cost.label}</span>
                    </Show>
                  </span>
                )}
              </For>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.note}>
        <p>{props.note}</p>
      </Show>
    </section>
  )
}
