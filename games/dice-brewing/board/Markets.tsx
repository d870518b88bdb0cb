import { Pick, thing } from '@taproom/board'
import { type Component, For, Show } from 'solid-js'
import { Coin, DieChip, GlyphIcon, IngredientPiece, TokenPiece } from './art/index.ts'
import { at, INGREDIENTS, type Ingredient, TOKENS, type Token } from './kinds.ts'
import './markets.css'

export interface Stall {
  price: number
  left: number
  /** The best price with one of the looking seat's skill dice, and what that die shows. */
  discount?: { price: number; die: number }
}

interface MarketProps<K extends string> {
  title: string
  stalls: Readonly<Record<K, Stall>>
  word: (kind: K) => string
  /** Why nothing can be bought here yet. */
  shut?: string
  /** Bought already this round, or what may still be bought. */
  note?: string
}

interface WaresProps<K> {
  readonly kinds: readonly K[]
  readonly black?: boolean
  readonly Piece: Component<{ kind: K; pile?: number }>
}

export const Market = (props: MarketProps<Ingredient>) => (
  <Wares {...props} kinds={INGREDIENTS} Piece={IngredientPiece} />
)
export const BlackMarket = (props: MarketProps<Token>) => <Wares {...props} black kinds={TOKENS} Piece={TokenPiece} />

function Wares<K extends Ingredient | Token>(props: MarketProps<K> & WaresProps<K>) {
  return (
    <section class="db-market" classList={{ black: props.black, shut: !!props.shut }} aria-label={props.title}>
      <Head {...props} />
      <ul>
        <For each={props.kinds}>
          {kind => (
            <li>
              <Pick class="stall" place={at.stall(kind)}>
                <span class="stack" classList={{ none: props.stalls[kind].left === 0 }}>
                  <props.Piece kind={kind} pile={props.stalls[kind].left} />
                  <b class="db-count">{props.stalls[kind].left}</b>
                </span>
                <span class="word">
                  {props.word(kind)}
                  <Show when={props.stalls[kind].discount}>
                    {discount => (
                      <span class="discount">
                        <b>{discount().price}</b>
                        <Coin />
                        <DieChip die={{ colour: 'skill', value: discount().die }} />
                      </span>
                    )}
                  </Show>
                </span>
                <Price of={props.stalls[kind].price} />
              </Pick>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

function Head(props: { title: string; black?: boolean; shut?: string; note?: string }) {
  return (
    <header {...thing(props.black ? at.blackMarket : at.market)}>
      <h2>{props.title}</h2>
      <Show when={props.shut} fallback={<small>{props.note}</small>}>
        <small class="until">
          <GlyphIcon of="lock" />
          {props.shut}
        </small>
      </Show>
    </header>
  )
}

function Price(props: { of: number }) {
  return (
    <span class="price">
      <b>{props.of}</b>
      <Coin />
    </span>
  )
}
