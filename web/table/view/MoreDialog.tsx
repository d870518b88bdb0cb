import { For, type JSX, Show } from 'solid-js'
import { hintWords } from '../../bots/words.ts'
import { Dialog, Icon, SeatBadge } from '../../design/index.ts'
import { prefer, preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { Desk } from './desk.ts'
import { mayHint, showHint } from './Hint.tsx'
import { canTake } from './Seats.tsx'
import { Sign } from './Sign.tsx'

/** Everything one seldom needs at the table. */
export function MoreDialog(props: { desk: Desk }) {
  const { desk } = props
  const { match } = desk
  const w = () => words().table
  const then = (act: () => void) => () => {
    desk.close('more')
    act()
  }
  return (
    <Dialog open={desk.dialog() === 'more'} title={w().more} closeLabel={w().close} onClose={() => desk.close('more')}>
      <ul class="tb-menu">
        <Show when={mayHint(desk)}>
          <Item art={<Icon of="sun" />} label={hintWords().hint} hint={hintWords().about} onPress={then(showHint)} />
        </Show>
        <Item
          art={<Sign of="previous" />}
          label={w().replay}
          onPress={then(() => match.lookBack(match.snapshot().index))}
        />
        <Show when={match.whole()}>
          <Item art={<Sign of="share" />} label={w().share} onPress={() => desk.open('share')} />
          <Item art={<Sign of="fork" />} label={w().fork} hint={w().forkHint} onPress={then(() => desk.fork())} />
        </Show>
        <For each={match.players.map((_, seat) => seat).filter(seat => canTake(desk, seat))}>
          {seat => (
            <Item
              art={<SeatBadge seat={desk.colour(seat)} size={20} />}
              label={match.snapshot().over ? w().lookingThrough(match.who(seat)) : w().lookAs(match.who(seat))}
              onPress={then(() => match.lookAs(seat))}
            />
          )}
        </For>
        <For each={desk.online?.items()}>
          {item => <Item art={item.art} label={item.label} onPress={then(item.onPress)} />}
        </For>
        <Show when={desk.board()}>
          <Item
            art={<Sign of="text" />}
            label={desk.textual() ? w().drawnTable : w().textTable}
            onPress={then(() => prefer({ textTable: !preferences().textTable }))}
          />
        </Show>
        <Item art={<Icon of="log" />} label={w().log} onPress={() => desk.open('log')} />
        <Item art={<Icon of="settings" />} label={w().settings} onPress={() => desk.open('settings')} />
        <Item art={<Sign of="keyboard" />} label={w().help} onPress={() => desk.open('help')} />
        <Show when={match.snapshot().over && match.whole()}>
          <Item art={<Icon of="check" />} label={w().toResult} onPress={then(() => desk.showEnd(true))} />
        </Show>
      </ul>
    </Dialog>
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
