import { createSignal, createUniqueId, type JSX, Show } from 'solid-js'
import { Button, Select } from '../../design/index.ts'
import { createAsked } from '../../online/asked.ts'
import {
  type Channel,
  canPush,
  confirmMail,
  noticeSettings,
  ownEndpoint,
  removeNotice,
  STYLES,
  type Style,
  setNotice,
  subscribe,
  testNotice,
} from '../../online/notices.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { createAttempt } from './attempt.ts'
import { Field } from './Field.tsx'
import { Part } from './Part.tsx'

/** How one is told that it is one's turn: each way is turned on, tried and turned off by itself. */
export function Notices() {
  const w = () => onlineWords().notices
  const found = createAsked(noticeSettings)
  const settings = found.value
  // Each browser is told by itself: whether push is on here is not what another one says.
  const own = createAsked(ownEndpoint)
  const isOwn = (data: object) => 'endpoint' in data && data.endpoint === own.value()
  const setting = (channel: Channel) =>
    settings()?.settings.find(one => one.channel === channel && (channel !== 'push' || isOwn(one.data)))
  const [address, setAddress] = createSignal('')
  const [url, setUrl] = createSignal('')
  const [style, setStyle] = createSignal<Style>('discord')
  const [code, setCode] = createSignal('')
  const [codeSent, setCodeSent] = createSignal(false)
  const styleField = createUniqueId()

  const byPush = async () => {
    const subscription = await subscribe(settings()?.pushKey ?? '')
    if (!subscription) return w().denied
    await setNotice('push', { endpoint: subscription.endpoint, keys: subscription.keys })
    return ''
  }
  const byMail = async () => {
    await setNotice('mail', { address: address().trim() })
    setCodeSent(true)
    return w().codeSent
  }
  const byWebhook = async () => {
    await setNotice('webhook', { url: url().trim(), style: style() })
    return ''
  }
  const confirm = async () => {
    await confirmMail(code().trim())
    setCodeSent(false)
    return w().confirmed
  }
  const way = (channel: Channel) => ({
    channel,
    on: setting(channel)?.enabled === true,
    able: settings()?.channels[channel] === true,
    device: channel === 'push' ? setting(channel)?.device : undefined,
    changed: () => {
      found.again()
      own.again()
    },
  })
  return (
    <Part title={w().title} about={w().about}>
      <Way
        {...way('push')}
        able={settings()?.channels.push === true && canPush()}
        noAbility={w().noPush}
        turnOn={byPush}
      >
        {null}
      </Way>
      <Way {...way('mail')} turnOn={byMail}>
        <Field label={w().address} type="email" value={address()} onInput={setAddress} />
      </Way>
      <Show when={codeSent()}>
        <Way channel="mail" on={false} able changed={() => found.again()} turnOn={confirm} turnOnLabel={w().confirm}>
          <Field label={w().code} type="text" value={code()} onInput={setCode} />
        </Way>
      </Show>
      <Way {...way('webhook')} turnOn={byWebhook}>
        <Field label={w().address} type="url" value={url()} onInput={setUrl} />
        <div class="on-name">
          <label for={styleField}>{w().style}</label>
          <Select id={styleField} values={STYLES} value={style()} wordOf={one => w().styles[one]} onChange={setStyle} />
        </div>
      </Way>
    </Part>
  )
}

interface WayProps {
  readonly channel: Channel
  readonly on: boolean
  readonly able: boolean
  readonly noAbility?: string
  readonly device?: string | undefined
  /** Answers what there is to say about it. */
  readonly turnOn: () => Promise<string>
  readonly turnOnLabel?: string
  readonly changed: () => void
  readonly children: JSX.Element
}

function Way(props: WayProps) {
  const w = () => onlineWords().notices
  const { outcome, attempt } = createAttempt(() => props.changed())
  const about = () => ({ push: w().pushAbout, mail: w().mailAbout, webhook: w().webhookAbout })[props.channel]
  const turnOff = () => removeNotice(props.channel, props.device).then(() => '')
  const test = () => testNotice(props.channel).then(() => w().sent)
  return (
    <article class="way">
      <h3>
        {w()[props.channel]}
        <span class="state" classList={{ on: props.on }}>
          {props.on ? w().isOn : w().isOff}
        </span>
      </h3>
      <p class="about">{props.able ? about() : (props.noAbility ?? onlineWords().refused['not-configured'])}</p>
      <Show when={props.able}>
        <Show when={!props.on}>{props.children}</Show>
        <div class="ways">
          <Show
            when={props.on}
            fallback={<Button label={props.turnOnLabel ?? w().turnOn} onPress={() => attempt(props.turnOn)} />}
          >
            <Button label={w().test} onPress={() => attempt(test)} />
            <Button label={w().turnOff} look="quiet" onPress={() => attempt(turnOff)} />
          </Show>
        </div>
      </Show>
      <Outcome text={outcome()} />
    </article>
  )
}
