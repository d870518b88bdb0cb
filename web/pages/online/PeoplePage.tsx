import type { Acquaintance } from '@taproom/protocol'
import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { createOutward } from '../../online/address.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe } from '../../online/me.ts'
import { LinkField } from '../../online/view/LinkField.tsx'
import './pages.css'
import './people.css'
import { addressOf, go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import { createAttempt } from './attempt.ts'
import { NoServer } from './NoServer.tsx'
import { Part } from './Part.tsx'

const dated = (time: number): string => new Date(time).toLocaleDateString(preferences().language)

/** Friends, former opponents and who was blocked; and the link by which others become friends. */
export default function PeoplePage() {
  const w = () => onlineWords().people.folk
  const found = createAsked(async () => ((await fetchMe()) ? ask('GET /api/me/people') : null))
  return (
    <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
      <Page title={w().title} lead={<p class="lead">{w().lead}</p>}>
        <Show when={found.value() === null}>
          <p class="about">{w().nobody}</p>
          <div class="ways">
            <Button label={w().toName} look="primary" onPress={() => go({ page: 'me' })} />
          </div>
        </Show>
        <Show when={found.value()}>
          {known => (
            <div class="pg-me">
              <div>
                <Part title={w().friends}>
                  <Folk of={known().friends} none={w().noFriends} note={at => w().since(dated(at))} invite />
                </Part>
                <FriendLink />
              </div>
              <div>
                <Part title={w().played}>
                  <Folk of={known().played} none={w().noPlayed} note={at => w().lastTime(dated(at))} invite />
                </Part>
                <Show when={known().blocked.length > 0}>
                  <Part title={w().blocked} about={w().blockedAbout}>
                    <Folk of={known().blocked} note={at => w().since(dated(at))} onChange={found.again} />
                  </Part>
                </Show>
              </div>
            </div>
          )}
        </Show>
      </Page>
    </Show>
  )
}

interface FolkProps {
  readonly of: readonly Acquaintance[]
  readonly none?: string
  readonly note: (at: number) => string
  readonly invite?: boolean
  /** Given where people can be blocked no more. */
  readonly onChange?: () => void
}

function Folk(props: FolkProps) {
  const w = () => onlineWords().people.profile
  const { outcome, attempt } = createAttempt(() => props.onChange?.())
  const unblock = ({ person }: Acquaintance) =>
    attempt(async () => {
      await ask('DELETE /api/me/blocks/{name}', { name: person.id })
      return w().unblocked(person.name)
    })
  return (
    <>
      <Show when={props.of.length > 0} fallback={<p class="about">{props.none}</p>}>
        <ul class="on-folk rows">
          <For each={props.of}>
            {one => (
              <li>
                <a href={addressOf({ page: 'person', id: one.person.id })}>
                  <b>{one.person.name}</b>
                  <small>{props.note(one.at)}</small>
                </a>
                <Show when={props.invite}>
                  <Button
                    label={w().inviteOf(one.person.name)}
                    onPress={() => go({ page: 'invite', person: one.person.id })}
                  />
                </Show>
                <Show when={props.onChange}>
                  <Button label={w().unblockOf(one.person.name)} onPress={() => unblock(one)} />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Outcome text={outcome()} />
    </>
  )
}

function FriendLink() {
  const w = () => onlineWords().people.folk
  const outward = createOutward()
  const [key, setKey] = createSignal<string>()
  const { outcome, attempt } = createAttempt()
  const make = () =>
    attempt(async () => {
      setKey((await ask('POST /api/me/friends/link')).key)
      return ''
    })
  return (
    <Part title={w().link} about={w().linkAbout}>
      <Show when={key()} fallback={<Button label={w().makeLink} look="primary" onPress={make} />}>
        {made => <LinkField share qr title={w().handOn} address={outward.to({ page: 'friend', key: made() })} />}
      </Show>
      <Outcome text={outcome()} />
    </Part>
  )
}
