import type { JSX } from 'solid-js'

/** Repeats in words what a control already tells assistive technology, so the bubble itself is hidden from it. */
export function Tooltip(props: { text: string; align?: 'centre' | 'end'; children: JSX.Element }) {
  return (
    <span class="hint-host" classList={{ end: props.align === 'end' }}>
      {props.children}
      <span class="hint-bubble" aria-hidden="true">
        {props.text}
      </span>
    </span>
  )
}
