import { thing } from '@taproom/board'
import { Show } from 'solid-js'
import { GlyphIcon } from './art/index.ts'
import { Tick } from './Tick.tsx'

export interface PurseProps {
  thing: string
  label: string
  ducats: number
  /** What the preview would leave. */
  after?: number
  motion?: boolean
}

export function Purse(props: PurseProps) {
  return (
    <div class="ha-purse" {...thing(props.thing, props.label)}>
      <GlyphIcon of="ducat" />
      <b>
        <Tick value={props.ducats} motion={props.motion ?? false} />
      </b>
      <Show when={props.after !== undefined && props.after !== props.ducats}>
        <span class="after">
          <svg viewBox="0 0 20 12" aria-hidden="true">
            <path d="M1 6h16m-5-5 5 5-5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
          </svg>
          {props.after}
        </span>
      </Show>
    </div>
  )
}
