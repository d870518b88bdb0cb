import { createSignal, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me, signInAs } from '../../online/me.ts'
import './pages.css'
import './people.css'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import { Sentence } from '../Sentence.tsx'
import { createAttempt } from './attempt.ts'
import { NameField } from './Field.tsx'
import { NoServer } from './NoServer.tsx'

/** Somebody's link for friends was opened. */
export default function FriendPage(props: { friendKey: string }) {
  const w = () => onlineWords().people.friend
  const found = createAsked(async () => {
    await fetchMe()
    return (await ask('GET /api/friends/{name}', { name: props.friendKey })).person
  })
  const [name, setName] = createSignal(preferences().name)
  const [done, setDone] = createSignal(false)
  const { outcome, attempt } = createAttempt()
  const gone = () => found.error() !== undefined && refusedOf(found.error()).code === 'not-found'
  const accept = () =>
    attempt(async () => {
      if (!me() && name().trim() === '') return onlineWords().refused['not-signed-in']
      if (!me()) await signInAs(name().trim())
      const { person } = await ask('POST /api/friends/{name}', { name: props.friendKey })
      setDone(true)
      return w().done(person.name)
    })
  return (
    <Show when={!gone()} fallback={<Sentence title={w().gone} text="" />}>
      <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
        <Show when={found.value()}>
          {owner => (
            <Page title={w().title(owner().name)} lead={<p class="lead">{w().lead}</p>}>
              <form
                class="card on-join"
                onSubmit={event => {
                  event.preventDefault()
                  accept()
                }}
              >
                <Show when={owner().id !== me()?.id} fallback={<p>{w().own}</p>}>
                  <Show when={!me()}>
                    <NameField
                      label={onlineWords().join.name}
                      value={name()}
                      onInput={setName}
                      hint={onlineWords().join.noAccount}
                    />
                  </Show>
                  <Show when={!done()}>
                    <Button label={w().accept(owner().name)} look="primary" onPress={accept} />
                  </Show>
                </Show>
                <Outcome text={outcome()} />
                <Show when={done() || owner().id === me()?.id}>
                  <Button label={w().toPeople} onPress={() => go({ page: 'people' })} />
                </Show>
              </form>
            </Page>
          )}
        </Show>
      </Show>
    </Show>
  )
}
