import type { Access, KeptPasskey } from '@taproom/protocol'
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js'
import { Button, Dialog } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me, setMe } from '../../online/me.ts'
import { LinkField } from '../../online/view/LinkField.tsx'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { createAttempt } from './attempt.ts'
import { Field } from './Field.tsx'
import { Part } from './Part.tsx'
import './access.css'

const dated = (time: number): string => new Date(time).toLocaleDateString(preferences().language)

const everyWay = async () => {
  const [{ passkeys }, { tokens }] = await Promise.all([ask('GET /api/me/passkeys'), ask('GET /api/me/tokens')])
  return { passkeys, tokens }
}

/** Passkeys, devices and programs that may act for one, each with a way to take it away. */
export function AccessPart() {
  const w = () => onlineWords().people.access
  const found = createAsked(everyWay)
  // A new passkey makes somebody an account.
  createEffect(on(me, found.again, { defer: true }))
  const { outcome, attempt } = createAttempt(found.again)
  const [lastOne, setLastOne] = createSignal<KeptPasskey>()
  const passkeys = () => found.value()?.passkeys ?? []
  const devices = () => (found.value()?.tokens ?? []).filter(({ kind }) => kind === 'cookie')
  const programs = () => (found.value()?.tokens ?? []).filter(({ kind }) => kind === 'token')
  const others = () => devices().filter(({ current }) => !current)
  const nameOf = ({ label }: { readonly label: string }) => label || w().unknown

  const removePasskey = (passkey: KeptPasskey) =>
    attempt(async () => {
      setLastOne(undefined)
      await ask('DELETE /api/me/passkeys/{name}', { name: passkey.id })
      await fetchMe()
      return w().removed(nameOf(passkey))
    })
  const askFirst = (passkey: KeptPasskey) => (passkeys().length === 1 ? setLastOne(passkey) : removePasskey(passkey))
  const remove = (access: Access) =>
    attempt(async () => {
      await ask('DELETE /api/me/tokens/{name}', { name: access.id })
      if (access.current) setMe(null)
      return w().removed(nameOf(access))
    })
  const signOutOthers = () =>
    attempt(async () => {
      const gone = others()
      for (const { id } of gone) await ask('DELETE /api/me/tokens/{name}', { name: id })
      return w().othersOut(gone.length)
    })

  return (
    <Part title={w().title} about={w().about}>
      <Show when={found.value()}>
        <Ways title={w().passkeys} none={w().noPasskey} of={passkeys()}>
          {passkey => (
            <Way
              name={nameOf(passkey)}
              note={[
                w().made(dated(passkey.created)),
                passkey.used === null ? w().neverUsed : w().used(dated(passkey.used)),
              ].join(', ')}
              onRemove={() => askFirst(passkey)}
            />
          )}
        </Ways>
        <Ways title={w().devices} of={devices()}>
          {device => (
            <Way
              name={nameOf(device)}
              note={[device.current ? w().thisOne : '', w().made(dated(device.created))].filter(Boolean).join(', ')}
              here={device.current}
              onRemove={device.current ? undefined : () => remove(device)}
            />
          )}
        </Ways>
        <Show when={others().length > 1}>
          <Button label={w().signOutOthers} look="quiet" onPress={signOutOthers} />
        </Show>
        <Ways title={w().programs} none={w().noProgram} of={programs()}>
          {program => (
            <Way name={nameOf(program)} note={w().made(dated(program.created))} onRemove={() => remove(program)} />
          )}
        </Ways>
        <NewToken onMade={found.again} />
      </Show>
      <Outcome text={outcome()} />
      <Dialog
        open={lastOne() !== undefined}
        title={w().lastPasskey}
        closeLabel={words().table.close}
        onClose={() => setLastOne(undefined)}
        actions={
          <>
            <Button label={w().keepPasskey} onPress={() => setLastOne(undefined)} />
            <Show when={lastOne()}>
              {passkey => <Button label={w().removePasskey} look="danger" onPress={() => removePasskey(passkey())} />}
            </Show>
          </>
        }
      >
        <p>{w().lastPasskeyAbout}</p>
      </Dialog>
    </Part>
  )
}

interface WaysProps<T> {
  readonly title: string
  readonly none?: string
  readonly of: readonly T[]
  readonly children: (one: T) => JSX.Element
}

function Ways<T>(props: WaysProps<T>) {
  return (
    <article class="on-access">
      <h3>{props.title}</h3>
      <Show when={props.of.length > 0} fallback={<p class="about">{props.none}</p>}>
        <ul class="rows">
          <For each={props.of}>{one => <li>{props.children(one)}</li>}</For>
        </ul>
      </Show>
    </article>
  )
}

function Way(props: { name: string; note: string; here?: boolean; onRemove?: () => void }) {
  const w = () => onlineWords().people.access
  return (
    <>
      <span class="name" classList={{ here: props.here }}>
        <b>{props.name}</b>
        <small>{props.note}</small>
      </span>
      <Show when={props.onRemove}>
        {remove => (
          <Button label={w().removeOf(props.name)} icon="bin" iconOnly look="quiet" onPress={() => remove()()} />
        )}
      </Show>
    </>
  )
}

function NewToken(props: { onMade: () => void }) {
  const w = () => onlineWords().people.access
  const [label, setLabel] = createSignal('')
  const [made, setMade] = createSignal<{ readonly label: string; readonly token: string }>()
  const { outcome, attempt } = createAttempt()
  const make = () =>
    attempt(async () => {
      const name = label().trim()
      if (name === '') return w().needsLabel
      const { token } = await ask('POST /api/me/tokens', { body: { label: name } })
      setMade({ label: name, token })
      setLabel('')
      props.onMade()
      return ''
    })
  return (
    <form
      class="on-new-token"
      onSubmit={event => {
        event.preventDefault()
        make()
      }}
    >
      <Field label={w().label} value={label()} onInput={setLabel} maxlength="40" autocomplete="off" />
      <Button label={w().makeToken} onPress={make} />
      <Outcome text={outcome()} />
      <Show when={made()}>
        {one => <LinkField title={w().token(one().label)} hint={w().tokenOnce} address={one().token} />}
      </Show>
    </form>
  )
}
