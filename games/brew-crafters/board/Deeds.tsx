import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { Glyph, type GlyphName } from './art/index.ts'
import type { Action } from './kinds.ts'
import type { BoardWords } from './words.ts'

const GLYPH: Readonly<Record<Action, GlyphName>> = {
  'process-collaborate': 'kettle',
  'lab-research': 'flask',
  install: 'hammer',
  'secret-recipe': 'card',
}

/** What a crew can do, one large button each: for screens on which the drawings it happens on lie below each other. */
export function Deeds(props: { words: BoardWords; deeds: readonly { id: string; action: Action }[] }) {
  return (
    <Show when={props.deeds.length}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of answers to one question, not a form */}
      <div class="bc-deeds" role="group" aria-label={props.words.deedsTitle}>
        <Index each={props.deeds}>
          {deed => (
            <Pick place={deed().id} class="bc-deed">
              <Glyph of={GLYPH[deed().action]} size={24} />
              {props.words.deeds[deed().action]}
            </Pick>
          )}
        </Index>
      </div>
    </Show>
  )
}
