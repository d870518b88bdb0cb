import { Pick } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Face, Glyph } from './art/index.ts'
import type { SeatColour, SignLine } from './kinds.ts'
import type { readCrews } from './read/brewery.ts'
import type { partnerCard, readPartners, readWorkers } from './read/cards.ts'
import { Signs } from './Signs.tsx'
import { useWhose } from './whose.ts'
import type { BoardWords } from './words.ts'

export interface StaffProps {
  words: BoardWords
  seat: SeatColour
  crews: ReturnType<typeof readCrews>
  temps: number
  workers: ReturnType<typeof readWorkers>
  partners: ReturnType<typeof readPartners>
  /** A trade's own line; its id is `<partnership>/<number>`. */
  trade: (partner: ReturnType<typeof partnerCard>, number: number) => { id: string; signs: SignLine }
}

/** Whoever works here: crews on duty and waiting, hired workers, and partnerships with the trades they allow. */
export function Staff(props: StaffProps) {
  const whose = useWhose()
  return (
    <section class="bc-staff" aria-label={props.words.staff}>
      <div class="crews">
        <h2 class="plain">{props.words.crews}</h2>
        <Index each={props.crews}>
          {crew => (
            <span
              class={`crew ${crew().state}`}
              {...whose.thing(crew().id, crew().label)}
              style={{ '--seat': `var(--seat-${props.seat})` }}
            >
              <Glyph of="crew" size={22} />
              <b>{crew().note}</b>
            </span>
          )}
        </Index>
        <For each={Array.from({ length: props.temps })}>
          {() => (
            <span class="temp" {...whose.thing('temp')}>
              <Glyph of="temp" size={20} class="copper" />
            </span>
          )}
        </For>
      </div>
      <div class="people">
        <Index each={props.workers}>
          {worker => (
            <span class="person" {...whose.thing(worker().id, `${worker().name}. ${worker().text}`)}>
              <Face number={worker().face} size={22} />
              <Signs of={worker().brief} size={14} />
            </span>
          )}
        </Index>
      </div>
      <Show when={props.partners.length}>
        <div class="trades">
          <Index each={props.partners}>
            {partner => (
              <Index each={partner().trades}>
                {(_, i) => {
                  const trade = () => props.trade(partner(), i)
                  return (
                    <Pick place={trade().id} class="bc-trade">
                      <Signs of={trade().signs} size={14} />
                    </Pick>
                  )
                }}
              </Index>
            )}
          </Index>
        </div>
      </Show>
    </section>
  )
}
