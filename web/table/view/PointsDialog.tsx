import { createMemo, For, Show } from 'solid-js'
import { SeatBadge } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import './points.css'
import { totalOf } from './points.ts'
import { TableDialog } from './TableDialog.tsx'

/** Points if the match ended now, seat by seat, with the sum behind each part. */
export function PointsDialog(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const shown = () => context.dialog() === 'points'
  const steps = createMemo(() => (shown() ? (context.guide()?.scoring(match.snapshot().view, match.who) ?? []) : []))
  return (
    <TableDialog context={context} name="points" title={words().points.title}>
      <Show when={steps().length > 0}>
        <div class="tb-points">
          <p>{words().points.about}</p>
          <For each={match.players}>
            {(player, seat) => (
              <section>
                <h3>
                  <SeatBadge seat={player.colour} size={16} />
                  {player.name}
                  <b>{totalOf(steps(), seat())}</b>
                </h3>
                <dl>
                  <For each={steps()}>
                    {step => {
                      const own = () => step.seats.find(one => one.seat === seat())
                      return (
                        <Show when={own()?.points || own()?.sum}>
                          <div>
                            <dt>{step.title}</dt>
                            <dd class="sum">{own()?.sum === String(own()?.points) ? '' : own()?.sum}</dd>
                            <dd>{own()?.points}</dd>
                          </div>
                        </Show>
                      )
                    }}
                  </For>
                </dl>
              </section>
            )}
          </For>
        </div>
      </Show>
    </TableDialog>
  )
}
