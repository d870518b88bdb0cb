import { createEffect, createSignal, Show } from 'solid-js'
import { Button, Dialog } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me, setMe, signInAs } from '../../online/me.ts'
import { saveFile } from '../../save-file.ts'
import './pages.css'
import { historyOf } from '../../online/table.ts'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import { AccessPart } from './Access.tsx'
import { createAttempt } from './attempt.ts'
import { Entering } from './Entering.tsx'
import { NameField } from './Field.tsx'
import { NoServer } from './NoServer.tsx'
import { Notices } from './Notices.tsx'
import { Part } from './Part.tsx'
import { Played } from './Played.tsx'
import './people.css'

export default function MePage() {
  const found = createAsked(fetchMe)
  const w = () => onlineWords().me
  return (
    <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
      <Page
        title={me()?.name ?? w().title}
        lead={<p class="lead">{w().lead}</p>}
        aside={
          <Show when={me()}>
            <Button
              label={onlineWords().people.folk.title}
              icon="seats"
              look="quiet"
              onPress={() => go({ page: 'people' })}
            />
          </Show>
        }
      >
        <Show when={found.value() !== undefined}>
          <div class="pg-me">
            <div>
              <Name />
              <Entering />
            </div>
            <Show when={me()?.id} keyed>
              {id => (
                <>
                  <div>
                    <OwnHistory id={id} />
                    <AccessPart />
                  </div>
                  <div>
                    <Notices />
                    <Data />
                  </div>
                </>
              )}
            </Show>
          </div>
        </Show>
      </Page>
    </Show>
  )
}

function Name() {
  const w = () => onlineWords().me
  const [name, setName] = createSignal('')
  // Who signs in keeps the account's name: what was written here before is not saved over it.
  createEffect(() => setName(me()?.name ?? preferences().name))
  const { outcome, attempt } = createAttempt()
  const save = () =>
    attempt(async () => {
      if (name().trim() === '') return onlineWords().refused['not-signed-in']
      await signInAs(name().trim())
      return w().saved
    })
  return (
    <Part title={w().name} about={me() ? undefined : w().nobody}>
      <form
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <NameField label={onlineWords().join.name} value={name()} onInput={setName} />
        <Button label={w().save} look="primary" onPress={save} />
        <Outcome text={outcome()} />
      </form>
    </Part>
  )
}

function OwnHistory(props: { id: string }) {
  const w = () => onlineWords().me
  const history = createAsked(() => historyOf(props.id)).value
  return <Played title={w().history} none={w().noHistory} history={history()} />
}

function Data() {
  const w = () => onlineWords().me
  const [asking, setAsking] = createSignal(false)
  const { outcome, attempt } = createAttempt()
  const save = () =>
    attempt(async () => {
      saveFile('taproom-my-data.json', await ask('GET /api/me/export'), 1)
      return ''
    })
  const remove = () =>
    attempt(async () => {
      await ask('DELETE /api/me')
      setAsking(false)
      setMe(null)
      go({ page: 'front' })
      return w().deleted
    })
  return (
    <Part title={w().data} about={w().dataAbout}>
      <div class="ways">
        <Button label={w().export} onPress={save} />
        <Button label={w().delete} look="danger" onPress={() => setAsking(true)} />
      </div>
      <Outcome text={outcome()} />
      <Dialog
        open={asking()}
        title={w().delete}
        closeLabel={words().table.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button label={w().keep} onPress={() => setAsking(false)} />
            <Button label={w().deleteNow} look="danger" onPress={remove} />
          </>
        }
      >
        <p>{w().deleteAbout}</p>
      </Dialog>
    </Part>
  )
}
