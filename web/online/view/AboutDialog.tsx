import type { Action } from '@taproom/protocol'
import { For, type JSX, Show } from 'solid-js'
import { Button, Dialog, SeatName } from '../../design/index.ts'
import { addressOf } from '../../route.ts'
import type { AnyWords } from '../../table/ctrl/kinds.ts'
import { isPerson } from '../../table/ctrl/players.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { createOutward } from '../address.ts'
import { paceSentence } from '../sentences.ts'
import type { OnlineController } from '../source.ts'
import { beforeOwnLast } from '../table.ts'
import { CheckDraws } from './CheckDraws.tsx'
import { LinkField } from './LinkField.tsx'

export interface AboutProps {
  readonly match: OnlineController
  readonly note: (seat: number) => string
  readonly said: AnyWords | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Who is here, what one may ask of the others, how others may watch, and why chance can be trusted. */
export function AboutDialog(props: AboutProps) {
  const w = () => onlineWords().about
  const { session } = props.match.source
  const outward = createOutward()
  const address = () => outward.to({ page: 'table', id: session.id })
  return (
    <Dialog
      open={props.open}
      title={onlineWords().table.about}
      closeLabel={words().table.close}
      onClose={props.onClose}
    >
      <Show when={props.open}>
        <div class="on-about">
          <People {...props} />
          <Asking {...props} />
          <LinkField share title={w().watch} hint={w().watchHint} address={address()} />
          <Fairness match={props.match} />
          <Facts {...props} />
        </div>
      </Show>
    </Dialog>
  )
}

function Part(props: { title: string; children: JSX.Element }) {
  return (
    <section>
      <h3>{props.title}</h3>
      {props.children}
    </section>
  )
}

function People(props: AboutProps) {
  const { match } = props
  const { session } = match.source
  const described = (seat: number) => session.description()?.seats[seat]
  const note = (seat: number) =>
    [
      isPerson(match.players[seat]) ? '' : words().table.bot,
      session.isHere(described(seat)?.person) ? onlineWords().room.here : '',
      props.note(seat),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Part title={onlineWords().about.people}>
      <ul class="people rows">
        <For each={match.players}>
          {(player, seat) => (
            <li>
              <Show when={described(seat())?.person} fallback={<SeatName seat={player.colour} name={player.name} />}>
                {person => (
                  <a href={addressOf({ page: 'person', id: person() })}>
                    <SeatName seat={player.colour} name={player.name} />
                  </a>
                )}
              </Show>
              <span>{note(seat())}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={session.spectators() > 0}>
        <p>{onlineWords().table.spectators(session.spectators())}</p>
      </Show>
    </Part>
  )
}

/** What happens only when the others agree, and what one may do alone. */
function Asking(props: AboutProps) {
  const { match } = props
  const { session } = match.source
  const w = () => onlineWords().about
  const playing = () => session.received.seat >= 0 && session.standing()?.status === 'running'
  const others = () =>
    match.players.flatMap((player, seat) => (seat !== session.received.seat && isPerson(player) ? [seat] : []))
  const rated = () => session.description()?.rated === true
  /** Where it counts, who is alone with bots takes nothing back and can only give up. */
  const alone = () => rated() && others().length === 0
  const hints = () => {
    const { takebacks, seats } = session.description() ?? {}
    const { ratedHint, ratedBotsHint, leaveHint } = w()
    const bots = seats?.some(({ bot }) => bot !== null)
    return [
      alone() ? '' : leaveHint,
      rated() ? (bots ? ratedBotsHint : ratedHint) : '',
      takebacks ? '' : onlineWords().refused['no-takebacks'],
    ]
      .filter(Boolean)
      .join(' ')
  }
  const act = (action: Action) => () => {
    props.onClose()
    session.act(action)
  }
  const back = () => {
    const { live, at } = match.snapshot()
    return live ? beforeOwnLast(match) : at
  }
  return (
    <Show when={playing()}>
      <Part title={w().propose}>
        <div class="ways">
          <Show when={session.description()?.takebacks && !alone() && back() !== undefined}>
            <Button
              label={match.snapshot().live ? w().askTakeback : w().askTakebackTo(back() ?? 0)}
              icon="undo"
              onPress={() => act({ kind: 'takeback', to: back() ?? 0 })()}
            />
          </Show>
          <Show when={!session.standing()?.paused}>
            <Button label={w().askPause} onPress={act({ kind: 'pause' })} />
          </Show>
          <Show when={!alone()}>
            <Button label={w().askEnd} onPress={act({ kind: 'end' })} />
          </Show>
          <For each={others().length > 1 ? others() : []}>
            {seat => <Button label={w().askKick(match.who(seat))} onPress={act({ kind: 'kick', of: seat })} />}
          </For>
          <Show when={!session.standing()?.bots[session.received.seat]}>
            <Button label={alone() ? w().giveUp : w().leave} look="danger" onPress={act({ kind: 'leave' })} />
          </Show>
        </div>
        <p>{hints()}</p>
      </Part>
    </Show>
  )
}

function Fairness(props: { match: OnlineController }) {
  const w = () => onlineWords().about
  const seed = () => props.match.source.session.standing()?.seed
  return (
    <Part title={w().fairness}>
      <p>{w().hash}</p>
      <code>{props.match.source.seedHash}</code>
      <Show when={seed()} fallback={<p>{w().later}</p>}>
        <p>{w().seed}</p>
        <code>{seed()}</code>
        <CheckDraws match={props.match} />
      </Show>
    </Part>
  )
}

function Facts(props: AboutProps) {
  const w = () => onlineWords().about
  const description = () => props.match.source.session.description()
  const value = (name: string, of: string | number | boolean) => {
    if (typeof of === 'boolean') return of ? words().setup.on : words().setup.off
    return props.said?.options[name]?.values?.[String(of)] ?? String(of)
  }
  return (
    <Show when={description()}>
      {match => (
        <Part title={words().setup.options}>
          <p>
            {paceSentence(match().pace)}, {match().rated ? w().rated : w().unrated}
          </p>
          <ul class="facts">
            <For each={Object.entries(match().options)}>
              {([name, of]) => (
                <li>
                  {props.said?.options[name]?.name ?? name}: {value(name, of)}
                </li>
              )}
            </For>
          </ul>
        </Part>
      )}
    </Show>
  )
}
