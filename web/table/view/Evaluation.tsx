import { For } from 'solid-js'
import { hintWords, percent } from '../../bots/words.ts'
import { SeatBadge } from '../../design/index.ts'
import type { Desk } from './desk.ts'
import './hint.css'

/** What each seat may expect of the match, as parts of one bar; every part carries the seat's shape and a number. */
export function Evaluation(props: { desk: Desk; shares: readonly number[] }) {
  const { match } = props.desk
  const told = () =>
    hintWords().bar(props.shares.map((share, seat) => ({ name: match.who(seat), share: percent(share) })))
  return (
    <div class="tb-chances" role="img" aria-label={told()}>
      <For each={props.shares.map((_, seat) => seat)}>
        {seat => (
          <span
            class="part"
            style={{ 'flex-grow': props.shares[seat], '--seat': `var(--seat-${props.desk.colour(seat)})` }}
          >
            <SeatBadge seat={props.desk.colour(seat)} size={16} />
            <b>{percent(props.shares[seat])}</b>
          </span>
        )}
      </For>
    </div>
  )
}
