import {
  createFit,
  createFocus,
  createLow,
  createTabs,
  type Fit,
  FlyingPieces,
  Table as Frame,
  type TabBar,
  TabRegion,
  Tabs,
} from '@taproom/board'
import { type Accessor, createComputed, createMemo, createSignal, type JSX, on, Show } from 'solid-js'
import { Glyph, type GlyphName } from './art/index.ts'
import './board.css'
import { Brewery, type Part, Store } from './breweryRegions.tsx'
import type { Decision } from './choices.ts'
import { TABS, type Tab } from './kinds.ts'
import './layout.css'
import './low.css'
import { createMotion } from './motion.tsx'
import './play.css'
import { type BrewCraftersProps, createPlay } from './play.ts'
import {
  Aid,
  Chips,
  Common,
  createShopping,
  hasCommon,
  MarketPlace,
  OnOffer,
  RecipeColumns,
  Rivals,
  Season,
  WinterPaid,
} from './regions.tsx'
import { createSheet } from './sheets.tsx'
import { type BoardWords, loadedWords, wordsIn } from './words.ts'

interface Where {
  readonly tab: Tab
  readonly part?: Part
  /** Where the keyboard finds the choices. */
  readonly region: string
}

const STORE: Where = { tab: 'brewery', part: 'storehouse', region: '.bc-store' }
const SHEET = '.bc-sheet'

/** Where each decision is taken, so that a narrow table opens the right region and the keyboard finds it. */
const PLACE_OF: { readonly [D in Decision]: Where } = {
  'benefit-order': { tab: 'brewery', region: SHEET },
  'farm-tile': STORE,
  'place-worker': { tab: 'market', region: '.bc-market' },
  'extra-market': { tab: 'market', region: '.bc-market' },
  stall: { tab: 'market', region: '.bc-bubble' },
  'hire-worker': { tab: 'hall', region: `${SHEET}, .bc-offers` },
  'form-partnership': { tab: 'hall', region: `${SHEET}, .bc-offers` },
  agency: { tab: 'market', region: SHEET },
  exchange: { tab: 'market', region: SHEET },
  'farm-plant': STORE,
  'gain-choice': { tab: 'brewery', region: SHEET },
  overflow: STORE,
  'overflow-rest': STORE,
  'brewing-action': { tab: 'brewery', region: '.bc-brewery' },
  'extra-brewing': { tab: 'brewery', region: '.bc-brewery' },
  'first-part': { tab: 'brewery', part: 'line', region: '.bc-brewery' },
  brew: { tab: 'recipes', region: '.bc-recipes, .bc-secrets, .bc-brewery' },
  section: { tab: 'recipes', part: 'common', region: '.bc-collab' },
  'second-part': { tab: 'brewery', part: 'line', region: '.bc-brewery' },
  'lab-track': { tab: 'brewery', part: 'lab', region: '.bc-lab' },
  install: { tab: 'brewery', part: 'tiles', region: SHEET },
  'secret-pick': { tab: 'recipes', region: SHEET },
  'harvest-pick': { tab: 'brewery', region: SHEET },
}

const GLYPH: { readonly [T in Tab]: GlyphName } = {
  market: 'stall',
  brewery: 'kettle',
  recipes: 'mug',
  hall: 'worker',
  rivals: 'rivals',
  log: 'log',
}

export function Board(props: BrewCraftersProps) {
  const [words, setWords] = createSignal(loadedWords(props.language))
  createComputed(
    on(
      () => props.language,
      async language => {
        const spoken = await wordsIn(language)
        if (language === props.language) setWords(spoken)
      },
    ),
  )
  return <Show when={words()}>{spoken => <Table board={props} words={spoken} />}</Show>
}

