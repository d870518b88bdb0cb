import { Pick, useChoices } from '@taproom/board'
import { createSignal, Index, Show } from 'solid-js'
import { Coin, Cube, Glyph } from './art/index.ts'
import { KINDS, type Kind, type SignLine } from './kinds.ts'
import { Signs } from './Signs.tsx'
import type { BoardWords } from './words.ts'

export interface ExchangeRow {
  give: Kind | 'money'
  /** As many as the rules and the storehouse allow; 0 = nothing to give. */
  most: number
  /** Per unit given: the line's id and what comes back. */
  lines: readonly { id: string; cubes: readonly { kind: Kind; count: number }[] }[]
}

export interface ExchangeProps {
  words: BoardWords['sheets']
  rows: readonly ExchangeRow[]
  /** The id of the whole choice, for `legal`, `label` and `onPick`. */
  idOf: (give: Kind | 'money', count: number, line: string) => string
}

/** The commodity exchange: what to give, how many, and what to get for it. Only the last tap is the move. */
export function Exchange(props: ExchangeProps) {
  const choices = useChoices()
  const [give, setGive] = createSignal(props.rows.find(row => row.most > 0)?.give)
  const [wanted, setWanted] = createSignal(1)
  const row = () => props.rows.find(one => one.give === give())
  const count = () => Math.max(1, Math.min(wanted(), row()?.most ?? 1))
  const signs = (line: ExchangeRow['lines'][number]): SignLine =>
    line.cubes.map(({ kind, count: each }) => `${each * count()} ${kind}`).join(' _ ')
  return (
    <section class="bc-sheet bc-exchange" aria-label={props.words.exchange}>
      <div class="head">
        <h2>{props.words.exchange}</h2>
      </div>
      <div class="gives">
        <span>{props.words.give}</span>
        <Index each={props.rows}>
          {one => (
            <button
              type="button"
              class="give"
              data-thing={`give/${one().give}`}
              aria-pressed={give() === one().give}
              aria-disabled={one().most === 0}
              aria-label={choices.label(`give/${one().give}`)}
              onClick={() => (one().most ? setGive(one().give) : choices.onPick(`give/${one().give}`))}
            >
              <Show when={KINDS.find(kind => kind === one().give)} fallback={<Coin size={22} />}>
                {kind => <Cube of={kind()} size={24} />}
              </Show>
            </button>
          )}
        </Index>
        <span class="stepper">
          <button
            type="button"
            aria-label={props.words.fewer}
            disabled={count() <= 1}
            onClick={() => setWanted(count() - 1)}
          >
            <Glyph of="minus" />
          </button>
          <b>{count()}</b>
          <button
            type="button"
            aria-label={props.words.more}
            disabled={count() >= (row()?.most ?? 1)}
            onClick={() => setWanted(count() + 1)}
          >
            <Glyph of="plus" />
          </button>
        </span>
      </div>
      <div class="gives">
        <span>{props.words.get}</span>
        <Index each={row()?.lines}>
          {line => (
            <Pick place={props.idOf(give() ?? 'malt', count(), line().id)} class="bc-answer">
              <Signs of={signs(line())} size={22} />
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}
