import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { SeatIcon } from './art/index.ts'
import type { SeatColour, Section, SignLine } from './kinds.ts'
import { Signs } from './Signs.tsx'

export interface CollaborationProps {
  name: string
  sections: readonly {
    id: Section
    name: string
    cost: SignLine
    reward: SignLine
    owner?: SeatColour
    /** The cubes are in the storehouse. */
    payable?: boolean
  }[]
  /** Low sections, where the secret recipes share the column. */
  dense?: boolean
}

/** Four sections of one common beer: who paid which, and what each pays when all are full. */
export function Collaboration(props: CollaborationProps) {
  return (
    <section class="bc-collab" classList={{ dense: props.dense }} aria-label={props.name}>
      <h2>{props.name}</h2>
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
