import type { GuestQuestion, Person } from '@taproom/protocol'
import { createSignal, Show } from 'solid-js'
import { Button, Dialog } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { fetchMe, isNow, me, setMe } from '../../online/me.ts'
import { canUsePasskeys, enterWithPasskey, makePasskey } from '../../online/passkeys.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { createAttempt } from './attempt.ts'
import { Part } from './Part.tsx'

interface Question {
  readonly account: Person
  readonly guest: GuestQuestion
}

/** Making a passkey, signing in with one and out again. What was played as a guest is asked about, never taken. */
export function Entering() {
  const w = () => onlineWords().me
  const { outcome, attempt } = createAttempt()
  const [question, setQuestion] = createSignal<Question>()
  const add = () =>
    attempt(async () => {
      if (!(await makePasskey())) return w().cancelled
      await fetchMe()
      return w().added
    })
  const entered = (person: Person) => {
    isNow(person)
    return onlineWords().lobby.signedIn(person.name)
  }
  const enter = () =>
    attempt(async () => {
      const shown = await enterWithPasskey()
      if (!shown) return w().cancelled
      if (!shown.guest) return entered(shown.person)
      setQuestion({ account: shown.person, guest: shown.guest })
      return ''
    })
  const decide = (merge: boolean) =>
    attempt(async () => {
      const ticket = question()?.guest.ticket ?? ''
      setQuestion(undefined)
      return entered((await ask('POST /api/passkeys/decide', { body: { ticket, merge } })).person)
    })
  const stay = () =>
    attempt(async () => {
      setQuestion(undefined)
      return w().cancelled
    })
  const leave = () =>
    attempt(async () => {
      await ask('POST /api/me/leave')
      setMe(null)
      return ''
    })
  return (
    <Part title={w().passkey} about={w().passkeyAbout}>
      <div class="ways">
        <Show when={canUsePasskeys()} fallback={<p class="about">{w().noPasskeys}</p>}>
          <Show when={me()}>
            <Button label={w().addPasskey} onPress={add} />
          </Show>
          <Button label={w().enter} onPress={enter} />
        </Show>
        <Show when={me()}>
          <Button label={w().leave} look="quiet" onPress={leave} />
        </Show>
      </div>
      <Outcome text={outcome()} />
      <Asking question={question()} onDecide={decide} onStay={stay} />
    </Part>
  )
}

function Asking(props: { question?: Question; onDecide: (merge: boolean) => void; onStay: () => void }) {
  const w = () => onlineWords().people.entering
  const guest = () => props.question?.guest.name ?? ''
  return (
    <Dialog
      open={props.question !== undefined}
      title={w().title(props.question?.account.name ?? '')}
      closeLabel={words().table.close}
      onClose={props.onStay}
      actions={
        <>
          <Button label={w().stay(guest())} look="quiet" onPress={props.onStay} />
          <Button label={w().leave} onPress={() => props.onDecide(false)} />
          <Button label={w().merge} look="primary" onPress={() => props.onDecide(true)} />
        </>
      }
    >
      <div class="on-said">
        <p>{w().about(guest(), props.question?.guest.matches ?? 0)}</p>
        <p>{w().names(guest())}</p>
        <p>{w().without(guest())}</p>
      </div>
    </Dialog>
  )
}
