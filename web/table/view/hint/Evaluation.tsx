import { Index } from 'solid-js'
import { hintWords, percent, whole } from '../../../bots/words.ts'
import { SeatBadge } from '../../../design/index.ts'
import type { TableContext } from '../context.ts'
import './hint.css'

/** What the seat that looks may expect of the match against all others; every seat has its part of the bar, with shape and number. */
export function Evaluation(props: { context: TableContext; shares: readonly number[]; seat: number }) {
  const { match } = props.context
  const label = () =>
    hintWords().bar(props.shares.map((share, seat) => ({ name: match.who(seat), share: percent(share) })))
  const mine = () => props.shares[props.seat] ?? 0
  return (
    <div class="tb-chances">
      <p>{hintWords().now(whole(mine()), whole(1 - mine()))}</p>
      <div class="bar" role="img" aria-label={label()}>
        <Index each={props.shares}>
          {(share, seat) => (
            <span class="part" style={{ 'flex-grow': share(), '--seat': `var(--seat-${props.context.colour(seat)})` }}>
              <SeatBadge seat={props.context.colour(seat)} size={16} />
              <b>{percent(share())}</b>
            </span>
          )}
        </Index>
      </div>
    </div>
  )
}
