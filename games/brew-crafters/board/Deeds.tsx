import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { Glyph, type GlyphName } from './art/index.ts'
import type { Action } from './kinds.ts'

export interface DeedsProps {
  name: string
  deeds: readonly { id: string; action: Action; word: string }[]
}

const GLYPH: Readonly<Record<Action, GlyphName>> = {
  'process-collaborate': 'kettle',
  'lab-research': 'flask',
  install: 'hammer',
  'secret-recipe': 'card',
}

/** What a crew can do, one large button each: for screens on which the drawings it happens on lie below each other. */
export function Deeds(props: DeedsProps) {
  return (
    <Show when={props.deeds.length}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of answers to one question, not a form */}
      <div class="bc-deeds" role="group" aria-label={props.name}>
        <Index each={props.deeds}>
          {deed => (
            <Pick place={deed().id} class="bc-deed">
              <Glyph of={GLYPH[deed().action]} size={24} />
              {deed().word}
            </Pick>
          )}
        </Index>
      </div>
    </Show>
  )
}
