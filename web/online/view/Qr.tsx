import { createMemo } from 'solid-js'
import { qrPath } from '../qr.ts'

/** A text as a QR code; dark on light in every theme, as scanners want it. */
export function Qr(props: { text: string; label: string }) {
  const code = createMemo(() => qrPath(props.text))
  return (
    <svg class="on-qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={props.label}>
      <path d={`M0 0h${code().size}v${code().size}h-${code().size}z`} fill="#fff" />
      <path d={code().path} fill="#1c130b" shape-rendering="crispEdges" />
    </svg>
  )
}
