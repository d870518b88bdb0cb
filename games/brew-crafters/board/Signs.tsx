import { For, Match, Switch } from 'solid-js'
import { Cap, Coin, Cube, Glyph, GoldLabel, isGlyph, Rep } from './art/index.ts'
import { type Batch, type Family, KINDS, type Kind, type SignLine } from './kinds.ts'

const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word)

/** A family is told by the cap of its basic beer. */
const BASIC: Readonly<Record<Family, Batch>> = {
  ale: { recipe: 'everyday-ale', family: 'ale' },
  porter: { recipe: 'pleasantly-porter', family: 'porter' },
  stout: { recipe: 'simply-stout', family: 'stout' },
}
const isFamily = (word: string): word is Family => Object.hasOwn(BASIC, word)

/** A short line of drawings and figures: what a card, a level or a space gives. The words for it are in the label beside. */
export function Signs(props: { of: SignLine; size?: number }) {
  const size = () => props.size ?? 15
  return (
    <span class="bc-signs" aria-hidden="true">
      <For each={props.of.split(' ').filter(Boolean)}>
        {word => (
          <Switch fallback={<b classList={{ word: /^[a-z]/i.test(word) }}>{word}</b>}>
            <Match when={word === '_'}>
              <i />
            </Match>
            <Match when={isKind(word)}>
              <Cube of={word as Kind} size={size()} />
            </Match>
            <Match when={isFamily(word) ? word : undefined}>
              {family => <Cap batch={BASIC[family()]} size={size() + 2} />}
            </Match>
            <Match when={word === 'coin'}>
              <Coin size={size()} />
            </Match>
            <Match when={word === 'rep'}>
              <Rep size={size()} />
            </Match>
            <Match when={word === 'seal'}>
              <GoldLabel points={3} size={Math.max(21, size() + 4)} />
            </Match>
            <Match when={isGlyph(word) ? word : undefined}>{glyph => <Glyph of={glyph()} size={size()} />}</Match>
          </Switch>
        )}
      </For>
    </span>
  )
}
