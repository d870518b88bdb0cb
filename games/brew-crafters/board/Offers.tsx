import { Pick, thing } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Face, Glyph, type GlyphName, SeatIcon } from './art/index.ts'
import type { Partnership } from './kinds.ts'
import type { readPartners, readPlaces } from './read/cards.ts'
import { Signs } from './Signs.tsx'
import type { BoardWords } from './words.ts'

export interface OffersProps {
  words: BoardWords
  workers: ReturnType<typeof readPlaces>
  partners: ReturnType<typeof readPartners>
  /** Nothing else stands beside it. */
  broad?: boolean
  /** With names and sentences, where there is room. */
  spacious?: boolean
}

export const PARTNER_GLYPH: Readonly<Record<Partnership, GlyphName>> = {
  'spice-importer': 'spice',
  'coffee-roaster': 'coffee',
  'orchard-collective': 'fruit',
  'maltsters-guild': 'malt',
}

/** Skilled workers and partnerships that anyone may still take. */
export function Offers(props: OffersProps) {
  const crammed = () => props.partners.length > 2 && !props.broad
  const left = () => props.workers.filter(worker => !worker.taken)
  return (
    <section
      class="bc-offers"
      classList={{ spacious: props.spacious, broad: props.broad }}
      aria-label={props.words.offers}
    >
      <div class="head" {...thing('skilled-workers')}>
        <h2>{props.words.workers}</h2>
        <span>{props.words.left(left().length)}</span>
      </div>
      <div class="workers">
        <Show
          when={props.spacious}
          fallback={
            <Index each={props.workers} fallback={<p>{props.words.noWorkers}</p>}>
              {worker => <WorkerPlace worker={worker()} whole={props.broad} />}
            </Index>
          }
        >
          <Index each={left()} fallback={<p>{props.words.noWorkers}</p>}>
            {worker => (
              <Pick place={worker().id} class="bc-worker">
                <Face number={worker().face} size={34} />
                <span class="words">
                  <b>{worker().name}</b>
                  <span>{worker().text}</span>
                </span>
                <span class="side">
                  <Signs of={worker().signs} size={17} />
                  <span class="cost">
                    <Glyph of="winter" />
                    {worker().winter}
                  </span>
                </span>
              </Pick>
            )}
          </Index>
        </Show>
      </div>
      <div class="head" {...thing('partnerships')}>
        <h2>{props.words.partners}</h2>
      </div>
      <div class="partners" classList={{ crammed: crammed() }}>
        <Index each={props.partners} fallback={<p>{props.words.noPartners}</p>}>
          {partner => (
            <Pick place={partner().id} class="bc-partner">
              <Show
                when={props.spacious}
                fallback={<For each={partner().trades}>{trade => <Signs of={trade} size={crammed() ? 12 : 14} />}</For>}
              >
                <Glyph of={PARTNER_GLYPH[partner().id]} size={24} class={partner().id} />
                <span class="words">
                  <b>{partner().name}</b>
                  <span>{partner().text}</span>
                </span>
                <span class="side">
                  <For each={partner().trades}>{trade => <Signs of={trade} size={16} />}</For>
                </span>
              </Show>
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}

/** Each worker keeps its place from the start to the end; a gap shows who hired it. */
function WorkerPlace(props: { worker: OffersProps['workers'][number]; whole?: boolean }) {
  return (
    <Show
      when={props.worker.taken}
      fallback={
        <Pick place={props.worker.id} class="bc-worker">
          <span class="called">{props.worker.name}</span>
          <Signs of={props.whole ? props.worker.signs : props.worker.brief} size={props.whole ? 14 : 12} />
          <span class="cost">{props.worker.winter}</span>
        </Pick>
      }
    >
      {seat => (
        <span class="bc-worker gone" {...thing(props.worker.id, props.worker.name)}>
          <span class="called">{props.worker.name}</span>
          <SeatIcon seat={seat()} size={13} />
        </span>
      )}
    </Show>
  )
}
