import { createSignal, createUniqueId, lazy, Show, Suspense } from 'solid-js'
import { copyFrom } from '../../copy.ts'
import { Button } from '../../design/index.ts'
import { Outcome } from '../../pages/Outcome.tsx'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import './link.css'

const Qr = lazy(async () => ({ default: (await import('./Qr.tsx')).Qr }))

interface LinkFieldProps {
  readonly title: string
  readonly hint?: string
  readonly address: string
  /** Offers the device's own way to share as well. */
  readonly share?: boolean
  /** Shows a code to scan; only on pages about playing on a server. */
  readonly qr?: boolean
}

/** A link to hand on: to copy, to share or to scan. */
export function LinkField(props: LinkFieldProps) {
  const [outcome, setOutcome] = createSignal('')
  const title = createUniqueId()
  let field: HTMLInputElement | undefined
  const copy = async () => {
    const copied = field !== undefined && (await copyFrom(field))
    setOutcome(copied ? words().share.copied : words().share.failed)
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
            class="field"
            readonly
            value={props.address}
            aria-labelledby={title}
            onFocus={event => event.currentTarget.select()}
          />
          <Button label={words().share.copy} look="primary" onPress={() => void copy()} />
          <Show when={props.share && canShare}>
            <Button label={words().table.share} onPress={share} />
          </Show>
        </div>
        <Outcome text={outcome()} />
      </div>
      <Show when={props.qr}>
        <figure>
          <Suspense fallback={<span class="on-qr" />}>
            <Qr text={props.address} label={`${props.title}: ${onlineWords().room.qr}`} />
          </Suspense>
          <figcaption>{onlineWords().room.qr}</figcaption>
        </figure>
      </Show>
    </section>
  )
}
