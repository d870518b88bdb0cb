import { Pick, thing } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Face, Glyph, type GlyphName } from './art/index.ts'
import type { Partnership } from './kinds.ts'
import type { readPartners, readWorkers } from './read/cards.ts'
import { Signs } from './Signs.tsx'
import type { BoardWords } from './words.ts'

export interface OffersProps {
  words: BoardWords
  workers: ReturnType<typeof readWorkers>
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

const MOST_COLUMNS = 3

/** Skilled workers and partnerships that anyone may still take. */
export function Offers(props: OffersProps) {
  /** The fewer are left, the wider their cards: with names then. */
  const columns = () => {
    const { length } = props.workers
    return length <= 3 ? 1 : length <= 6 ? 2 : MOST_COLUMNS
  }
  /** Two beside each other in little room: the name takes the face's place. */
  const faceless = () => columns() === 2 && !props.broad
  const crammed = () => props.partners.length > 2 && !props.broad
  return (
    <section
      class="bc-offers"
      classList={{
        spacious: props.spacious,
        named: !props.spacious && columns() < MOST_COLUMNS,
        faceless: !props.spacious && faceless(),
      }}
      style={{ '--columns': columns() }}
      aria-label={props.words.offers}
    >
      <div class="head" {...thing('skilled-workers')}>
        <h2>{props.words.workers}</h2>
        <span>{props.words.left(props.workers.length)}</span>
      </div>
      <div class="workers">
        <Index each={props.workers} fallback={<p>{props.words.noWorkers}</p>}>
          {worker => (
            <Pick place={worker().id} class="bc-worker">
              <Face number={worker().face} size={props.spacious ? 34 : 22} />
              <Show
                when={props.spacious}
                fallback={
                  <>
                    <span class="called">{worker().name}</span>
                    <span class="cost">{worker().winter}</span>
                    <Signs of={props.broad || columns() === 1 ? worker().signs : worker().brief} size={15} />
                  </>
                }
              >
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
              </Show>
            </Pick>
          )}
        </Index>
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
