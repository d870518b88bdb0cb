import { For, Index, Show } from 'solid-js'
import './header.css'
import { Button, type ButtonProps } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { SeatBadge, type SeatColour } from './SeatBadge.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TableHeaderProps {
  brand: string
  homeLabel: string
  onHome: () => void
  title: string
  /** A short word on the state of the match, for narrow screens. */
  aside?: string
  /** Who is not here, for narrow screens; the wide ones say it beside each name. */
  away?: { readonly seats: readonly SeatColour[]; readonly word: string; readonly label: string } | undefined
  orderLabel: string
  order: readonly {
    seat: SeatColour
    label: string
    note?: string | undefined
    on?: boolean
    points?: string | undefined
  }[]
  /** The points of who looks, where there is no room for everybody's. */
  ownPoints?: string | undefined
  /** What the points beside the names are, and what a press on them shows. */
  pointsLabel?: string
  onPoints?: () => void
  tools: readonly Omit<ButtonProps, 'look' | 'iconOnly'>[]
}

export function TableHeader(props: TableHeaderProps) {
  return (
    <header class="table-header">
      <button type="button" class="brand" aria-label={props.homeLabel} onClick={() => props.onHome()}>
        <b class="back">
          <Icon of="back" size={22} />
        </b>
        <span>{props.brand}</span>
      </button>
      <h1 class="title" tabindex="-1">
        {props.title}
      </h1>
      <ol class="order" aria-label={props.orderLabel}>
        <Index each={props.order}>
          {entry => (
            <li aria-current={entry().on ? 'true' : undefined}>
              <span class="chip" classList={{ on: entry().on }}>
                <SeatBadge seat={entry().seat} size={15} />
                <span class="label">
                  {entry().label}
                  <Show when={entry().note}>{note => <span class="note"> · {note()}</span>}</Show>
                </span>
                <Show when={entry().points}>
                  {points => (
                    <button
                      type="button"
                      class="points"
                      title={props.pointsLabel}
                      aria-label={`${props.pointsLabel}: ${entry().label}, ${points()}`}
                      onClick={() => props.onPoints?.()}
                    >
                      {points()}
                    </button>
                  )}
                </Show>
              </span>
            </li>
          )}
        </Index>
      </ol>
      <div class="aside">
        <span>{props.aside}</span>
        <Show when={props.away}>
          {away => (
            <span class="away">
              <span class="unseen">{away().label}</span>
              <span aria-hidden="true">
                <For each={away().seats}>{seat => <SeatBadge seat={seat} size={11} />}</For>
                {away().word}
              </span>
            </span>
          )}
        </Show>
      </div>
      <Show when={props.ownPoints}>
        {points => (
          <button
            type="button"
            class="points own"
            aria-label={`${props.pointsLabel}: ${points()}`}
            onClick={() => props.onPoints?.()}
          >
            {points()}
          </button>
        )}
      </Show>
      <div class="tools">
        <Index each={props.tools}>
          {tool => (
            <Tooltip text={tool().label} align="end">
              <Button {...tool()} look="quiet" iconOnly />
            </Tooltip>
          )}
        </Index>
      </div>
    </header>
  )
}
