import { createMemo, Show } from 'solid-js'
import { qrCode } from '../qr.ts'

/** Light modules a scanner needs around a code. */
const MARGIN = 4

/** A text as a QR code; dark on light in every theme, as scanners want it. */
export function Qr(props: { text: string; label: string }) {
  const drawn = createMemo(() => {
    const modules = qrCode(props.text)
    if (!modules) return undefined
    const path = modules
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
      .join('')
    return { path, size: modules.length + 2 * MARGIN }
  })
  return (
    <Show when={drawn()}>
      {code => (
        <svg class="on-qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={props.label}>
          <path d={`M0 0h${code().size}v${code().size}h-${code().size}z`} fill="#fff" />
          <path d={code().path} fill="#1c130b" shape-rendering="crispEdges" />
        </svg>
      )}
    </Show>
  )
}
