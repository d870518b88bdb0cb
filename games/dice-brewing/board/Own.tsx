/** What lies before the person who looks: yard, zones, purse and tokens. */
import { createSteady } from '@taproom/board'
import { createMemo } from 'solid-js'
import { allDice } from './ends.ts'
import { at, type Token } from './kinds.ts'
import { seatLabel } from './labels.ts'
import { Purse, TokenStrip } from './Me.tsx'
import type { Play } from './play.ts'
import {
  readDice,
  readDie,
  readIngredients,
  readOnes,
  readPrint,
  readTokens,
  readWorth,
  readYard,
  undecidedDie,
} from './reading.ts'
import { ask, isAsked, nextWindow } from './windows.ts'
import { Yard } from './Yard.tsx'
import { Zones } from './Zones.tsx'

export function OwnYard(props: { play: Play; pocket: boolean }) {
  const { play } = props
  const yard = createSteady(() => readYard(play.looking(), play.words(), play.rolls(), undecidedDie(play.looking())))
  const print = createSteady(() => readPrint(play.props.view))
  return (
    <Yard
      name={play.words().brewery(play.props.who(play.own()))}
      seat={play.own()}
      yard={yard()}
      print={print()}
      room={play.props.view.box.players[play.props.view.seatCount].playersPerField}
      words={play.words()}
      pocket={props.pocket}
    />
  )
}

export function OwnZones(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const undecided = createMemo(() => undecidedDie(play.looking()))
  const active = createSteady(() =>
    readDice(
      view(),
      allDice(me().active).filter(die => die !== undecided()),
      play.rolls(),
    ),
  )
  const storage = createSteady(() => readDice(view(), allDice(me().storage), play.rolls()))
  return (
    <Zones
      active={active()}
      storage={storage()}
      seeds={me().seeds}
      ingredients={readIngredients(view(), play.own())}
      undecided={undecided() >= 0 ? readDie(view(), undecided(), play.rolls()) : undefined}
      picked={play.laid().chosen.size}
      words={play.words()}
    />
  )
}

export function Self(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const owned = createSteady(() => readTokens(view(), play.own()))
  const playable = (kind: Token) => {
    const place = at.token(kind)
    return play.props.interactive && (play.free().legal.has(place) || play.free().quiet.has(place))
  }
  const when = (kind: Token) => {
    const words = play.words().when
    if (playable(kind)) return words.now
    return kind === 'block-building' ? words.opening : kind === 'block-recipe' ? words.brewing : words.later
  }
  const tokens = createSteady(() => {
    const held = owned()
    if (typeof held === 'number') return []
    return held.map(({ kind, count }) => ({ kind, count, name: play.words().tokens[kind], when: when(kind) }))
  })
  const faceDown = () => {
    const held = owned()
    return typeof held === 'number' && held > 0 ? play.words().faceDown(held) : play.words().noTokens
  }
  const worth = createSteady(() => readWorth(play.looking()))
  const window = createMemo(() => nextWindow(view()))
  const asking = () => {
    const words = play.words().windows
    const on = isAsked(window())
    return {
      on,
      word: on ? words.asked : words.unasked,
      label: words[window()],
      onChange: (next: boolean) => ask(window(), next),
    }
  }
  return (
    <section class="db-me" aria-label={play.props.who(play.own())}>
      <Purse
        label={seatLabel(play.props, play.passages(), play.own())}
        seat={play.props.colour(play.own())}
        place={play.own()}
        name={play.props.who(play.own())}
        mastery={me().mastery}
        gold={me().gold}
        brewed={me().brewed.length}
        ones={readOnes(play.looking())}
        worth={worth()}
        words={play.words().worth}
      />
      <TokenStrip
        name={play.words().myTokens}
        tokens={tokens()}
        quiet={!play.mine()}
        empty={faceDown()}
        asking={play.props.seat >= 0 && tokens().length > 0 ? asking() : undefined}
      />
    </section>
  )
}
