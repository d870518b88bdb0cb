import { createMemo, For, Show } from 'solid-js'
import { SeatBadge } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { isPerson } from '../ctrl/players.ts'
import type { TableContext } from './context.ts'
import './seats.css'

/** Whether the screen can be handed to this seat, or, after the end, the match be seen through its eyes. */
export function canTake({ match }: TableContext, seat: number): boolean {
  const { viewer, over } = match.snapshot()
  if (seat === viewer) return false
  return (match.shared && isPerson(match.players[seat])) || (over && match.whole() !== undefined)
}

/** Everybody at the table: who acts, who looks, and the points where nobody keeps secrets. */
export function Seats(props: { context: TableContext }) {
  const { match } = props.context
  const snapshot = () => match.snapshot()
  const w = () => words().table
  const acting = () => snapshot().pending ?? snapshot().asked
  const scores = createMemo(() => match.scores())
  const around = match.shared
  return (
    <ul class="tb-seats" aria-label={words().setup.seats}>
      <For each={match.players}>
        {(player, seat) => (
          <li
            class="card"
            classList={{ acting: acting() === seat() }}
            aria-current={acting() === seat() ? 'true' : undefined}
          >
            <SeatBadge seat={player.colour} size={20} label={words().setup.colours[player.colour]} />
            <div class="who">
              <b>{player.name}</b>
              <span class="note">
                {[
                  isPerson(player) ? '' : words().setup.players[player.player],
                  acting() === seat() ? w().acting : '',
                  snapshot().viewer === seat() && around ? w().atScreen : '',
                  props.context.online?.note(seat()) ?? '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </div>
            <Show when={scores()?.[seat()]}>{score => <span class="points">{w().points(score().total)}</span>}</Show>
            <Show when={canTake(props.context, seat())}>
              <button type="button" class="take" onClick={() => match.lookAs(seat())}>
                {snapshot().over ? w().lookingThrough(player.name) : w().lookAs(player.name)}
              </button>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
