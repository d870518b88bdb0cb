import type { LogChange } from '@taproom/board'
import { For, Show } from 'solid-js'
import './prompt.css'
import { SeatBadge, type SeatColour } from './SeatBadge.tsx'

interface LogLineProps {
  seat?: SeatColour
  text: string
  changes?: readonly LogChange[]
  /** A consequence of the line before it. */
  sub?: boolean
  now?: boolean
  /** Which line this is, for who looks after the focus. */
  line?: number
  /** Whether Tab stops at this line; a log is one stop, and arrow keys go on from there. */
  stop?: boolean
  onPress?: () => void
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

export function LogLine(props: LogLineProps) {
  return (
    <li class="log-line" classList={{ sub: props.sub, now: props.now }}>
      <Show when={props.seat && !props.sub ? props.seat : undefined}>
        {seat => <SeatBadge seat={seat()} size={14} />}
      </Show>
      <Show when={props.onPress} fallback={<span class="what">{props.text}</span>}>
        <button
          type="button"
          class="what"
          tabindex={props.stop === false ? -1 : 0}
          data-line={props.line}
          onClick={() => props.onPress?.()}
        >
          {props.text}
        </button>
      </Show>
      <Show when={props.changes?.length}>
        <span class="changes">
          <For each={props.changes}>
            {change => (
              <span class="change" classList={{ up: change.amount > 0, down: change.amount < 0 }}>
                {signed(change.amount)}
                {change.art}
                <span class="unseen">{change.name}</span>
              </span>
            )}
          </For>
        </span>
      </Show>
    </li>
  )
}