function Table(table: { board: BrewCraftersProps; words: Accessor<BoardWords> }) {
  const props = table.board
  const play = createPlay(props, table.words)
  const flights = createMotion(play)
  const isLow = createLow()
  const room = createFit('(min-width: 1150px) and (min-height: 630px)')
  // On its side a phone is still a phone: one region at a time.
  const fit = createMemo((): Fit => (isLow() ? 'narrow' : room()))
  const sheet = createSheet(play, fit)
  const shopping = createShopping(play)

  const where = createMemo((): Where | undefined => {
    const { decision, hand } = play.asked()
    if (!decision) return undefined
    // With a recipe in hand and two empty tanks the line is what is asked for.
    const inHand = decision === 'brew' && hand.recipe !== undefined && !sheet()
    return inHand ? { tab: 'brewery', part: 'line', region: '.bc-line' } : PLACE_OF[decision]
  })
  const tabs: TabBar<Tab> = createTabs({
    names: TABS,
    first: 'market',
    moment: () => `${props.seat} ${where()?.tab} ${play.asked().decision} ${props.view.turn}`,
    where: () => where()?.tab,
    label: () => play.words().parts,
    word: tab => play.words().tabs[tab],
    glyph: tab => <Glyph of={GLYPH[tab]} size={22} />,
    dot: tab => tab === where()?.tab && tab !== tabs.tab(),
  })
  // Into the bubble or sheet that opened, else to the region of the decision, or wherever something glows.
  createFocus(play.screen, [() => props.choices, () => play.asked().hand], () => {
    const now = where()
    return now ? ['.bc-bubble', ...(sheet() ? [SHEET] : []), now.region, '*'] : []
  })

  const recipes = (fit: Fit) => <RecipeColumns play={play} fit={fit} shopping={shopping} />
  const market = (fit: Fit) => <MarketPlace play={play} fit={fit} />
  const season = (fit: Fit) => <Season play={play} fit={fit} />
  const rivals = (fit: Fit) => <Rivals play={play} fit={fit} onShow={() => tabs.turn('brewery')} />
  const brewery = (fit: Fit) => <Brewery play={play} fit={fit} part={where()?.part} />
  const common = (fit: Fit) => (
    <Show when={hasCommon(play)}>
      <Common play={play} fit={fit} shopping={shopping} />
    </Show>
  )
  /** A decision with more to read takes the place of its tab's region; the others stay open to look around. */
  const region = (fit: Fit, without?: Tab) => {
    const beside = (tab: Tab) => (tab === without ? 'market' : tab)
    const under = (tab: Tab, drawing: () => JSX.Element) => () => (
      <Show when={beside(sheet()?.tab ?? 'market') === tab && sheet()} fallback={drawing()}>
        {sheet => <>{sheet().region(fit)}</>}
      </Show>
    )
    return (
      <TabRegion
        bar={tabs}
        without={without}
        of={{
          market: under('market', () => (
            <>
              {market(fit)}
              <Aid play={play} fit={fit} shopping={shopping} />
              <Show when={fit === 'narrow'} fallback={<div class="bc-tall">{recipes(fit)}</div>}>
                <div class="bc-brewery">
                  <Store play={play} fit="narrow" />
                </div>
              </Show>
            </>
          )),
          brewery: under('brewery', () => brewery(fit)),
          recipes: under('recipes', () => (
            <>
              {recipes(fit)}
              <div class="bc-common" classList={{ first: where()?.part === 'common' }}>
                {common(fit)}
              </div>
            </>
          )),
          hall: under('hall', () => <OnOffer play={play} fit={fit} />),
          rivals: under('rivals', () => rivals(fit)),
          log: under('log', props.parts.log),
        }}
      />
    )
  }

  const wide = () => (
    <main class="bd-main">
      {market('wide')}
      <div class="bc-shelf" classList={{ pair: !hasCommon(play) }}>
        {recipes('wide')}
        <OnOffer play={play} fit="wide" />
        <Show when={hasCommon(play)}>
          <div class="bc-common">{common('wide')}</div>
        </Show>
        <Show when={sheet()}>
          {sheet => <Over fold={play.words().fold} unfold={play.words().unfold} sheet={() => sheet().region('wide')} />}
        </Show>
      </div>
      {brewery('wide')}
      <aside class="bc-rail">
        {season('wide')}
        <WinterPaid play={play} />
        {rivals('wide')}
        {props.parts.log()}
      </aside>
    </main>
  )
  const middle = () => (
    <main class="bd-main">
      <div class="bc-pane">
        {season('middle')}
        <WinterPaid play={play} />
        <Tabs bar={tabs} without="brewery" />
        {region('middle', 'brewery')}
        <div class="bc-under">
          <Rivals play={play} fit="middle" close onShow={() => tabs.turn('brewery')} />
        </div>
      </div>
      <div class="bc-pane">
        {brewery('middle')}
        <div class="bc-tall">{rivals('middle')}</div>
      </div>
    </main>
  )
  const narrow = () => (
    <>
      {season('narrow')}
      <Chips play={play} onShow={() => tabs.turn('brewery')} />
      {/* What scrolls must be reachable by keyboard, even when nothing in it is a choice. */}
      <main class="bd-main" tabindex="0">
        <WinterPaid play={play} />
        {region('narrow')}
      </main>
    </>
  )
  const low = () => (
    <>
      <Chips play={play} onShow={() => tabs.turn('brewery')} />
      <main class="bd-main" tabindex="0">
        {season('narrow')}
        <WinterPaid play={play} />
        {region('narrow')}
      </main>
    </>
  )
  return (
    <Frame name="bc" play={play} fit={fit()} tabs={tabs} layouts={{ wide, middle, narrow, low }}>
      <FlyingPieces flights={flights} />
    </Frame>
  )
}

/** On a desktop a sheet lies over the recipes, and can be folded away to see what it covers. */
function Over(props: { sheet: () => JSX.Element; fold: string; unfold: string }) {
  const [folded, setFolded] = createSignal(false)
  return (
    <div class="bc-over" classList={{ folded: folded() }}>
      <Show when={!folded()}>{props.sheet()}</Show>
      <button type="button" class="fold" aria-expanded={!folded()} onClick={() => setFolded(!folded())}>
        {folded() ? props.unfold : props.fold}
      </button>
    </div>
  )
}
