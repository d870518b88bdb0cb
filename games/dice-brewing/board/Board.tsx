import type { Fit } from '@taproom/board'
import { createComputed, createEffect, createMemo, createSignal, Index, Match, on, Show, Switch } from 'solid-js'
import { SEASONS, SKILL } from '../components/names.ts'
import { sizeOf } from '../rules/dice.ts'
import { P } from '../rules/prompts.ts'
import { allDice, diceIn } from './ends.ts'
import { at, COLOURS, type Token } from './kinds.ts'
import { Layout, type Tab } from './Layout.tsx'
import { seatLabel, supplyLabel } from './labels.ts'
import { BlackMarket, Market } from './Markets.tsx'
import { Me } from './Me.tsx'
import './play.css'
import { createPlay, type DiceBrewingProps, type Play } from './play.ts'
import { Recipes } from './Recipe.tsx'
import { RivalAtAGlance, RivalBoard } from './Rivals.tsx'
import { Rolled, Spread } from './Rolled.tsx'
import { Round, Supply } from './Round.tsx'
import {
  readDice,
  readDie,
  readIngredients,
  readOnes,
  readPrint,
  readRecipes,
  readRound,
  readSeat,
  readStalls,
  readSupply,
  readTokenStalls,
  readTokens,
  readYard,
  undecidedDie,
} from './reading.ts'
import { ask, isAsked, nextWindow } from './windows.ts'
import { Yard } from './Yard.tsx'
import { Zones } from './Zones.tsx'

/** Where each decision is taken, so that a narrow table opens the right region and the keyboard finds it. */
const PLACES: { readonly [prompt: number]: { readonly tab: Tab; readonly regions: readonly string[] } } = {
  [P['opening-window']]: { tab: 'yard', regions: ['.db-tokens', '.db-zones'] },
  [P['first-piece']]: { tab: 'yard', regions: ['.db-yard', '.db-zones'] },
  [P['second-piece']]: { tab: 'yard', regions: ['.db-yard', '.db-zones'] },
  [P['gained-die']]: { tab: 'yard', regions: ['.db-zones'] },
  [P['raised-die']]: { tab: 'yard', regions: ['.db-zones'] },
  [P.reroll]: { tab: 'yard', regions: ['.db-zones'] },
  [P['swap-colour']]: { tab: 'yard', regions: ['.db-rolled'] },
  [P.swap]: { tab: 'yard', regions: ['.db-rolled', '.db-zones'] },
  [P.purchase]: { tab: 'markets', regions: ['.db-zones', '.db-markets'] },
  [P['purchase-more']]: { tab: 'markets', regions: ['.db-zones', '.db-markets'] },
  [P['brewing-window']]: { tab: 'recipes', regions: ['.db-tokens', '.db-recipes'] },
  [P.brew]: { tab: 'recipes', regions: ['.db-recipes'] },
  [P['tidied-die']]: { tab: 'yard', regions: ['.db-zones'] },
}

/** Tokens that may be put on what others have. */
const ABROAD: readonly Token[] = ['extra-roll', 'take-back-die', 'block-protect-die', 'block-building']

type SpreadKind = 'aim' | 'swap-colour' | 'swap' | 'look'

