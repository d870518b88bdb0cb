import { For, type JSX, Show } from 'solid-js'
import { Icon, SeatBadge } from '../../design/index.ts'
import { prefer, preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { canTake } from './Seats.tsx'
import { TableDialog } from './TableDialog.tsx'

/** Everything one seldom needs at the table. */
export function MoreDialog(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const w = () => words().table
  const then = (act: () => void) => () => {
    context.close('more')
    act()
  }
  return (
    <TableDialog context={context} name="more" title={w().more}>
      <ul class="tb-menu">
        <Show when={match.snapshot().viewer >= 0}>
          <Item art={<Icon of="restart" />} label={words().since.title} onPress={() => context.open('since')} />
        </Show>
        <Show when={match.room.guide}>
          <Item art={<Icon of="question" />} label={words().explain.list} onPress={() => context.open('things')} />
        </Show>
        <Item
          art={<Icon of="previous" />}
          label={w().replay}
          onPress={then(() => match.lookBack(match.snapshot().index))}
        />
        <Show when={match.whole()}>
          <Item art={<Icon of="share" />} label={w().share} onPress={() => context.open('share')} />
          <Item art={<Icon of="fork" />} label={w().fork} hint={w().forkHint} onPress={then(() => context.fork())} />
        </Show>
        <Show when={context.points().length > 0}>
          <Item art={<Icon of="check" />} label={words().points.title} onPress={() => context.open('points')} />
        </Show>
        <Show when={context.again}>
          {again => (
            <Item
              art={<Icon of="restart" />}
              label={words().opposition.again}
              hint={words().opposition.againHint}
              onPress={then(again())}
            />
          )}
        </Show>
        <For each={match.players.map((_, seat) => seat).filter(seat => canTake(context, seat))}>
          {seat => (
            <Item
              art={<SeatBadge seat={context.colour(seat)} size={20} />}
              label={match.snapshot().over ? w().lookingThrough(match.who(seat)) : w().lookAs(match.who(seat))}
              onPress={then(() => match.lookAs(seat))}
            />
          )}
        </For>
        <For each={context.online?.items()}>
          {item => <Item art={item.art} label={item.label} onPress={then(item.onPress)} />}
        </For>
        <Show when={context.notebook()}>
          <Item art={<Icon of="pencil" />} label={words().note.title} onPress={() => context.open('note')} />
        </Show>
        <Show when={context.board()}>
          <Item
            art={<Icon of="text" />}
            label={context.textual() ? w().drawnTable : words().settings.textTable}
            onPress={then(() => prefer({ textTable: !preferences().textTable }))}
          />
        </Show>
        <Item art={<Icon of="log" />} label={w().log} onPress={() => context.open('log')} />
        <Item art={<Icon of="settings" />} label={words().front.settings} onPress={() => context.open('settings')} />
        <Item art={<Icon of="keyboard" />} label={words().help.title} onPress={() => context.open('help')} />
        <Show when={match.snapshot().over && match.whole()}>
          <Item art={<Icon of="check" />} label={w().toResult} onPress={then(() => context.showEnd(true))} />
        </Show>
      </ul>
    </TableDialog>
  )
}

function Item(props: { art: JSX.Element; label: string; hint?: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={() => props.onPress()}>
        {props.art}
        <span>
          {props.label}
          <Show when={props.hint}>
            <small>{props.hint}</small>
          </Show>
        </span>
      </button>
    </li>
  )
}
