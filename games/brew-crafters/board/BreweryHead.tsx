import { type JSX, Show } from 'solid-js'
import { Coin, Glyph, GoldLabel, Rep, SeatIcon } from './art/index.ts'
import type { SeatColour } from './kinds.ts'
import type { readBill, readHead } from './read/brewery.ts'
import { useWhose } from './whose.ts'
import type { BoardWords } from './words.ts'

type WinterBill = ReturnType<typeof readBill>

interface BreweryHeadProps extends ReturnType<typeof readHead> {
  words: BoardWords
  seat: SeatColour
  name: string
  /** What explains the brewery as a whole. */
  self: string
  /** Everything below in words. */
  label: string
  bill: WinterBill
  /** What the move under consideration would make of the money. */
  moneyAfter?: number
  /** What the winter bill would be with what is pointed at. */
  billAfter?: string
  /** What a crew can do now, named. */
  children?: JSX.Element
  /** It is somebody else's: the way back to one's own. */
  onBack?: () => void
  narrow?: boolean
}

/** The seat's numbers, and whether the next Winter can be paid. */
export function BreweryHead(props: BreweryHeadProps) {
  const whose = useWhose()
  return (
    <div class="bc-head" classList={{ narrow: props.narrow }}>
      <span class="who">
        <span data-thing={props.self}>
          <SeatIcon seat={props.seat} size={17} />
        </span>
        <Show when={!props.narrow || props.onBack}>
          <h2 data-thing={props.self}>{props.name}</h2>
        </Show>
        <Show when={props.onBack}>
          <button type="button" class="back" onClick={() => props.onBack?.()}>
            {props.words.back}
          </button>
        </Show>
      </span>
      <span class="numbers" role="img" aria-label={props.label}>
        <span data-thing={whose.name('points')}>
          <Rep size={18} />
          <b>{props.points}</b>
        </span>
        <span data-thing={whose.name('money')}>
          <Coin size={18} />
          <b>{props.money}</b>
          <Show when={props.moneyAfter !== undefined && props.moneyAfter !== props.money}>
            <em>→ {props.moneyAfter}</em>
          </Show>
        </span>
        <span data-thing={whose.name('labels')}>
          <GoldLabel points={props.labelPoints} size={21} />
          <b>{props.labels}</b>
        </span>
        <span data-thing={whose.name('brewed')}>
          <Glyph of="bottle" size={17} class="copper" />
          <b>{props.brewed}</b>
          <Show when={!props.narrow}>
            <span class="word">{props.words.brewed}</span>
          </Show>
        </span>
        <Show when={props.loans}>
          <span class="loans" data-thing={whose.name('loans')}>
            <Glyph of="bill" size={16} />
            <b>{props.loans}</b>
            <Show when={!props.narrow}>{props.words.loans(props.loans)}</Show>
          </span>
        </Show>
      </span>
      {props.children}
      <Bill {...props.bill} after={props.billAfter} narrow={props.narrow} />
    </div>
  )
}

/** Money in hand solid, sales to come hatched, the gap in berry with its loans. */
export function Bill(props: WinterBill & { narrow?: boolean; after?: string }) {
  const share = (amount: number) => `${props.due ? Math.min(100, (100 * amount) / props.due) : 100}%`
  const sales = () => Math.max(0, Math.min(props.sales, props.due - props.money))
  const gap = () => Math.max(0, props.due - props.money - sales())
  const whose = useWhose()
  return (
    <span class="bc-bill" classList={{ short: props.loans > 0 }} {...whose.thing('bill', props.label)}>
      <Glyph of="winter" />
      <b>{props.narrow ? props.short : props.title}</b>
      <Show when={props.after}>{after => <em>{after()}</em>}</Show>
      <span class="bar">
        <i class="money" style={{ width: share(props.money) }}>
          <Show when={props.money >= props.due * 0.18}>{props.money}</Show>
        </i>
        <i class="sales" style={{ width: share(sales()) }}>
          <Show when={sales() >= props.due * 0.18}>+{sales()}</Show>
        </i>
        <i class="gap" style={{ width: share(gap()) }}>
          <Show when={gap() >= props.due * 0.18}>−{gap()}</Show>
        </i>
      </span>
      <span class="verdict">
        <Show when={props.loans > 0}>
          <Glyph of="bill" />
        </Show>
        {props.verdict}
      </span>
    </span>
  )
}
