import { For, Match, Show, Switch } from 'solid-js'
import { Cube, Glyph, SeatIcon } from './art/index.ts'
import type { Kind, SeatColour } from './kinds.ts'
import { Signs } from './Signs.tsx'

/** The four modules that a market worker visits, as they lie on the table now. */
export type ModuleOnTable =
  | { kind: 'temp-labour' /** Beside the market. */; temps: number; price: string }
  | { kind: 'commodity-exchange' }
  | { kind: 'labour-agency' /** Unused cards. */; cards: number; price: string }
  | {
      kind: 'community-farm'
      /** In the order of the farm tokens. */
      plots: readonly { kind: Kind; yields: number; token?: { number: number; seat: SeatColour } }[]
      open: boolean
    }

export function ModuleFace(props: ModuleOnTable) {
  const of = <K extends ModuleOnTable['kind']>(kind: K) =>
    props.kind === kind ? (props as Extract<ModuleOnTable, { kind: K }>) : undefined
  return (
    <span class="bc-module">
      <Switch>
        <Match when={of('temp-labour')}>
          {module => (
            <>
              <span class="row">
                <Glyph of="temp" size={19} />
                <b>{module().temps}</b>
              </span>
              <Signs of={module().price} size={16} />
            </>
          )}
        </Match>
        <Match when={of('commodity-exchange')}>
          <span class="row">
            <Cube of="yeast" size={17} />
            <Glyph of="swap" size={18} />
            <Cube of="malt" size={17} />
          </span>
        </Match>
        <Match when={of('labour-agency')}>
          {module => (
            <>
              <span class="row">
                <Glyph of="agency" size={19} />
                <b>{module().cards}</b>
              </span>
              <Signs of={module().price} size={16} />
            </>
          )}
        </Match>
        <Match when={of('community-farm')}>
          {module => (
            <span class="row plots" classList={{ closed: !module().open }}>
              <For each={module().plots}>
                {plot => (
                  <span class="plot" classList={{ planted: !!plot.token }}>
                    <Cube of={plot.kind} size={16} ghost={plot.token ? undefined : 'named'} />
                    <Show when={plot.token} fallback={<b>{plot.yields}</b>}>
                      {token => <SeatIcon seat={token().seat} size={13} />}
                    </Show>
                  </span>
                )}
              </For>
            </span>
          )}
        </Match>
      </Switch>
    </span>
  )
}
