import { thing } from '@taproom/board'
import { createMemo, For, Index, Show } from 'solid-js'
import { GlyphIcon, type GlyphName, KindTile, SeasonPiece, SeatMark, SeedPiece } from './art/index.ts'
import { at, COLOURS, type Colour, PHASES, type Phase, type RoundData } from './kinds.ts'
import type { BoardWords } from './words.ts'
import './round.css'

const SIGNS: Record<Phase, GlyphName> = {
  arrangement: 'die',
  purchasing: 'purse',
  brewing: 'kettle',
  tidying: 'broom',
}

export interface RoundProps {
  round: RoundData
  number: number
  words: BoardWords
  /** The whole panel in one sentence. */
  label: string
  /** One line, for a phone. */
  pocket?: boolean
}

/** Season, round, order, phase, and the way to the end: one bottle per recipe. */
export function Round(props: RoundProps) {
  // The drawing of all bottles is measured anew only where their number changes.
  const toEnd = createMemo(() => props.round.toEnd)
  return (
    <section class="db-round" classList={{ pocket: props.pocket }} aria-label={props.label}>
      <SeasonPiece season={props.round.season} />
      <p class="when">
        <b {...thing(at.round)}>{props.words.round(props.number)}</b>
        <span {...thing(at.season)}>{props.words.seasons[props.round.season]}</span>
      </p>
      <ol class="order" aria-hidden="true" data-thing={at.order}>
        <For each={props.round.order}>
          {entry => (
            <li classList={{ acting: entry.acting, passed: entry.passed }}>
              <SeatMark seat={entry.seat} />
            </li>
          )}
        </For>
      </ol>
      <ol class="phases">
        <For each={PHASES}>
          {phase => (
            <li aria-current={props.round.phase === phase ? 'step' : undefined} {...thing(at.phase(phase))}>
              <GlyphIcon of={SIGNS[phase]} />
              <span classList={{ unseen: props.round.phase !== phase }}>{props.words.phases[phase]}</span>
            </li>
          )}
        </For>
      </ol>
      <p class="bottles" {...thing(at.bottles)}>
        <Show when={!props.pocket} fallback={<GlyphIcon of="bottle" class="brewed" />}>
          <svg viewBox={`0 0 ${toEnd() * 10} 22`} aria-hidden="true">
            <Index each={Array.from({ length: toEnd() })}>
              {(_, i) => (
                <path
                  class={i < props.round.brewed ? 'full' : ''}
                  d={`M${i * 10 + 3.5} 1.5h3v5c0 2 2.5 3 2.5 6V19c0 1-.6 1.5-1.5 1.5h-5c-.9 0-1.5-.5-1.5-1.5v-6.5c0-3 2.5-4 2.5-6z`}
                />
              )}
            </Index>
          </svg>
        </Show>
        <span>{props.words.brewed(props.round.brewed, props.round.toEnd)}</span>
      </p>
    </section>
  )
}

export interface SupplyProps {
  label: string
  dice: Readonly<Record<Colour, number>>
  seeds: number
  deck: number
}

/** What is left in the middle: dice by kind, seeds, recipes in the deck. */
export function Supply(props: SupplyProps) {
  return (
    <section class="db-supply" aria-label={props.label}>
      <For each={COLOURS}>
        {colour => (
          <span classList={{ none: props.dice[colour] === 0 }} {...thing(at.supply(colour))}>
            <KindTile colour={colour} />
            {props.dice[colour]}
          </span>
        )}
      </For>
      <span classList={{ none: props.seeds === 0 }} {...thing(at.supply('seeds'))}>
        <SeedPiece />
        {props.seeds}
      </span>
      <span classList={{ none: props.deck === 0 }} {...thing(at.deck)}>
        <GlyphIcon of="card" class="deck" />
        {props.deck}
      </span>
    </section>
  )
}
