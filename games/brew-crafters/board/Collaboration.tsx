import { Pick, thing } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { SeatIcon } from './art/index.ts'
import type { readSections } from './read/cards.ts'
import { Signs } from './Signs.tsx'

interface CollaborationProps {
  name: string
  sections: ReturnType<typeof readSections>
  /** Low sections, where the secret recipes share the column. */
  dense?: boolean
}

/** Four sections of one common beer: who paid which, and what each pays when all are full. */
export function Collaboration(props: CollaborationProps) {
  return (
    <section class="bc-collab" classList={{ dense: props.dense }} aria-label={props.name}>
      <h2 {...thing('collaboration')}>{props.name}</h2>
      <div class="sections">
        <Index each={props.sections}>
          {section => (
            <Pick
              place={section().id}
              class={`bc-section ${section().owner ? 'full' : section().payable ? 'payable' : ''}`}
            >
              <span class="name">{section().name}</span>
              <Signs of={section().cost} size={16} />
              <span class="reward">
                <Signs of={section().reward} size={16} />
                <Show when={section().owner}>{owner => <SeatIcon seat={owner()} size={17} />}</Show>
              </span>
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}
