import { createSteady, type Fit } from '@taproom/board'
import { Match, Show, Switch } from 'solid-js'
import { SKILL } from '../components/names.ts'
import { sizeOf } from '../rules/dice.ts'
import { diceIn } from './ends.ts'
import { at, COLOURS } from './kinds.ts'
import { Cards } from './Middle.tsx'
import { RivalBoards } from './Others.tsx'
import { OwnYard } from './Own.tsx'
import type { Play } from './play.ts'
import { Rolled, Spread } from './Rolled.tsx'
import { readDice } from './reading.ts'

export type SpreadKind = 'aim' | 'swap-colour' | 'swap' | 'look'

/** What lies over recipes and markets: the others' boards, or dice of the supply. */
export function Opened(props: { play: Play; kind: SpreadKind | undefined; fit: Fit; onClose: () => void }) {
  const { play } = props
  const words = () => play.words()
  const view = () => play.props.view
  const aimed = () => play.aimed()
  const supplyColour = () => COLOURS[view().prompts.a]
  const title = () => {
    const token = aimed()
    if (props.kind === 'aim' && token) return words().aim[token]
    return props.kind === 'look' ? words().look : words().swap
  }
  const close = () => (props.kind === 'look' ? words().lookedAt : words().putBack)
  const rolled = createSteady(() => {
    const colour = view().prompts.a
    return props.kind === 'swap' ? readDice(view(), diceIn(view().supply[colour], colour), play.rolls()) : []
  })
  const swappable = createSteady(() =>
    COLOURS.slice(0, SKILL)
      .map((colour, i) => ({ colour, name: words().colours[colour], count: sizeOf(view().supply[i]) }))
      .filter(({ colour }) => play.laid().legal.has(at.colour(colour))),
  )
  const onClose = () => {
    play.release()
    props.onClose()
  }
  return (
    <Spread
      title={title()}
      close={close()}
      onClose={props.kind === 'aim' || props.kind === 'look' ? onClose : undefined}
    >
      {/* What is rolled is compared with the recipes: a desktop shows them beside it. */}
      <Show when={props.fit === 'narrow' && (props.kind === 'swap' || props.kind === 'swap-colour')}>
        <Cards play={play} pocket />
      </Show>
      <Switch>
        <Match when={props.kind === 'aim' || props.kind === 'look'}>
          <RivalBoards play={play} />
          {/* On a phone the spread hides one's own fields, and an Extra Roll may be meant for them. */}
          <Show when={props.fit === 'narrow' && aimed() === 'extra-roll'}>
            <OwnYard play={play} pocket />
          </Show>
        </Match>
        <Match when={props.kind === 'swap-colour'}>
          <Rolled title={words().swapColour} note={words().swapColourNote} colours={swappable()} />
        </Match>
        <Match when={props.kind === 'swap'}>
          <Rolled
            title={words().rolled(words().colours[supplyColour()])}
            note={words().swapNote(words().colours[supplyColour()])}
            dice={rolled()}
            row={props.fit === 'wide' ? 4 : 5}
          />
        </Match>
      </Switch>
    </Spread>
  )
}
