import { Index } from 'solid-js'
import { hintWords, percent } from '../../bots/words.ts'
import { SeatBadge } from '../../design/index.ts'
import type { TableContext } from './context.ts'
import './hint.css'

/** What each seat may expect of the match, as parts of one bar; every part carries the seat's shape and a number. */
export function Evaluation(props: { context: TableContext; shares: readonly number[] }) {
  const { match } = props.context
  const label = () =>
    hintWords().bar(props.shares.map((share, seat) => ({ name: match.who(seat), share: percent(share) })))
  return (
    <div class="tb-chances" role="img" aria-label={label()}>
      <Index each={props.shares}>
        {(share, seat) => (
          <span class="part" style={{ 'flex-grow': share(), '--seat': `var(--seat-${props.context.colour(seat)})` }}>
            <SeatBadge seat={props.context.colour(seat)} size={16} />
            <b>{percent(share())}</b>
          </span>
        )}
      </Index>
    </div>
  )
}
