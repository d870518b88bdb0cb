import type { Acquaintances, Person } from '@taproom/protocol'
import { createSignal, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me } from '../../online/me.ts'
import { historyOf } from '../../online/table.ts'
import './pages.css'
import './people.css'
import { go } from '../../route.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import { Sentence } from '../Sentence.tsx'
import { createAttempt } from './attempt.ts'
import { NoServer } from './NoServer.tsx'
import { Played } from './Played.tsx'
import { ReportDialog } from './Report.tsx'

const NOBODY: Acquaintances = { friends: [], played: [], blocked: [] }

/** Somebody as others see them: what they play, and what one may do about them. */
export default function PersonPage(props: { id: string }) {
  const w = () => onlineWords().people.profile
  const found = createAsked(async () => {
    const [mine, history] = await Promise.all([fetchMe(), historyOf(props.id)])
    return { history, known: mine ? await ask('GET /api/me/people') : NOBODY }
  })
  const gone = () => found.error() !== undefined && refusedOf(found.error()).code === 'no-person'
  const person = () => found.value()?.history.person
  const isMe = () => me()?.id === props.id
  const lead = () => {
    if (isMe()) return w().you
    const friend = has(found.value()?.known.friends ?? [], props.id) ? w().friend : ''
    return [w().kinds[person()?.kind ?? 'guest'], friend].filter(Boolean).join(' · ')
  }
  return (
    <Show when={!gone()} fallback={<Sentence title={w().noPerson} text={w().noPersonAbout} />}>
      <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
        <Page title={person()?.name ?? ''} lead={<p class="lead">{lead()}</p>}>
          <Show when={found.value()}>
            {value => (
              <>
                <Show when={!isMe() && me()}>
                  <Doing person={value().history.person} known={value().known} onChange={found.again} />
                </Show>
                <div class="pg-me">
                  <div>
                    <Played title={w().history} none={w().noHistory} history={value().history} />
                  </div>
                </div>
              </>
            )}
          </Show>
        </Page>
      </Show>
    </Show>
  )
}

const has = (list: Acquaintances['friends'], id: string): boolean => list.some(({ person }) => person.id === id)

function Doing(props: { person: Person; known: Acquaintances; onChange: () => void }) {
  const w = () => onlineWords().people.profile
  const { outcome, attempt } = createAttempt(() => props.onChange())
  const [reporting, setReporting] = createSignal(false)
  const name = () => props.person.name
  const at = () => ({ name: props.person.id })
  const isFriend = () => has(props.known.friends, props.person.id)
  const isBlocked = () => has(props.known.blocked, props.person.id)
  const mayInvite = () => isFriend() || has(props.known.played, props.person.id)
  const doing = (act: () => Promise<unknown>, said: string) => () => attempt(() => act().then(() => said))
  return (
    <div class="on-doing">
      <div class="ways">
        <Show when={mayInvite() && !isBlocked()}>
          <Button
            label={w().invite}
            look="primary"
            icon="play"
            onPress={() => go({ page: 'invite', person: props.person.id })}
          />
        </Show>
        <Show
          when={isBlocked()}
          fallback={
            <Button
              label={w().block}
              onPress={doing(() => ask('PUT /api/me/blocks/{name}', at()), w().blockedNow(name()))}
            />
          }
        >
          <Button
            label={w().unblock}
            onPress={doing(() => ask('DELETE /api/me/blocks/{name}', at()), w().unblocked(name()))}
          />
        </Show>
        <Button label={onlineWords().people.report.open} onPress={() => setReporting(true)} />
        <Show when={isFriend()}>
          <Button
            label={w().unfriend}
            look="quiet"
            onPress={doing(() => ask('DELETE /api/me/friends/{name}', at()), w().unfriended(name()))}
          />
        </Show>
      </div>
      <Show when={!mayInvite() && !isBlocked()}>
        <p class="about">{w().cannotInvite}</p>
      </Show>
      <Outcome text={outcome()} />
      <ReportDialog person={props.person} open={reporting()} onClose={() => setReporting(false)} attempt={attempt} />
    </div>
  )
}