export function Board(props: DiceBrewingProps) {
  let root: HTMLDivElement | undefined
  const play = createPlay(props)
  const [tab, setTab] = createSignal<Tab>('yard')
  const [looked, setLooked] = createSignal(false)
  let keyboard = false

  const asked = createMemo(() => (play.mine() ? props.view.prompts.kind : -1))
  const rivals = createMemo(() =>
    Array.from({ length: props.view.seatCount - 1 }, (_, i) => (play.own() + 1 + i) % props.view.seatCount),
  )
  const spread = createMemo((): SpreadKind | undefined => {
    const token = play.aimed()
    if (token && ABROAD.includes(token)) return 'aim'
    if (asked() === P['swap-colour']) return 'swap-colour'
    if (asked() === P.swap) return 'swap'
    return looked() ? 'look' : undefined
  })
  const somethingToBuy = () => [...play.free().legal.keys()].some(place => place.startsWith('buy:'))
  const moment = createMemo(() => `${props.seat} ${asked()} ${props.view.turn}`)
  createComputed(
    on(moment, () => {
      const place = PLACES[asked()]
      if (!place) return
      setLooked(false)
      setTab(place.tab === 'markets' && !somethingToBuy() ? 'yard' : place.tab)
    }),
  )
  createComputed(
    on(play.aimed, token => {
      if (token === 'block-recipe') setTab('recipes')
    }),
  )
  createEffect(
    on([() => props.choices, play.hand, asked], () => {
      if (keyboard) requestAnimationFrame(focusDecision)
    }),
  )

  /** Focus stays where it is of use; otherwise it goes to the first place that answers, or to the last button. */
  function focusDecision() {
    const regions = play.aimed() ? ['.db-spread', '.db-recipes', '.db-own'] : (PLACES[asked()]?.regions ?? [])
    const holding = play.hand().held !== undefined && document.activeElement?.matches('.chosen')
    if (!root || regions.length === 0) return
    if (document.activeElement?.matches('.db-pick.legal') && !holding) return
    for (const region of regions) {
      const first = root.querySelector<HTMLElement>(`${region} .db-pick.legal:not(.chosen)`)
      if (first) return first.focus()
    }
    const any = root.querySelector<HTMLElement>('.db-pick.legal')
    const buttons = [...root.querySelectorAll<HTMLElement>('.prompt .answers button:not([aria-disabled="true"])')]
    ;(any ?? buttons.at(-1))?.focus()
  }

  return (
    <div
      class="db-board"
      ref={root}
      on:pointerdown={{ capture: true, handleEvent: event => input(event.pointerType !== 'mouse', false) }}
      on:keydown={{ capture: true, handleEvent: onKey }}
    >
      <Layout
        tab={tab()}
        onTab={setTab}
        tabsLabel={play.words().parts}
        tabWords={play.words().tabs}
        spread={
          spread()
            ? fit => <Opened play={play} kind={spread()} rivals={rivals()} fit={fit} onClose={() => setLooked(false)} />
            : undefined
        }
        beside={spread() === 'swap' || spread() === 'swap-colour'}
        header={() => props.parts.header()}
        round={fit => <WhichRound play={play} pocket={fit !== 'wide'} />}
        recipes={fit => <Cards play={play} brief={fit === 'narrow'} />}
        pocketRecipes={() => <Cards play={play} pocket />}
        markets={() => <Stalls play={play} />}
        yard={fit => <OwnYard play={play} pocket={fit === 'narrow'} />}
        zones={() => <OwnZones play={play} />}
        me={() => <Self play={play} />}
        rivals={fit =>
          fit === 'wide' ? (
            <Glances play={play} rivals={rivals()} onPress={() => setLooked(!looked())} />
          ) : (
            <RivalBoards play={play} rivals={rivals()} />
          )
        }
        supply={() => (
          <Supply
            label={supplyLabel(play.told())}
            dice={readSupply(props.view)}
            seeds={props.view.seeds}
            deck={props.view.deck.length}
          />
        )}
        log={() => props.parts.log()}
        prompt={() => props.parts.prompt()}
      />
    </div>
  )

  function input(touch: boolean, byKeyboard: boolean) {
    play.touched(touch)
    keyboard = byKeyboard
  }
  function onKey(event: KeyboardEvent) {
    input(false, true)
    if (event.key !== 'Escape' || !(play.release() || looked())) return
    setLooked(false)
    event.preventDefault()
    event.stopPropagation()
  }
}

function WhichRound(props: { play: Play; pocket: boolean }) {
  const { play } = props
  const view = () => play.props.view
  const round = createMemo(() => readRound(view(), play.props.colour))
  const said = () => {
    const words = play.words()
    return {
      round: words.round(view().round),
      season: words.seasons[round().season],
      phases: words.phases,
      brewed: words.brewed(round().brewed, round().toEnd),
      label: play.told()[0].lines.join(' '),
    }
  }
  return <Round pocket={props.pocket} round={round()} words={said()} />
}

function Cards(props: { play: Play; brief?: boolean; pocket?: boolean }) {
  const { play } = props
  const recipes = createMemo(() => readRecipes(play.looking(), play.words()))
  const said = () => ({
    reward: play.words().reward,
    level: (level: keyof ReturnType<Play['words']>['levels']) => play.words().levels[level],
    blocked: play.words().blockedRecipe,
  })
  return (
    <Recipes
      name={play.words().recipes}
      recipes={recipes()}
      choices={play.choices}
      words={said()}
      brief={props.brief}
      pocket={props.pocket}
    />
  )
}

function Stalls(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const shut = (opens: number) => (view().round < opens ? play.words().fromRound(opens) : undefined)
  const bought = (done: number) => (done ? play.words().bought : undefined)
  const stalls = createMemo(() => readStalls(play.looking()))
  const tokens = createMemo(() => readTokenStalls(view()))
  return (
    <div class="db-markets">
      <Market
        title={play.words().market}
        choices={play.choices}
        stalls={stalls()}
        word={kind => play.words().ingredients[kind]}
        shut={shut(view().box.marketOpens)}
        note={bought(me().boughtIngredient)}
      />
      <BlackMarket
        title={play.words().blackMarket}
        choices={play.choices}
        stalls={tokens()}
        word={kind => play.words().tokens[kind]}
        shut={shut(view().box.blackMarketOpens)}
        note={bought(me().boughtToken)}
      />
    </div>
  )
}

function OwnYard(props: { play: Play; pocket: boolean }) {
  const { play } = props
  const yard = createMemo(() => readYard(play.looking(), play.words(), play.rolls(), undecidedDie(play.looking())))
  const print = createMemo(() => readPrint(play.props.view))
  return (
    <Yard
      name={play.words().brewery(play.props.who(play.own()))}
      choices={play.choices}
      yard={yard()}
      print={print()}
      room={play.props.view.box.players[play.props.view.seatCount].playersPerField}
      words={{ buildings: play.words().buildings, fields: play.words().fields }}
      pocket={props.pocket}
    />
  )
}

