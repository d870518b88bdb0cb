import { thing } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { Glyph, SeatIcon } from './art/index.ts'
import type { readWinter } from './read/winter.ts'
import type { BoardWords } from './words.ts'

type WinterPaid = NonNullable<ReturnType<typeof readWinter>>

/** What everybody paid at the end of the Winter, and for what: it stays until one's own next worker is placed. */
export function Winter(props: WinterPaid & { words: BoardWords }) {
  /** The name by which it is explained. */
  const name = () => props.words.bill('').trim()
  return (
    <section class="bc-winter" {...thing('bill')} aria-label={`${name()}, ${props.title}`}>
      <h2>
        <Glyph of="winter" class="copper" />
        {props.title}
      </h2>
      <Index each={props.bills.filter(bill => bill.own)}>
        {bill => (
          <p classList={{ short: bill().loans !== '' }}>
            <b class="total">{bill().total}</b>
            <span>
              {bill().parts}. <b>{props.words.winter.keeps(bill().keeps)}</b>
              <Show when={bill().loans}>{loans => <b class="loans">, {loans()}</b>}</Show>
            </span>
          </p>
        )}
      </Index>
      <p class="others">
        <Index each={props.bills.filter(bill => !bill.own)}>
          {bill => (
            <span {...thing(`seat/${bill().place}/bill`, `${name()} (${bill().who}) ${bill().total}`)}>
              <SeatIcon seat={bill().seat} size={13} />
              {bill().total}
              <Show when={bill().loans}>{loans => <b class="loans">{loans()}</b>}</Show>
            </span>
          )}
        </Index>
      </p>
    </section>
  )
}
