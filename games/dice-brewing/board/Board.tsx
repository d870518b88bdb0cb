import { createFit, createTabs, type Fit, Table, TabRegion, Tabs } from '@taproom/board'
import { createComputed, createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import { P } from '../rules/prompts.ts'
import { GlyphIcon, type GlyphName } from './art/index.ts'
import './board.css'
import { TABS, type Tab, type Token } from './kinds.ts'
import { supplyLabel } from './labels.ts'
import './layout.css'
import { Cards, Stalls, WhichRound } from './Middle.tsx'
import { Opened, type SpreadKind } from './Opened.tsx'
import { Glances, RivalBoards } from './Others.tsx'
import { OwnYard, OwnZones, Self } from './Own.tsx'
import './low.css'
import './narrow.css'
import './play.css'
import { createPlay, type DiceBrewingProps } from './play.ts'
import { Supply } from './Round.tsx'
import { readSupply } from './reading.ts'

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
  [P['tidying-window']]: { tab: 'yard', regions: ['.db-tokens', '.db-zones'] },
  [P['tidied-die']]: { tab: 'yard', regions: ['.db-zones'] },
}

/** Tokens that may be put on what others have. */
const ABROAD: readonly Token[] = ['extra-roll', 'take-back-die', 'block-protect-die', 'block-building']

const SIGN: { readonly [T in Tab]: GlyphName } = {
  yard: 'house',
  recipes: 'bottle',
  markets: 'purse',
  rivals: 'rivals',
  log: 'log',
}

export function Board(props: DiceBrewingProps) {
  const play = createPlay(props)
  const fit = createFit()
  const [looked, setLooked] = createSignal(false)

  const asked = createMemo(() => (play.mine() ? props.view.prompts.kind : -1))
  const spread = createMemo((): SpreadKind | undefined => {
    const token = play.aimed()
    if (token && ABROAD.includes(token)) return 'aim'
    if (asked() === P['swap-colour']) return 'swap-colour'
    if (asked() === P.swap) return 'swap'
    return looked() ? 'look' : undefined
  })
  const somethingToBuy = () => [...play.free().legal.keys()].some(place => place.startsWith('buy:'))
  const tabs = createTabs<Tab>({
    names: TABS,
    first: 'yard',
    moment: () => `${props.seat} ${asked()} ${props.view.turn}`,
    where: () => {
      const tab = PLACES[asked()]?.tab
      return tab === 'markets' && !somethingToBuy() ? 'yard' : tab
    },
    onTurn: () => setLooked(false),
    label: () => play.words().parts,
    word: tab => play.words().tabs[tab],
    glyph: tab => <GlyphIcon of={SIGN[tab]} />,
  })
  createComputed(
    on(play.aimed, token => {
      if (token === 'block-recipe') tabs.turn('recipes')
    }),
  )
  createEffect(
    on([() => props.choices, play.hand, asked], () => {
      if (play.screen.keys) requestAnimationFrame(focusDecision)
    }),
  )

  /** Focus stays where it is of use; otherwise it goes to the first place that answers, or to the last button. */
  function focusDecision() {
    const { root } = play.screen
    const regions = play.aimed() ? ['.db-spread', '.db-recipes', '.db-own'] : (PLACES[asked()]?.regions ?? [])
    const holding = play.hand().held !== undefined && document.activeElement?.matches('.chosen')
    if (!root || regions.length === 0) return
    if (document.activeElement?.matches('.pick.legal') && !holding) return
    for (const region of regions) {
      const first = root.querySelector<HTMLElement>(`${region} .pick.legal:not(.chosen)`)
      if (first) return first.focus()
    }
    const any = root.querySelector<HTMLElement>('.pick.legal')
    const buttons = [...root.querySelectorAll<HTMLElement>('.prompt .answers button:not([aria-disabled="true"])')]
    ;(any ?? buttons.at(-1))?.focus()
  }

  const round = (fit: Fit) => <WhichRound play={play} pocket={fit !== 'wide'} />
  const recipes = (fit: Fit) => <Cards play={play} brief={fit === 'narrow'} />
  const yard = (fit: Fit) => <OwnYard play={play} pocket={fit === 'narrow'} />
  const own = () => (
    <div class="db-own">
      <OwnZones play={play} />
      <Self play={play} />
    </div>
  )
  const rivals = (fit: Fit) => (
    <Show
      when={fit === 'middle'}
      fallback={
        <Glances play={play} dense={fit === 'wide' && play.others().length > 2} onPress={() => setLooked(!looked())} />
      }
    >
      <RivalBoards play={play} />
    </Show>
  )
  const supply = () => (
    <Supply
      label={supplyLabel(play.passages())}
      dice={readSupply(props.view)}
      seeds={props.view.seeds}
      deck={props.view.deck.length}
    />
  )
  /** Opened over recipes and markets (a phone: over its tab): rivals to aim at, a roll of the supply. */
  const opened = (fit: Fit) => <Opened play={play} kind={spread()} fit={fit} onClose={() => setLooked(false)} />
  const region = (fit: Fit, without?: Tab) => (
    <Show
      when={spread()}
      fallback={
        <TabRegion
          bar={tabs}
          without={without}
          of={{
            yard: () => [<Cards play={play} pocket />, yard(fit)],
            recipes: () => recipes(fit),
            markets: () => <Stalls play={play} />,
            rivals: () => [rivals(fit), supply()],
            log: props.parts.log,
          }}
        />
      }
    >
      {opened(fit)}
    </Show>
  )

  const wide = () => (
    <>
      <main class="bd-main">
        {/* What is opened lies over them: made anew, six hundred elements would hold up the click that closes it. */}
        <div
          class="db-upper"
          classList={{ covered: !!spread(), beside: spread() === 'swap' || spread() === 'swap-colour' }}
        >
          {recipes('wide')}
          <Stalls play={play} />
          <Show when={spread()}>{opened('wide')}</Show>
        </div>
        {yard('wide')}
        {own()}
      </main>
      <aside class="db-rail">
        {round('wide')}
        {rivals('wide')}
        {supply()}
        {props.parts.log()}
      </aside>
    </>
  )
  /** A tablet always shows the yard, so it has no tab. */
  const middle = () => (
    <>
      <div class="db-strip">
        {round('middle')}
        <Tabs bar={tabs} without="yard" />
      </div>
      <main class="bd-main">
        {region('middle', 'yard')}
        {yard('middle')}
      </main>
      {own()}
    </>
  )
  const narrow = () => (
    <>
      {round('narrow')}
      {/* It may scroll without holding a choice: the keyboard must reach it all the same. */}
      <main class="bd-main" tabindex="0">
        {region('narrow')}
      </main>
      {own()}
    </>
  )
  /** A phone on its side: one region and the own dice, the decision beside them. */
  const low = () => (
    <>
      {round('narrow')}
      <main class="bd-main" tabindex="0">
        {region('narrow')}
      </main>
      {own()}
    </>
  )
  const onEscape = () => {
    const something = play.release() || looked()
    setLooked(false)
    return something
  }
  return (
    <Table
      name="db"
      play={play}
      fit={fit()}
      tabs={tabs}
      layouts={{ wide, middle, narrow, low }}
      lowFrom={560}
      onEscape={onEscape}
    />
  )
}
