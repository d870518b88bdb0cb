import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { GlyphIcon, IngredientPiece, SeedPiece } from './art/index.ts'
import { Dice, DieButton } from './Dice.tsx'
import { at, type DieData, type Ingredient } from './kinds.ts'
import type { BoardWords } from './words.ts'
import './zones.css'

export interface ZonesProps {
  active: readonly DieData[]
  storage: readonly DieData[]
  seeds: number
  ingredients: readonly { kind: Ingredient; count: number }[]
  /** A die whose zone is being chosen lies between the two. */
  undecided?: DieData
  /** How many dice are picked to be rolled again. */
  picked: number
  words: BoardWords
}

/** The tray that is rolled and the shelf that is kept, side by side: a die goes over by drag, by tap or by key. */
export function Zones(props: ZonesProps) {
  return (
    <div class="db-zones">
      <section class="db-zone active" aria-label={props.words.zones['active-zone']} data-place={at.zone('active-zone')}>
        <header>
          <h2>{props.words.zones['active-zone']}</h2>
          <small>{props.words.zoneNotes['active-zone']}</small>
          <Pick class="into" place={at.zone('active-zone')}>
            {props.words.keep}
          </Pick>
          <Pick class="into small" place={at.roll}>
            <GlyphIcon of="extra-roll" />
            {props.words.roll(props.picked)}
          </Pick>
        </header>
        <Show when={props.active.length > 0} fallback={<p class="empty">{props.words.empty}</p>}>
          <Dice dice={props.active} movable />
        </Show>
      </section>
      <Show when={props.undecided}>
        {die => (
          <div class="db-undecided">
            <DieButton die={die()} movable />
          </div>
        )}
      </Show>
      <section class="db-zone storage" aria-label={props.words.zones.storage} data-place={at.zone('storage')}>
        <header>
          <h2>{props.words.zones.storage}</h2>
          <small>{props.words.zoneNotes.storage}</small>
          <Pick class="into" place={at.zone('storage')}>
            <GlyphIcon of="down" />
            {props.words.store}
          </Pick>
        </header>
        <div class="shelf">
          <Show when={props.storage.length > 0} fallback={<p class="empty">{props.words.empty}</p>}>
            <Dice dice={props.storage} movable row={5} />
          </Show>
          <Show when={props.seeds > 0 || props.ingredients.length > 0}>
            <div class="goods" classList={{ two: props.ingredients.length + Math.min(1, props.seeds) > 2 }}>
              <Show when={props.seeds > 0}>
                <Pick class="piece round" place={at.seed} movable>
                  <SeedPiece />
                  <Count of={props.seeds} />
                </Pick>
              </Show>
              <Index each={props.ingredients}>
                {item => (
                  <Pick class="piece round" place={at.ingredient(item().kind)}>
                    <IngredientPiece kind={item().kind} />
                    <Count of={item().count} />
                  </Pick>
                )}
              </Index>
            </div>
          </Show>
        </div>
      </section>
    </div>
  )
}

/** How many there are, where one drawing stands for several. */
export function Count(props: { of: number }) {
  return (
    <Show when={props.of > 1}>
      <b class="db-count">{props.of}</b>
    </Show>
  )
}