function OwnZones(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const undecided = createMemo(() => undecidedDie(play.looking()))
  const active = createMemo(() =>
    readDice(
      view(),
      allDice(me().active).filter(die => die !== undecided()),
      play.rolls(),
    ),
  )
  const storage = createMemo(() => readDice(view(), allDice(me().storage), play.rolls()))
  const said = () => {
    const words = play.words()
    return {
      active: words.zones['active-zone'],
      activeNote: words.zoneNotes['active-zone'],
      storage: words.zones.storage,
      storageNote: words.zoneNotes.storage,
      store: words.store,
      keep: words.keep,
      roll: words.roll(play.laid().chosen.size),
      empty: words.empty,
    }
  }
  return (
    <Zones
      choices={play.choices}
      active={active()}
      storage={storage()}
      seeds={me().seeds}
      ingredients={readIngredients(view(), play.own())}
      undecided={undecided() >= 0 ? readDie(view(), undecided(), play.rolls()) : undefined}
      words={said()}
    />
  )
}

function Self(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const owned = createMemo(() => readTokens(view(), play.own()))
  const playable = (kind: Token) => {
    const place = at.token(kind)
    return play.props.interactive && (play.free().legal.has(place) || play.free().quiet.has(place))
  }
  const when = (kind: Token) => {
    const words = play.words().when
    if (playable(kind)) return words.now
    return kind === 'block-building' ? words.opening : kind === 'block-recipe' ? words.brewing : words.later
  }
  const tokens = createMemo(() => {
    const held = owned()
    if (typeof held === 'number') return []
    return held.map(({ kind, count }) => ({ kind, count, name: play.words().tokens[kind], when: when(kind) }))
  })
  const faceDown = () => {
    const held = owned()
    return typeof held === 'number' && held > 0 ? play.words().faceDown(held) : play.words().noTokens
  }
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
    <Me
      choices={play.choices}
      label={seatLabel(play.props, play.told(), play.own())}
      seat={play.props.colour(play.own())}
      name={play.props.who(play.own())}
      mastery={me().mastery}
      gold={me().gold}
      brewed={me().brewed.length}
      ones={readOnes(play.looking())}
      tokensName={play.words().myTokens}
      tokens={tokens()}
      quiet={!play.mine()}
      empty={faceDown()}
      asking={play.props.seat >= 0 && tokens().length > 0 ? asking() : undefined}
    />
  )
}

const readOther = (play: Play, seat: number) =>
  readSeat({ ...play.looking(), seat }, play.props.who(seat), play.words(), play.rolls())

function Glances(props: { play: Play; rivals: readonly number[]; onPress: () => void }) {
  const { play } = props
  return (
    <Index each={props.rivals}>
      {seat => (
        <RivalAtAGlance
          rival={readOther(play, seat())}
          season={SEASONS[play.props.view.season]}
          label={seatLabel(play.props, play.told(), seat())}
          dense={props.rivals.length > 2}
          onPress={props.onPress}
        />
      )}
    </Index>
  )
}

function RivalBoards(props: { play: Play; rivals: readonly number[] }) {
  const { play } = props
  const said = () => ({
    active: play.words().short['active-zone'],
    storage: play.words().short.storage,
    building: (building: keyof ReturnType<Play['words']>['buildings']) => play.words().buildings[building],
  })
  return (
    <Index each={props.rivals}>
      {seat => (
        <RivalBoard
          rival={readOther(play, seat())}
          season={SEASONS[play.props.view.season]}
          choices={play.choices}
          byDie={play.aimed() === 'extra-roll'}
          words={said()}
        />
      )}
    </Index>
  )
}

/** What lies over recipes and markets: the others' boards, or dice of the supply. */
function Opened(props: {
  play: Play
  kind: SpreadKind | undefined
  rivals: readonly number[]
  fit: Fit
  onClose: () => void
}) {
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
  const rolled = createMemo(() => {
    const colour = view().prompts.a
    return props.kind === 'swap' ? readDice(view(), diceIn(view().supply[colour], colour), play.rolls()) : []
  })
  const swappable = createMemo(() =>
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
          <RivalBoards play={play} rivals={props.rivals} />
          {/* On a phone the spread hides one's own fields, and an Extra Roll may be meant for them. */}
          <Show when={props.fit === 'narrow' && aimed() === 'extra-roll'}>
            <OwnYard play={play} pocket />
          </Show>
        </Match>
        <Match when={props.kind === 'swap-colour'}>
          <Rolled
            title={words().swapColour}
            note={words().swapColourNote}
            choices={play.choices}
            colours={swappable()}
          />
        </Match>
        <Match when={props.kind === 'swap'}>
          <Rolled
            title={words().rolled(words().colours[supplyColour()])}
            note={words().swapNote(words().colours[supplyColour()])}
            choices={play.choices}
            dice={rolled()}
            row={props.fit === 'narrow' ? 5 : 7}
          />
        </Match>
      </Switch>
    </Spread>
  )
}
