import { Pick, thing } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Cap, Cube, Glyph, Rep, SeatIcon } from './art/index.ts'
import { kindsIn } from './kinds.ts'
import type { readSecrets } from './read/recipes.ts'
import type { BoardWords } from './words.ts'

interface SecretsProps extends ReturnType<typeof readSecrets> {
  words: BoardWords
  /** Another one can be taken now. */
  take: boolean
}

/** Secret recipes: own ones can be read, those of the others lie face down. */
export function Secrets(props: SecretsProps) {
  return (
    <section class="bc-secrets" aria-label={props.words.secret}>
      <div class="head" {...thing('secrets')}>
        <h2>{props.words.secret}</h2>
        <span class="others">
          <For each={props.others}>
            {one => (
              <span>
                <SeatIcon seat={one.seat} size={12} />
                <Glyph of="card" size={15} />
                <b>{one.hidden}</b>
              </span>
            )}
          </For>
        </span>
      </div>
      <Show when={props.take}>
        <Pick place="secret-recipe" class="bc-take">
          <Glyph of="card" size={18} />
          {props.words.takeSecret}
        </Pick>
      </Show>
      <div class="cards">
        <Index each={props.mine} fallback={<p>{props.words.noSecrets}</p>}>
          {card => (
            <Pick place={card().id} class={`bc-secret ${card().readiness}`}>
              <Cap
                batch={{ recipe: card().id, family: card().family }}
                size={21}
                faded={card().readiness === 'locked'}
              />
              <span class="name">{card().name}</span>
              <b class="points">
                {card().reputation}
                <Show when={card().waiting}>+{card().waiting}</Show>
                <Rep size={14} />
              </b>
              <span class="price">
                <For each={kindsIn(card().price)}>
                  {kind => (
                    <span class={card().missing?.[kind] ? 'missing' : undefined}>
                      {card().price[kind]}
                      <Cube of={kind} size={14} ghost={card().missing?.[kind] ? 'missing' : undefined} />
                    </span>
                  )}
                </For>
              </span>
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}
