import { createSignal, createUniqueId, Show } from 'solid-js'
import { copyFrom } from '../../copy.ts'
import { Button } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import './link.css'
import { Qr } from './Qr.tsx'

/** A link to hand on: to copy, to share by the device's own means, or to scan. */
export function LinkField(props: { title: string; hint?: string; address: string; qr?: boolean }) {
  const [told, setTold] = createSignal('')
  const title = createUniqueId()
  let field: HTMLInputElement | undefined
  const copy = async () => {
    const copied = field !== undefined && (await copyFrom(field))
    setTold(copied ? words().share.copied : words().share.failed)
  }
  const canShare = typeof navigator.share === 'function'
  const share = () => void navigator.share({ title: 'Taproom', url: props.address }).catch(() => {})
  return (
    <section class="on-link">
      <div class="words">
        <h3 id={title}>{props.title}</h3>
        <Show when={props.hint}>
          <p>{props.hint}</p>
        </Show>
        <div class="copy">
          <input
            ref={field}
            readonly
            value={props.address}
            aria-labelledby={title}
            onFocus={event => event.currentTarget.select()}
          />
          <Button label={words().share.copy} look="primary" onPress={() => void copy()} />
          <Show when={canShare}>
            <Button label={words().table.share} onPress={share} />
          </Show>
        </div>
        <p class="told" role="status">
          {told()}
        </p>
      </div>
      <Show when={props.qr}>
        <figure>
          <Qr text={props.address} label={`${props.title}: ${onlineWords().room.qr}`} />
          <figcaption>{onlineWords().room.qr}</figcaption>
        </figure>
      </Show>
    </section>
  )
}
