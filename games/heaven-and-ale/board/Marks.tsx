import type { JSX } from 'solid-js'

/**
 * What lies over a drawing and changes with every decision: rings around what is legal, prices, figures.
 * A picture of its own, so that the drawing under it need not be painted again.
 */
export function Marks(props: { view: string; children: JSX.Element }) {
  return (
    <svg class="ha-marks" viewBox={props.view} aria-hidden="true">
      {props.children}
    </svg>
  )
}
