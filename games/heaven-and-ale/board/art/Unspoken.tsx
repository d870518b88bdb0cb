import type { JSX } from 'solid-js'

const SILENT = { 'aria-hidden': true } as const

/** Text in a drawing that the region's labels already tell in words. */
export function Unspoken(props: { children: JSX.Element }) {
  return <g {...SILENT}>{props.children}</g>
}
