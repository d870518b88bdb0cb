import { Pick } from '@taproom/board'
import { For, type JSX, Show } from 'solid-js'
import { KindTile } from './art/index.ts'
import { Dice } from './Dice.tsx'
import { at, type Colour, type DieData } from './kinds.ts'
import './rivals.css'

export interface RolledProps {
  title: string
  note: string
  /** The colours that could be rolled, with their names, while none is. */
  colours?: readonly { colour: Colour; name: string; count: number }[]
  /** The supply's dice as they fell. */
  dice?: readonly DieData[]
  /** How many share a row before they go in two. */
  row?: number
}

/** The Craft School's swap: name a colour, see the whole supply of it rolled, take one. */
export function Rolled(props: RolledProps) {
  return (
    <section class="db-rolled" aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        <p>{props.note}</p>
      </header>
      <Show when={props.dice}>{dice => <Dice dice={dice()} row={props.row ?? 8} />}</Show>
      <div class="colours">
        <For each={props.colours}>
          {entry => (
            <Pick class="colour" place={at.colour(entry.colour)}>
              <KindTile colour={entry.colour} />
              {entry.name}
              <b>{entry.count}</b>
            </Pick>
          )}
        </For>
      </div>
    </section>
  )
}

/** What is opened over the middle of the table: rivals to aim at, or a roll of the supply. */
export function Spread(props: { title: string; close: string; onClose?: () => void; children: JSX.Element }) {
  return (
    <section class="db-spread" aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        <Show when={props.onClose}>
          <button type="button" class="close" onClick={() => props.onClose?.()}>
            {props.close}
          </button>
        </Show>
      </header>
      <div class="spread-out">{props.children}</div>
    </section>
  )
}
