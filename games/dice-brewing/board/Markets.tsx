import { Pick } from '@taproom/board'
import { For, Show } from 'solid-js'
import { Coin, DieChip, GlyphIcon, IngredientPiece, TokenPiece } from './art/index.ts'
import { at, INGREDIENTS, type Ingredient, TOKENS, type Token } from './kinds.ts'
import './markets.css'

export interface Stall {
  price: number
  left: number
  /** The best price with one of the looking seat's skill dice, and what that die shows. */
  discount?: { price: number; die: number }
}

export interface MarketProps {
  title: string
  stalls: Readonly<Record<Ingredient, Stall>>
  word: (kind: Ingredient) => string
  /** Why nothing can be bought here yet. */
  shut?: string
  /** Bought already this round, or what may still be bought. */
  note?: string
}

export function Market(props: MarketProps) {
  return (
    <section class="db-market" classList={{ shut: !!props.shut }} aria-label={props.title}>
      <Head {...props} />
      <ul>
        <For each={INGREDIENTS}>
          {kind => (
            <li>
              <Pick class="stall" place={at.market(kind)}>
                <span class="stack" classList={{ none: props.stalls[kind].left === 0 }}>
                  <IngredientPiece kind={kind} pile={props.stalls[kind].left} />
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

export interface BlackMarketProps extends Omit<MarketProps, 'stalls' | 'word'> {
  stalls: Readonly<Record<Token, Omit<Stall, 'discount'>>>
  word: (kind: Token) => string
}

export function BlackMarket(props: BlackMarketProps) {
  return (
    <section class="db-market black" classList={{ shut: !!props.shut }} aria-label={props.title}>
      <Head {...props} />
      <ul>
        <For each={TOKENS}>
          {kind => (
            <li>
              <Pick class="stall" place={at.blackMarket(kind)}>
                <span class="stack" classList={{ none: props.stalls[kind].left === 0 }}>
                  <TokenPiece kind={kind} pile={props.stalls[kind].left} />
                  <b class="db-count">{props.stalls[kind].left}</b>
                </span>
                <span class="word">{props.word(kind)}</span>
                <Price of={props.stalls[kind].price} />
              </Pick>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

function Head(props: { title: string; shut?: string; note?: string }) {
  return (
    <header>
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
