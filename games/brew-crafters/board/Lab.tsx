import { Pick } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Coin, Cube, Glyph, type GlyphName, Rep, SeatIcon } from './art/index.ts'
import { type Kind, LEVELS, type SeatColour, type Track } from './kinds.ts'
import type { readTracks } from './read/cards.ts'
import { Signs } from './Signs.tsx'
import { useWhose } from './whose.ts'

interface LabProps {
  name: string
  seat: SeatColour
  tracks: ReturnType<typeof readTracks>
  /** Where the marker under consideration would go. */
  coming?: Track
}

const CUBE: Partial<Record<Track, Kind>> = { malting: 'malt', hopping: 'hops', fermentation: 'yeast' }
const GLYPH: Partial<Record<Track, GlyphName>> = {
  'recipe-design': 'card',
  'process-design': 'hammer',
  balance: 'scales',
  prestige: 'ribbon',
}

/** Four tracks from start to final, each level with what it gives; a level stays lit once it works. */
export function Lab(props: LabProps) {
  const whose = useWhose()
  return (
    <section class="bc-lab" aria-label={props.name}>
      <div class="levels" aria-hidden="true">
        <h2 class="plain" data-thing={whose.name('lab')}>
          {props.name}
        </h2>
        <span data-thing="level/experimental">
          <Glyph of="flask" />
        </span>
        <span data-thing="level/winter">
          <Glyph of="winter" />
        </span>
        <span data-thing="level/permanent">
          <Glyph of="star" />
        </span>
        <span data-thing="level/final">
          <Rep />
        </span>
      </div>
      <Index each={props.tracks}>
        {track => (
          <Pick place={track().id} class="bc-track">
            <span class="mark">
              <Show
                when={CUBE[track().id]}
                fallback={
                  <Show when={GLYPH[track().id]} fallback={<Coin size={20} />}>
                    {glyph => <Glyph of={glyph()} size={20} />}
                  </Show>
                }
              >
                {kind => <Cube of={kind()} size={20} />}
              </Show>
            </span>
            <span class="stop start">
              <span class="gives" />
              <span class="bar">
                <Show when={track().position === 0}>
                  <SeatIcon seat={props.seat} size={16} />
                </Show>
              </span>
            </span>
            <For each={LEVELS}>
              {(level, i) => (
                <span
                  class="stop"
                  data-thing={whose.name(`${track().id}-${level}`)}
                  classList={{
                    here: track().position === i() + 1,
                    reached: track().position > i(),
                    coming: props.coming === track().id && track().position === i(),
                  }}
                >
                  <span class="gives">
                    <Signs of={track().gives[i()]} size={track().gives[i()].split(' ').length > 2 ? 11 : 14} />
                  </span>
                  <span class="bar">
                    <Show when={track().position === i() + 1}>
                      <SeatIcon seat={props.seat} size={16} />
                    </Show>
                  </span>
                </span>
              )}
            </For>
          </Pick>
        )}
      </Index>
    </section>
  )
}
